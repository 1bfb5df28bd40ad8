import Foundation
import Scene
import SnapshotReports

/// A file of one font or several.
struct FontFile {
  let path: String
  private let data: FontData

  /// Opens a file; what is needed of it is read when it is.
  init(path: String) throws(Failure) {
    self.path = path
    if let reason = Self.refusal(path) { throw .cannotRead("cannot read \(path): \(reason)") }
    data = try Self.mapped(path)
  }

  /// The bytes of a file, of which the system reads what is looked at; those of a pipe are read at
  /// once.
  private static func mapped(_ path: String) throws(Failure) -> FontData {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead("cannot read \(path): \(StandardFile.reason)") }
    defer { close(descriptor) }
    var status = stat()
    let isFile = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let count = isFile ? Int(status.st_size) : 0
    if count > 0, let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    {
      nonisolated(unsafe) let memory = unsafe UnsafeRawBufferPointer(start: start, count: count)
      return unsafe FontData(memory: memory) {
        unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
      }
    }
    do {
      let bytes = try FileHandle(fileDescriptor: descriptor).readToEnd()
      return FontData(Array(bytes ?? Data()))
    } catch {
      throw .cannotRead("cannot read \(path): \(error.fileReason)")
    }
  }

  /// Why a path is not read: a folder has no bytes, and a device may have no end of them.
  private static func refusal(_ path: String) -> String? {
    let real = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: real.path(percentEncoded: false))
    return switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: "it is a folder"
    case .typeCharacterSpecial, .typeBlockSpecial: "it is a device, not a file"
    default: nil
    }
  }

  /// The face of a place in the file, counted from 0.
  func typeface(at index: Int) throws(Failure) -> Typeface {
    do {
      return try Typeface(data, index: index)
    } catch {
      throw .cannotRead("\(path): \(error)")
    }
  }

  /// All faces that can be opened, with their places.
  var typefaces: [(index: Int, typeface: Typeface)] {
    let count = (try? Typeface.count(in: data)) ?? 0
    return (0..<count).compactMap { index in
      (try? Typeface(data, index: index)).map { (index, $0) }
    }
  }
}
