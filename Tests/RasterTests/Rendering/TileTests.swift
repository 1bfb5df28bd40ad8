import Raster
import Scene
import TestSupport
import Testing

/// Parts of pictures, also such as reach beyond them.
@Suite struct TileTests {
  /// Red that reaches beyond its picture of 4 x 4 on all sides, in a round window that does so too.
  static let list: DisplayList = {
    var builder = DisplayListBuilder(size: Size(width: 4, height: 4), background: .yellow)
    let box = Rect(x: -10, y: -10, width: 24, height: 24)
    builder.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 3)), alpha: 0.5)
    builder.fill(.rect(box), color: .red)
    builder.endGroup()
    return builder.build()
  }()

  @Test("outside the picture a tile shows the background, inside it the picture")
  func beyondPicture() throws {
    let whole = try Renderer().render(Self.list)
    let tile = try Renderer().render(
      Self.list, tile: PixelRect(x: -2, y: -3, width: 9, height: 8))
    for y in 0..<8 {
      for x in 0..<9 {
        let isInside = (0..<4).contains(x - 2) && (0..<4).contains(y - 3)
        let expected =
          isInside ? whole[x - 2, y - 3] : Pixel(red: 255, green: 255, blue: 0)
        #expect(tile[x, y] == expected, "(\(x - 2), \(y - 3))")
      }
    }
  }

  @Test(
    "tiles far away show the background",
    arguments: [(Int.max, 0), (.min, 0), (0, .max), (0, .min), (.max, .max), (.min, .min), (4, 0)])
  func farAway(x: Int, y: Int) throws {
    let tile = try Renderer().render(Self.list, tile: PixelRect(x: x, y: y, width: 3, height: 2))
    expectAll(tile, are: (255, 255, 0))
  }

  @Test(
    "tiles of a size that no bitmap has are refused",
    arguments: [(0, 1), (1, 0), (-1, 3), (.max, 1), (1, .max), (.max, .max), (.min, 2), (65536, 1)])
  func badSizes(width: Int, height: Int) {
    #expect(throws: BitmapError.self) {
      try Renderer().render(Self.list, tile: PixelRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test(
    "a renderer has any number of threads, and at least one",
    arguments: [.min, -1, 0, 1, 1000, .max])
  func threads(count: Int) throws {
    let picture = try Renderer(threads: count).render(Self.list)
    #expect(picture == (try Renderer().render(Self.list)))
  }
}
