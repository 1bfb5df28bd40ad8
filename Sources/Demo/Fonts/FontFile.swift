import Foundation
import Scene
import SnapshotReports

/// A file of one font or several.
struct FontFile {
  let path: String
  let bytes: [UInt8]

  /// Reads a file.
  init(path: String) throws(Failure) {
    self.path = path
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe))
    } catch {
      throw .cannotRead("cannot read \(path): \(error.fileReason)")
    }
  }

  /// The face of a place in the file, counted from 0.
  func typeface(at index: Int) throws(Failure) -> Typeface {
    do {
      return try Typeface(bytes, index: index)
    } catch {
      throw .cannotRead("\(path): \(error)")
    }
  }

  /// All faces that can be opened, with their places.
  var typefaces: [(index: Int, typeface: Typeface)] {
    let count = (try? Typeface.count(in: bytes)) ?? 0
    return (0..<count).compactMap { index in
      (try? Typeface(bytes, index: index)).map { (index, $0) }
    }
  }
}
