import Foundation

/// A folder of pictures: every file in it is whole at every time.
///
/// A file is written under another name beside its place and then renamed; what is there and is no
/// file stays what it is: see `OutputPlace`. The folder is made with
/// the folders above it.
struct OutputFolder {
  let path: String

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: The folder; it is made if it is not there.
  ///   - isShared: Whether others may write there, too: each writes files of its own.
  /// - Throws: `Failure.cannotCreate` if the folder cannot be made, or another run is writing there.
  init(path: String, isShared: Bool = false) throws(Failure) {
    self.path = path
    for folder in Self.folders(on: path) where unsafe mkdir(folder, 0o777) != 0 {
      let reason = StandardFile.reason
      guard Self.isFolder(folder) else {
        throw .cannotCreate("cannot make the folder \(folder): \(reason)")
      }
    }
    guard Self.reserve(path, isShared ? LOCK_SH : LOCK_EX) else {
      throw .cannotCreate("cannot write to \(path): another run is writing there")
    }
  }

  /// Keeps other runs out until the program ends; two would take away each other's pictures.
  ///
  /// - Returns: Whether no other run is there; also where a file system has no locks.
  private static func reserve(_ path: String, _ lock: Int32) -> Bool {
    let descriptor = unsafe Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    return flock(descriptor, lock | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// The folder in which a file lies, and its name there.
  static func place(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The folders that a path goes through, from the first to the last, which is itself.
  private static func folders(on path: String) -> [String] {
    var folders: [String] = []
    var next = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      next += (next.isEmpty || next == "/" ? "" : "/") + part
      folders.append(next)
    }
    return folders.isEmpty ? [path] : folders
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Puts a file in its place; one that is there is replaced, and links stay.
  ///
  /// What is no file, as a device or a pipe, is written straight into.
  func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    let place = path + "/" + name
    switch try OutputPlace(place) {
    case .file(let real): try Self.replace(real, with: bytes)
    case .stream: try Self.fill(try Self.open(place, O_TRUNC, as: place), with: bytes)
    }
  }

  private static func replace(_ place: String, with bytes: [UInt8]) throws(Failure) {
    let (folder, name) = Self.place(of: place)
    let temporary = folder + "/.\(name).\(getpid()).tmp"
    Interruption.willWrite(temporary)
    defer { Interruption.hasWritten() }
    let file = try open(temporary, O_CREAT | O_TRUNC, as: place)
    do throws(Failure) {
      try fill(file, with: bytes)
      guard unsafe rename(temporary, place) == 0 else {
        throw .cannotCreate("cannot write \(place): \(StandardFile.reason)")
      }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func open(
    _ path: String, _ flags: Int32, as name: String
  ) throws(Failure) -> StandardFile {
    let descriptor = unsafe Foundation.open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else {
      throw .cannotCreate("cannot write \(name): \(StandardFile.reason)")
    }
    return StandardFile(descriptor: descriptor, name: name)
  }

  private static func fill(_ file: StandardFile, with bytes: [UInt8]) throws(Failure) {
    do {
      try file.write(bytes)
    } catch {
      _ = close(file.descriptor)
      throw error
    }
    // Some file systems find out only here that there is no room.
    guard close(file.descriptor) == 0 else {
      throw .cannotWrite("cannot write \(file.name): \(StandardFile.reason)")
    }
  }

  /// Removes the pictures of former runs but for some; only names that this program gives, only files.
  func removePictures(of scene: String, except kept: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where !kept.contains(name) && PictureName.isOurs(name, of: scene) {
      let place = path + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: place)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      try? FileManager.default.removeItem(atPath: place)
    }
  }
}
