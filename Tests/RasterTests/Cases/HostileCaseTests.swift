import Raster
import Scene
import TestSupport
import Testing

/// Cases R19, R24–R26: pictures that only the pipeline is quick enough for, and numbers that make no
/// sense.
@Suite struct HostileCaseTests {
  @Test("R19: a colour over itself changes nothing, whatever the opacity")
  func colorOverItself() throws {
    let size = Size(width: 256, height: 256)
    var builder = DisplayListBuilder(size: size)
    for level in 0..<256 {
      let (x, value) = (Double(level), UInt8(level))
      builder.fill(
        .rect(Rect(x: x, y: 0, width: 1, height: 256)), color: Color(value, value, value))
      for alpha in 0..<256 {
        let color = Color(value, value, value, alpha: UInt8(alpha))
        builder.fill(.rect(Rect(x: x, y: Double(alpha), width: 1, height: 1)), color: color)
      }
    }
    let picture = try Drawer.pipeline.draw(builder.build())
    for alpha in 0..<256 {
      for level in 0..<256 {
        let expected = Pixel(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        #expect(picture[level, alpha] == expected, "level \(level), opacity \(alpha)/255")
      }
    }
  }

  @Test("R24: a frame that begins far above still ends where it should")
  func farFrame() throws {
    let picture = try Drawer.pipeline.draw(16, 16, node(3, -158_758_583, 8, 158_758_589, .black))
    for y in 0..<16 {
      for x in 0..<16 {
        let isBlack = y < 6 && (3...10).contains(x)
        expect(picture, x, y, is: isBlack ? (0, 0, 0) : (255, 255, 255), "rounded to 16 rows")
      }
    }
  }

  @Test("R24: a negative size is the standardised rectangle", arguments: Drawer.allCases)
  func negativeSize(drawer: Drawer) throws {
    let picture = try drawer.draw(16, 16, node(10, 10, -4, -4, .black))
    for y in 0..<16 {
      for x in 0..<16 {
        let isBlack = (6...9).contains(x) && (6...9).contains(y)
        expect(picture, x, y, is: isBlack ? (0, 0, 0) : (255, 255, 255))
      }
    }
  }

  @Test("R24: a wide clip with a fractional height is even all along")
  func wideClip() throws {
    let picture = try Drawer.pipeline.draw(
      20000, 4, node(0, 0, 20000, 3.6, clips: true, node(0, 0, 20000, 4, .red)))
    for x in 0..<20000 {
      expect(picture, x, 0, is: (255, 0, 0))
      expect(picture, x, 3, is: (255, 102, 102))
    }
  }

  @Test("R24: a frame that reaches beyond 32768 pixels is whole")
  func wideFrame() throws {
    let picture = try Drawer.pipeline.draw(8, 2, node(-35000, 0, 40000, 2, .black))
    for y in 0..<2 { expectGreys(picture, row: y, are: Array(repeating: 0, count: 8)) }
  }

  static let senseless: [Double] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, 1e-300, 0, -0.0,
  ]

  @Test(
    "numbers that make no sense are drawn without a trap, and hide nothing beside them",
    arguments: senseless)
  func oddNumbers(number: Double) throws {
    for place in 0..<6 {
      var values = [1.0, 1, 3, 3, 1, 0.5]
      values[place] = number
      let rect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      let rounded = RoundedRect(rect: rect, radius: values[4])
      var path = Path()
      path.addRoundedRect(rounded)
      path.addEllipse(in: rect)
      var builder = DisplayListBuilder(size: Size(width: 8, height: 8))
      for transform in Self.transforms(with: number) {
        let shapes: [Shape] = [
          .rect(rect), .roundedRect(rounded),
          .ring(outer: rounded, inner: rounded.inset(by: number)),
          builder.addPath(path), builder.addPath(path, rule: .evenOdd),
        ]
        for shape in shapes {
          builder.beginGroup(clip: shape, alpha: values[5], transform: transform)
          builder.fill(.rect(rect), color: .red, transform: transform)
          builder.endGroup()
          builder.fill(shape, color: .blue, transform: transform)
        }
      }
      builder.fill(.rect(Rect(x: 6, y: 6, width: 2, height: 2)), color: .black)
      for threads in [1, 3] {
        let picture = try Renderer(threads: threads).render(builder.build())
        #expect(picture[7, 7] == Pixel(red: 0, green: 0, blue: 0))
      }
    }
  }

  /// The map that moves nothing, and some with one odd number.
  static func transforms(with number: Double) -> [AffineTransform] {
    [
      .identity, AffineTransform(scaleX: number, y: 1), AffineTransform(scaleX: number, y: number),
      AffineTransform(translationX: number, y: 0),
      AffineTransform(a: 1, b: number, c: 0.5, d: 1, tx: 0, ty: 0),
    ]
  }

  @Test("tables that a list does not have draw nothing")
  func missingTables() throws {
    var builder = DisplayListBuilder(size: Size(width: 2, height: 1))
    for index in [-1, 0, 7, .max, .min] {
      builder.fill(.path(index, .nonZero), color: .red)
      builder.fill(.glyphs(index), color: .red)
      builder.beginGroup(clip: .path(index, .evenOdd))
      builder.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), color: .red)
      builder.endGroup()
    }
    expectAll(try Drawer.pipeline.draw(builder.build()), are: (255, 255, 255))
  }

  @Test("R25: a hundred thousand nested clips are one")
  func deepGroups() throws {
    var builder = DisplayListBuilder(size: Size(width: 4, height: 4))
    let box = Rect(x: 0, y: 0, width: 4, height: 4)
    for _ in 0..<100_000 { builder.beginGroup(clip: .rect(box)) }
    builder.fill(.rect(box), color: .red)
    expectAll(try Drawer.pipeline.draw(builder.build()), are: (255, 0, 0))
  }

  @Test("R25: as many nested rounded clips and opacities end as well")
  func deepRoundedGroups() throws {
    #if DEBUG
      let depth = 20_000
    #else
      let depth = 100_000
    #endif
    var builder = DisplayListBuilder(size: Size(width: 4, height: 4))
    let box = Rect(x: 0, y: 0, width: 4, height: 4)
    for _ in 0..<depth {
      builder.beginGroup(clip: .roundedRect(RoundedRect(rect: box, radius: 1)), alpha: 0.9999)
    }
    builder.fill(.rect(box), color: .red)
    let picture = try Drawer.pipeline.draw(builder.build())
    #expect(picture[0, 0].alpha == 255)
  }

  @Test("R25: a hundred thousand nested clipping views show the innermost, and can be freed")
  func deepViews() throws {
    let stage = Stage(size: Size(width: 4, height: 4))
    var innermost = stage.root
    for _ in 0..<100_000 {
      let view = View(frame: stage.bounds)
      view.clipsToBounds = true
      innermost.addSubview(view)
      innermost = view
    }
    innermost.backgroundColor = .red
    expectAll(try Drawer.pipeline.draw(stage.displayList()), are: (255, 0, 0))
  }

  @Test("R25: a thousand nested steps of a thousandth end on the next pixel")
  func smallSteps() throws {
    var nested = node(0.001, 0, 2, 1, .black)
    for _ in 1..<1000 { nested = node(0.001, 0, 4, 1, .clear, nested) }
    let picture = try Drawer.pipeline.draw(4, 1, nested)
    expectGreys(picture, row: 0, are: [255, 0, 0, 255])
  }

  @Test(
    "R26: a size that no bitmap can have is refused before memory is taken",
    arguments: [
      (0, 4), (4, 0), (0, 0), (-1, 4), (4, -1), (65536, 65536), (27000, 27000), (.max, 2),
      (2, .max),
      (.min, .min), (65536, 1), (1, 65536),
    ])
  func bitmapSizes(width: Int, height: Int) {
    #expect(throws: BitmapError.self) { try Bitmap(width: width, height: height) }
  }

  @Test(
    "R26: a picture of such a size is refused too",
    arguments: [
      (0.0, 4.0), (-3, 4), (.nan, 4), (.infinity, 4), (65536, 65536), (1e300, 2),
      (4, .leastNonzeroMagnitude),
    ])
  func pictureSizes(width: Double, height: Double) {
    let list = DisplayListBuilder(size: Size(width: width, height: height)).build()
    #expect(throws: BitmapError.self) { try Renderer().render(list) }
  }

  @Test("R28: a quarter turn keeps every pixel", arguments: Drawer.allCases)
  func quarterTurn(drawer: Drawer) throws {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let picture = try drawer.draw(16, 16, node(4, 4, 3, 5, .black, transform: turn))
    for y in 0..<16 {
      for x in 0..<16 {
        let isBlack = (3...7).contains(x) && (5...7).contains(y)
        expect(picture, x, y, is: isBlack ? (0, 0, 0) : (255, 255, 255))
      }
    }
    let plain = try drawer.draw(16, 16, node(4, 4, 3, 5, .black))
    var turned = AffineTransform.identity
    for _ in 0..<4 { turned = turned.concatenating(turn) }
    expectSame(try drawer.draw(16, 16, node(4, 4, 3, 5, .black, transform: turned)), plain)
  }
}
