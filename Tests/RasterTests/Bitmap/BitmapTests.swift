import Raster
import Testing

@Suite struct BitmapTests {
  @Test(
    "a size that makes no bitmap is refused before anything is allocated",
    arguments: [
      (0, 0), (0, 5), (5, 0), (-1, 5), (5, -1), (65536, 65536), (27000, 27000), (65536, 1),
      (1, 65536), (.max, .max), (.max, 2), (2, .max), (.min, .min), (.max / 4 + 1, 4),
    ])
  func refusedSizes(width: Int, height: Int) {
    #expect(
      throws: BitmapError.sizeOutOfRange(
        width: width, height: height, sideLimit: 65535, pixelLimit: 268_435_456)
    ) { try Bitmap(width: width, height: height) }
  }

  @Test("the longest sides are allowed", arguments: [(65535, 1), (1, 65535), (1, 1)])
  func allowedSizes(width: Int, height: Int) throws {
    let bitmap = try Bitmap(width: width, height: height)
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(bitmap[width - 1, height - 1] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test("pixels lie in rows from the top, red first")
  func byteOrder() throws {
    var bitmap = try Bitmap(width: 2, height: 2)
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    bitmap[0, 1] = Pixel(red: 5, green: 6, blue: 7, alpha: 8)
    #expect(bitmap.bytes == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0])
    #expect(bitmap[1, 0] == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
  }

  @Test("the words that are lent hold the bytes, red lowest")
  func words() throws {
    var bitmap = try Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    let words = bitmap.withWords { span in (span.count, span[0], span[1]) }
    #expect(words == (2, 0, 0x0403_0201))
  }

  @Test("the refusal says the size and the limits")
  func description() {
    let error = BitmapError.sizeOutOfRange(width: 0, height: 7, sideLimit: 9, pixelLimit: 80)
    let text = error.description
    for part in ["0 x 7", "9", "80"] { #expect(text.contains(part)) }
  }

  @Test(
    "a pixel outside is refused as an index of an array is",
    arguments: [(2, 0), (0, 2), (-1, 0), (0, -1)])
  func outside(x: Int, y: Int) async {
    await #expect(processExitsWith: .failure) { [x, y] in
      let bitmap = try Bitmap(width: 2, height: 2)
      _ = bitmap[x, y]
    }
  }
}
