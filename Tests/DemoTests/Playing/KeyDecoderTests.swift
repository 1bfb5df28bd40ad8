import Testing

@testable import Demo

@Suite struct KeyDecoderTests {
  /// The keys of a text that comes in pieces of some bytes.
  private func keys(_ text: String, pieces: Int = 100) -> [Key] {
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: pieces).flatMap { start in
      decoder.take(Array(bytes[start..<min(start + pieces, bytes.count)]))
    }
  }

  @Test("characters and arrows are keys, however the bytes arrive", arguments: [1, 2, 3, 100])
  func all(pieces: Int) {
    let text = " .,+=-_rR\u{1B}[C\u{1B}[D\u{1B}OC\u{1B}OD\u{1B}[1;5CqQ\u{3}"
    #expect(
      keys(text, pieces: pieces) == [
        .pause, .forward, .back, .faster, .faster, .slower, .slower, .restart, .restart, .forward,
        .back, .forward, .back, .forward, .quit, .quit, .quit,
      ])
  }

  @Test(
    "what is no key of ours is passed over as a whole", arguments: [1, 2, 100])
  func others(pieces: Int) {
    // Up, delete, F5, a shifted function key, answers of terminals, alt and q, letters, two bytes of UTF-8.
    let text =
      "\u{1B}[A\u{1B}[3~\u{1B}[15~\u{1B}OP\u{1B}_Gi=1;q \u{1B}\\\u{1B}]11;rgb:q\u{7}"
      + "\u{1B}P>|q r\u{1B}\\\u{1B}qxyzé\u{1B}[?1;2cr"
    #expect(keys(text, pieces: pieces) == [.restart])
  }

  @Test("an escape is a key if nothing follows, or another")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]).isEmpty && decoder.isWaiting)
    #expect(decoder.flush() == .quit && !decoder.isWaiting)
    #expect(decoder.flush() == nil)
    #expect(decoder.take([0x1B, 0x1B]) == [.quit])
    #expect(decoder.take(Array("[C".utf8)) == [.forward])
    // One that breaks a sequence off begins another.
    #expect(decoder.take(Array("\u{1B}[1;\u{1B}[D".utf8)) == [.back])
  }
}
