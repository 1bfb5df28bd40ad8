public import Scene

extension BMP {
  /// Why bytes are no bitmap that is read.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The bytes do not begin with `BM`.
    case notBMP(firstBytes: [UInt8])
    /// The file ends within its header.
    case endOfFile(count: Int)
    /// No header of this size is known.
    case unsupportedHeader(size: UInt32)
    /// Pixels of so many bits, or compressed in this way, are not read.
    case unsupportedPixels(bits: Int, compression: UInt32)
    /// An image may not have this size; a height below 0 is given without its sign.
    case sizeOutOfRange(ImageError)
    /// The bits of a component do not follow each other.
    case maskOutOfRange(UInt32)
    /// There are more colours than pixels can tell.
    case paletteTooLarge(UInt32, bits: Int)
    /// The pixels begin within the header or behind the file.
    case pixelsMisplaced(offset: UInt32, headerEnd: Int, count: Int)
    /// There are fewer bytes of pixels than the size needs.
    case pixelsMissing(wanted: Int64, given: Int)
    /// A pixel's index is beyond the palette.
    case indexOutOfRange(Int, count: Int)
  }
}

extension BMP.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .notBMP(let firstBytes):
      "not a BMP: it begins with the bytes \(Self.list(firstBytes)) and not with BM"
    case .endOfFile(let count):
      "a BMP of \(count) bytes: it ends within its header"
    case .unsupportedHeader(let size):
      "a header of \(size) bytes: 12, 40, 52, 56, 64, 108 and 124 are read"
    case .unsupportedPixels(let bits, let compression):
      "pixels of \(bits) bits in the compression \(compression): 1, 4, 8, 16, 24 and 32 bits "
        + "in 0 are read, 16 and 32 in 3 and 6"
    case .sizeOutOfRange(let error):
      error.description
    case .maskOutOfRange(let bits):
      "the mask \(bits) of a component: its bits must follow each other"
    case .paletteTooLarge(let count, let bits):
      "a palette of \(count) colours: with \(bits) bits a pixel at most \(1 << bits)"
    case .pixelsMisplaced(let offset, let headerEnd, let count):
      "pixels at \(offset): they must begin at \(headerEnd) … \(count)"
    case .pixelsMissing(let wanted, let given):
      "\(given) bytes of pixels: the size needs \(wanted)"
    case .indexOutOfRange(let index, let count):
      "index \(index) of a pixel: the palette has \(count) colours"
    }
  }

  private static func list(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text += (text.isEmpty ? "" : " ") + String(byte) }
    return text.isEmpty ? "(none)" : text
  }
}
