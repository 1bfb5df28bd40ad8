import Raster
import Scene
import TestSupport
import Testing

/// The reference renderer against the numbers of the cases, before it judges others.
@Suite struct ReferenceRendererTests {
  static func list(
    _ width: Double, _ height: Double, background: Color = .white,
    _ draw: (inout DisplayListBuilder) -> Void
  ) -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: width, height: height), background: background)
    draw(&builder)
    return builder.build()
  }

  static func reds(_ picture: ReferencePicture, row: Int, columns: Range<Int>) -> [Int] {
    columns.map { Int(picture.bitmap[$0, row].red) }
  }

  @Test("a clip's edge hides the lower sibling, as case R09 has it")
  func hiddenSibling() throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    let picture = try ReferenceRenderer.render(
      Self.list(8, 8) {
        $0.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 4)))
        $0.fill(.rect(box), color: Color(0, 128, 0))
        $0.fill(.rect(box), color: .black)
      })
    #expect(Self.reds(picture, row: 0, columns: 0..<4) == [255, 214, 78, 11])
    #expect(picture.bitmap[1, 0] == Pixel(red: 214, green: 214, blue: 214))
    #expect(picture.bitmap[1, 1] == Pixel(red: 15, green: 15, blue: 15))
  }

  @Test("a child with the clip's own rounded edge is not cut twice, as case R11 has it")
  func sharedEdge() throws {
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    let shape = Shape.roundedRect(RoundedRect(rect: box, radius: 4))
    for depth in 1...3 {
      let picture = try ReferenceRenderer.render(
        Self.list(8, 8) {
          for _ in 0..<depth { $0.beginGroup(clip: shape) }
          $0.fill(shape, color: .black)
        })
      #expect(Self.reds(picture, row: 0, columns: 0..<4) == [255, 214, 78, 11], "\(depth) clips")
    }
  }

  @Test("fractional edges have the numbers of case R15, to the level that 8-bit coverage costs")
  func fractionalEdges() throws {
    let picture = try ReferenceRenderer.render(
      Self.list(8, 6) {
        $0.fill(.rect(Rect(x: 1.5, y: 1.25, width: 5.5, height: 3.75)), color: .black)
      })
    let rows = [1: [255, 159, 64, 64, 64, 64, 64, 255], 2: [255, 128, 0, 0, 0, 0, 0, 255]]
    for (row, expected) in rows {
      let actual = Self.reds(picture, row: row, columns: 0..<8)
      #expect(zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 }, "row \(row): \(actual)")
      #expect([actual[0], actual[7]] == [255, 255])
    }
  }

  @Test("a translucent parent and child in a rounded clip have the numbers of case R17")
  func translucency() throws {
    let frame = Rect(x: 0, y: 0, width: 20, height: 12)
    let white = Color(255, 255, 255, alpha: 51)
    let picture = try ReferenceRenderer.render(
      Self.list(20, 12, background: .black) {
        let clip = Shape.roundedRect(RoundedRect(rect: frame, radius: 4))
        $0.beginGroup(clip: clip)
        $0.fill(clip, color: white)
        $0.fill(.rect(Rect(x: 0, y: 8, width: 20, height: 4)), color: white)
      })
    let expected = [(10, 3, 51), (10, 10, 92), (1, 0, 8), (2, 0, 35), (1, 11, 15), (2, 11, 64)]
    for (x, y, value) in expected {
      #expect(abs(Int(picture.bitmap[x, y].red) - value) <= 1, "(\(x), \(y))")
    }
  }

  @Test("a group's opacity counts once, as case R16 has it")
  func groupOpacity() throws {
    let picture = try ReferenceRenderer.render(
      Self.list(4, 4) {
        $0.beginGroup(alpha: 0.5)
        $0.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), color: .blue)
        $0.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), color: .red)
      })
    // Half of 255 is 127.5, as a byte 128 of 255: 255 - 128 = 127, within one of (255, 128, 128).
    #expect(picture.bitmap[0, 0] == picture.bitmap[3, 3])
    #expect(abs(Int(picture.bitmap[0, 0].green) - 128) <= 1)
    #expect(picture.bitmap[0, 0].red == 255)
  }

  @Test("pixels without an edge or an opacity owe no rounding")
  func contributions() throws {
    let picture = try ReferenceRenderer.render(
      Self.list(4, 1) {
        $0.beginGroup(clip: .rect(Rect(x: 0, y: 0, width: 2.5, height: 1)))
        $0.fill(.rect(Rect(x: 0, y: 0, width: 1.5, height: 1)), color: .blue)
        $0.endGroup()
        $0.fill(.rect(Rect(x: 2, y: 0, width: 1, height: 1)), color: .red)
      })
    #expect(picture.contributions == [0, 1, 0, 0])
  }

  @Test(
    "random scenes of whole pixels owe rounding for opacities alone, mixed ones a fifth and more")
  func partialShare() throws {
    var share = 0.0
    for seed in 0..<10 {
      share += try ReferenceRenderer.render(RandomScene.list(seed: UInt64(seed))).partialShare / 10
    }
    #expect(share > 0.2, "\(share)")
  }
}
