import Raster
import Scene
import Testing

@Suite struct GIFRefusalTests {
  /// A frame of one pixel.
  static let pixel = GIFSample.Frame(width: 1, height: 1, indices: [0])

  @Test("bytes that begin with something else are refused", arguments: ["", "GIF", "GIF88a", "P6"])
  func notGIF(text: String) {
    #expect(throws: GIF.ParsingError.notGIF(firstBytes: Array(text.utf8))) {
      try GIF.decode(Array(text.utf8))
    }
  }

  @Test(
    "a canvas or a frame without area or without end is refused",
    arguments: [(0, 1), (1, 0), (65535, 65535)])
  func sizes(width: Int, height: Int) {
    let error = GIF.ParsingError.sizeOutOfRange(.sizeOutOfRange(width: width, height: height))
    #expect(throws: error) {
      try GIF.decode(GIFSample(width: width, height: height, frames: [Self.pixel]).bytes)
    }
    #expect(throws: error) {
      try GIF.decode(
        GIFSample(
          width: 1, height: 1, frames: [.init(width: width, height: height, indices: [0])]
        ).bytes)
    }
  }

  @Test("pixels of all frames together are limited before memory is taken")
  func pixelLimit() throws {
    let sample = GIFSample(width: 3, height: 2, frames: [Self.pixel, Self.pixel, Self.pixel])
    #expect(try GIF.decode(sample.bytes, pixelLimit: 18).frames.count == 3)
    #expect(throws: GIF.ParsingError.tooManyPixels(frame: 2, limit: 17)) {
      try GIF.decode(sample.bytes, pixelLimit: 17)
    }
    #expect(throws: GIF.ParsingError.tooManyPixels(frame: 0, limit: 0)) {
      try GIF.decode(sample.bytes, pixelLimit: -5)
    }
    // A frame counts as a whole, though a canvas of one pixel shows but one of it.
    let large = GIFSample(
      width: 1, height: 1, frames: [.init(width: 16384, height: 16384, indices: [0])])
    #expect(throws: GIF.ParsingError.tooManyPixels(frame: 0, limit: 1000)) {
      try GIF.decode(large.bytes, pixelLimit: 1000)
    }
  }

  @Test("an unknown block is refused with its place")
  func unknownBlock() {
    var sample = GIFSample(width: 1, height: 1, frames: [Self.pixel])
    sample.blocks = [0x2D]
    #expect(throws: GIF.ParsingError.unexpectedByte(0x2D, offset: 25)) {
      try GIF.decode(sample.bytes)
    }
  }

  @Test("a file without frames, or without colours, is refused")
  func nothing() {
    #expect(throws: GIF.ParsingError.noFrames) {
      try GIF.decode(GIFSample(width: 1, height: 1, frames: []).bytes)
    }
    #expect(throws: GIF.ParsingError.noColorTable(frame: 0)) {
      try GIF.decode(GIFSample(width: 1, height: 1, table: [], frames: [Self.pixel]).bytes)
    }
  }

  @Test(
    "data that stands for no pixels is refused",
    arguments: [
      ([0, 0], .codeSizeOutOfRange(0, offset: 43)), ([9, 0], .codeSizeOutOfRange(9, offset: 43)),
      ([2, 0], .pixelsMissing(frame: 0, wanted: 4, given: 0)),
      (GIFSample.data([0, 1, 2]), .pixelsMissing(frame: 0, wanted: 4, given: 3)),
      (GIFSample.data(codes: [4, 0, 1, 4, 4]), .pixelsMissing(frame: 0, wanted: 4, given: 2)),
      // Without the code for the end the last pixel may still be there.
      (GIFSample.data(codes: [4, 6]), .codeOutOfRange(6, limit: 3, frame: 0)),
      (GIFSample.data(codes: [6]), .codeOutOfRange(6, limit: 3, frame: 0)),
      (GIFSample.data(codes: [4, 0, 7]), .codeOutOfRange(7, limit: 6, frame: 0)),
    ] as [([UInt8], GIF.ParsingError)])
  func badData(data: [UInt8], error: GIF.ParsingError) {
    var sample = GIFSample(
      width: 2, height: 2, frames: [.init(width: 2, height: 2, indices: [])])
    sample.frames[0].data = data
    #expect(throws: error) { try GIF.decode(sample.bytes) }
  }

  @Test("data after the last pixel does not count, nor does a missing end")
  func surplus() throws {
    for codes: [UInt8] in [[4, 1], [4, 1, 7, 7, 7], [4, 4, 1, 5, 0]] {
      var sample = GIFSample(width: 1, height: 1, frames: [Self.pixel])
      sample.frames[0].data = GIFSample.data(codes: codes)
      #expect(try GIFDecodingTests.pictures(sample) == [[GIFSample.green]])
    }
  }

  @Test("an index beyond the table is refused")
  func badIndex() {
    var sample = GIFSample(width: 2, height: 1, frames: [Self.pixel])
    sample.frames[0] = .init(width: 2, height: 1, indices: [1, 2], table: [1, 2, 3, 4, 5, 6])
    #expect(throws: GIF.ParsingError.indexOutOfRange(2, count: 2, frame: 0)) {
      try GIF.decode(sample.bytes)
    }
  }

  /// Two frames with everything that a file may have.
  static var rich: [UInt8] {
    let loops = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let sample = GIFSample(
      width: 3, height: 2, blocks: [0x21, 0xFE, 1, 33, 0] + loops,
      frames: [
        .init(width: 3, height: 2, indices: [0, 1, 2, 3, 0, 1], delay: 2, disposal: 2),
        .init(
          left: 1, width: 2, height: 2, indices: [0, 1, 1, 0], delay: 2, disposal: 3,
          transparentIndex: 1, table: [1, 2, 3, 4, 5, 6], isInterlaced: true),
      ])
    return sample.bytes
  }

  @Test("each truncation of a file is refused")
  func truncations() {
    let whole = Self.rich
    #expect(throws: Never.self) { try GIF.decode(whole) }
    for count in 0..<whole.count {
      #expect(throws: GIF.ParsingError.self, "\(count) bytes") {
        try GIF.decode(Array(whole.prefix(count)))
      }
    }
  }

  @Test("no change of a byte makes the reader trap")
  func changes() {
    let whole = Self.rich
    for index in whole.indices {
      var changed = whole
      for value in UInt8.min...UInt8.max {
        changed[index] = value
        guard let file = try? GIF.decode(changed, pixelLimit: 1000) else { continue }
        #expect(file.frames.allSatisfy { $0.image.words.count <= 1000 })
      }
    }
  }

  @Test("each error says what was given")
  func descriptions() {
    let wanted: [(GIF.ParsingError, String)] = [
      (.notGIF(firstBytes: [8, 9]), "8 9"), (.endOfFile(count: 5), "5 bytes"),
      (.sizeOutOfRange(.sizeOutOfRange(width: 0, height: 4)), "0 x 4"),
      (.tooManyPixels(frame: 3, limit: 99), "99 pixels"),
      (.unexpectedByte(7, offset: 77), "byte 7 at 77"), (.noFrames, "without frames"),
      (.noColorTable(frame: 6), "frame 6"), (.codeSizeOutOfRange(12, offset: 40), "12 bits"),
      (.codeOutOfRange(300, limit: 299, frame: 1), "code 300"),
      (.pixelsMissing(frame: 1, wanted: 8, given: 7), "7 pixels"),
      (.indexOutOfRange(9, count: 8, frame: 2), "index 9"),
    ]
    for (error, part) in wanted { #expect(error.description.contains(part), "\(error)") }
  }
}
