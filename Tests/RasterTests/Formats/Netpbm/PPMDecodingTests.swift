import Raster
import Testing

@Suite struct PPMDecodingTests {
  @Test("what is written is read again, binary and as text")
  func roundTrip() throws {
    var bitmap = try Bitmap(width: 5, height: 3)
    for y in 0..<3 {
      for x in 0..<5 {
        bitmap[x, y] = Pixel(red: UInt8(x * 51), green: UInt8(y * 100), blue: UInt8(x ^ y))
      }
    }
    #expect(try PPM.decode(PPM.encode(bitmap)) == bitmap)
    #expect(try PPM.decode(PPM.encodeText(bitmap)) == bitmap)
  }

  @Test(
    "only pixmaps are read, though the family has other pictures", arguments: ["", "P", "P5 1"])
  func others(text: String) {
    let bytes = Array(text.utf8)
    #expect(throws: Netpbm.ParsingError.notPixmap(firstBytes: Array(bytes.prefix(2)))) {
      try PPM.decode(bytes)
    }
  }
}
