import Raster
import Scene
import Testing

@Suite struct PPMTests {
  /// Two pixels, red and half transparent black, above a row of white and clear.
  static func sample() throws -> Bitmap {
    var bitmap = try Bitmap(width: 2, height: 2)
    bitmap[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    bitmap[1, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    bitmap[0, 1] = Pixel(red: 255, green: 255, blue: 255)
    return bitmap
  }

  @Test("a binary pixmap is the header and three bytes a pixel, over white")
  func binary() throws {
    // 255 * (255 - 128) / 255 is 127 exactly.
    let pixels: [UInt8] = [255, 0, 0, 127, 127, 127, 255, 255, 255, 255, 255, 255]
    #expect(PPM.encode(try Self.sample()) == Array("P6\n2 2\n255\n".utf8) + pixels)
  }

  @Test("another background shows through, its opacity does not count")
  func background() throws {
    // 100 * 127 / 255 = 49.8…, 50 * 127 / 255 = 24.9….
    let pixels: [UInt8] = [255, 0, 0, 50, 0, 25, 255, 255, 255, 100, 0, 50]
    let encoded = PPM.encode(try Self.sample(), over: Color(100, 0, 50, alpha: 7))
    #expect(encoded == Array("P6\n2 2\n255\n".utf8) + pixels)
  }

  @Test("half transparent white over white stays white", arguments: 0...255)
  func whiteStaysWhite(alpha: Int) throws {
    var bitmap = try Bitmap(width: 1, height: 1)
    let level = UInt8(alpha)
    bitmap[0, 0] = Pixel(red: level, green: level, blue: level, alpha: level)
    #expect(PPM.encode(bitmap).suffix(3) == [255, 255, 255])
  }

  @Test("a component above its opacity is clamped, it does not wrap")
  func invalidPixel() throws {
    var bitmap = try Bitmap(width: 1, height: 1)
    bitmap[0, 0] = Pixel(red: 255, green: 200, blue: 0, alpha: 100)
    #expect(PPM.encode(bitmap).suffix(3) == [255, 255, 155])
  }

  @Test("the text form is aligned, five pixels a line, each row on a line of its own")
  func text() throws {
    var bitmap = try Bitmap(width: 6, height: 2)
    for y in 0..<2 {
      for x in 0..<6 { bitmap[x, y] = Pixel(red: UInt8(x), green: UInt8(20 * y), blue: 255) }
    }
    let expected = """
      P3
      6 2
      255
        0   0 255    1   0 255    2   0 255    3   0 255    4   0 255
        5   0 255
        0  20 255    1  20 255    2  20 255    3  20 255    4  20 255
        5  20 255

      """
    #expect(String(decoding: PPM.encodeText(bitmap), as: UTF8.self) == expected)
  }

  @Test("no line of the text form is longer than 70 characters", arguments: 1...16)
  func lineLength(width: Int) throws {
    let lines = PPM.encodeText(try Bitmap(width: width, height: 3)).split(
      separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= 70 })
    #expect(lines.count == 3 + 3 * ((width + 4) / 5))
  }
}
