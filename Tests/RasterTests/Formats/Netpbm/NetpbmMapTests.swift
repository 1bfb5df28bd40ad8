import Raster
import Scene
import Testing

// Maps (P7). What is read and refused was tried with netpbm 11.1 (pamtopam, pamtopnm).

@Suite struct NetpbmMapTests {
  static func map(
    width: Int = 1, height: Int = 1, depth: Int, maximum: Int = 255, type: String? = nil,
    _ pixels: [UInt8]
  ) -> [UInt8] {
    let tuples = type.map { "TUPLTYPE \($0)\n" } ?? ""
    return NetpbmTests.stream(
      "P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH \(depth)\nMAXVAL \(maximum)\n\(tuples)ENDHDR\n",
      pixels)
  }

  @Test("what is written is read again, with its opacity")
  func roundTrip() throws {
    var bitmap = try Bitmap(width: 16, height: 16)
    for alpha in 0..<256 {
      bitmap[alpha % 16, alpha / 16] = Pixel(
        red: UInt8(alpha), green: UInt8(alpha / 2), blue: UInt8(alpha / 3), alpha: UInt8(alpha))
    }
    #expect(try Bitmap(Netpbm.decode(PAM.encode(bitmap))) == bitmap)
  }

  @Test("a premultiplied pixel comes back from its straight colour, whatever its opacity")
  func straightColors() throws {
    var bitmap = try Bitmap(width: 256, height: 86)
    for alpha in 0..<256 {
      for level in 0...alpha {
        let value = UInt8(level)
        let pixel = Pixel(red: value, green: value, blue: value, alpha: UInt8(alpha))
        // Three levels a pixel: 256 of a row fit 86 rows.
        if level % 3 == 0 { bitmap[alpha, level / 3] = pixel }
        if level % 3 == 1 { bitmap[alpha, level / 3].green = value }
        if level % 3 == 2 { bitmap[alpha, level / 3].blue = value }
      }
    }
    #expect(try Bitmap(Netpbm.decode(PAM.encode(bitmap))) == bitmap)
  }

  @Test(
    "each tuple type has its meaning",
    arguments: [
      ("BLACKANDWHITE", 1, [1], 0xFFFF_FFFF), ("BLACKANDWHITE", 1, [0], 0xFF00_0000),
      ("BLACKANDWHITE_ALPHA", 1, [1, 0], 0), ("BLACKANDWHITE_ALPHA", 1, [1, 1], 0xFFFF_FFFF),
      ("GRAYSCALE", 255, [7], 0xFF07_0707), ("RGB", 255, [1, 2, 3], 0xFF03_0201),
      // 100 * 51 / 255 = 20, 255 * 51 / 255 = 51.
      ("GRAYSCALE_ALPHA", 255, [100, 51], 0x3314_1414),
      ("RGB_ALPHA", 255, [100, 255, 0, 51], 0x3300_3314),
      // Samples without a meaning come last.
      ("RGB", 255, [1, 2, 3, 4, 5], 0xFF03_0201), ("GRAYSCALE", 255, [7, 8], 0xFF07_0707),
      (nil, 255, [7], 0xFF07_0707), (nil, 255, [100, 51], 0x3314_1414),
      (nil, 255, [1, 2, 3], 0xFF03_0201), (nil, 255, [100, 255, 0, 51], 0x3300_3314),
      // 0x8080 / 0xFFFF is 128 of 255; 0x3333 is 51.
      ("GRAYSCALE_ALPHA", 65535, [0xFF, 0xFF, 0x33, 0x33], 0x3333_3333),
    ] as [(String?, Int, [UInt8], UInt32)])
  func tuples(type: String?, maximum: Int, pixels: [UInt8], word: UInt32) throws {
    let depth = pixels.count / (maximum > 255 ? 2 : 1)
    let bytes = Self.map(depth: depth, maximum: maximum, type: type, pixels)
    #expect(try Netpbm.decode(bytes).words == [word])
  }

  @Test(
    "lines come in any order, with comments, empty lines and white space around them",
    arguments: [
      "P7\nTUPLTYPE RGB\nMAXVAL 255\nDEPTH 3\nHEIGHT 1\nWIDTH 2\nENDHDR\n",
      "P7 \n\n# c\n   HEIGHT   1  \n#WIDTH 7\nWIDTH\t0002\n\u{B}DEPTH\u{C}3\r\nMAXVAL 255\nENDHDR \n",
      "P7\nWIDTH 5\nHEIGHT 1\nDEPTH 3\nMAXVAL 255\nWIDTH 2\nENDHDR\n",
      "P7\r\nWIDTH 2\r\nHEIGHT 1\r\nDEPTH 3\r\nMAXVAL 255\r\nENDHDR\r\n",
    ])
  func lines(header: String) throws {
    let image = try Netpbm.decode(NetpbmTests.stream(header, [35, 2, 3, 4, 5, 6]))
    #expect(image.words == [0xFF03_0223, 0xFF06_0504])
  }

  @Test(
    "what is no map is refused with its reason",
    arguments: [
      ("P7DEPTH 3\n", .unexpectedByte(68, offset: 2)), ("P7 332\n", .unexpectedByte(51, offset: 3)),
      ("P7\nENDHDR\n", .lineMissing("WIDTH")), ("P7\nWIDTH 1\nENDHDR\n", .lineMissing("HEIGHT")),
      ("P7\nWIDTH 1\nHEIGHT 1\nENDHDR\n", .lineMissing("DEPTH")),
      ("P7\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nENDHDR\n", .lineMissing("MAXVAL")),
      ("P7\nwidth 1\n", .unexpectedLine(offset: 3)), ("P7\nWIDTH\n", .unexpectedLine(offset: 3)),
      ("P7\n #\n", .unexpectedLine(offset: 4)), ("P7\nTUPLTYPE \n", .unexpectedLine(offset: 3)),
      ("P7\nWIDTH 1x\n", .unexpectedByte(120, offset: 10)),
      ("P7\nWIDTH 1 # c\n", .unexpectedByte(32, offset: 10)),
      ("P7\nWIDTH -1\n", .unexpectedByte(45, offset: 9)),
      ("P7\nWIDTH 100000000\n", .numberTooLarge(offset: 9)),
      ("P7\nWIDTH 1", .endOfStream(count: 10)), ("P7", .endOfStream(count: 2)),
    ] as [(String, Netpbm.ParsingError)])
  func refusals(header: String, reason: Netpbm.ParsingError) {
    #expect(throws: reason) { try Netpbm.decode(NetpbmTests.stream(header)) }
  }

  @Test(
    "tuples without a meaning, or with too few samples for it, are refused",
    arguments: [
      ("RGB", 2), ("RGB_ALPHA", 3), ("GRAYSCALE_ALPHA", 1), ("GRAYSCALE", 0), ("rgb", 3),
      ("CMYK", 4), ("", 5), ("", 0), ("RGB FOO", 3),
    ])
  func tupleRefusals(type: String, depth: Int) {
    #expect(throws: Netpbm.ParsingError.unsupportedTuples(type: type, depth: depth)) {
      try Netpbm.decode(Self.map(depth: depth, type: type.isEmpty ? nil : type, [1, 2, 3, 4, 5]))
    }
  }

  @Test("black and white has one as its maximum")
  func blackAndWhite() {
    #expect(throws: Netpbm.ParsingError.maximumOutOfRange(255, offset: 35)) {
      try Netpbm.decode(Self.map(depth: 1, type: "BLACKANDWHITE", [1]))
    }
  }

  @Test("a map that no memory holds is refused before memory is taken")
  func bombs() {
    let wanted = Int64(16384 * 16384) * 99_999_999 * 2
    #expect(throws: Netpbm.ParsingError.pixelsMissing(wanted: wanted, given: 3, offset: 76)) {
      try Netpbm.decode(
        Self.map(
          width: 16384, height: 16384, depth: 99_999_999, maximum: 65535, type: "RGB", [1, 2, 3]))
    }
  }
}
