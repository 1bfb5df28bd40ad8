import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct PNGRefusalTests {
  private typealias Chunk = PNGChunks.Chunk

  /// A file of two grey pixels: a header at 8, pixels at 33, the end after them.
  private static let file = PNGChunks(width: 2, height: 1, depth: 8, type: 0, rows: [0, 7, 9])
  private static let palette = Chunk(name: "PLTE", body: [1, 2, 3])
  private static let transparency = Chunk(name: "tRNS", body: [0, 1])

  private static func with(_ change: (inout [Chunk]) -> Void) -> [UInt8] {
    var file = file
    change(&file.chunks)
    return file.bytes
  }

  private static func expect(
    _ bytes: [UInt8], isRefused error: PNG.ParsingError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try PNG.decode(bytes) }
    // A reader of animations refuses the same.
    #expect(throws: error, sourceLocation: sourceLocation) { try APNG.decode(bytes) }
    #expect(!error.description.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("other files are refused")
  func signature() {
    for text in ["", "GIF89a", "\u{89}PNG\n"] {
      let bytes = Array(text.utf8)
      Self.expect(bytes, isRefused: .wrongSignature(firstBytes: Array(bytes.prefix(8))))
    }
  }

  @Test("headers without meaning are refused, with what is wrong")
  func headers() {
    func bytes(_ width: Int, _ height: Int, _ depth: Int, _ type: Int) -> [UInt8] {
      Self.with { $0[0] = PNGChunks.header(width: width, height: height, depth: depth, type: type) }
    }
    for (width, height) in [(0, 1), (1, 0), (65_536, 1), (65_535, 65_535)] {
      Self.expect(
        bytes(width, height, 8, 0),
        isRefused: .sizeOutOfRange(.sizeOutOfRange(width: width, height: height)))
    }
    Self.expect(
      bytes(1 << 31, 1, 8, 0), isRefused: .wrongValue(.header, at: 16, value: 1 << 31))
    let allowed: Set<[Int]> = [
      [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [8, 2], [16, 2], [1, 3], [2, 3], [4, 3], [8, 3],
      [8, 4], [16, 4], [8, 6], [16, 6],
    ]
    for depth in 0...17 {
      for type in 0...7 where !allowed.contains([depth, type]) {
        Self.expect(
          bytes(1, 1, depth, type),
          isRefused: .wrongColor(type: UInt8(type), depth: UInt8(depth), offset: 8))
      }
    }
    for (place, value) in [(10, 1), (11, 1), (12, 2)] {
      Self.expect(
        Self.with { $0[0].body[place] = UInt8(value) },
        isRefused: .wrongValue(.header, at: 16 + place, value: value))
    }
    Self.expect(
      Self.with { $0[0].body.append(0) }, isRefused: .wrongLength(.header, offset: 8, length: 14))
  }

  @Test("chunks out of order are refused, and missing ones, with the place")
  func order() {
    let data = Self.file.chunks[1]
    let end = 33 + 12 + data.body.count
    Self.expect(
      Self.with { $0.removeFirst() }, isRefused: .missingChunk(.header, offset: 8))
    Self.expect(
      Self.with { $0.insert($0[0], at: 1) }, isRefused: .misplacedChunk(.header, offset: 33))
    Self.expect(
      Self.with { $0.remove(at: 1) }, isRefused: .missingChunk(.imageData, offset: 33))
    Self.expect(
      Self.with { $0.insert(Self.palette, at: 1) },
      isRefused: .misplacedChunk(.palette, offset: 33))
    Self.expect(
      Self.with { $0.insert(Self.transparency, at: 2) },
      isRefused: .misplacedChunk(.transparency, offset: end))
    Self.expect(
      Self.with { $0.insert(contentsOf: [Chunk(name: "teXt", body: []), data], at: 2) },
      isRefused: .misplacedChunk(.imageData, offset: end + 12))
    Self.expect(
      Self.with { $0[0].body[9] = 3 }, isRefused: .missingChunk(.palette, offset: 33))
    Self.expect(
      Self.with { $0[2].body = [1] }, isRefused: .wrongLength(.end, offset: end, length: 1))
    Self.expect(
      Self.with { $0.insert(Chunk(name: "NOPE", body: []), at: 1) },
      isRefused: .unknownChunk(PNG.ChunkName(word: 0x4E4F_5045), offset: 33))
    Self.expect(
      Self.file.bytes + [0, 1], isRefused: .bytesAfterEnd(offset: end + 12, count: 2))
  }

  @Test("palettes and opacities of wrong lengths are refused")
  func lengths() {
    func palette(_ count: Int, depth: UInt8) -> [UInt8] {
      Self.with {
        $0[0].body[8] = depth
        $0[0].body[9] = 3
        $0.insert(Chunk(name: "PLTE", body: Array(repeating: 0, count: count)), at: 1)
      }
    }
    for (count, depth) in [(0, 8), (4, 8), (771, 8), (9, 1), (51, 4)] {
      Self.expect(
        palette(count, depth: UInt8(depth)),
        isRefused: .wrongLength(.palette, offset: 33, length: count))
    }
    Self.expect(
      Self.with { $0.insert(Chunk(name: "tRNS", body: [1]), at: 1) },
      isRefused: .wrongLength(.transparency, offset: 33, length: 1))
    Self.expect(
      Self.with {
        $0[0].body[9] = 3
        $0.insert(contentsOf: [Self.palette, Self.transparency], at: 1)
      }, isRefused: .wrongLength(.transparency, offset: 48, length: 2))
    Self.expect(
      Self.with {
        $0[0].body[9] = 3
        $0.insert(Self.transparency, at: 1)
      }, isRefused: .missingChunk(.palette, offset: 33))
    Self.expect(
      Self.with {
        $0[0].body[9] = 4
        $0.insert(Self.transparency, at: 1)
      }, isRefused: .misplacedChunk(.transparency, offset: 33))
  }

  @Test("names that are not made of letters, and lengths beyond the file, are refused")
  func chunks() {
    var bytes = Self.file.bytes
    bytes[38] = 0x20
    let name = PNG.ChunkName(word: 0x4920_4154)
    Self.expect(bytes, isRefused: .wrongChunkName(name, offset: 33))
    #expect(name.description == "73 32 65 84")
    #expect(PNG.ChunkName.imageData.description == "IDAT")
    bytes = Self.file.bytes
    bytes[35] = 1
    Self.expect(bytes, isRefused: .endInChunk(offset: 33, count: bytes.count))
    bytes[33] = 0x80
    Self.expect(
      bytes, isRefused: .wrongLength(.imageData, offset: 33, length: 0x8000_0100 + Int(bytes[36])))
  }

  @Test("pixels that are damaged, too few or too many are refused, with the place in the file")
  func data() {
    func refused(_ reason: InflateError.Reason, at offset: Int) -> PNG.ParsingError {
      .wrongData(InflateError(reason: reason, offset: offset), .imageData, offset: 41 + offset)
    }
    func bytes(_ rows: [UInt8]) -> [UInt8] {
      PNGChunks(width: 2, height: 1, depth: 8, type: 0, rows: rows).bytes
    }
    Self.expect(bytes([0, 7]), isRefused: refused(.tooShort(given: 2, wanted: 3), at: 9))
    Self.expect(bytes([0, 7, 9, 11]), isRefused: refused(.tooLong(wanted: 3), at: 7))
    Self.expect(bytes([5, 7, 9]), isRefused: .wrongFilter(5, row: 0))
    Self.expect(
      Self.with { $0[1].body += [0] }, isRefused: refused(.bytesAfterEnd(count: 1), at: 14))
    // Damage in the second piece is found in the second piece: there the length is the first byte.
    let data = Self.file.chunks[1].body
    let split = Self.with {
      $0[1].body = Array(data[..<3])
      $0.insert(Chunk(name: "IDAT", body: [data[3] ^ 1] + data[4...]), at: 2)
    }
    let error = InflateError(
      reason: .wrongStoredLength(2, complement: ~3), offset: 7)
    Self.expect(split, isRefused: .wrongData(error, .imageData, offset: 41 + 3 + 12 + 4))
  }

  @Test("a picture over the limit is refused before anything is unpacked")
  func limit() throws {
    let file = PNGChunks(width: 3, height: 2, depth: 8, type: 0, rows: [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(try PNG.decode(file.bytes, pixelLimit: 6).width == 3)
    for limit in [5, 0, -1, Int.min] {
      let error = PNG.ParsingError.tooManyPixels(width: 3, height: 2, frames: 1, limit: limit)
      #expect(throws: error) { try PNG.decode(file.bytes, pixelLimit: limit) }
    }
    let large = Self.with {
      $0[0] = PNGChunks.header(width: 16_384, height: 16_384, depth: 1, type: 0)
    }
    let error = PNG.ParsingError.tooManyPixels(
      width: 16_384, height: 16_384, frames: 1, limit: PNG.defaultPixelLimit)
    #expect(throws: error) { try PNG.decode(large) }
  }

  @Test("a bomb is refused: too few bytes for what they say, before memory is taken for it")
  func bomb() {
    // 8192 rows of 8192 pixels of 64 bits are half a gigabyte; 14 bytes hold at most 1032 times as many.
    let bomb = Self.with {
      $0[0] = PNGChunks.header(width: 8192, height: 8192, depth: 16, type: 6)
    }
    Self.expect(
      bomb,
      isRefused: .dataTooShort(
        .imageData, offset: 33, length: 14, wanted: 8192 * (8192 * 8 + 1)))
  }
}
