import Raster
import Testing

@Suite struct PAMTests {
  @Test("a map is its header and four straight bytes a pixel")
  func straightBytes() throws {
    var bitmap = try Bitmap(width: 3, height: 1)
    bitmap[0, 0] = Pixel(red: 128, green: 128, blue: 128, alpha: 128)
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 0, alpha: 4)
    let header = "P7\nWIDTH 3\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    // 1 * 255 / 4 = 63.75 and 2 * 255 / 4 = 127.5, half up.
    let pixels: [UInt8] = [255, 255, 255, 128, 64, 128, 0, 4, 0, 0, 0, 0]
    #expect(PAM.encode(bitmap) == Array(header.utf8) + pixels)
  }
}
