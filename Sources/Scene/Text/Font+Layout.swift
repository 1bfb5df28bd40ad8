extension Font {
  /// The room a text takes in one line: the sum of its advances and kerning, and the line height.
  ///
  /// An empty text takes no room at all. Nothing is rounded.
  ///
  /// - Units: points.
  public func size(of text: String) -> Size {
    guard !text.isEmpty else { return .zero }
    var width = 0.0
    var last: Glyph?
    for character in text {
      let glyph = glyph(for: character)
      if let last { width += kerning(last, glyph) }
      width += advance(of: glyph)
      last = glyph
    }
    return Size(width: width, height: lineHeight)
  }

  /// The glyphs of a text in one line, one for each character.
  ///
  /// - Parameters:
  ///   - text: What is written, from left to right.
  ///   - origin: The left end of the baseline.
  /// - Returns: The glyphs where they go, kerned.
  public func glyphRun(for text: String, at origin: Point) -> GlyphRun {
    var run = GlyphRun(font: self, items: [])
    var x = origin.x
    var last: Glyph?
    for character in text {
      let glyph = glyph(for: character)
      if let last { x += kerning(last, glyph) }
      run.items.append(GlyphRun.Item(glyph: glyph, origin: Point(x: x, y: origin.y)))
      x += advance(of: glyph)
      last = glyph
    }
    return run
  }
}
