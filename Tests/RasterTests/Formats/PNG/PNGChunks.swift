@testable import Raster

/// The chunks of a file, and files made of chunks: as the specification has them, not as the sources do.
struct PNGChunks {
  struct Chunk: Equatable {
    var name: String
    var body: [UInt8]

    /// The number of four bytes at an offset.
    func number(at offset: Int) -> Int {
      body[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  var chunks: [Chunk]

  init(_ chunks: [Chunk]) {
    self.chunks = chunks
  }

  /// Takes apart a file that is in order.
  init(of bytes: [UInt8]) {
    chunks = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(
        Chunk(name: name, body: Array(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
  }

  /// A still picture: its header, chunks before the pixels, and rows with their filters.
  init(
    width: Int, height: Int, depth: Int, type: Int, interlaced: Bool = false,
    before: [Chunk] = [], rows: [UInt8]
  ) {
    chunks =
      [Self.header(width: width, height: height, depth: depth, type: type, interlaced: interlaced)]
      + before + [Chunk(name: "IDAT", body: Self.stored(rows)), Chunk(name: "IEND", body: [])]
  }

  static func header(width: Int, height: Int, depth: Int, type: Int, interlaced: Bool = false)
    -> Chunk
  {
    let body =
      Self.four(width) + Self.four(height)
      + [UInt8(depth), UInt8(type), 0, 0, interlaced ? 1 : 0]
    return Chunk(name: "IHDR", body: body)
  }

  /// The bodies of the chunks of a name.
  func bodies(_ name: String) -> [[UInt8]] { chunks.filter { $0.name == name }.map(\.body) }

  /// The file.
  var bytes: [UInt8] {
    Self.signature
      + chunks.flatMap { chunk in
        let named = Array(chunk.name.utf8) + chunk.body
        return Self.four(chunk.body.count) + named + Self.four(Int(Self.checksum(named)))
      }
  }

  static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A zlib stream of one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = bytes.count
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + four(adler(bytes))
  }

  /// The two sums of RFC 1950, byte by byte.
  static func adler(_ bytes: [UInt8]) -> Int {
    var sums = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + Int(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    return sums.1 << 16 | sums.0
  }

  /// The remainder of ISO/IEC 15948, annex D, bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      for bit in 0..<8 {
        let isSet = remainder & 1 != UInt32(byte >> bit & 1)
        remainder = remainder >> 1 ^ (isSet ? 0xEDB8_8320 : 0)
      }
    }
    return ~remainder
  }
}
