extension Typeface {
  /// The units of an em, in which the numbers of a typeface are told.
  public var unitsPerEm: Double {
    switch source {
    case .embedded: 1000
    case .file(let face): Double(face.unitsPerEm)
    }
  }

  /// The measures of a line, in units of the face, y up.
  var metrics: FontMetrics {
    switch source {
    case .embedded(let weight): FontMetrics(embedded: weight)
    case .file(let face): face.metrics
    }
  }

  /// The height of a flat capital: what the face says, else that of its H.
  var capHeight: Double { metrics.capHeight ?? height(of: "H") ?? 0.7 * unitsPerEm }

  /// The height of a flat small letter: what the face says, else that of its x.
  var xHeight: Double { metrics.xHeight ?? height(of: "x") ?? 0.5 * unitsPerEm }

  /// By how much two neighbours go farther apart than their advances say, in units of the face.
  func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    switch source {
    case .embedded: Face.embedded.kerning(Int(left.index), Int(right.index))
    case .file: 0
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
    case .file(let face): return face.advance(of: Int(glyph.index))
    }
  }

  /// How far the drawing of a character reaches above the baseline, if it does.
  private func height(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = glyph(for: scalar) else { return nil }
    let height = -outline(of: glyph).controlBounds.minY
    return height > 0 ? height : nil
  }
}

extension FontMetrics {
  /// The measures of the embedded face.
  fileprivate init(embedded weight: Font.Weight) {
    let pen = FacePen(weight)
    self.init(unitsPerEm: 1000, hhea: nil, os2: nil, post: nil)
    ascender = 950
    descender = -250
    capHeight = 716
    xHeight = 524
    underlinePosition = -90
    underlineThickness = pen.bar
    strikethroughPosition = 262 + pen.bar / 2
    strikethroughThickness = pen.bar
  }
}
