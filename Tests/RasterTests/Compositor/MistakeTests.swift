import Compositor
import Raster
import Scene
import TestSupport
import Testing

/// The compositor without a mistake, and each mistake in numbers worked out by hand.
@Suite struct MistakeTests {
  private static func list(
    _ width: Double, on background: Color = .white, _ draw: (inout DisplayListBuilder) -> Void
  ) -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: width, height: 1), background: background)
    draw(&builder)
    return builder.build()
  }

  private static func pixels(_ list: DisplayList, _ mistake: Mistake?) throws -> [[Int]] {
    try Compositor(mistake: mistake).picture(of: list).pixels
      .map { [Int($0.red), Int($0.green), Int($0.blue), Int($0.alpha)] }
  }

  private static func reds(_ list: DisplayList, _ mistake: Mistake?) throws -> [Int] {
    try pixels(list, mistake).map { $0[0] }
  }

  private static let pixel = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))

  @Test("without a mistake the picture is the one that the tests judge by")
  func noMistake() throws {
    for seed in 0..<3 {
      let list = RandomScene.list(seed: UInt64(seed))
      let picture = try Compositor().picture(of: list)
      let reference = try ReferenceRenderer.render(list).bitmap
      let image = try Image(width: picture.width, height: picture.height, words: picture.words)
      #expect(Bitmap(image) == reference)
    }
  }

  @Test("a picture without pixels is refused")
  func noSize() {
    let list = DisplayListBuilder(size: Size(width: 0, height: 5)).build()
    #expect(throws: ImageError.sizeOutOfRange(width: 0, height: 5)) {
      try Compositor().picture(of: list)
    }
  }

  @Test("without a clip the second pixel is drawn, too")
  func noClip() throws {
    let list = Self.list(2) {
      $0.beginGroup(clip: Self.pixel)
      $0.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), color: .black)
    }
    #expect(try Self.reds(list, nil) == [0, 255])
    #expect(try Self.reds(list, .noClip) == [0, 0])
  }

  @Test("white of half opacity, multiplied by it twice, darkens white")
  func straightColor() throws {
    // White at 128 of 255 is stored as 128; once more as 64; and 64 + 255 * 127 / 255 = 191.
    let fill = Self.list(1) { $0.fill(Self.pixel, color: Color(255, 255, 255, alpha: 128)) }
    #expect(try Self.pixels(fill, nil) == [[255, 255, 255, 255]])
    #expect(try Self.pixels(fill, .straightColor) == [[191, 191, 191, 255]])
    let image = try Image(width: 1, height: 1, words: [0x8080_8080])
    let drawn = Self.list(1) { $0.draw(image, in: Rect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(try Self.pixels(drawn, nil) == [[255, 255, 255, 255]])
    #expect(try Self.pixels(drawn, .straightColor) == [[191, 191, 191, 255]])
  }

  @Test("where each child has the group's opacity, the lower one shows through")
  func perChildOpacity() throws {
    let list = Self.list(1) {
      $0.beginGroup(alpha: 0.5)
      $0.fill(Self.pixel, color: .blue)
      $0.fill(Self.pixel, color: .red)
    }
    #expect(try Self.pixels(list, nil) == [[255, 127, 127, 255]])
    // Blue makes (127, 127, 255); then (255 * 128 + 127 * 127) / 255, 127 * 127 / 255 and 127.
    #expect(try Self.pixels(list, .perChildOpacity) == [[191, 63, 127, 255]])
  }

  @Test("where each drawing is cut by itself, red shows at the rim under white")
  func perDrawClip() throws {
    let list = Self.list(1) {
      $0.beginGroup(clip: .rect(Rect(x: 0, y: 0, width: 0.5, height: 1)))
      $0.fill(Self.pixel, color: .red)
      $0.fill(Self.pixel, color: .white)
    }
    #expect(try Self.pixels(list, nil) == [[255, 255, 255, 255]])
    // Half of red makes (255, 127, 127); half of white on it 255 * 128 + 127 * 127 = 191.25 of 255.
    #expect(try Self.pixels(list, .perDrawClip) == [[255, 191, 191, 255]])
  }

  @Test("half a white pixel on black is 128, and truncated 127")
  func truncation() throws {
    let list = Self.list(1, on: .black) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 0.5, height: 1)), color: .white)
    }
    #expect(try Self.reds(list, nil) == [128])
    #expect(try Self.reds(list, .truncation) == [127])
  }

  @Test("without antialiasing less than half of a pixel is nothing, and half is all of it")
  func noAntialiasing() throws {
    for (width, right, wrong) in [(0.25, 191, 255), (0.5, 127, 0), (0.75, 64, 0)] {
      let list = Self.list(1) {
        $0.fill(.rect(Rect(x: 0, y: 0, width: width, height: 1)), color: .black)
      }
      #expect(try Self.reds(list, nil) == [right])
      #expect(try Self.reds(list, .noAntialiasing) == [wrong])
    }
  }

  @Test("half red on green is brown, and as light a bright yellow")
  func linearLight() throws {
    let list = Self.list(1, on: .green) {
      $0.fill(Self.pixel, color: Color(255, 0, 0, alpha: 128))
    }
    #expect(try Self.pixels(list, nil) == [[128, 127, 0, 255]])
    // 1.055 (128/255)^(1/2.4) - 0.055 = 0.73666, and 0.73408 of 127/255, computed with 20 digits.
    #expect(try Self.pixels(list, .linearLight) == [[188, 187, 0, 255]])
    let group = Self.list(1, on: .green) {
      $0.beginGroup(alpha: 0.5)
      $0.fill(Self.pixel, color: .red)
    }
    #expect(try Self.pixels(group, .linearLight) == [[188, 187, 0, 255]])
  }

  @Test("a mistake of the scene is none of the compositor")
  func sceneMistake() throws {
    let list = RandomScene.list(seed: 5)
    #expect(
      try Compositor(mistake: .noCounterOffset).picture(of: list)
        == Compositor().picture(of: list))
    #expect(Mistake.allCases.filter { $0.maker == .scene } == [.noCounterOffset])
  }

  @Test("names are of small letters and hyphens, and explanations are sentences")
  func words() {
    let names = Mistake.allCases.map { $0.name }
    #expect(Set(names).count == 8)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(Mistake.allCases.allSatisfy { $0.explanation.hasSuffix(".") && !$0.title.isEmpty })
  }
}
