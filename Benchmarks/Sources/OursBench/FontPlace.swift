import Foundation
import Scene

/// A face in a file, as a command line names it: FILE or FILE#FACE.
struct FontPlace {
  let path: String
  let index: Int

  init(_ value: String) {
    let parts = value.split(separator: "#", maxSplits: 1)
    path = String(parts.first ?? "")
    index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  func typeface() throws -> Typeface { try Typeface(bytes(), index: index) }
}
