extension Font {
  /// How far the tallest letters and their marks reach above the baseline.
  public var ascender: Double { points(typeface.metrics.ascender) }
  /// How far the lowest letters reach below the baseline, as a negative number.
  public var descender: Double { points(typeface.metrics.descender) }
  /// The gap between a line's descender and the next line's ascender, at least 0.
  public var leading: Double { points(typeface.metrics.lineGap) }
  /// The distance between the baselines of two lines.
  public var lineHeight: Double { ascender - descender + leading }
  /// The height of a flat capital.
  public var capHeight: Double { points(typeface.capHeight) }
  /// The height of a flat small letter.
  public var xHeight: Double { points(typeface.xHeight) }
  /// Where the upper edge of an underline lies, as a negative number below the baseline.
  public var underlinePosition: Double { points(typeface.metrics.underlinePosition) }
  /// How thick an underline is.
  public var underlineThickness: Double { points(typeface.metrics.underlineThickness) }
  /// Where the upper edge of a line that strikes letters out lies above the baseline.
  public var strikethroughPosition: Double { points(typeface.metrics.strikethroughPosition) }
  /// How thick a line that strikes letters out is.
  public var strikethroughThickness: Double { points(typeface.metrics.strikethroughThickness) }

  /// The glyph that stands for a character; glyph 0, a box, if the face lacks it.
  ///
  /// A letter followed by a combining mark is the letter with the mark, where the face has it. Tabs
  /// and line breaks, where they are drawn at all, are spaces. Characters that only direct the layout
  /// (the soft hyphen, the zero-width space) are empty and have no width in the embedded face.
  public func glyph(for character: Character) -> Glyph {
    typeface.glyph(standingFor: character) ?? Glyph(index: 0)
  }

  /// How far the origin of the next glyph lies to the right of this one's, in points.
  public func advance(of glyph: Glyph) -> Double {
    typeface.advance(of: glyph) * unit
  }

  /// By how much two neighbours of the embedded face go farther apart than their advances say; negative
  /// brings them nearer.
  ///
  /// 0 in a face of a file, whose rules look at whole texts: compare the sizes of texts there.
  public func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    typeface.kerning(left, right) * unit
  }

  /// The outline of a glyph, to be filled by the non-zero rule.
  ///
  /// The origin is the left end of the baseline. An index that the face does not have draws the box.
  ///
  /// - Units: points.
  /// - Accuracy: curves within 1/4000 of the size.
  public func outline(of glyph: Glyph) -> Path {
    typeface.outline(of: glyph).applying(AffineTransform(scaleX: unit, y: unit))
  }

  /// Units of the face in points, rounded once.
  private func points(_ units: Double) -> Double { units * size / typeface.unitsPerEm }

  /// The points of one unit of the face.
  private var unit: Double { size / typeface.unitsPerEm }
}
