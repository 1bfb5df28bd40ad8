import Scene
import TestSupport
import Testing

/// What small files may ask for: each ends with an error after a bounded number of steps.
@Suite struct HostileGlyphTests {
  private typealias Glyph = FontBuilder.Glyph

  /// The outline of a glyph of a font of a box and more; the other glyphs count from 1.
  private static func outline(_ index: Int32, of glyphs: [Glyph]) throws -> Path {
    let builder = FontBuilder(glyphs: [FontBuilder.sample.glyphs[0]] + glyphs)
    return try Typeface(builder.bytes).checkedOutline(of: Scene.Glyph(index: index))
  }

  /// A glyph of one contour with as many points as are wanted, all in one place: 258 bytes of flags.
  private static func dot(points: Int) -> Glyph {
    var table = FontBytes(1, 0, 0, 0, 0, points - 1, 0)
    for _ in 0..<(points + 255) / 256 {
      // On the curve, and x and y as before, for this point and 255 more.
      table.append8(0x39)
      table.append8(255)
    }
    return Glyph(advance: 0, leftBearing: 0, description: table)
  }

  @Test("a composite that contains itself is nested too deep")
  func cycles() {
    // The box takes 36 bytes.
    let selfish = Glyph(advance: 0, components: [.init(1, 0, 0)])
    #expect(throws: FontError.nestedTooDeep("glyf", offset: 36, limit: 32)) {
      try Self.outline(1, of: [selfish])
    }
    let pair = [
      Glyph(advance: 0, components: [.init(2, 0, 0)]),
      Glyph(advance: 0, components: [.init(1, 0, 0)]),
    ]
    #expect(throws: FontError.nestedTooDeep("glyf", offset: 36, limit: 32)) {
      try Self.outline(1, of: pair)
    }
  }

  @Test("a composite whose parts double at each level has too many")
  func doubling() {
    let glyphs = (1...30).map { level in
      Glyph(advance: 0, components: [.init(level + 1, 0, 0), .init(level + 1, 0, 0)])
    }
    let error = #expect(throws: FontError.self) {
      try Self.outline(1, of: glyphs + [Glyph(advance: 0)])
    }
    guard case .tooMuch("glyf", _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a glyph may have 65,536 points, and a composite no more")
  func points() throws {
    let path = try Self.outline(1, of: [Self.dot(points: 65_536)])
    // A move, a line to each of the others, and the way back.
    #expect(path.elements.count == 65_537)
    let twice = Glyph(advance: 0, components: [.init(1, 0, 0), .init(1, 0, 0)])
    #expect(throws: FontError.self) { try Self.outline(2, of: [Self.dot(points: 65_536), twice]) }
  }

  @Test("contours that are not there end in an error, and 32,767 that are do not")
  func contours() throws {
    let none = Glyph(advance: 0, leftBearing: 0, description: FontBytes(0x7FFF, 0, 0, 0, 0, 0))
    #expect(
      throws: FontError.endInTable("glyf", offset: 46, count: 65_534, tableLength: 48)
    ) { try Self.outline(1, of: [none]) }
    // Contours of one point draw nothing.
    var table = FontBytes(0x7FFF, 0, 0, 0, 0)
    for end in 0..<0x7FFF { table.append(end) }
    table.append(0)
    for _ in 0..<128 { table.append([0x39FF]) }
    let dots = Glyph(advance: 0, leftBearing: 0, description: table)
    #expect(try Self.outline(1, of: [dots]).isEmpty)
    let unsorted = Glyph(
      advance: 0, leftBearing: 0, description: FontBytes(2, 0, 0, 0, 0, 3, 3, 0))
    #expect(throws: FontError.wrongValue("glyf", offset: 48, value: 3)) {
      try Self.outline(1, of: [unsorted])
    }
  }

  @Test("moves of many points in many regions are too many")
  func variations() throws {
    var builder = FontBuilder(
      glyphs: [FontBuilder.sample.glyphs[0], Self.dot(points: 65_536)])
    builder.addAxes([.init("wght", 100, 400, 900)])
    // All regions have all points, and all of their differences are left out.
    var data = FontBytes(0x0FFF, 4 + 6 * 0x0FFF)
    for _ in 0..<0x0FFF { data.append([2056, 0xA000, 0x4000]) }
    for _ in 0..<18 {
      data.append8(0)
      for _ in 0..<2055 { data.append8(0xBF) }
    }
    var gvar = FontBytes(1, 0, 1, 0)
    gvar.append32(32)
    gvar.append([2, 1])
    gvar.append32(32)
    for offset in [0, 0, data.count] { gvar.append32(offset) }
    gvar.append(data)
    builder.tables["gvar"] = gvar
    let face = try Typeface(builder.bytes).varied(["wght": 900])
    let error = #expect(throws: FontError.self) {
      try face.checkedOutline(of: Scene.Glyph(index: 1))
    }
    guard case .tooMuch("gvar", _, 1_048_576) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("counts of billions are no more than what is there")
  func counts() throws {
    var builder = FontBuilder.sample
    for count in [0x7FFF_FFFF, 0xFFFF_FFFF] {
      var groups = FontBuilder.format12(builder.characters)
      groups.set(count >> 16, at: 12)
      groups.set(count & 0xFFFF, at: 14)
      builder.tables["cmap"] = FontBuilder.cmap([(3, 10, groups)])
      let face = try Typeface(builder.bytes)
      #expect(face.glyph(for: "\u{10FFFF}") == nil)
    }
    var file = FontBytes()
    file.append("ttcf")
    file.append([1, 0, 0x7FFF, 0xFFFF])
    #expect(throws: FontError.self) { try Typeface(file.bytes) }
  }
}
