extension Typeface {
  /// The units of an em: the numbers below are of these.
  var unitsPerEm: Double {
    switch source {
    case .embedded: 1000
    case .file(let program): Double(program.unitsPerEm)
    }
  }

  /// How far the origin of the next glyph lies to the right of this one's, in units of the face.
  func advance(of glyph: Glyph) -> Double {
    switch source {
    case .embedded(let weight):
      let entries = Face.embedded.entries
      let index = Int(glyph.index)
      let advance = entries[entries.indices.contains(index) ? index : 0].advance
      return advance * FacePen(weight).advanceFactor
    case .file: return 0
    }
  }

  /// The outline of a glyph in units of the face, y down.
  func outline(of glyph: Glyph) -> Path {
    switch source {
    case .embedded(let weight):
      Face.embedded.outline(of: Int(glyph.index), pen: FacePen(weight), accuracy: 0.25)
    case .file: Path()
    }
  }
}
