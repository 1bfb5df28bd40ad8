/// Where the drawings of a face come from.
enum GlyphOutlines: Sendable {
  /// The tables `glyf` and `loca`.
  case glyf(GlyfOutlines)
  /// The table `CFF ` or `CFF2`, at a place of a variable font.
  case cff(CFFOutlines, coordinates: [Double])
  /// From nowhere: there are no tables, or they cannot be read.
  case none(FontError)

  /// Finds the drawings; a face whose drawings cannot be read is a face all the same, of boxes.
  init(
    _ directory: FontDirectory, _ head: FontTable, glyphCount: Int,
    _ horizontal: HorizontalMetrics, coordinates: [Double]
  ) {
    do throws(FontError) {
      if let table = (try? directory.table("CFF2")) ?? (try? directory.table("CFF ")) {
        let outlines = try CFFOutlines(table, unitsPerEm: try head.uint16(at: 18))
        self = .cff(outlines, coordinates: coordinates)
        return
      }
      var variations: GlyphVariations?
      if !coordinates.isEmpty, let gvar = try? directory.table("gvar") {
        variations = try GlyphVariations(gvar, coordinates: coordinates)
      }
      self = .glyf(
        try GlyfOutlines(
          head: head, glyf: try directory.table("glyf"), loca: try directory.table("loca"),
          glyphCount: glyphCount, horizontal: horizontal, variations: variations))
    } catch {
      self = .none(error)
    }
  }

  /// Whether there are any drawings.
  var areThere: Bool {
    if case .none = self { return false }
    return true
  }

  /// The outline of a glyph of the face, in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path {
    switch self {
    case .glyf(let outlines): return try outlines.outline(of: glyph)
    case .cff(let outlines, let coordinates):
      return try outlines.outline(of: glyph, coordinates: coordinates)
    case .none(let error): throw error
    }
  }
}
