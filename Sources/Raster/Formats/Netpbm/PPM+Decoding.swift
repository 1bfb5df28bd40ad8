// A reader of binary pixmaps. Goals, in order: no bytes whatever make it trap or take more memory
// than the picture needs; what it accepts it reads as netpbm does; everything else it refuses, with
// the place. It reads neither the text form nor more than 8 bits a component.

extension PPM {
  /// Reads a binary pixmap (P6) with 255 levels a component; the bitmap is opaque.
  ///
  /// A comment reaches from `#` to the end of its line and may stand wherever the header goes on,
  /// as in netpbm; its end counts as a blank.
  ///
  /// - Throws: `ParsingError` for anything else: another format, a size that `Bitmap` refuses, bytes
  ///   missing, or bytes after the last pixel.
  public static func decode(_ bytes: [UInt8]) throws(ParsingError) -> Bitmap {
    var header = Header(bytes)
    try header.readMagic()
    let width = try header.readNumber()
    let height = try header.readNumber()
    let maximum = try header.readNumber()
    guard maximum == 255 else { throw .unsupportedMaximum(maximum) }
    var bitmap = try Bitmap(checkingRoomFor: width, height, in: bytes.count - header.offset)
    var offset = header.offset
    for index in bitmap.words.indices {
      let pixel = Pixel(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
      bitmap.words[index] = pixel.word
      offset += 3
    }
    return bitmap
  }

  /// The words before the pixels.
  private struct Header {
    let bytes: [UInt8]
    /// The next byte to be read.
    var offset = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func readMagic() throws(ParsingError) {
      guard bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "6")]) else {
        throw .notBinaryPixmap(firstBytes: Array(bytes.prefix(2)))
      }
      offset = 2
      let byte = try next()
      try expectBlank(byte)
    }

    /// Reads blanks, digits, and the one blank that ends them.
    mutating func readNumber() throws(ParsingError) -> Int {
      var byte = try next()
      while Self.isBlank(byte) { byte = try next() }
      guard Self.isDigit(byte) else { throw .unexpectedByte(byte, offset: offset - 1) }
      let start = offset - 1
      var value = 0
      while Self.isDigit(byte) {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        guard value <= 999_999_999 else { throw .numberTooLarge(offset: start) }
        byte = try next()
      }
      try expectBlank(byte)
      return value
    }

    /// The next byte; a comment is read as the end of its line.
    private mutating func next() throws(ParsingError) -> UInt8 {
      guard offset < bytes.count else { throw .endInHeader(count: bytes.count) }
      var byte = bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "#") else { return byte }
      while byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") {
        guard offset < bytes.count else { throw .endInHeader(count: bytes.count) }
        byte = bytes[offset]
        offset += 1
      }
      return byte
    }

    private func expectBlank(_ byte: UInt8) throws(ParsingError) {
      guard Self.isBlank(byte) else { throw .unexpectedByte(byte, offset: offset - 1) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }
}

extension Bitmap {
  /// Creates a bitmap for three bytes a pixel, of which exactly `count` are at hand.
  fileprivate init(checkingRoomFor width: Int, _ height: Int, in count: Int)
    throws(PPM.ParsingError)
  {
    do {
      try Self.checkSize(width: width, height: height)
    } catch {
      throw .sizeOutOfRange(error)
    }
    // The area is below 2²⁸, so three bytes a pixel fit 32 bits.
    let wanted = width * height * 3
    guard count >= wanted else { throw .pixelsMissing(wanted: wanted, given: count) }
    guard count == wanted else { throw .bytesAfterPixels(count: count - wanted) }
    do {
      try self.init(width: width, height: height)
    } catch {
      throw .sizeOutOfRange(error)
    }
  }
}
