// Pixels of the three encodings. A header that came through `checkSize` has all its bytes, but those of
// text may still run out.

extension Netpbm {
  /// Eight bits for a sample of 0 … `maximum`: 255 v / m, rounded half up.
  ///
  /// - Source: (2 · 255 v + m) / 2 m; below 2²⁶.
  private static func level(_ sample: Int, maximum: Int) -> UInt8 {
    UInt8((sample * 510 + maximum) / (2 * maximum))
  }

  static func packedWords(_ header: Header, at cursor: inout Cursor) -> [UInt32] {
    let rowSize = (header.width + 7) / 8
    var words: [UInt32] = []
    words.reserveCapacity(header.width * header.height)
    for y in 0..<header.height {
      let row = cursor.offset + y * rowSize
      for x in 0..<header.width {
        let isBlack = cursor.bytes[row + x / 8] &<< UInt8(x % 8) & 128 != 0
        words.append(isBlack ? 0xFF00_0000 : 0xFFFF_FFFF)
      }
    }
    cursor.skip(rowSize * header.height)
    return words
  }

  static func textWords(_ header: Header, at cursor: inout Cursor) throws(ParsingError)
    -> [UInt32]
  {
    var words: [UInt32] = []
    let count = header.width * header.height
    words.reserveCapacity(count)
    guard !header.isInverted else {
      for _ in 0..<count { words.append(try cursor.readBit() ? 0xFF00_0000 : 0xFFFF_FFFF) }
      return words
    }
    func level(_ cursor: inout Cursor) throws(ParsingError) -> UInt8 {
      let (sample, offset) = try cursor.readNumber()
      guard sample <= header.maximum else {
        throw .sampleAboveMaximum(sample, maximum: header.maximum, offset: offset)
      }
      return Self.level(sample, maximum: header.maximum)
    }
    for _ in 0..<count {
      let first = try level(&cursor)
      let isGray = header.colorCount == 1
      let green = isGray ? first : try level(&cursor)
      let blue = isGray ? first : try level(&cursor)
      words.append(Pixel(red: first, green: green, blue: blue).word)
    }
    return words
  }

  static func binaryWords(_ header: Header, at cursor: inout Cursor) throws(ParsingError)
    -> [UInt32]
  {
    let maximum = header.maximum
    let sampleSize = header.sampleSize
    let pixelSize = header.depth * sampleSize
    let bytes = cursor.bytes
    func level(_ offset: Int) throws(ParsingError) -> UInt8 {
      let sample =
        sampleSize == 1 ? Int(bytes[offset]) : Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard sample <= maximum else {
        throw .sampleAboveMaximum(sample, maximum: maximum, offset: offset)
      }
      return maximum == 255 ? UInt8(sample) : Self.level(sample, maximum: maximum)
    }
    let greenStart = header.colorCount == 3 ? sampleSize : 0
    let alphaStart = header.colorCount * sampleSize
    var words: [UInt32] = []
    words.reserveCapacity(header.width * header.height)
    for index in 0..<header.width * header.height {
      let start = cursor.offset + index * pixelSize
      let straight = Pixel(
        red: try level(start), green: try level(start + greenStart),
        blue: try level(start + 2 * greenStart),
        alpha: header.hasAlpha ? try level(start + alphaStart) : 255)
      words.append((header.hasAlpha ? Pixel(premultiplying: straight) : straight).word)
    }
    cursor.skip(header.width * header.height * pixelSize)
    return words
  }
}
