import Raster
import Scene
import Testing

@Suite struct NetpbmRefusalTests {
  @Test(
    "what is no picture is refused with its reason",
    arguments: [
      ("", .unknownFormat(firstBytes: [], offset: 0)),
      ("P", .unknownFormat(firstBytes: [80], offset: 0)),
      ("P8 1", .unknownFormat(firstBytes: [80, 56], offset: 0)),
      ("P0 1", .unknownFormat(firstBytes: [80, 48], offset: 0)),
      ("PF 1 1 -1.0 ", .unknownFormat(firstBytes: [80, 70], offset: 0)),
      (" P5 1", .unknownFormat(firstBytes: [32, 80], offset: 0)),
      ("P62 1 255\n", .unexpectedByte(50, offset: 2)),
      ("P6\n2 x", .unexpectedByte(120, offset: 5)),
      ("P6\n-2 1 255\n", .unexpectedByte(45, offset: 3)),
      ("P6\n+2 1 255\n", .unexpectedByte(43, offset: 3)),
      ("P6\n2,1 255\n", .unexpectedByte(44, offset: 4)),
      ("P6\n2\0", .unexpectedByte(0, offset: 4)),
      // Vertical tabs and form feeds are no blanks of the formats.
      ("P6\u{B}2 1 255\n", .unexpectedByte(11, offset: 2)),
      ("P6 2\u{C}1 255\n", .unexpectedByte(12, offset: 4)),
      ("P6\n4294967298 1 255\n", .numberTooLarge(offset: 3)),
      ("P6\n2 99999999999999999999999 255\n", .numberTooLarge(offset: 5)),
      ("P6\n2 1 0\n", .maximumOutOfRange(0, offset: 7)),
      ("P2\n2 1 65536\n", .maximumOutOfRange(65536, offset: 7)),
      ("P6\n2 1", .endOfStream(count: 6)), ("P6\n2 1 # 255", .endOfStream(count: 12)),
      ("P2 2 1 10 5 11\n", .sampleAboveMaximum(11, maximum: 10, offset: 12)),
      ("P2 2 1 10 5 x1\n", .unexpectedByte(120, offset: 12)),
      ("P2 2 1 10 5,11\n", .unexpectedByte(44, offset: 11)),
      // The last number may have been cut off if nothing follows it.
      ("P2 2 1 10 5 10", .endOfStream(count: 14)), ("P2 1 1 10 ", .pixelsMissing(2, 0, 10)),
      ("P1 3 1 102", .unexpectedByte(50, offset: 9)), ("P1 3 1 10", .pixelsMissing(3, 2, 7)),
      ("P1 3 1 1 0", .endOfStream(count: 10)), ("P1 1 1 \u{B}1", .unexpectedByte(11, offset: 7)),
      ("P3 1 1 255 1 2 3P3", .unexpectedByte(80, offset: 16)),
    ] as [(String, Netpbm.ParsingError)])
  func refusals(text: String, reason: Netpbm.ParsingError) {
    #expect(throws: reason) { try Netpbm.decode(Array(text.utf8)) }
  }

  @Test(
    "a binary sample above the maximum is refused with its place",
    arguments: [
      ("P5 2 1 10\n", [10, 11], 11, 10, 11), ("P5 1 1 256\n", [1, 1], 257, 256, 11),
      ("P6 1 1 1\n", [1, 0, 2], 2, 1, 11), ("P5 2 1 10\n", [35, 0], 35, 10, 10),
    ] as [(String, [UInt8], Int, Int, Int)])
  func samples(header: String, pixels: [UInt8], sample: Int, maximum: Int, offset: Int) {
    #expect(
      throws: Netpbm.ParsingError.sampleAboveMaximum(sample, maximum: maximum, offset: offset)
    ) { try Netpbm.decode(NetpbmTests.stream(header, pixels)) }
  }

  @Test(
    "a size that no image has is refused before memory is taken",
    arguments: [(0, 1), (1, 0), (65536, 65536), (27000, 27000), (99_999_999, 99_999_999)])
  func sizes(width: Int, height: Int) {
    for magic in ["P1", "P4", "P5", "P6"] {
      let maximum = magic == "P1" || magic == "P4" ? "" : " 255"
      #expect(
        throws: Netpbm.ParsingError.sizeOutOfRange(
          .sizeOutOfRange(width: width, height: height))
      ) { try Netpbm.decode(NetpbmTests.stream("\(magic) \(width) \(height)\(maximum)\n")) }
    }
  }

  @Test("a large size without its bytes is refused before memory is taken")
  func largeAndEmpty() {
    #expect(throws: Netpbm.ParsingError.pixelsMissing(1_610_612_736, 6, 21)) {
      try Netpbm.decode(NetpbmTests.stream("P6 16384 16384 65535\n", [1, 2, 3, 4, 5, 6]))
    }
    #expect(throws: Netpbm.ParsingError.pixelsMissing(268_435_456, 2, 15)) {
      try Netpbm.decode(NetpbmTests.stream("P1 16384 16384\n", [48, 48]))
    }
  }

  /// Small files of every format.
  static let files: [[UInt8]] = [
    Array("P1 # c\n3 2\n101\n010".utf8), Array("P2\n2 1\n65535\n7 65535\n".utf8),
    Array("P3 1 1 15 1 2 3\n".utf8), NetpbmTests.stream("P4\n9 1\n", [0xFF, 0x80]),
    NetpbmTests.stream("P5 2 1 255\n", [1, 2]), NetpbmTests.stream("P5 1 1 256\n", [1, 0]),
    NetpbmTests.stream("P6 # c\n2 1\n255\n", [1, 2, 3, 4, 5, 6]),
    NetpbmMapTests.map(depth: 4, type: "RGB_ALPHA", [1, 2, 3, 4]),
  ]

  @Test("each truncation of a file is refused", arguments: files)
  func truncations(whole: [UInt8]) {
    // White space at the end belongs to no pixel, but ends a number.
    #expect(throws: Never.self) { try Netpbm.decode(whole) }
    for count in 0..<whole.count {
      #expect(throws: Netpbm.ParsingError.self, "\(count) bytes") {
        try Netpbm.decode(Array(whole.prefix(count)))
      }
    }
  }

  @Test("no change of a byte makes the reader trap", arguments: files)
  func changes(whole: [UInt8]) {
    for index in whole.indices {
      var changed = whole
      for value in UInt8.min...UInt8.max {
        changed[index] = value
        guard let images = try? Netpbm.decodeAll(changed) else { continue }
        #expect(images.allSatisfy { $0.words.count == $0.width * $0.height })
      }
    }
  }

  @Test("each error says what was given")
  func descriptions() {
    let wanted: [(Netpbm.ParsingError, String)] = [
      (.unexpectedByte(7, offset: 77), "byte 7 at 77"),
      (.unknownFormat(firstBytes: [8, 9], offset: 3), "8 9"),
      (.notPixmap(firstBytes: []), "(none)"), (.endOfStream(count: 5), "5 bytes"),
      (.numberTooLarge(offset: 6), "at 6"), (.maximumOutOfRange(0, offset: 9), "0 at 9"),
      (.unexpectedLine(offset: 12), "at 12"), (.lineMissing("DEPTH"), "DEPTH"),
      (.unsupportedTuples(type: "FOO", depth: 9), "\"FOO\" with 9"),
      (.sizeOutOfRange(.sizeOutOfRange(width: 0, height: 4)), "0 x 4"),
      (.pixelsMissing(12, 7, 3), "7 bytes"),
      (.sampleAboveMaximum(11, maximum: 10, offset: 4), "0 … 10"),
      (.bytesAfterImage(offset: 20, count: 2), "2 bytes"),
    ]
    for (error, part) in wanted { #expect(error.description.contains(part), "\(error)") }
  }
}

extension Netpbm.ParsingError {
  fileprivate static func pixelsMissing(_ wanted: Int64, _ given: Int, _ offset: Int) -> Self {
    .pixelsMissing(wanted: wanted, given: given, offset: offset)
  }
}
