import Scene

extension Netpbm {
  /// What comes before the pixels.
  struct Header {
    /// How samples are written.
    enum Encoding {
      /// Digits between blanks; those of bitmaps may follow each other without.
      case text
      /// Eight pixels a byte, the leftmost highest, each row in whole bytes.
      case packedBits
      /// A byte a sample, or two, the high one first, if the maximum is above 255.
      case binary
    }

    var encoding = Encoding.binary
    var width = 0
    var height = 0
    /// Samples a pixel, those without a meaning included.
    var depth = 1
    /// The sample that stands for full intensity, 1 … 65,535.
    var maximum = 1
    /// Where the maximum stands.
    var maximumOffset = 0
    /// Whether a sample of 1 is black.
    var isInverted = false
    /// Samples of colour, 1 or 3; what comes next is opacity if the picture has it.
    var colorCount = 1
    var hasAlpha = false

    /// Reads a header up to the first byte of its pixels.
    init(at cursor: inout Cursor) throws(ParsingError) {
      let start = cursor.offset
      let magic = cursor.bytes[start...].prefix(2)
      cursor.skip(2)
      guard magic.first == UInt8(ascii: "P"), let kind = magic.dropFirst().first else {
        throw .unknownFormat(firstBytes: Array(magic), offset: start)
      }
      switch kind {
      case UInt8(ascii: "1"), UInt8(ascii: "4"): isInverted = true
      case UInt8(ascii: "2"), UInt8(ascii: "5"): break
      case UInt8(ascii: "3"), UInt8(ascii: "6"): colorCount = 3
      case UInt8(ascii: "7"):
        try readMapLines(at: &cursor)
        return
      default: throw .unknownFormat(firstBytes: Array(magic), offset: start)
      }
      depth = colorCount
      if kind < UInt8(ascii: "4") { encoding = .text }
      if kind == UInt8(ascii: "4") { encoding = .packedBits }
      try readNumbers(at: &cursor)
    }

    private mutating func readNumbers(at cursor: inout Cursor) throws(ParsingError) {
      try cursor.readBlank()
      width = try cursor.readNumber().value
      height = try cursor.readNumber().value
      guard !isInverted else { return }
      (maximum, maximumOffset) = try cursor.readNumber()
      try checkMaximum()
    }

    func checkMaximum() throws(ParsingError) {
      guard (1...65_535).contains(maximum) else {
        throw .maximumOutOfRange(maximum, offset: maximumOffset)
      }
    }

    /// Bytes a sample of the binary encoding.
    var sampleSize: Int { maximum > 255 ? 2 : 1 }

    /// Throws unless an image may have this size and the bytes at hand can hold it, so that nothing
    /// is allocated for bytes that are not there.
    func checkSize(given count: Int, offset: Int) throws(ParsingError) {
      do throws(ImageError) {
        try Image.checkSize(width: width, height: height)
      } catch {
        throw .sizeOutOfRange(error)
      }
      // At most 2²⁸ pixels of 10⁸ samples of 2 bytes: 64 bits suffice.
      let samples = Int64(width) * Int64(height) * Int64(depth)
      let wanted: Int64 =
        switch encoding {
        case .text: isInverted ? samples : samples * 2
        case .packedBits: Int64((width + 7) / 8) * Int64(height)
        case .binary: samples * Int64(sampleSize)
        }
      guard wanted <= Int64(count) else {
        throw .pixelsMissing(wanted: wanted, given: count, offset: offset)
      }
    }
  }
}
