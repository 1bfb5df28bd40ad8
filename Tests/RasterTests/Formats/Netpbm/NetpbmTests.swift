import Raster
import Scene
import Testing

// Which streams are read, and which pixels they give. All were tried with netpbm 11.1 (pamtopam),
// which gives the same.

@Suite struct NetpbmTests {
  /// A stream of a header and bytes.
  static func stream(_ header: String, _ pixels: [UInt8] = []) -> [UInt8] {
    Array(header.utf8) + pixels
  }

  /// Opaque pixels of greys.
  static func grays(_ levels: [UInt8]) -> [UInt32] {
    levels.map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
  }

  @Test(
    "each format gives its pixels",
    arguments: [
      ("P1 3 2 1 0 1 0 1 0\n", [], [0, 255, 0, 255, 0, 255]),
      ("P2 3 2 255 0 1 2 253 254 255\n", [], [0, 1, 2, 253, 254, 255]),
      // The bits behind the third of a row do not count.
      ("P4 3 2\n", [0b1011_1111, 0b0100_0000], [0, 255, 0, 255, 0, 255]),
      ("P5 3 2 255\n", [0, 1, 2, 253, 254, 255], [0, 1, 2, 253, 254, 255]),
    ] as [(String, [UInt8], [UInt8])])
  func grayFormats(header: String, pixels: [UInt8], levels: [UInt8]) throws {
    let image = try Netpbm.decode(Self.stream(header, pixels))
    #expect(image.width == 3 && image.height == 2 && image.scale == 1)
    #expect(image.words == Self.grays(levels))
  }

  @Test(
    "a pixmap has red, green and blue",
    arguments: [("P3 2 1 255 1 2 3 4 5 6\n", []), ("P6 2 1 255 ", [1, 2, 3, 4, 5, 6])]
      as [(String, [UInt8])])
  func pixmaps(header: String, pixels: [UInt8]) throws {
    #expect(try Netpbm.decode(Self.stream(header, pixels)).words == [0xFF03_0201, 0xFF06_0504])
  }

  @Test("a row of nine pixels takes two bytes, the first pixel in the highest bit")
  func packedRows() throws {
    let image = try Netpbm.decode(Self.stream("P4 9 2\n", [0x80, 0x80, 0x01, 0x7F]))
    let first: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 255, 0]
    let second: [UInt8] = [255, 255, 255, 255, 255, 255, 255, 0, 255]
    #expect(image.words == Self.grays(first + second))
  }

  @Test(
    "blanks and comments stand where netpbm lets them",
    arguments: [
      "P6\n2 1\n255\n", "P6 2 1 255 ", "P6\t2\r1\n\n 255\r", "P6\n# by hand\n2 1\n255\n",
      "P6#c\n2 1 255\n", "P6\n2# two\n1#one\r255#all\n", "P6\n0002 01 0255\n",
      "P6 ## #\n#\n2 1 255 ",
      "P6\r\n2 1\r\n255\n",
    ])
  func headers(header: String) throws {
    let image = try Netpbm.decode(Self.stream(header, [1, 2, 3, 4, 5, 6]))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.words == [0xFF03_0201, 0xFF06_0504])
  }

  @Test("one byte after the maximum is a blank; the next is a pixel whatever it looks like")
  func firstPixel() throws {
    for byte: UInt8 in [9, 10, 11, 12, 13, 32, 35, 48] {
      let pixels: [UInt8] = [byte, 10, 35]
      #expect(try Netpbm.decode(Self.stream("P5 3 1 255\n", pixels)).words == Self.grays(pixels))
    }
    // A return and a newline are two bytes: the second is the first pixel.
    #expect(try Netpbm.decode(Self.stream("P5 2 1 255\r\n", [7])).words == Self.grays([10, 7]))
    // Bits of a row may look like a comment as well: 0x23 is 0010 0011.
    #expect(
      try Netpbm.decode(Self.stream("P4 8 1\n", [0x23])).words
        == Self.grays([255, 255, 0, 255, 255, 255, 0, 0]))
  }

  @Test("bits written as text need no blanks, and may have comments between them")
  func denseBits() throws {
    for text in ["P1 3 2 101010", "P1 3 2\n101\n010", "P1 3 2#\n10#1\n1 010"] {
      #expect(
        try Netpbm.decode(Self.stream(text)).words == Self.grays([0, 255, 0, 255, 0, 255]))
    }
  }

  @Test("numbers written as text may have zeros before them, and comments between")
  func textNumbers() throws {
    let text = "P2 2 2 10 # ten\n007#c\n 10\t0\r\n\n0000000000003 "
    // 255 * 7 / 10 = 178.5 and 255 * 3 / 10 = 76.5, half up.
    #expect(try Netpbm.decode(Self.stream(text)).words == Self.grays([179, 255, 0, 77]))
  }

  @Test("every maximum maps 0 to 0 and itself to 255", arguments: [1, 2, 10, 254, 255, 256, 65535])
  func scale(maximum: Int) throws {
    let text = "P2 2 1 \(maximum) 0 \(maximum)\n"
    #expect(try Netpbm.decode(Self.stream(text)).words == Self.grays([0, 255]))
  }

  @Test("samples are scaled to 8 bits, rounded half up")
  func rounding() throws {
    // 255 / 2 = 127.5; 255 * 100 / 1000 = 25.5; 128 * 255 / 65535 = 0.498…, 129 … = 0.502.
    for (text, level) in [("2 1", 128), ("1000 100", 26), ("65535 128", 0), ("65535 129", 1)] {
      #expect(
        try Netpbm.decode(Self.stream("P2 1 1 \(text)\n")).words == Self.grays([UInt8(level)]))
    }
  }

  @Test("samples of two bytes have the high one first")
  func wideSamples() throws {
    let image = try Netpbm.decode(Self.stream("P5 2 1 65535\n", [0xFF, 0x00, 0x00, 0xFF]))
    // 0xFF00 * 255 / 65535 = 254.007…, 0x00FF … = 0.992….
    #expect(image.words == Self.grays([254, 1]))
    let color = try Netpbm.decode(Self.stream("P6 1 1 256\n", [1, 0, 0, 128, 0, 0]))
    // 128 * 255 / 256 = 127.5.
    #expect(color.words == [0xFF00_80FF])
  }

  @Test(
    "several pictures follow each other, with and without white space between",
    arguments: ["", " ", "\n\n", "\t\r\n\u{B}\u{C}"])
  func streams(between: String) throws {
    let first = Self.stream("P5 1 1 255\n", [9])
    let second = Self.stream("P4 1 1\n", [0x80])
    let third = Self.stream("P2 1 2 5 0 5 ")
    let blanks = Array(between.utf8)
    let bytes = first + blanks + second + blanks + third + blanks
    let images = try Netpbm.decodeAll(bytes)
    #expect(images.map { $0.words } == [Self.grays([9]), Self.grays([0]), Self.grays([0, 255])])
    #expect(images.map { $0.height } == [1, 1, 2])
  }

  @Test("where one picture is asked for, a second one is refused, but not white space")
  func oneOnly() throws {
    let bytes = Self.stream("P5 1 1 255\n", [9])
    #expect(try Netpbm.decode(bytes + [10, 32, 11]).words == Self.grays([9]))
    #expect(throws: Netpbm.ParsingError.bytesAfterImage(offset: 13, count: 12)) {
      try Netpbm.decode(bytes + [10] + bytes)
    }
    #expect(throws: Netpbm.ParsingError.bytesAfterImage(offset: 12, count: 1)) {
      try Netpbm.decode(bytes + [0])
    }
  }
}
