import Scene

extension BMP {
  /// What comes before the pixels.
  struct Header {
    private(set) var width = 0
    private(set) var height = 0
    /// Bits a pixel: 1, 4 or 8 with a palette, 16, 24 or 32 without.
    private(set) var bitCount = 0
    private(set) var palette: [UInt32] = []
    private(set) var red: Mask
    private(set) var green: Mask
    private(set) var blue: Mask
    private(set) var alpha: Mask?
    private var isTopDown = false
    private var rowSize = 0
    private var pixelOffset = 0

    init(_ bytes: [UInt8]) throws(ParsingError) {
      guard bytes.starts(with: Array("BM".utf8)) else {
        throw .notBMP(firstBytes: Array(bytes.prefix(2)))
      }
      let fields = Fields(bytes)
      let offset = try fields.number(at: 10)
      let size = try fields.number(at: 14)
      guard [12, 40, 52, 56, 64, 108, 124].contains(size) else {
        throw .unsupportedHeader(size: size)
      }
      try fields.check(end: 14 + Int(size))
      let isFirst = size == 12
      let signedWidth = isFirst ? Int64(try fields.short(at: 18)) : try fields.signed(at: 18)
      let signedHeight = isFirst ? Int64(try fields.short(at: 20)) : try fields.signed(at: 22)
      isTopDown = signedHeight < 0
      // −2³¹ is a size of no image either.
      width = Int(clamping: signedWidth)
      height = Int(clamping: signedHeight.magnitude)
      do throws(ImageError) {
        try Image.checkSize(width: width, height: height)
      } catch {
        throw .sizeOutOfRange(error)
      }
      bitCount = Int(try fields.short(at: isFirst ? 24 : 28))
      let compression = isFirst ? 0 : try fields.number(at: 30)
      // 64 is a header of OS/2, where 3 is something else.
      let hasMasks = (compression == 3 || compression == 6 && size == 40) && size != 64
      let isKnown =
        hasMasks
        ? bitCount == 16 || bitCount == 32
        : compression == 0 && [1, 4, 8, 16, 24, 32].contains(bitCount)
      guard isKnown else { throw .unsupportedPixels(bits: bitCount, compression: compression) }
      var end = 14 + Int(size)
      let masks = try fields.masks(
        bitCount: bitCount, headerSize: Int(size), compression: hasMasks ? compression : 0,
        end: &end)
      (red, green, blue, alpha) = (masks.red, masks.green, masks.blue, masks.alpha)
      if bitCount <= 8 {
        let used = isFirst ? 0 : try fields.number(at: 46)
        palette = try fields.palette(
          bitCount: bitCount, used: used, entrySize: isFirst ? 3 : 4, end: &end)
      }
      try placePixels(offset, after: end, count: bytes.count)
    }

    private mutating func placePixels(_ offset: UInt32, after end: Int, count: Int)
      throws(ParsingError)
    {
      // At most 2¹⁶ pixels of 32 bits a row, and 2³⁰ bytes.
      rowSize = (width * bitCount + 31) / 32 * 4
      guard offset >= end, offset <= count else {
        throw .pixelsMisplaced(offset: offset, headerEnd: end, count: count)
      }
      pixelOffset = Int(offset)
      // Only the last row may lack the bytes that fill it up.
      let wanted = Int64(rowSize) * Int64(height - 1) + Int64((width * bitCount + 7) / 8)
      guard wanted <= Int64(count - pixelOffset) else {
        throw .pixelsMissing(wanted: wanted, given: count - pixelOffset)
      }
    }

    /// Where a row of the picture begins.
    func rowStart(_ y: Int) -> Int {
      pixelOffset + (isTopDown ? y : height - 1 - y) * rowSize
    }
  }
}
