extension Netpbm {
  /// A place in the bytes of a stream.
  struct Cursor {
    let bytes: [UInt8]
    /// The next byte to be read.
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }
    var remainingCount: Int { bytes.count - offset }

    /// Goes on by at most as many bytes as there are.
    mutating func skip(_ count: Int) {
      offset += min(max(count, 0), remainingCount)
    }

    /// The next byte, with comments as they are.
    mutating func nextRaw() throws(ParsingError) -> UInt8 {
      guard offset < bytes.count else { throw .endOfStream(count: bytes.count) }
      defer { offset += 1 }
      return bytes[offset]
    }

    /// The next byte; a comment, from `#` to the end of its line, is read as that end.
    mutating func next() throws(ParsingError) -> UInt8 {
      var byte = try nextRaw()
      guard byte == UInt8(ascii: "#") else { return byte }
      while byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") { byte = try nextRaw() }
      return byte
    }

    /// Reads one blank, or a comment.
    mutating func readBlank() throws(ParsingError) {
      let start = offset
      let byte = try next()
      guard Self.isBlank(byte) else { throw .unexpectedByte(byte, offset: start) }
    }

    /// Reads blanks, digits, and the one blank that ends them: what follows is left as it is.
    ///
    /// - Returns: The number, and the offset of its first digit.
    mutating func readNumber() throws(ParsingError) -> (value: Int, offset: Int) {
      var byte = try next()
      while Self.isBlank(byte) { byte = try next() }
      let start = offset - 1
      guard Self.isDigit(byte) else { throw .unexpectedByte(byte, offset: start) }
      var value = 0
      while Self.isDigit(byte) {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        guard value <= numberLimit else { throw .numberTooLarge(offset: start) }
        byte = try next()
      }
      guard Self.isBlank(byte) else { throw .unexpectedByte(byte, offset: offset - 1) }
      return (value, start)
    }

    /// Reads blanks and one digit, 0 or 1; no blank need follow.
    mutating func readBit() throws(ParsingError) -> Bool {
      var byte = try next()
      while Self.isBlank(byte) { byte = try next() }
      guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
        throw .unexpectedByte(byte, offset: offset - 1)
      }
      return byte == UInt8(ascii: "1")
    }

    /// Between pictures netpbm takes what the C library calls white space, which is more than what
    /// it takes inside.
    mutating func skipBlanksBetweenImages() {
      while offset < bytes.count, Self.isWhiteSpace(bytes[offset]) { offset += 1 }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }

    /// A blank, a vertical tab or a form feed.
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
      isBlank(byte) || byte == 11 || byte == 12
    }

    static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }

  /// The greatest number that is read at all; its next digit would not fit 32 bits.
  static var numberLimit: Int { 99_999_999 }
}
