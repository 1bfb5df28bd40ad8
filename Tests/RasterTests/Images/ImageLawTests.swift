import Raster
import Scene
import SceneTesting
import TestSupport
import Testing

/// Random scenes with images in them: against the reference, and laws without one.
@Suite struct ImageLawTests {
  /// A thousand in release; in debug, where the reference takes fifty times as long, a few.
  static var seeds: Range<UInt64> {
    #if DEBUG
      0..<8
    #else
      0..<1000
    #endif
  }

  /// For what the reference draws: fewer in debug.
  static var referenceSeeds: Range<UInt64> {
    #if DEBUG
      0..<3
    #else
      seeds
    #endif
  }

  static func list(_ seed: UInt64, _ style: RandomScene.Style = .mixed) -> DisplayList {
    RandomScene.list(seed: seed, style: style, drawsImages: true)
  }

  @Test(
    "images are as near to the reference as the contract says",
    arguments: [RandomScene.Style.mixed, .straight, .upright])
  func randomScenes(style: RandomScene.Style) throws {
    for seed in Self.referenceSeeds {
      try RandomSceneTests.expectContract(Self.list(seed, style), "seed \(seed), \(style)")
    }
  }

  @Test("where images are copied on whole pixels the two are equal")
  func wholePixels() throws {
    for seed in Self.referenceSeeds {
      let list = Self.list(seed, .wholePixels)
      expectSame(
        try Renderer().render(list), try ReferenceRenderer.render(list).bitmap, "seed \(seed):")
    }
  }

  @Test("threads, what was drawn before and what is hidden do not show")
  func sameBytes() throws {
    let (kept, threads, without) = (Renderer(), Renderer(threads: 5), Renderer())
    without.removesHiddenSurfaces = false
    for seed in Self.seeds {
      let list = Self.list(seed, seed % 2 == 0 ? .mixed : .wholePixels)
      let fresh = try Renderer().render(list)
      for renderer in [kept, threads, without] {
        expectSame(try renderer.render(list), fresh, "seed \(seed):")
      }
    }
  }

  @Test("tiles make up the picture")
  func tiles() throws {
    let renderer = Renderer()
    for seed in Self.seeds {
      let list = Self.list(seed)
      let whole = try Renderer().render(list)
      let (width, height) = (9 + Int(seed % 5) * 3, 7 + Int(seed % 3) * 4)
      for top in stride(from: 0, to: whole.height, by: height) {
        for left in stride(from: 0, to: whole.width, by: width) {
          let tile = try renderer.render(
            list, tile: PixelRect(x: left, y: top, width: width, height: height))
          for y in 0..<min(height, whole.height - top) {
            for x in 0..<min(width, whole.width - left) where tile[x, y] != whole[left + x, top + y]
            {
              Issue.record("seed \(seed), tile (\(left), \(top)): (\(x), \(y)) differs")
              return
            }
          }
        }
      }
    }
  }

  @Test("a mirror image is mirrored to the byte")
  func mirrored() throws {
    for seed in Self.seeds {
      let list = Self.list(seed, .upright).moved(x: 0, y: 0)
      expectSame(
        try Renderer().render(list.mirrored()), try Renderer().render(list).mirrored,
        "seed \(seed):")
    }
  }

  @Test("moving everything by whole pixels moves the pixels")
  func moved() throws {
    for seed in Self.seeds {
      let list = Self.list(seed, .straight).moved(x: 0, y: 0)
      let (dx, dy) = (Int(seed % 7), Int(seed % 11))
      let plain = try Renderer().render(list)
      let moved = try Renderer().render(list.moved(x: dx, y: dy))
      var part = plain
      for y in 0..<plain.height {
        for x in 0..<plain.width { part[x, y] = moved[x + dx, y + dy] }
      }
      expectSame(part, plain, "seed \(seed), moved by (\(dx), \(dy)):")
    }
  }

  @Test("an image of one opaque colour is that colour, however it is mapped, as a rect is filled")
  func constant() throws {
    let image = try Image(width: 37, height: 23, words: Array(repeating: 0xFF50_A0F1, count: 851))
    let maps = [
      AffineTransform.identity, AffineTransform(a: 0.31, b: 0, c: 0, d: 2.7, tx: 3.3, ty: 0.1),
      AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 20, ty: 3),
      AffineTransform(a: 0.06, b: 0.08, c: -0.08, d: 0.06, tx: 20, ty: 3),
      AffineTransform(a: 0, b: -1.3, c: 0.9, d: 0, tx: 4, ty: 31),
      AffineTransform(a: 3, b: 1, c: 0.5, d: -2, tx: -9, ty: 30),
    ]
    let rect = Rect(x: 0.4, y: 0.7, width: 25.3, height: 13.1)
    for map in maps {
      var builder = DisplayListBuilder(size: Size(width: 40, height: 40))
      builder.fill(.rect(rect), color: Color(0xF1, 0xA0, 0x50), transform: map)
      let filled = try Renderer().render(builder.build())
      let drawn = try Renderer().render(imageList(40, 40, image, in: rect, transform: map))
      expectSame(drawn, filled, "\(map):")
    }
  }

  @Test("a nearly upright image is nearly the upright one: both ways of sampling agree")
  func bothWays() throws {
    let image = try noiseImage(40, 40)
    for side in [25.0, 40, 71] {
      let rect = Rect(x: 0, y: 0, width: side, height: side)
      let shear = AffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)
      let upright = try Renderer().render(imageList(71, 71, image, in: rect))
      let sheared = try Renderer().render(imageList(71, 71, image, in: rect, transform: shear))
      let greatest = zip(sheared.bytes, upright.bytes).map { abs(Int($0) - Int($1)) }.max()
      #expect((greatest ?? 255) <= 1, "\(side)")
    }
  }
}
