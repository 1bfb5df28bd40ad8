import Raster
import Scene
import Testing

@Suite struct GIFDecodingTests {
  typealias Sample = GIFSample

  /// The pictures of a file.
  static func pictures(_ sample: GIFSample) throws -> [[UInt32]] {
    try GIF.decode(sample.bytes).frames.map { $0.image.words }
  }

  @Test("a frame's indices become the colours of the table, in both versions")
  func oneFrame() throws {
    for version in ["GIF87a", "GIF89a"] {
      let sample = GIFSample(
        version: version, width: 2, height: 2,
        frames: [.init(width: 2, height: 2, indices: [0, 1, 2, 3], delay: 7)])
      let file = try GIF.decode(sample.bytes)
      let image = try #require(file.frames.first).image
      #expect(image.width == 2 && image.height == 2)
      #expect(image.words == [Sample.red, Sample.green, Sample.blue, Sample.white])
      #expect(file.frames.map { $0.duration } == [0.07])
      #expect(file.playCount == 1)
    }
  }

  @Test("a frame's own table is used for it alone")
  func ownTable() throws {
    let own: [UInt8] = [1, 2, 3, 4, 5, 6]
    let sample = GIFSample(
      width: 1, height: 1,
      frames: [
        .init(width: 1, height: 1, indices: [1], table: own),
        .init(width: 1, height: 1, indices: [1]),
      ])
    #expect(try Self.pictures(sample) == [[0xFF06_0504], [Sample.green]])
  }

  @Test("interlaced rows are every eighth, those between, every fourth, every second")
  func interlace() throws {
    // Rows 0 8 | 4 | 2 6 | 1 3 5 7 9 of ten, of colours by the row of the file.
    let indices: [UInt8] = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    let colors = [Sample.red, Sample.green, Sample.blue, Sample.white]
    let fileRows = [0, 5, 3, 6, 2, 7, 4, 8, 1, 9]
    let sample = GIFSample(
      width: 1, height: 10,
      frames: [.init(width: 1, height: 10, indices: indices, isInterlaced: true)])
    #expect(try Self.pictures(sample) == [fileRows.map { colors[$0 % 4] }])
  }

  @Test(
    "what is left of a frame is what its disposal says",
    arguments: [
      (0, [Sample.red, Sample.green, Sample.blue]), (1, [Sample.red, Sample.green, Sample.blue]),
      (2, [Sample.red, 0, Sample.blue]), (3, [Sample.red, Sample.red, Sample.blue]),
      (4, [Sample.red, Sample.red, Sample.blue]), (7, [Sample.red, Sample.green, Sample.blue]),
    ] as [(UInt8, [UInt32])])
  func disposal(method: UInt8, last: [UInt32]) throws {
    let sample = GIFSample(
      width: 3, height: 1,
      frames: [
        .init(width: 3, height: 1, indices: [0, 0, 0]),
        .init(left: 1, width: 1, height: 1, indices: [1], disposal: method),
        .init(left: 2, width: 1, height: 1, indices: [2]),
      ])
    let pictures = try Self.pictures(sample)
    #expect(pictures[1] == [Sample.red, Sample.green, Sample.red])
    #expect(pictures[2] == last)
  }

  @Test("the transparent index shows what is below, and nothing in the beginning")
  func transparency() throws {
    let sample = GIFSample(
      width: 3, height: 1,
      frames: [
        .init(width: 3, height: 1, indices: [3, 0, 1], transparentIndex: 3),
        .init(width: 3, height: 1, indices: [2, 3, 3], transparentIndex: 3),
        .init(width: 3, height: 1, indices: [3, 3, 0]),
      ])
    #expect(
      try Self.pictures(sample) == [
        [0, Sample.red, Sample.green], [Sample.blue, Sample.red, Sample.green],
        [Sample.white, Sample.white, Sample.red],
      ])
  }

  @Test("a transparent index may lie beyond the table")
  func transparencyBeyondTable() throws {
    let sample = GIFSample(
      width: 2, height: 1,
      frames: [
        .init(
          width: 2, height: 1, indices: [3, 1], transparentIndex: 3, table: [1, 2, 3, 4, 5, 6])
      ])
    #expect(try Self.pictures(sample) == [[0, 0xFF06_0504]])
  }

  @Test("a frame is clipped to the canvas, and the rest of the canvas stays transparent")
  func clipping() throws {
    let square = [UInt8](repeating: 1, count: 4)
    let sample = GIFSample(
      width: 2, height: 2,
      frames: [
        .init(left: 1, top: 1, width: 2, height: 2, indices: square),
        .init(left: 9, top: 0, width: 2, height: 2, indices: square, disposal: 2),
        .init(left: 0, top: 65535, width: 2, height: 2, indices: square),
      ])
    #expect(try Self.pictures(sample) == Array(repeating: [0, 0, 0, Sample.green], count: 3))
  }

  @Test("comments, plain text and unknown extensions are skipped, of any length")
  func extensions() throws {
    let comment: [UInt8] = [0x21, 0xFE, 2, 0x3B, 0x2C, 1, 0x21, 0]
    let text: [UInt8] = [0x21, 0x01, 12] + [UInt8](repeating: 9, count: 12) + [1, 65, 0]
    let unknown: [UInt8] = [0x21, 0x77, 0, 0x21, 0xFF, 3, 1, 2, 3, 1, 1, 0]
    var frame = Sample.Frame(width: 1, height: 1, indices: [2], delay: 5)
    frame.between = comment + unknown
    var sample = GIFSample(width: 1, height: 1, blocks: comment + text + unknown, frames: [frame])
    sample.trailer = comment + [0x3B, 1, 2, 3]
    let file = try GIF.decode(sample.bytes)
    #expect(file.frames.map { $0.image.words } == [[Sample.blue]])
    #expect(file.frames.map { $0.duration } == [0.05])
  }

  @Test("plain text uses up what was said about the next picture")
  func plainText() throws {
    var frame = Sample.Frame(width: 1, height: 1, indices: [2], delay: 5, transparentIndex: 2)
    frame.between = [0x21, 0x01, 12] + [UInt8](repeating: 9, count: 12) + [0]
    let file = try GIF.decode(GIFSample(width: 1, height: 1, frames: [frame]).bytes)
    #expect(file.frames.map { $0.image.words } == [[Sample.blue]])
    #expect(file.frames.map { $0.duration } == [0])
  }

  @Test(
    "the loop block counts repetitions after the first time, 0 for ever",
    arguments: [(0, nil), (1, 2), (65_535, 65_536)] as [(Int, Int?)])
  func loops(count: Int, plays: Int?) throws {
    for name in ["NETSCAPE2.0", "ANIMEXTS1.0"] {
      let block = [0x21, 0xFF, 11] + Array(name.utf8) + [3, 1] + Sample.number(count) + [0]
      let sample = GIFSample(
        width: 1, height: 1, blocks: block, frames: [.init(width: 1, height: 1, indices: [0])])
      #expect(try GIF.decode(sample.bytes).playCount == plays)
    }
  }

  @Test("strings are expanded, that of a code which is only just made, too")
  func strings() throws {
    var sample = GIFSample(
      width: 6, height: 1, frames: [.init(width: 6, height: 1, indices: [])])
    // Lowest bits first: clear (4), 0, 6 which is "0 0" made by itself, 7 which is "0 0 0", and the end
    // (5) in four bits, for number 8 would be next.
    let bits = "001" + "000" + "011" + "111" + "1010"
    var packed: [UInt8] = [0, 0]
    for (place, bit) in bits.enumerated() where bit == "1" { packed[place / 8] |= 1 << (place % 8) }
    sample.frames[0].data = [2, 2] + packed + [0]
    #expect(try Self.pictures(sample) == [[UInt32](repeating: Sample.red, count: 6)])
  }
}
