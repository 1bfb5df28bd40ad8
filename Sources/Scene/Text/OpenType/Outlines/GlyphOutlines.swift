/// Where the drawings of a face come from.
enum GlyphOutlines: Sendable {
  /// The tables `glyf` and `loca`.
  case glyf(GlyfOutlines)
  /// The table `CFF ` or `CFF2`.
  case cff(CFFOutlines)
  /// From nowhere: there are no tables, or they cannot be read.
  case none(FontError)

  /// The outline of a glyph of the face, in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path {
    switch self {
    case .glyf(let outlines): return try outlines.outline(of: glyph)
    case .cff(let outlines): return try outlines.outline(of: glyph)
    case .none(let error): throw error
    }
  }
}
