import Raster
import Scene
import Testing

@Suite struct BMPTests {
  /// A number of four bytes, the low one first.
  static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// A file with a header of 40 bytes or more.
  static func file(
    width: Int, height: Int, bits: UInt8, compression: Int = 0, used: Int = 0,
    more: [UInt8] = [], behind: [UInt8] = [], _ pixels: [UInt8]
  ) -> [UInt8] {
    let start = 54 + more.count + behind.count
    var bytes = Array("BM".utf8) + number(start + pixels.count) + number(0) + number(start)
    bytes += number(40 + more.count) + number(width) + number(height) + [1, 0, bits, 0]
    bytes += number(compression) + number(0) + number(0) + number(0) + number(used) + number(0)
    return bytes + more + behind + pixels
  }

  static let opaque: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF03_0201]

  @Test("an opaque bitmap is a header, and rows from below, filled up to four bytes")
  func opaqueBytes() throws {
    let image = try Image(width: 2, height: 2, words: Self.opaque)
    let expected: [UInt8] =
      [66, 77, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0]
      + [24, 0, 0, 0, 0, 0, 16, 0, 0, 0, 19, 11, 0, 0, 19, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + [255, 0, 0, 3, 2, 1, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]
    #expect(BMP.encode(Bitmap(image)) == expected)
    #expect(try BMP.decode(expected) == image)
  }

  @Test("opacity is kept, with straight colours, behind a header of 108 bytes")
  func opacity() throws {
    var bitmap = try Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Pixel(red: 128, green: 64, blue: 0, alpha: 128)
    let bytes = BMP.encode(bitmap)
    #expect(bytes.count == 14 + 108 + 8)
    // 64 * 255 / 128 = 127.5, half up.
    #expect(Array(bytes.suffix(8)) == [0, 128, 255, 128, 0, 0, 0, 0])
    #expect(Bitmap(try BMP.decode(bytes)) == bitmap)
  }

  @Test("what is written is read again, of all widths", arguments: 1...9)
  func roundTrips(width: Int) throws {
    for isOpaque in [true, false] {
      var bitmap = try Bitmap(width: width, height: 3)
      for y in 0..<3 {
        for x in 0..<width {
          let alpha = isOpaque ? 255 : UInt8(x * 28)
          bitmap[x, y] = Pixel(red: alpha, green: alpha / 2, blue: alpha / 3, alpha: alpha)
        }
      }
      #expect(Bitmap(try BMP.decode(BMP.encode(bitmap))) == bitmap)
    }
  }

  @Test("rows come from below, or from above if the height is negative")
  func direction() throws {
    let pixels: [UInt8] = [1, 2, 3, 0, 4, 5, 6, 0]
    let up = try BMP.decode(Self.file(width: 1, height: 2, bits: 24, pixels))
    #expect(up.words == [0xFF04_0506, 0xFF01_0203])
    let down = try BMP.decode(Self.file(width: 1, height: -2, bits: 24, pixels))
    #expect(down.words == [0xFF01_0203, 0xFF04_0506])
  }

  @Test("the last row need not be filled up")
  func unfilled() throws {
    let image = try BMP.decode(Self.file(width: 1, height: 1, bits: 24, [1, 2, 3]))
    #expect(image.words == [0xFF01_0203])
  }

  @Test(
    "palettes have 1, 4 and 8 bits, the first pixel in the highest",
    arguments: [(1, [0b0100_0000]), (4, [0x01, 0]), (8, [0, 1, 0])] as [(UInt8, [UInt8])])
  func palettes(bits: UInt8, pixels: [UInt8]) throws {
    let colors: [UInt8] = [1, 2, 3, 0, 4, 5, 6, 99]
    let file = Self.file(width: 3, height: 1, bits: bits, used: 2, behind: colors, pixels)
    #expect(try BMP.decode(file).words == [0xFF01_0203, 0xFF04_0506, 0xFF01_0203])
  }

  @Test("the first header of OS/2 has short numbers, and three bytes a colour")
  func firstHeader() throws {
    var bytes = Array("BM".utf8) + Self.number(36) + Self.number(0) + Self.number(32)
    bytes += Self.number(12) + [2, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 4, 5, 6, 0b1000_0000, 0, 0, 0]
    #expect(try BMP.decode(bytes).words == [0xFF04_0506, 0xFF01_0203])
  }

  @Test("16 bits are five for each component, or as the masks say")
  func sixteenBits() throws {
    // Red 31, green 1, blue 16: 255, 255 / 31 = 8.2, 4080 / 31 = 131.6.
    let word = 31 << 10 | 1 << 5 | 16
    let plain = Self.file(width: 1, height: 1, bits: 16, Self.number(word))
    #expect(try BMP.decode(plain).words == [0xFF84_08FF])
    let masks = Self.number(0xF800) + Self.number(0x07E0) + Self.number(0x001F)
    // Green 63 of 63, blue 1 of 31.
    let masked = Self.file(
      width: 1, height: 1, bits: 16, compression: 3, behind: masks, Self.number(63 << 5 | 1))
    #expect(try BMP.decode(masked).words == [0xFF08_FF00])
  }

  @Test("the fourth byte of 32 bits is opacity only where a mask says so")
  func thirtyTwoBits() throws {
    let pixel: [UInt8] = [255, 255, 0, 51]
    let plain = Self.file(width: 1, height: 1, bits: 32, pixel)
    #expect(try BMP.decode(plain).words == [0xFFFF_FF00])
    let masks = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap(Self.number)
    let file = Self.file(width: 1, height: 1, bits: 32, compression: 3, more: masks, pixel)
    #expect(try BMP.decode(file).words == [0x3333_3300])
    let alphaMasks = Self.file(width: 1, height: 1, bits: 32, compression: 6, behind: masks, pixel)
    #expect(try BMP.decode(alphaMasks).words == [0x3333_3300])
    // The masks of red and blue the other way round, without opacity.
    let swapped = [0xFF, 0xFF00, 0xFF_0000].flatMap(Self.number)
    let other = Self.file(width: 1, height: 1, bits: 32, compression: 3, behind: swapped, pixel)
    #expect(try BMP.decode(other).words == [0xFF00_FFFF])
  }

  @Test(
    "what is no bitmap, or compressed, is refused with its reason",
    arguments: [
      ([], .notBMP(firstBytes: [])), ([66, 65, 1], .notBMP(firstBytes: [66, 65])),
      ([66, 77, 1], .endOfFile(count: 3)),
      (file(width: 1, height: 1, bits: 8, compression: 1, [0]), .unsupportedPixels(8, 1)),
      (file(width: 1, height: 1, bits: 24, compression: 3, [0]), .unsupportedPixels(24, 3)),
      (file(width: 1, height: 1, bits: 2, [0]), .unsupportedPixels(2, 0)),
      (
        file(width: 1, height: 1, bits: 24, more: [1, 2, 3, 4], [0]), .unsupportedHeader(size: 44)
      ),
      (file(width: 0, height: 1, bits: 24, []), .size(0, 1)),
      (file(width: 1, height: 0, bits: 24, []), .size(1, 0)),
      (file(width: -1, height: 1, bits: 24, []), .size(-1, 1)),
      (file(width: 70_000, height: -1, bits: 24, []), .size(70_000, 1)),
      (
        file(width: 16_384, height: 16_384, bits: 32, []),
        .pixelsMissing(wanted: 1_073_741_824, given: 0)
      ),
      (file(width: 2, height: 1, bits: 24, [1, 2, 3, 4, 5]), .pixelsMissing(wanted: 6, given: 5)),
      (file(width: 1, height: 1, bits: 1, used: 3, [0]), .paletteTooLarge(3, bits: 1)),
      (
        file(width: 1, height: 1, bits: 8, used: 1, behind: [0, 0, 0, 0], [1]),
        .indexOutOfRange(1, count: 1)
      ),
      (
        file(width: 1, height: 1, bits: 8, used: 200, [1]), .endOfFile(count: 55)
      ),
      (
        file(
          width: 1, height: 1, bits: 32, compression: 3,
          behind: [5, 0, 0, 0, 2, 0, 0, 0, 8, 0, 0, 0], [1, 2, 3, 4]), .maskOutOfRange(5)
      ),
    ] as [([UInt8], BMP.ParsingError)])
  func refusals(bytes: [UInt8], error: BMP.ParsingError) {
    #expect(throws: error) { try BMP.decode(bytes) }
  }

  @Test("pixels within the header, or behind the file, are refused", arguments: [0, 53, 59, -1])
  func misplaced(offset: Int) {
    var bytes = Self.file(width: 1, height: 1, bits: 24, [1, 2, 3, 0])
    bytes.replaceSubrange(10..<14, with: Self.number(offset))
    #expect(
      throws: BMP.ParsingError.pixelsMisplaced(
        offset: UInt32(truncatingIfNeeded: offset), headerEnd: 54, count: 58)
    ) { try BMP.decode(bytes) }
  }

  /// Small files of all kinds.
  static let files: [[UInt8]] = [
    file(width: 2, height: 1, bits: 24, [1, 2, 3, 4, 5, 6]),
    file(width: 3, height: -1, bits: 4, used: 2, behind: [1, 2, 3, 0, 4, 5, 6, 99], [0x01, 0]),
    file(
      width: 1, height: 1, bits: 32, compression: 3,
      more: [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap(number), [255, 255, 0, 51]),
  ]

  @Test("each truncation of a file is refused", arguments: files)
  func truncations(whole: [UInt8]) {
    #expect(throws: Never.self) { try BMP.decode(whole) }
    // A byte of the last one's row has no pixel.
    let end = whole.count - (whole[28] == 4 ? 1 : 0)
    for count in 0..<end {
      #expect(throws: BMP.ParsingError.self) { try BMP.decode(Array(whole.prefix(count))) }
    }
  }

  @Test("no change of a byte makes the reader trap", arguments: files)
  func changes(whole: [UInt8]) {
    for index in whole.indices {
      var changed = whole
      for value in UInt8.min...UInt8.max {
        changed[index] = value
        guard let image = try? BMP.decode(changed) else { continue }
        #expect(image.words.count == image.width * image.height)
      }
    }
  }

  @Test("each error says what was given")
  func descriptions() {
    let wanted: [(BMP.ParsingError, String)] = [
      (.notBMP(firstBytes: [8, 9]), "8 9"), (.endOfFile(count: 5), "5 bytes"),
      (.unsupportedHeader(size: 44), "44 bytes"), (.unsupportedPixels(2, 7), "2 bits"),
      (.size(0, 4), "0 x 4"), (.maskOutOfRange(5), "mask 5"),
      (.paletteTooLarge(3, bits: 1), "at most 2"),
      (.pixelsMisplaced(offset: 9, headerEnd: 54, count: 60), "54 … 60"),
      (.pixelsMissing(wanted: 9, given: 8), "8 bytes"), (.indexOutOfRange(9, count: 8), "index 9"),
    ]
    for (error, part) in wanted { #expect(error.description.contains(part), "\(error)") }
  }
}

extension BMP.ParsingError {
  fileprivate static func unsupportedPixels(_ bits: Int, _ compression: UInt32) -> Self {
    .unsupportedPixels(bits: bits, compression: compression)
  }

  fileprivate static func size(_ width: Int, _ height: Int) -> Self {
    .sizeOutOfRange(.sizeOutOfRange(width: width, height: height))
  }
}
