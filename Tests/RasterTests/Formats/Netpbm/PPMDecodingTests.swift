import Raster
import Testing

@Suite struct PPMDecodingTests {
  static func pixmap(_ header: String, _ pixels: [UInt8] = [1, 2, 3, 4, 5, 6]) -> [UInt8] {
    Array(header.utf8) + pixels
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    var bitmap = try Bitmap(width: 5, height: 3)
    for y in 0..<3 {
      for x in 0..<5 {
        bitmap[x, y] = Pixel(red: UInt8(x * 51), green: UInt8(y * 100), blue: UInt8(x ^ y))
      }
    }
    #expect(try PPM.decode(PPM.encode(bitmap)) == bitmap)
  }

  @Test(
    "blanks and comments stand where netpbm lets them",
    arguments: [
      "P6\n2 1\n255\n", "P6 2 1 255 ", "P6\t2\r1\n\n 255\r", "P6\n# by hand\n2 1\n255\n",
      "P6#c\n2 1 255\n", "P6\n2# two\n1#one\r255#all\n", "P6\n0002 01 0255\n",
      "P6 ## #\n#\n2 1 255 ",
    ])
  func headers(header: String) throws {
    let bitmap = try PPM.decode(Self.pixmap(header))
    #expect(bitmap.width == 2 && bitmap.height == 1)
    #expect(bitmap[0, 0] == Pixel(red: 1, green: 2, blue: 3))
    #expect(bitmap[1, 0] == Pixel(red: 4, green: 5, blue: 6))
  }

  @Test("a number sign after the last blank is a pixel, not a comment")
  func numberSignInPixels() throws {
    let bitmap = try PPM.decode(Self.pixmap("P6 1 1 255\n", [35, 10, 35]))
    #expect(bitmap[0, 0] == Pixel(red: 35, green: 10, blue: 35))
  }

  @Test(
    "what is no pixmap of ours is refused with its reason",
    arguments: [
      ("", PPM.ParsingError.notBinaryPixmap(firstBytes: [])),
      ("P", .notBinaryPixmap(firstBytes: [80])),
      ("P3\n2 1\n255\n", .notBinaryPixmap(firstBytes: [80, 51])),
      ("P62 1 255\n", .unexpectedByte(50, offset: 2)),
      ("P6\n2 x", .unexpectedByte(120, offset: 5)),
      ("P6\n-2 1 255\n", .unexpectedByte(45, offset: 3)),
      ("P6\n2,1 255\n", .unexpectedByte(44, offset: 4)),
      ("P6\n2 1 65535\n", .unsupportedMaximum(65535)),
      ("P6\n2 1 0\n", .unsupportedMaximum(0)),
      ("P6\n4294967298 1 255\n", .numberTooLarge(offset: 3)),
      ("P6\n2 99999999999999999999999 255\n", .numberTooLarge(offset: 5)),
    ])
  func refusals(header: String, reason: PPM.ParsingError) {
    let pixels: [UInt8] = header.isEmpty || header == "P" ? [] : [1, 2, 3, 4, 5, 6]
    #expect(throws: reason) { try PPM.decode(Self.pixmap(header, pixels)) }
  }

  @Test(
    "a size that no bitmap has is refused before memory is taken",
    arguments: [(0, 1), (1, 0), (65536, 65536), (27000, 27000), (999_999_999, 999_999_999)])
  func sizes(width: Int, height: Int) {
    #expect(
      throws: PPM.ParsingError.sizeOutOfRange(
        .sizeOutOfRange(
          width: width, height: height, sideLimit: Bitmap.sideLimit,
          pixelLimit: Bitmap.pixelLimit))
    ) { try PPM.decode(Self.pixmap("P6 \(width) \(height) 255\n")) }
  }

  @Test("a large size without its bytes is refused before memory is taken")
  func largeAndEmpty() {
    #expect(throws: PPM.ParsingError.pixelsMissing(wanted: 805_306_368, given: 6)) {
      try PPM.decode(Self.pixmap("P6 16384 16384 255\n"))
    }
  }

  @Test("bytes after the last pixel are refused")
  func trailing() {
    #expect(throws: PPM.ParsingError.bytesAfterPixels(count: 3)) {
      try PPM.decode(Self.pixmap("P6 1 1 255\n"))
    }
  }

  @Test("each truncation of a pixmap is refused")
  func truncations() {
    let whole = Self.pixmap("P6 # c\n2 1\n255\n")
    for count in 0..<whole.count {
      #expect(throws: PPM.ParsingError.self) { try PPM.decode(Array(whole.prefix(count))) }
    }
  }

  @Test("no change of a byte makes the reader trap, nor read a picture of another size")
  func changes() {
    let whole = Self.pixmap("P6#c\n2 1 255\n")
    for index in whole.indices {
      for value in UInt8.min...UInt8.max {
        var changed = whole
        changed[index] = value
        guard let bitmap = try? PPM.decode(changed) else { continue }
        // Six bytes are two pixels, side by side or one above the other.
        #expect(bitmap.width * bitmap.height == 2, "byte \(index) set to \(value)")
      }
    }
  }

  @Test("each error says what was given", arguments: [0, 1, 255])
  func descriptions(byte: UInt8) {
    #expect(
      PPM.ParsingError.unexpectedByte(byte, offset: 77).description.contains("byte \(byte) at 77"))
    #expect(
      PPM.ParsingError.notBinaryPixmap(firstBytes: [byte, 9]).description.contains("\(byte) 9"))
    #expect(
      PPM.ParsingError.pixelsMissing(wanted: 12, given: 7).description.contains("7 bytes"))
  }
}
