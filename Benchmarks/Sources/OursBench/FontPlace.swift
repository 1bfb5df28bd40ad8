import Foundation
import Scene

/// A face in a file, as a command line names it: FILE or FILE#FACE.
struct FontPlace {
  let path: String
  let index: Int

  init(_ value: String) throws(Options.Mistake) {
    let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let index = parts.count > 1 ? Int(parts[1]) : 0 else {
      throw Options.Mistake(text: "\(value): after # stands the number of a face, from 0 on")
    }
    path = String(parts[0])
    self.index = index
  }

  /// The file, mapped into memory.
  func data() throws -> FontData {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Options.Mistake(text: "--font \(path): no such file") }
    defer { close(descriptor) }
    let count = Int(lseek(descriptor, 0, SEEK_END))
    guard count > 0, let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    else { throw Options.Mistake(text: "--font \(path): it cannot be mapped") }
    nonisolated(unsafe) let memory = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return unsafe FontData(memory: memory) {
      unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    }
  }

  func typeface() throws -> Typeface { try Typeface(data(), index: index) }
}
