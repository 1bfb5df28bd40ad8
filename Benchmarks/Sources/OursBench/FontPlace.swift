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

  /// The file, mapped into memory.
  func data() throws -> FontData {
    nonisolated(unsafe) let file = try NSData(contentsOfFile: path, options: .alwaysMapped)
    let memory = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.length)
    return unsafe FontData(memory: memory) { unsafe withExtendedLifetime(file) {} }
  }

  func typeface() throws -> Typeface { try Typeface(data(), index: index) }
}
