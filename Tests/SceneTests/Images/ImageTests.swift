import Scene
import Testing

@Suite struct ImageTests {
  @Test("an image has as many pixels as its size says, or is refused")
  func pixelCount() throws {
    #expect(throws: ImageError.wrongPixelCount(given: 3, wanted: 4)) {
      try Image(width: 2, height: 2, words: [0, 0, 0])
    }
    #expect(try Image(width: 2, height: 1, words: [0, 0xFF00_00FF]).words == [0, 0xFF00_00FF])
  }

  @Test(
    "a size without pixels, or beyond the limits, is refused",
    arguments: [(0, 1), (1, 0), (-1, 1), (65_536, 1), (1, 65_536), (65_535, 65_535)])
  func sizes(width: Int, height: Int) {
    #expect(throws: ImageError.sizeOutOfRange(width: width, height: height)) {
      try Image(width: width, height: height, words: [])
    }
  }

  @Test("a colour component above its pixel's opacity is lowered to it")
  func lowered() throws {
    let image = try Image(width: 2, height: 1, words: [0x80FF_4081, 0x0000_0001])
    #expect(image.words == [0x8080_4080, 0])
  }

  @Test("the size in points is that in pixels divided by the scale")
  func pointSize() throws {
    let image = try Image(width: 3, height: 2, words: Array(repeating: 0, count: 6), scale: 2)
    #expect(image.size == Size(width: 1.5, height: 1))
    #expect(image.withScale(1).size == Size(width: 3, height: 2))
  }

  @Test(
    "a scale that is no number over 0 counts as 1",
    arguments: [0, -1, Double.nan, Double.infinity, -Double.infinity])
  func scales(scale: Double) throws {
    #expect(try Image(width: 1, height: 1, words: [0], scale: scale).scale == 1)
    #expect(try Image(width: 1, height: 1, words: [0]).withScale(scale).scale == 1)
  }

  @Test("an animated image lasts as long as its frames together")
  func duration() throws {
    let image = try Image(width: 1, height: 1, words: [0])
    let frames = [0.25, 0, 0.5].map { AnimatedImage.Frame(image: image, duration: $0) }
    #expect(AnimatedImage(frames: frames).duration == 0.75)
    #expect(AnimatedImage(frames: []).duration == 0)
  }
}
