import Scene
import TestSupport
import Testing

@testable import Raster

/// Files are put together by hand here: what the pixels are follows from the specification alone.
@Suite struct PNGDecodingTests {
  private typealias Chunk = PNGChunks.Chunk

  private static func pixels(_ file: PNGChunks) throws -> [[Int]] {
    let bitmap = Bitmap(try PNG.decode(file.bytes))
    return (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
      }
    }
  }

  private static func grey(_ value: Int) -> [Int] { [value, value, value, 255] }

  @Test(
    "greys of each depth reach from black to white in even steps", arguments: [1, 2, 4, 8])
  func greys(depth: Int) throws {
    let last = (1 << depth) - 1
    // Levels 0, 1 and the last; the bits after them do not count.
    let bits = [0, 1, last].flatMap { level in
      (0..<depth).reversed().map { UInt8(level >> $0 & 1) }
    }
    var row = Array(repeating: UInt8(0), count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() { row[index / 8] |= bit << (7 - index % 8) }
    let file = PNGChunks(width: 3, height: 1, depth: depth, type: 0, rows: [0] + row)
    #expect(try Self.pixels(file) == [0, 255 / last, 255].map(Self.grey))
  }

  @Test("16 bits become 8, rounded half up")
  func sixteenBits() throws {
    // 128 / 257 is just below a half, 129 / 257 just above; 65407 / 257 is 254.5 less 1/514.
    let values = [0, 128, 129, 65_406, 65_407, 65_535]
    let row = values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let file = PNGChunks(width: 6, height: 1, depth: 16, type: 0, rows: [0] + row)
    let wanted = values.map { Int((Double($0) * 255 / 65_535 + 0.5).rounded(.down)) }
    #expect(try Self.pixels(file) == wanted.map(Self.grey))
    #expect(wanted == [0, 0, 1, 254, 255, 255])
  }

  @Test("colours with and without opacity are read in 8 and in 16 bits")
  func colors() throws {
    let color: [UInt8] = [10, 200, 30]
    let wide = color.flatMap { [$0, $0] }
    #expect(
      try Self.pixels(PNGChunks(width: 1, height: 1, depth: 8, type: 2, rows: [0] + color))
        == [[10, 200, 30, 255]])
    #expect(
      try Self.pixels(PNGChunks(width: 1, height: 1, depth: 16, type: 2, rows: [0] + wide))
        == [[10, 200, 30, 255]])
    // Half as opaque: 10, 200 and 30 times 128 / 255 are 5.02, 100.4 and 15.06.
    #expect(
      try Self.pixels(PNGChunks(width: 1, height: 1, depth: 8, type: 6, rows: [0] + color + [128]))
        == [[5, 100, 15, 128]])
    #expect(
      try Self.pixels(
        PNGChunks(width: 1, height: 1, depth: 16, type: 6, rows: [0] + wide + [128, 128]))
        == [[5, 100, 15, 128]])
    #expect(
      try Self.pixels(PNGChunks(width: 1, height: 1, depth: 8, type: 4, rows: [0, 200, 128]))
        == [[100, 100, 100, 128]])
    #expect(
      try Self.pixels(
        PNGChunks(width: 1, height: 1, depth: 16, type: 4, rows: [0, 200, 200, 128, 128]))
        == [[100, 100, 100, 128]])
  }

  @Test("palettes may be shorter than their depth, and their opacities shorter still")
  func palette() throws {
    let before = [
      Chunk(name: "PLTE", body: [255, 0, 0, 0, 255, 0, 0, 0, 255]),
      Chunk(name: "tRNS", body: [0, 128]),
    ]
    let file = PNGChunks(
      width: 3, height: 1, depth: 2, type: 3, before: before, rows: [0, 0b0001_1000])
    #expect(try Self.pixels(file) == [[0, 0, 0, 0], [0, 128, 0, 128], [0, 0, 255, 255]])
    let wrong = PNGChunks(
      width: 3, height: 1, depth: 2, type: 3, before: before, rows: [0, 0b0001_1100])
    #expect(throws: PNG.ParsingError.wrongPaletteIndex(3, count: 3)) {
      try PNG.decode(wrong.bytes)
    }
  }

  @Test("a colour that is transparent is compared in the bits that the file has")
  func key() throws {
    // Bits above the depth do not count.
    let grey = PNGChunks(
      width: 2, height: 1, depth: 4, type: 0, before: [Chunk(name: "tRNS", body: [0xFF, 0xF7])],
      rows: [0, 0x78])
    #expect(try Self.pixels(grey) == [[0, 0, 0, 0], Self.grey(8 * 17)])
    let color = PNGChunks(
      width: 2, height: 1, depth: 8, type: 2,
      before: [Chunk(name: "tRNS", body: [0, 1, 0, 2, 0, 3])], rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try Self.pixels(color) == [[0, 0, 0, 0], [1, 2, 4, 255]])
    // The second pixel rounds to the same 8 bits as the first.
    let wide = PNGChunks(
      width: 2, height: 1, depth: 16, type: 0, before: [Chunk(name: "tRNS", body: [1, 2])],
      rows: [0, 1, 2, 1, 3])
    #expect(try Self.pixels(wide) == [[0, 0, 0, 0], Self.grey(1)])
  }

  @Test("each filter is undone, in the first row and in the second")
  func filters() throws {
    // Rows 10, 20, 40 and 15, 35, 70, worked out by hand for each filter.
    let first: [[UInt8]] = [
      [0, 10, 20, 40], [1, 10, 10, 20], [2, 10, 20, 40], [3, 10, 15, 30], [4, 10, 10, 20],
    ]
    // Paeth: above 10; of 15, 20 and 10 nearest to 25 is above; of 35, 40 and 20 nearest to 55 is above.
    let second: [[UInt8]] = [
      [0, 15, 35, 70], [1, 15, 20, 35], [2, 5, 15, 30], [3, 10, 18, 33], [4, 5, 15, 30],
    ]
    for one in first {
      for other in second {
        let file = PNGChunks(width: 3, height: 2, depth: 8, type: 0, rows: one + other)
        #expect(try Self.pixels(file) == [10, 20, 40, 15, 35, 70].map(Self.grey))
      }
    }
  }

  @Test("interlaced pixels find their places, whatever the size")
  func interlaced() throws {
    // ISO/IEC 15948, section 8.1: the pass of each pixel of an eight by eight square.
    let square = [
      "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656",
      "77777777",
    ].map { $0.map { $0.wholeNumberValue ?? 0 } }
    for (width, height) in [(1, 1), (2, 1), (3, 3), (5, 2), (8, 8), (9, 17), (4, 12)] {
      var rows: [UInt8] = []
      for pass in 1...7 {
        for y in 0..<height {
          let columns = (0..<width).filter { square[y % 8][$0 % 8] == pass }
          guard !columns.isEmpty else { continue }
          rows += [0] + columns.map { UInt8(y * 13 + $0) }
        }
      }
      let file = PNGChunks(
        width: width, height: height, depth: 8, type: 0, interlaced: true, rows: rows)
      let wanted = (0..<height).flatMap { y in (0..<width).map { Self.grey(y * 13 + $0) } }
      #expect(try Self.pixels(file) == wanted, "\(width) x \(height)")
    }
  }

  @Test(
    "pixels may come in any pieces, empty ones, too; what is not known and not critical is skipped")
  func pieces() throws {
    var file = PNGChunks(width: 2, height: 1, depth: 8, type: 0, rows: [0, 7, 9])
    let data = file.chunks[1].body
    let ancillary = Chunk(name: "teXt", body: [1, 2, 3])
    file.chunks =
      [file.chunks[0], ancillary, Chunk(name: "gAMA", body: [0, 0, 0, 1])]
      + [Chunk(name: "IDAT", body: [])] + data.map { Chunk(name: "IDAT", body: [$0]) }
      + [ancillary, Chunk(name: "IEND", body: [])]
    #expect(try Self.pixels(file) == [Self.grey(7), Self.grey(9)])
  }
}
