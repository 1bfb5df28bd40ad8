import Foundation
import Raster
import SnapshotReports

/// A folder with the pictures of a scene, each in a file of its own.
struct FrameFolder {
  let path: String
  private let names: [String]

  /// Finds the pictures.
  ///
  /// - Throws: `Failure` if there are none, some of two formats, or not all from the first to the
  ///   last.
  init(path: String) throws(Failure) {
    self.path = path
    let found: [String]
    do {
      found = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .cannotRead("cannot read the folder \(path): \(error.fileReason)")
    }
    var numbers: [Int: String] = [:]
    var kinds: Set<String> = []
    for name in found.sorted() {
      guard let (number, kind) = PictureName.frameNumber(name) else { continue }
      kinds.insert(kind)
      if let other = numbers.updateValue(name, forKey: number), kinds.count == 1 {
        throw .usage("\(path): \(other) and \(name) are both picture \(number)")
      }
    }
    guard kinds.count <= 1 else {
      throw .usage(
        "\(path): its pictures are of several formats (\(kinds.sorted().joined(separator: ", "))); "
          + "leave only one")
    }
    var names: [String] = []
    while let name = numbers[names.count] { names.append(name) }
    guard names.count == numbers.count, !names.isEmpty else {
      throw .usage(
        numbers.isEmpty
          ? "\(path): there is no picture frame-00 … in it"
          : "\(path): picture \(names.count) is missing; there are \(numbers.count) in all")
    }
    self.names = names
  }

  var count: Int { names.count }

  /// Where a picture lies.
  func name(_ index: Int) -> String { path + "/" + names[index] }

  /// Reads a picture.
  func picture(_ index: Int) throws(Failure) -> Bitmap {
    try PictureFile.read(name(index))
  }
}
