import Foundation

/// The pictures that are compared with each other: two files, or those of two folders with equal names.
struct PicturePairs {
  /// Two files, of which one may be missing.
  struct Pair {
    /// What people call it.
    var name: String
    var expected: String?
    var actual: String?
  }

  let pairs: [Pair]

  /// Finds them.
  ///
  /// - Throws: `Failure` if one of the two is not there, only one is a folder, or there is no picture.
  init(_ expected: String, _ actual: String) throws(Failure) {
    switch (try Self.isFolder(expected), try Self.isFolder(actual)) {
    case (false, false):
      pairs = [Pair(name: actual, expected: expected, actual: actual)]
    case (true, true):
      let (old, new) = (Self.pictures(in: expected), Self.pictures(in: actual))
      pairs = old.union(new).sorted().map { name in
        Pair(
          name: name, expected: old.contains(name) ? expected + "/" + name : nil,
          actual: new.contains(name) ? actual + "/" + name : nil)
      }
      guard !pairs.isEmpty else { throw .usage("\(expected), \(actual): there is no picture") }
    default:
      throw .usage("\(expected), \(actual): only one of the two is a folder")
    }
  }

  private static func isFolder(_ path: String) throws(Failure) -> Bool {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .cannotRead("cannot read \(path): there is no such file or folder")
    }
    return isFolder.boolValue
  }

  /// The files that may be pictures by their names, in the folder and those below it.
  private static func pictures(in folder: String) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let kinds = ["png", "apng", "gif", "bmp", "ppm", "pgm", "pbm", "pnm", "pam"]
    return Set(
      names.filter { name in
        kinds.contains { name.hasSuffix("." + $0) } && (try? isFolder(folder + "/" + name)) != true
      })
  }
}
