import Scene
import Testing
import TestSupport

@Suite struct GlyfOutlinesTests {
  private typealias Glyph = FontBuilder.Glyph

  /// The outline of the last glyph of a font of a box, a square of 100, and more.
  private static func outline(_ glyphs: Glyph...) throws -> Path {
    let square = Glyph(advance: 100, polygon: [(0, 0), (0, 100), (100, 100), (100, 0)])
    let builder = FontBuilder(glyphs: [FontBuilder.sample.glyphs[0], square] + glyphs)
    let face = try Typeface(builder.bytes)
    return try face.checkedOutline(of: Scene.Glyph(index: Int32(glyphs.count + 1)))
  }

  /// A closed polygon; its points are given y up.
  private static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (x, y) in points { path.addLine(to: Point(x: x, y: 0 - y)) }
    path.close()
    return path
  }

  private static func composite(_ components: Glyph.Component...) -> Glyph {
    Glyph(advance: 500, components: components)
  }

  @Test("lines go from point to point, and y points down")
  func lines() throws {
    let path = try Self.outline(Glyph(advance: 90, polygon: [(10, -20), (30, 40), (50, 0)]))
    #expect(path == Self.polygon([(10, -20), (30, 40), (50, 0)]))
  }

  @Test("between two points beside the curve, it goes through their middle")
  func curves() throws {
    let path = try Self.outline(
      Glyph(
        advance: 90,
        contours: [[.on(0, 0), .off(0, 100), .off(100, 100), .on(100, 0)]]))
    var expected = Path()
    expected.move(to: .zero)
    expected.addQuadCurve(to: Point(x: 50, y: -100), control: Point(x: 0, y: -100))
    expected.addQuadCurve(to: Point(x: 100, y: 0), control: Point(x: 100, y: -100))
    expected.close()
    #expect(path == expected)
  }

  @Test("a contour may begin beside the curve, or have no point on it at all")
  func offCurveStart() throws {
    let ring = try Self.outline(
      Glyph(advance: 90, contours: [[.off(0, 0), .off(0, 100), .off(100, 100), .off(100, 0)]]))
    var expected = Path()
    expected.move(to: Point(x: 50, y: 0))
    expected.addQuadCurve(to: Point(x: 0, y: -50), control: Point(x: 0, y: 0))
    expected.addQuadCurve(to: Point(x: 50, y: -100), control: Point(x: 0, y: -100))
    expected.addQuadCurve(to: Point(x: 100, y: -50), control: Point(x: 100, y: -100))
    expected.addQuadCurve(to: Point(x: 50, y: 0), control: Point(x: 100, y: 0))
    expected.close()
    #expect(ring == expected)
    let drop = try Self.outline(
      Glyph(advance: 90, contours: [[.off(0, 0), .on(50, 100), .on(100, 0)]]))
    expected = Path()
    expected.move(to: Point(x: 100, y: 0))
    expected.addQuadCurve(to: Point(x: 50, y: -100), control: .zero)
    expected.close()
    #expect(drop == expected)
  }

  @Test("short numbers, repeated flags and left-out numbers mean what they say")
  func packedPoints() throws {
    // Flags: on the curve, short x and y; positive where 0x10 and 0x20 are set. The third is repeated
    // once: x as before, y long.
    var table = FontBytes(1, 0, 0, 0, 0, 3, 0)
    for byte in [0x37, 0x07, 0x19, 1, 10, 5, 20, 7] { table.append8(byte) }
    table.append([1000, -2000])
    let path = try Self.outline(Glyph(advance: 90, leftBearing: 0, description: table))
    #expect(path == Self.polygon([(10, 20), (5, 13), (5, 1013), (5, -987)]))
  }

  @Test("an outline begins at its left bearing")
  func leftBearing() throws {
    var glyph = Glyph(advance: 90, polygon: [(10, 0), (30, 40), (50, 0)])
    glyph.leftBearing = 15
    #expect(try Self.outline(glyph) == Self.polygon([(15, 0), (35, 40), (55, 0)]))
  }

  @Test("a part is moved, and scaled in each of the three ways")
  func scales() throws {
    let moved = try Self.outline(Self.composite(.init(1, 30, -40)))
    #expect(moved == Self.polygon([(30, -40), (30, 60), (130, 60), (130, -40)]))
    let half = try Self.outline(Self.composite(.init(1, 30, -40, flags: 0x0A, scale: [0x2000])))
    #expect(half == Self.polygon([(30, -40), (30, 10), (80, 10), (80, -40)]))
    let flat = try Self.outline(
      Self.composite(.init(1, 0, 0, flags: 0x42, scale: [0x4000, -0x1000])))
    #expect(flat == Self.polygon([(0, 0), (0, -25), (100, -25), (100, 0)]))
    // A quarter turn to the left: (x, y) goes to (-y, x).
    let turned = try Self.outline(
      Self.composite(.init(1, 0, 0, flags: 0x82, scale: [0, 0x4000, -0x4000, 0])))
    #expect(turned == Self.polygon([(0, 0), (-100, 0), (-100, 100), (0, 100)]))
  }

  @Test("an offset is scaled if a flag says so, and no other says not")
  func scaledOffset() throws {
    let scaled = try Self.outline(Self.composite(.init(1, 40, 20, flags: 0x080A, scale: [0x2000])))
    #expect(scaled == Self.polygon([(20, 10), (20, 60), (70, 60), (70, 10)]))
    let both = try Self.outline(Self.composite(.init(1, 40, 20, flags: 0x180A, scale: [0x2000])))
    #expect(both == Self.polygon([(40, 20), (40, 70), (90, 70), (90, 20)]))
  }

  @Test("a part may be moved so that two points meet")
  func pointMatching() throws {
    // The square's point 0, at half its size, comes to point 2 of the first square.
    let path = try Self.outline(
      Self.composite(.init(1, 0, 0), .init(1, 2, 0, flags: 8, scale: [0x2000])))
    var expected = Self.polygon([(0, 0), (0, 100), (100, 100), (100, 0)])
    expected.append(Self.polygon([(100, 100), (100, 150), (150, 150), (150, 100)]))
    #expect(path == expected)
    // The glyph is the third of 36 bytes each but itself, and its second part begins at 18.
    #expect(throws: FontError.wrongValue("glyf", offset: 90, value: 4)) {
      try Self.outline(Self.composite(.init(1, 0, 0), .init(1, 4, 0, flags: 0)))
    }
  }

  @Test("a composite may take the origin of a part, and has its own otherwise")
  func usesMetrics() throws {
    var part = Glyph(advance: 90, polygon: [(10, 0), (30, 40), (50, 0)])
    part.leftBearing = 15
    let own = try Self.outline(part, Self.composite(.init(2, 0, 0)))
    #expect(own == Self.polygon([(10, 0), (30, 40), (50, 0)]))
    let taken = try Self.outline(part, Self.composite(.init(2, 0, 0, flags: 0x0202)))
    #expect(taken == Self.polygon([(15, 0), (35, 40), (55, 0)]))
  }

  @Test("parts of parts are drawn 32 deep, and no deeper")
  func depth() throws {
    var glyphs: [Glyph] = []
    for depth in 0..<33 { glyphs.append(Self.composite(.init(depth + 1, 1, 0))) }
    let builder = FontBuilder(
      glyphs: [FontBuilder.sample.glyphs[0]]
        + [Glyph(advance: 1, polygon: [(0, 0), (0, 100), (100, 0)])] + glyphs)
    let face = try Typeface(builder.bytes)
    let path = try face.checkedOutline(of: Scene.Glyph(index: 33))
    #expect(path == Self.polygon([(32, 0), (32, 100), (132, 0)]))
    #expect(throws: FontError.self) { try face.checkedOutline(of: Scene.Glyph(index: 34)) }
  }

  @Test("a glyph that cannot be read is the box, and says why")
  func box() throws {
    var builder = FontBuilder.sample
    builder.glyphs[2] = Self.composite(.init(2, 0, 0))
    let face = try Typeface(builder.bytes)
    let font = Font(face, size: 1000)
    #expect(font.outline(of: Scene.Glyph(index: 2)) == font.outline(of: Scene.Glyph(index: 0)))
    #expect(font.outline(of: Scene.Glyph(index: 99)) == font.outline(of: Scene.Glyph(index: 0)))
    #expect(throws: FontError.noSuchGlyph(index: 99, count: 6)) {
      try face.checkedOutline(of: Scene.Glyph(index: 99))
    }
    builder.tables["glyf"] = FontBytes()
    let boxes = try Typeface(builder.bytes)
    #expect(boxes.glyph(for: Unicode.Scalar("A")) == nil)
    #expect(throws: FontError.missingTable("glyf")) {
      try boxes.checkedOutline(of: Scene.Glyph(index: 2))
    }
    let own = Font.system(size: 1000).outline(of: Scene.Glyph(index: 0)).controlBounds
    #expect(Font(boxes, size: 1000).outline(of: Scene.Glyph(index: 2)).controlBounds == own)
  }
}
