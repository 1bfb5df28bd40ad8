import Scene
import Synchronization
import TestSupport
import Testing

@Suite struct FontDataTests {
  @Test("a face of memory that somebody else keeps draws what one of an array draws")
  func memory() throws {
    let bytes = FontBuilder.sample.bytes
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe memory.copyBytes(from: bytes)
    let releases = Releases()
    try {
      let data = unsafe FontData(memory: UnsafeRawBufferPointer(memory)) { releases.add() }
      #expect(data.count == bytes.count)
      #expect(try Typeface.count(in: data) == 1)
      let face = try Typeface(data)
      let other = try Typeface(bytes)
      for glyph in 0..<Int32(face.glyphCount) {
        #expect(
          try face.checkedOutline(of: Glyph(index: glyph))
            == other.checkedOutline(of: Glyph(index: glyph)))
      }
      #expect(releases.count == 0)
    }()
    #expect(releases.count == 1)
    unsafe memory.deallocate()
  }

  @Test("an empty file is no font, in memory as in an array")
  func empty() {
    let nothing = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    #expect(throws: FontError.wrongSignature(firstBytes: [])) {
      try Typeface(unsafe FontData(memory: nothing) {})
    }
    #expect(throws: FontError.wrongSignature(firstBytes: [])) { try Typeface([]) }
  }
}

/// Counts how often memory was given back.
private final class Releases: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
