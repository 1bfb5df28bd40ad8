import TestSupport
import Testing

@testable import Raster

@Suite struct DeflaterTests {
  private static func expectRoundTrip(
    _ bytes: [UInt8], period: Int = 3, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stream = Deflater.deflate(bytes, period: period)
    #expect(
      try Inflater.inflate(stream, count: bytes.count) == bytes, sourceLocation: sourceLocation)
  }

  /// The kind of a stream's first block: 0 stored, 1 the fixed code, 2 codes of its own.
  private static func kind(_ bytes: [UInt8]) -> Int {
    Int(Deflater.deflate(bytes, period: 1)[2] >> 1 & 3)
  }

  @Test("short rows of bytes come back, of each length")
  func short() throws {
    for length in 0..<40 {
      try Self.expectRoundTrip((0..<length).map { UInt8(truncatingIfNeeded: $0 / 3) })
      try Self.expectRoundTrip(Array(repeating: 9, count: length))
    }
  }

  @Test("repetitions come back around the longest copy, with every period")
  func repetitions() throws {
    for period in [1, 2, 3, 4, 6, 8] {
      for length in [256, 257, 258, 259, 260, 261, 516, 517, 1000] {
        let bytes = (0..<length).map { UInt8($0 % period * 30) }
        for assumed in 1...4 { try Self.expectRoundTrip(bytes, period: assumed) }
      }
    }
  }

  @Test("copies from 32768 bytes before come back, and from one byte farther")
  func far() throws {
    var random = SplitMix64(seed: 3)
    let noise = (0..<32_768).map { _ in UInt8(random.below(256)) }
    try Self.expectRoundTrip(noise + noise[..<300])
    try Self.expectRoundTrip(noise + [1] + noise[..<300])
  }

  @Test("random mixtures of noise, repetitions and copies come back")
  func mixtures() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      var bytes: [UInt8] = []
      while bytes.count < 6000 {
        let length = random.below(300)
        switch random.below(3) {
        case 0: bytes += (0..<length).map { _ in UInt8(random.below(256)) }
        case 1: bytes += Array(repeating: UInt8(random.below(4)), count: length)
        default:
          let start = random.below(bytes.count)
          bytes += bytes[start..<min(bytes.count, start + length)]
        }
      }
      try Self.expectRoundTrip(bytes)
    }
  }

  @Test("of the three kinds of block the shortest is written")
  func kinds() {
    var random = SplitMix64(seed: 7)
    let noise = (0..<70_000).map { _ in UInt8(random.below(256)) }
    #expect(Self.kind(noise) == 0)
    // 64 KiB and the pieces of a block: five bytes for each of at most 65535 and of 16384 bytes.
    #expect(Deflater.deflate(noise, period: 1).count <= 70_000 + 6 + 5 * 6)
    #expect(Self.kind([1, 2, 3]) == 1)
    #expect(Self.kind((0..<2000).map { _ in UInt8(random.below(5)) }) == 2)
    #expect(Deflater.deflate([], period: 1) == [0x78, 0xDA, 3, 0, 0, 0, 0, 1])
  }

  @Test("a thousand times the same takes a thousandth")
  func flat() {
    // 258 bytes take one code for the length and one for the distance.
    let stream = Deflater.deflate(Array(repeating: 255, count: 258_000), period: 4)
    #expect(stream.count < 300)
  }

  @Test("equal bytes give equal streams")
  func deterministic() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 31) }
    #expect(Deflater.deflate(bytes, period: 3) == Deflater.deflate(Array(bytes), period: 3))
  }
}
