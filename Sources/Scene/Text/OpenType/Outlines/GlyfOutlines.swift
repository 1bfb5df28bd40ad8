// Outlines of the tables `glyf` and `loca`: contours of straight lines and parabolas, and composites of
// other glyphs.
//
// Goals, in order: any bytes end in an outline or an error, after so many steps; the outlines of
// correct fonts are exact; nothing is kept.
//
// Hints are not followed: an outline is the same at every size. What goes beyond the wording of the
// format, but what other programs do: the outline is moved so that it begins at its left bearing. In a
// variable font the points, or the offsets of parts, move first.
//
// Source: OpenType 1.9, `glyf`.

/// Outlines of TrueType glyphs.
struct GlyfOutlines: Sendable {
  /// The number of parts of parts at most.
  static let depthLimit = 32
  /// The number of points of a glyph at most, those of its parts included.
  static let pointLimit = 65_536
  /// The number of parts of a glyph at most, those of its parts included.
  static let componentLimit = 4096

  /// What a glyph may still take.
  private struct Budget {
    var points = pointLimit
    var components = componentLimit
    var steps = GlyphVariations.stepLimit
  }

  private let glyf: FontTable
  private let loca: FontTable
  private let hasLongOffsets: Bool
  private let glyphCount: Int
  private let horizontal: HorizontalMetrics
  private let variations: GlyphVariations?

  /// Takes the tables; `head` says how offsets are written.
  init(
    head: FontTable, glyf: FontTable, loca: FontTable, glyphCount: Int,
    horizontal: HorizontalMetrics, variations: GlyphVariations?
  ) throws(FontError) {
    let format = try head.int16(at: 50)
    guard format == 0 || format == 1 else { throw head.wrongValue(at: 50, format) }
    hasLongOffsets = format == 1
    self.glyf = glyf
    self.loca = loca
    self.glyphCount = glyphCount
    self.horizontal = horizontal
    self.variations = variations
  }

  /// The outline of a glyph in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path {
    var budget = Budget()
    return try points(of: glyph, depth: 0, &budget).path
  }

  /// How far the next glyph's origin lies to the right of this one's, where the points say so.
  func advance(of glyph: Int) throws(FontError) -> Double {
    var budget = Budget()
    let points = try points(of: glyph, depth: 0, &budget)
    return points.advanceX - points.originX
  }

  /// The bytes of a glyph; `nil` for one without an outline.
  private func description(of glyph: Int) throws(FontError) -> FontTable? {
    let start: Int
    let end: Int
    if hasLongOffsets {
      start = try loca.offset32(at: glyph * 4)
      end = try loca.offset32(at: glyph * 4 + 4)
    } else {
      start = try loca.uint16(at: glyph * 2) * 2
      end = try loca.uint16(at: glyph * 2 + 2) * 2
    }
    guard start != end else { return nil }
    guard start < end else { throw loca.wrongValue(at: glyph * (hasLongOffsets ? 4 : 2), start) }
    return try glyf.part(at: start, count: min(end, max(start, glyf.count)) - start)
  }

  private func points(
    of glyph: Int, depth: Int, _ budget: inout Budget
  ) throws(FontError) -> GlyphPoints {
    guard (0..<glyphCount).contains(glyph) else {
      throw .noSuchGlyph(index: glyph, count: glyphCount)
    }
    var points = GlyphPoints()
    guard let table = try description(of: glyph) else {
      points.advanceX = Double(horizontal.advance(of: glyph))
      _ = try vary([], &points, glyph, &budget)
      return points
    }
    points.originX = Double(try table.int16(at: 2) - horizontal.leftBearing(of: glyph))
    points.advanceX = points.originX + Double(horizontal.advance(of: glyph))
    if try table.int16(at: 0) < 0 {
      try compose(table, glyph, depth: depth, &points, &budget)
      return points
    }
    try SimpleGlyph.read(table, limit: budget.points, into: &points)
    budget.points -= points.points.count
    let places = variations == nil ? [] : points.points.map { Point(x: $0.x, y: $0.y) }
    let moves = try vary(places, &points, glyph, &budget)
    for (index, move) in moves.enumerated() {
      points.points[index].x += move.x
      points.points[index].y += move.y
    }
    return points
  }

  /// Moves the glyph's origin and the next one's in a variable font; returns how other places move.
  private func vary(
    _ places: [Point], _ points: inout GlyphPoints, _ glyph: Int, _ budget: inout Budget
  ) throws(FontError) -> [Point] {
    // The last two are the origins of vertical writing.
    let origins = [Point(x: points.originX, y: 0), Point(x: points.advanceX, y: 0), .zero, .zero]
    guard let variations,
      let moves = try variations.moves(
        of: glyph, points: places + origins, ends: points.ends, steps: &budget.steps)
    else { return [] }
    points.originX += moves[places.count].x
    points.advanceX += moves[places.count + 1].x
    return Array(moves.prefix(places.count))
  }

  /// Puts the parts of a composite together.
  private func compose(
    _ table: FontTable, _ glyph: Int, depth: Int, _ points: inout GlyphPoints,
    _ budget: inout Budget
  ) throws(FontError) {
    guard depth < Self.depthLimit else {
      throw table.nestedTooDeep(at: 0, limit: Self.depthLimit)
    }
    var components = try GlyphComponent.components(table, limit: budget.components)
    budget.components -= components.count
    let moves = try vary(components.map { $0.offset }, &points, glyph, &budget)
    for (index, move) in moves.enumerated() { components[index].move(by: move) }
    for component in components {
      var part = try self.points(of: component.glyph, depth: depth + 1, &budget)
      if component.usesMetrics {
        points.originX = part.originX
        points.advanceX = part.advanceX
      }
      try place(component, &part, beside: points, table)
      points.append(part)
    }
  }

  /// Moves the points of a part to where they go in the composite.
  private func place(
    _ component: GlyphComponent, _ part: inout GlyphPoints, beside composite: GlyphPoints,
    _ table: FontTable
  ) throws(FontError) {
    for index in part.points.indices {
      let place = component.scaled(x: part.points[index].x, y: part.points[index].y)
      part.points[index].x = place.x
      part.points[index].y = place.y
    }
    let offset: (x: Double, y: Double)
    switch component.placement {
    case .offset(let x, let y):
      offset = component.scalesOffset ? component.scaled(x: x, y: y) : (x, y)
    case .match(let parent, let child):
      guard composite.points.indices.contains(parent) else {
        throw table.wrongValue(at: component.start, parent)
      }
      guard part.points.indices.contains(child) else {
        throw table.wrongValue(at: component.start, child)
      }
      offset = (
        composite.points[parent].x - part.points[child].x,
        composite.points[parent].y - part.points[child].y
      )
    }
    for index in part.points.indices {
      part.points[index].x += offset.x
      part.points[index].y += offset.y
    }
  }
}
