extension Font {
  /// The room a text takes in one line: the sum of its advances and kerning, and the line height.
  ///
  /// Spaces at the end count. An empty text takes no room at all. Nothing is rounded.
  ///
  /// - Units: points.
  public func size(of text: String) -> Size {
    guard !text.isEmpty else { return .zero }
    return Size(width: TextLine(text, font: self).advance, height: lineHeight)
  }

  /// The glyphs of a text in one line, one for each character.
  ///
  /// - Parameters:
  ///   - text: What is written, from left to right.
  ///   - origin: The left end of the baseline.
  /// - Returns: The glyphs where they go, kerned.
  public func glyphRun(for text: String, at origin: Point) -> GlyphRun {
    TextLine(text, font: self).run(at: origin)
  }
}
