extension BMP {
  /// The numbers of a header, the low byte first.
  struct Fields {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    func check(end: Int) throws(ParsingError) {
      guard end <= bytes.count else { throw .endOfFile(count: bytes.count) }
    }

    func short(at offset: Int) throws(ParsingError) -> UInt16 {
      try check(end: offset + 2)
      return UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) &<< 8
    }

    func number(at offset: Int) throws(ParsingError) -> UInt32 {
      UInt32(try short(at: offset)) | UInt32(try short(at: offset + 2)) &<< 16
    }

    func signed(at offset: Int) throws(ParsingError) -> Int64 {
      Int64(Int32(bitPattern: try number(at: offset)))
    }

    /// The bits of the components: those of the file, or those that are usual.
    ///
    /// A header of 40 bytes has its masks behind it, which moves `end`.
    func masks(
      bitCount: Int, headerSize: Int, compression: UInt32, end: inout Int
    ) throws(ParsingError) -> (red: Mask, green: Mask, blue: Mask, alpha: Mask?) {
      var bits: [UInt32] =
        bitCount == 16 ? [0x7C00, 0x03E0, 0x001F, 0] : [0xFF_0000, 0xFF00, 0xFF, 0]
      if compression != 0 {
        let count = compression == 6 || headerSize >= 56 ? 4 : 3
        if headerSize == 40 { end += count * 4 }
        for index in 0..<count { bits[index] = try number(at: 54 + index * 4) }
      }
      func mask(_ index: Int) throws(ParsingError) -> Mask {
        guard let mask = Mask(bits[index]) else { throw .maskOutOfRange(bits[index]) }
        return mask
      }
      return (try mask(0), try mask(1), try mask(2), bits[3] == 0 ? nil : try mask(3))
    }

    /// The colours from `end` on, which moves behind them.
    ///
    /// - Parameters:
    ///   - bitCount: 1 … 8.
    ///   - used: How many there are; 0 for as many as the bits can tell.
    ///   - entrySize: Bytes a colour, 3 or 4.
    ///   - end: Where the table begins, and then where it ends.
    /// - Returns: Opaque colours.
    /// - Throws: `ParsingError` if there are too many, or the file ends before.
    func palette(
      bitCount: Int, used: UInt32, entrySize: Int, end: inout Int
    ) throws(ParsingError) -> [UInt32] {
      guard used <= 1 << bitCount else { throw .paletteTooLarge(used, bits: bitCount) }
      let count = used == 0 ? 1 << bitCount : Int(used)
      let start = end
      end += count * entrySize
      try check(end: end)
      return (0..<count).map { index in
        let place = start + index * entrySize
        return Pixel(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place]).word
      }
    }
  }
}
