import Raster
import Scene
import TestSupport
import Testing

/// Lists that no view makes: built by hand, with rings inside out, tiles beside the picture, and
/// groups without end.
@Suite struct HostileListTests {
  private static let box = Rect(x: 3, y: 3, width: 6, height: 6)

  /// Holes that lie in their ring, across it, beside it, round it, and round its corners alone.
  static let holes: [RoundedRect] = [
    RoundedRect(rect: box.insetBy(dx: 1, dy: 1), radius: 1),
    RoundedRect(rect: Rect(x: 0, y: 5, width: 16, height: 2), radius: 0),
    RoundedRect(rect: Rect(x: -400, y: -400, width: 408, height: 408), radius: 0),
    RoundedRect(rect: Rect(x: 8, y: 4, width: 300, height: 300), radius: 0),
    RoundedRect(rect: Rect(x: 12, y: 4, width: 3, height: 3), radius: 1),
    RoundedRect(rect: Rect(x: -500, y: 4, width: 3, height: 3), radius: 0),
    RoundedRect(rect: Rect(x: -500, y: -500, width: 1000, height: 1000), radius: 30),
    RoundedRect(rect: box, radius: 0),
  ]

  private static let transforms: [AffineTransform] = [
    .identity, AffineTransform(a: 1, b: 0.25, c: -0.25, d: 1, tx: 2, ty: 0),
    AffineTransform(a: -1, b: 0.25, c: 0.25, d: 1, tx: 12, ty: 0),
  ]

  @Test("a hole takes away of its ring what both cover, wherever it lies", arguments: holes)
  func ringsInsideOut(hole: RoundedRect) throws {
    let outer = RoundedRect(rect: Self.box, radius: 2)
    for transform in Self.transforms {
      var both = DisplayListBuilder(size: Size(width: 16, height: 16), scale: 1)
      both.fill(.ring(outer: outer, inner: hole), color: .black, transform: transform)
      var parts: [Bitmap] = []
      for shape in [outer, hole] {
        var builder = DisplayListBuilder(size: Size(width: 16, height: 16))
        builder.fill(.roundedRect(shape), color: .black, transform: transform)
        parts.append(try Renderer().render(builder.build()))
      }
      let picture = try Renderer().render(both.build())
      for y in 0..<16 {
        for x in 0..<16 {
          let covered = 255 - Int(parts[0][x, y].red)
          let rest = max(0, covered - (255 - Int(parts[1][x, y].red)))
          #expect(abs(255 - Int(picture[x, y].red) - rest) <= 1, "(\(x), \(y)), \(transform)")
        }
      }
    }
  }

  @Test("a ring is no clip, and glyphs are none: they leave nothing")
  func clipsThatAreNone() throws {
    let outer = RoundedRect(rect: Self.box, radius: 2)
    for transform in Self.transforms {
      for hole in Self.holes + [RoundedRect(rect: .zero, radius: 0)] {
        var builder = DisplayListBuilder(size: Size(width: 16, height: 16))
        builder.beginGroup(clip: .ring(outer: outer, inner: hole), transform: transform)
        builder.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 16)), color: .black)
        expectAll(try Renderer().render(builder.build()), are: (255, 255, 255))
      }
    }
  }

  @Test("a tile shows the background where it lies beside the picture")
  func tilesBeside() throws {
    var builder = DisplayListBuilder(size: Size(width: 8, height: 8), background: .green)
    builder.fill(.rect(Rect(x: -100, y: -100, width: 200, height: 200)), color: .red)
    var path = Path()
    path.addEllipse(in: Rect(x: -50, y: -50, width: 100, height: 100))
    builder.fill(path, color: .blue)
    let list = builder.build()
    let whole = try Renderer().render(list)
    for place in [-9, -4, -1, 0, 3, 7, 8, 1000, .max, .min] {
      for side in [1, 5, 20] {
        let tile = PixelRect(x: place, y: place, width: side, height: side)
        let picture = try Renderer().render(list, tile: tile)
        for y in 0..<side {
          for x in 0..<side {
            let (column, row) = (place &+ x, place &+ y)
            let isInside = (0..<8).contains(column) && (0..<8).contains(row)
            let expected = isInside ? whole[column, row] : Pixel(red: 0, green: 255, blue: 0)
            #expect(picture[x, y] == expected, "(\(x), \(y)) of \(tile)")
          }
        }
      }
    }
  }
}
