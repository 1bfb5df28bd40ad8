// Outlines of the tables `glyf` and `loca`: contours of straight lines and parabolas, and composites of
// other glyphs.
//
// Goals, in order: any bytes end in an outline or an error, after so many steps; the outlines of
// correct fonts are exact; nothing is kept.
//
// Hints are not followed: an outline is the same at every size. What goes beyond the wording of the
// format, but what other programs do: the outline is moved so that it begins at its left bearing.
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
  }

  private let glyf: FontTable
  private let loca: FontTable
  private let hasLongOffsets: Bool
  private let glyphCount: Int
  private let horizontal: HorizontalMetrics

  /// Takes the tables; `head` says how offsets are written.
  init(
    head: FontTable, glyf: FontTable, loca: FontTable, glyphCount: Int,
    horizontal: HorizontalMetrics
  ) throws(FontError) {
    let format = try head.int16(at: 50)
    guard format == 0 || format == 1 else { throw head.wrongValue(at: 50, format) }
    hasLongOffsets = format == 1
    self.glyf = glyf
    self.loca = loca
    self.glyphCount = glyphCount
    self.horizontal = horizontal
  }

  /// The outline of a glyph in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path {
    var budget = Budget()
    return try points(of: glyph, depth: 0, &budget).path
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
    guard let table = try description(of: glyph) else {
      var blank = GlyphPoints()
      blank.advanceX = Double(horizontal.advance(of: glyph))
      return blank
    }
    let originX = Double(try table.int16(at: 2) - horizontal.leftBearing(of: glyph))
    let advanceX = originX + Double(horizontal.advance(of: glyph))
    var points: GlyphPoints
    if try table.int16(at: 0) >= 0 {
      points = try SimpleGlyph.points(table, limit: budget.points)
      budget.points -= points.points.count
      points.originX = originX
      points.advanceX = advanceX
    } else {
      points = GlyphPoints()
      points.originX = originX
      points.advanceX = advanceX
      try compose(table, depth: depth, &points, &budget)
    }
    return points
  }

  /// Puts the parts of a composite together.
  private func compose(
    _ table: FontTable, depth: Int, _ points: inout GlyphPoints, _ budget: inout Budget
  ) throws(FontError) {
    guard depth < Self.depthLimit else {
      throw table.nestedTooDeep(at: 0, limit: Self.depthLimit)
    }
    let components = try GlyphComponent.components(table, limit: budget.components)
    budget.components -= components.count
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
