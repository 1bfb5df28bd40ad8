import Raster
import Scene
import SceneTesting
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

extension HostileListTests {
  @Test("a clip far out cuts a tile as it cuts the picture, however many are between")
  func tilesUnderManyClips() throws {
    for count in [1, 62, 63, 64, 65, 66, 200] {
      var builder = DisplayListBuilder(size: Size(width: 400, height: 1))
      builder.beginGroup(clip: .rect(Rect(x: 2.5, y: 0, width: 390, height: 1)))
      for index in 1..<count {
        builder.beginGroup(
          clip: .rect(Rect(x: -10, y: 0, width: 360.5 - Double(index), height: 1)))
      }
      builder.fill(.rect(Rect(x: 2.5, y: 0, width: 30, height: 1)), color: .black)
      let list = builder.build()
      let whole = try Renderer().render(list)
      let tile = try Renderer().render(list, tile: PixelRect(x: 1, y: 0, width: 4, height: 1))
      for x in 0..<4 { #expect(tile[x, 0] == whole[x + 1, 0], "column \(x), \(count) clips") }
      // Cut once where the clip is among those that are looked at, twice beyond.
      #expect(whole[2, 0].red == (count <= 64 ? 127 : 191), "\(count) clips")
    }
  }

  @Test("a renderer draws pictures of all sizes as a fresh one does, also after an error")
  func reuseForAllSizes() throws {
    let sizes = [
      (64, 64), (1, 1), (700, 300), (1, 900), (900, 1), (64, 64), (0, 5), (33, 7), (5, 2000),
    ]
    for renderer in [Renderer(threads: -1), Renderer(threads: 3), Renderer(threads: 64)] {
      for round in 0..<2 {
        for (width, height) in sizes {
          let list = Self.scenes(width, height, seed: UInt64(round * 100 + width + height))
          guard width > 0 else {
            #expect(throws: BitmapError.self) { try renderer.render(list) }
            continue
          }
          expectSame(
            try renderer.render(list), try Renderer().render(list), "\(width) x \(height):")
        }
      }
    }
  }

  /// A random scene at three places, in translucent groups with round corners.
  private static func scenes(_ width: Int, _ height: Int, seed: UInt64) -> DisplayList {
    let scene = RandomScene.list(seed: seed, style: .mixed)
    var builder = DisplayListBuilder(size: Size(width: Double(width), height: Double(height)))
    for (x, y) in [(0.0, 0.0), (300.25, 100.5), (0.5, 700)] {
      let box = Rect(x: x, y: y, width: 63.5, height: 50.25)
      builder.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 9)), alpha: 0.7)
      scene.append(to: &builder)
      builder.endGroup()
    }
    return builder.build()
  }

  @Test("twenty thousand translucent groups inside each other each count, in bands of a few rows")
  func deepTranslucentGroups() throws {
    var builder = DisplayListBuilder(size: Size(width: 8, height: 40))
    // By 3/255 nearer to white with every group, rounded, until the step is less than half a level.
    var level = 0
    for _ in 0..<20_000 {
      builder.beginGroup(alpha: 252 / 255.0)
      level = (level * 252 + 255 * 3 + 127) / 255
    }
    builder.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 40)), color: .black)
    expectAll(try Renderer().render(builder.build()), are: (level, level, level))
  }
}
