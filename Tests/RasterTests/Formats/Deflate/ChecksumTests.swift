import Testing

@testable import Raster

@Suite struct ChecksumTests {
  private static func crc(_ text: String) -> UInt32 {
    let bytes = Array(text.utf8)
    var checksum = CRC32()
    checksum.combine(bytes, in: 0..<bytes.count)
    return checksum.value
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var checksum = Adler32()
    checksum.combine(bytes)
    return checksum.value
  }

  @Test("the cyclic checksum is that of known texts")
  func cyclic() {
    #expect(Self.crc("") == 0)
    // The check value of the catalogue of parametrised algorithms, and the end of every PNG file.
    #expect(Self.crc("123456789") == 0xCBF4_3926)
    #expect(Self.crc("IEND") == 0xAE42_6082)
  }

  @Test("it goes on where it was, and takes only what is there")
  func pieces() {
    let bytes = Array("123456789".utf8)
    var checksum = CRC32()
    checksum.combine(bytes, in: 0..<4)
    checksum.combine(bytes, in: 4..<4)
    checksum.combine(bytes, in: 4..<400)
    #expect(checksum.value == 0xCBF4_3926)
  }

  @Test("the sums are those of known texts, and of more than a block of the greatest bytes")
  func sums() {
    #expect(Self.adler([]) == 1)
    #expect(Self.adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    for count in [5551, 5552, 5553, 20_000] {
      let bytes = Array(repeating: UInt8(255), count: count)
      #expect(Self.adler(bytes) == UInt32(PNGChunks.adler(bytes)))
    }
  }
}
