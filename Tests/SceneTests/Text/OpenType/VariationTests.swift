import Scene
import TestSupport
import Testing

@Suite struct VariationTests {
  /// A font of the axes `wght`, 100 … 400 … 900, and `wdth`, 75 … 100 … 100.
  private static var builder: FontBuilder {
    var builder = FontBuilder.sample
    builder.addAxes(
      [.init("wght", 100, 400, 900), .init("wdth", 75, 100, 100)],
      instances: [(300, [900, 100]), (301, [100, 75])])
    return builder
  }

  /// One, as the tables count it.
  private static let one = 0x4000

  /// A closed polygon; its points are given y up.
  private static func polygon(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (x, y) in points { path.addLine(to: Point(x: x, y: 0 - y)) }
    path.close()
    return path
  }

  private static let a = Glyph(index: 2)

  @Test("a variable font says its axes and its named places")
  func axes() throws {
    let face = try Typeface(Self.builder.bytes)
    #expect(face.variationAxes.map { $0.tag } == ["wght", "wdth"])
    #expect(face.variationAxes.map { $0.minimum } == [100, 75])
    #expect(face.variationAxes.map { $0.defaultValue } == [400, 100])
    #expect(face.variationAxes.map { $0.maximum } == [900, 100])
    #expect(
      face.namedVariations.map { $0.values } == [
        ["wght": 900, "wdth": 100], ["wght": 100, "wdth": 75],
      ])
    #expect(try Typeface(FontBuilder.sample.bytes).variationAxes.isEmpty)
    #expect(Typeface.system().variationAxes.isEmpty)
  }

  @Test("values are kept within their axis, and NaN is the default")
  func clamping() throws {
    let face = try Typeface(Self.builder.bytes)
    #expect(face.varied(["wght": 5000]).variationValue(of: "wght") == 900)
    #expect(face.varied(["wght": -.infinity]).variationValue(of: "wght") == 100)
    #expect(face.varied(["wght": .nan]).variationValue(of: "wght") == 400)
    #expect(face.varied(["ital": 1]).variationValue(of: "ital") == nil)
    let both = face.varied(["wght": 700]).varied(["wdth": 80])
    #expect(both.variationValue(of: "wght") == 700)
    #expect(both.variationValue(of: "wdth") == 80)
    #expect(face.varied(["wght": 700]).weight == .bold)
    #expect(face.varied(["wght": 700]).weightClass == 700)
  }

  @Test("copies of one typeface are equal where they are at the same place")
  func equality() throws {
    let face = try Typeface(Self.builder.bytes)
    let bold = face.varied(["wght": 700])
    let other = face.varied(["wdth": 75]).varied(["wght": 700, "wdth": 100])
    #expect(bold == other)
    #expect(bold.hashValue == other.hashValue)
    #expect(bold != face)
    #expect(bold.varied(["wght": 400]) == face)
    #expect(face.varied([:]) == face)
    #expect(try Typeface(Self.builder.bytes).varied(["wght": 700]) != bold)
    #expect(Typeface.system().varied(["wght": 700]) == .system())
  }

  @Test("points move by the share of their region that applies")
  func pointMoves() throws {
    var builder = Self.builder
    builder.addMoves(
      [
        2: [
          .init(peak: [Self.one, 0], x: [0, 0, 50, 0, 50, 0, 0], y: [0, 100, 0, 0, 0, 0, 0]),
          .init(peak: [0, -Self.one], x: [10, 10, 10, 0, 0, 0, 0], y: [0, 0, 0, 0, 0, 0, 0]),
        ]
      ], axisCount: 2)
    let face = try Typeface(builder.bytes)
    #expect(
      try face.checkedOutline(of: Self.a) == Self.polygon((0, 0), (300, 700), (600, 0)))
    // 650 is half of the way from 400 to 900.
    let half = face.varied(["wght": 650])
    #expect(try half.checkedOutline(of: Self.a) == Self.polygon((0, 0), (300, 750), (625, 0)))
    let font = Font(half, size: 1000)
    #expect(font.advance(of: Self.a) == 625)
    #expect(font.advance(of: Glyph(index: 3)) == 600)
    let both = face.varied(["wght": 900, "wdth": 75])
    #expect(try both.checkedOutline(of: Self.a) == Self.polygon((10, 0), (310, 800), (660, 0)))
    let light = face.varied(["wght": 100])
    #expect(
      try light.checkedOutline(of: Self.a) == Self.polygon((0, 0), (300, 700), (600, 0)))
  }

  @Test("points that are not told of lie between their neighbours, or move with the nearer")
  func interpolation() throws {
    // Points 0 and 2 are told of: 400 goes 40 % of the way, 1200 goes with 1000, and -10 with 0.
    var builder = Self.builder
    builder.glyphs[2] = .init(
      advance: 600, polygon: [(0, 0), (400, 0), (1000, 0), (1200, 50), (-10, 50)])
    builder.glyphs[2].leftBearing = -10
    builder.addMoves(
      [2: [.init(peak: [Self.one, 0], points: [0, 2], x: [0, 100], y: [0, 0])]], axisCount: 2)
    let face = try Typeface(builder.bytes).varied(["wght": 900])
    let path = Self.polygon((0, 0), (440, 0), (1100, 0), (1300, 50), (-10, 50))
    #expect(try face.checkedOutline(of: Self.a) == path)
    // One point alone takes its contour with it, and other contours stay.
    builder = Self.builder
    builder.glyphs[2] = .init(
      advance: 600,
      contours: [[.on(0, 0), .on(0, 10), .on(10, 0)], [.on(50, 0), .on(50, 10), .on(60, 0)]])
    builder.addMoves(
      [2: [.init(peak: [Self.one, 0], points: [4], x: [7], y: [-3])]], axisCount: 2)
    let two = try Typeface(builder.bytes).varied(["wght": 900])
    var both = Self.polygon((0, 0), (0, 10), (10, 0))
    both.append(Self.polygon((57, -3), (57, 7), (67, -3)))
    #expect(try two.checkedOutline(of: Self.a) == both)
  }

  @Test("a region with a start and an end rises to its peak and falls")
  func ranges() throws {
    var builder = Self.builder
    builder.addMoves(
      [
        2: [
          .init(
            peak: [0x2000, 0], range: [0x1000, 0, 0x4000, 0],
            x: [0, 0, 0, 0, 100, 0, 0], y: [0, 0, 0, 0, 0, 0, 0])
        ]
      ], axisCount: 2)
    let face = try Typeface(builder.bytes)
    // A quarter, a half and all of the way are at 525, 650 and 900.
    for (value, advance) in [(525.0, 600.0), (587.5, 650), (650, 700), (775, 650), (900, 600)] {
      let font = Font(face.varied(["wght": value]), size: 1000)
      #expect(font.advance(of: Self.a) == advance, "\(value)")
    }
  }

  @Test("the offsets of a composite's parts move, and with them the parts")
  func composites() throws {
    var builder = Self.builder
    builder.glyphs[4] = .init(
      advance: 600, components: [.init(2, 0, 0), .init(5, 100, 0)])
    builder.addMoves(
      [
        4: [
          .init(peak: [Self.one, 0], points: [1], x: [40], y: [20])
        ]
      ], axisCount: 2)
    let face = try Typeface(builder.bytes).varied(["wght": 900])
    var path = Self.polygon((0, 0), (300, 700), (600, 0))
    path.append(Self.polygon((140, 720), (740, 720), (440, 20)))
    #expect(try face.checkedOutline(of: Glyph(index: 4)) == path)
  }

  @Test("HVAR tells the advances, whatever the points say")
  func hvar() throws {
    var builder = Self.builder
    let store = FontBuilder.variationStore(
      regions: [[[0, Self.one, Self.one], [0, 0, 0]]], lines: [[0], [0], [31], [-31]])
    var table = FontBytes(1, 0)
    table.append32(20)
    for _ in 0..<3 { table.append32(0) }
    table.append(store)
    builder.tables["HVAR"] = table
    let font = Font(try Typeface(builder.bytes).varied(["wght": 650]), size: 1000)
    // Half of 31 is 15.5, which goes up; half of -31 goes up to -15.
    #expect((0...3).map { font.advance(of: Glyph(index: $0)) } == [500, 250, 616, 585])
    // A map says that all glyphs have line 3 of set 0: one byte, of which four bits are the line.
    var mapped = FontBytes(1, 0)
    mapped.append32(26)
    mapped.append32(20)
    for _ in 0..<2 { mapped.append32(0) }
    mapped.append8(0)
    mapped.append8(0x03)
    mapped.append(1)
    mapped.append8(3)
    mapped.append8(0)
    mapped.append(store)
    builder.tables["HVAR"] = mapped
    let all = Font(try Typeface(builder.bytes).varied(["wght": 900]), size: 1000)
    #expect((0...3).map { all.advance(of: Glyph(index: $0)) } == [469, 219, 569, 569])
  }

  @Test("MVAR tells the measures of the line")
  func mvar() throws {
    var builder = Self.builder
    var table = FontBytes(1, 0, 0, 8, 2, 28)
    table.append("hasc")
    table.append([0, 0])
    table.append("undo")
    table.append([0, 1])
    table.append(
      FontBuilder.variationStore(
        regions: [[[0, Self.one, Self.one], [0, 0, 0]]], lines: [[60], [-20]]))
    builder.tables["MVAR"] = table
    let font = Font(try Typeface(builder.bytes).varied(["wght": 650]), size: 1000)
    #expect(font.ascender == 830)
    #expect(font.descender == -200)
    #expect(font.underlinePosition == -110)
  }

  @Test("avar bends the way from values to coordinates")
  func avar() throws {
    var builder = Self.builder
    // The half becomes a quarter; the second axis is as it is.
    builder.tables["avar"] = FontBytes(
      1, 0, 0, 2, 4, -0x4000, -0x4000, 0, 0, 0x2000, 0x1000, 0x4000, 0x4000, 0)
    builder.addMoves(
      [
        2: [
          .init(
            peak: [Self.one, 0], x: [0, 0, 0, 0, 100, 0, 0], y: [0, 0, 0, 0, 0, 0, 0])
        ]
      ], axisCount: 2)
    let face = try Typeface(builder.bytes)
    for (value, advance) in [(400.0, 600.0), (525, 613), (650, 625), (775, 663), (900, 700)] {
      let font = Font(face.varied(["wght": value]), size: 1000)
      #expect(font.advance(of: Self.a) == advance, "\(value)")
    }
  }
}
