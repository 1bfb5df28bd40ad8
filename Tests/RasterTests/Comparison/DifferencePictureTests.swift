import Raster
import Testing

/// Pictures of differences, and of parts.
@Suite struct DifferencePictureTests {
  private static let black = Pixel(red: 0, green: 0, blue: 0)
  private static let white = Pixel(red: 255, green: 255, blue: 255)

  private static func filled(_ width: Int, _ height: Int, _ pixel: Pixel) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel }
    }
    return bitmap
  }

  @Test("what is equal is pale, what differs is marked")
  func marked() throws {
    let expected = try Self.filled(3, 1, Self.black)
    var actual = expected
    actual[1, 0] = Pixel(red: 2, green: 0, blue: 0)
    actual[2, 0] = Self.white
    let picture = try DifferencePicture.marked(actual: actual, expected: expected, levels: 2)
    // A quarter of black on white: 255 - 255 / 4, whole numbers.
    #expect(picture[0, 0] == Pixel(red: 192, green: 192, blue: 192))
    #expect(picture[1, 0] == DifferencePicture.slightMark)
    #expect(picture[2, 0] == DifferencePicture.mark)
  }

  @Test("what is transparent is white in it")
  func transparent() throws {
    let blank = try Bitmap(width: 1, height: 1)
    #expect(try DifferencePicture.marked(actual: blank, expected: blank)[0, 0] == Self.white)
  }

  @Test("pixels that only one has are marked as such")
  func sizes() throws {
    let picture = try DifferencePicture.marked(
      actual: Self.filled(2, 1, Self.white), expected: Self.filled(1, 2, Self.white))
    #expect(picture.width == 2)
    #expect(picture.height == 2)
    #expect(picture[0, 0] == Self.white)
    for (x, y) in [(1, 0), (0, 1), (1, 1)] {
      #expect(picture[x, y] == DifferencePicture.outsideMark)
    }
  }

  @Test("side by side: the gap is transparent, upper edges are in line")
  func sideBySide() throws {
    let picture = try DifferencePicture.sideBySide(
      [Self.filled(1, 1, Self.black), Self.filled(2, 2, Self.white)], gap: 1)
    #expect(picture.width == 4)
    #expect(picture.height == 2)
    #expect(picture[0, 0] == Self.black)
    #expect(picture[0, 1] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(picture[1, 0].alpha == 0)
    #expect(picture[2, 1] == Self.white)
    #expect(throws: BitmapError.self) { try DifferencePicture.sideBySide([]) }
  }

  @Test("a part beyond the edge is transparent there")
  func cropping() throws {
    let bitmap = try Self.filled(2, 2, Self.white)
    let part = try bitmap.cropped(to: PixelRect(x: -1, y: 1, width: 2, height: 2))
    #expect(part[0, 0].alpha == 0)
    #expect(part[1, 0] == Self.white)
    #expect(part[1, 1].alpha == 0)
    let far = try bitmap.cropped(to: PixelRect(x: .max, y: .max, width: 3, height: 3))
    #expect(far[2, 2].alpha == 0)
    #expect(throws: BitmapError.self) {
      try bitmap.cropped(to: PixelRect(x: 0, y: 0, width: -1, height: 1))
    }
  }

  @Test("an enlarged pixel is a square")
  func enlarging() throws {
    var bitmap = try Self.filled(2, 1, Self.white)
    bitmap[1, 0] = Self.black
    let large = try bitmap.enlarged(by: 3)
    #expect(large.width == 6)
    #expect(large.height == 3)
    #expect(large[2, 2] == Self.white)
    #expect(large[3, 0] == Self.black)
    #expect(try bitmap.enlarged(by: -4) == bitmap)
    #expect(throws: BitmapError.self) { try bitmap.enlarged(by: .max) }
  }
}
