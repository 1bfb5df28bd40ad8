extension Font {
  /// How far the tallest letters and their marks reach above the baseline.
  public var ascender: Double { 0.95 * size }
  /// How far the lowest letters reach below the baseline, as a negative number.
  public var descender: Double { -0.25 * size }
  /// The gap between a line's descender and the next line's ascender.
  public var leading: Double { 0 }
  /// The distance between the baselines of two lines.
  public var lineHeight: Double { ascender - descender + leading }
  /// The height of a flat capital.
  public var capHeight: Double { 0.716 * size }
  /// The height of a flat small letter.
  public var xHeight: Double { 0.524 * size }

  /// The glyph that stands for a character; glyph 0, a box, if the face lacks it.
  ///
  /// A letter followed by a combining mark is the letter with the mark, where the face has it. Tabs
  /// and line breaks, where they are drawn at all, are spaces. Characters that only direct the layout
  /// (the soft hyphen, the zero-width space) are empty and have no width.
  public func glyph(for character: Character) -> Glyph {
    Glyph(index: Int32(truncatingIfNeeded: Face.embedded.entry(of: character)))
  }

  /// How far the origin of the next glyph lies to the right of this one's, in points.
  public func advance(of glyph: Glyph) -> Double {
    typeface.advance(of: glyph) * unit
  }

  /// By how much two neighbours go farther apart than their advances say; negative brings them nearer.
  public func kerning(_ left: Glyph, _ right: Glyph) -> Double {
    Face.embedded.kerning(Int(left.index), Int(right.index)) * unit
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

  /// The points of one unit of the face.
  private var unit: Double { size / typeface.unitsPerEm }
}
