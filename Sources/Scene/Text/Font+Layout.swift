extension Font {
  /// The room a text takes in one line: its glyphs' advances, and the line height.
  ///
  /// Spaces at the end count. An empty text takes no room at all. Nothing is rounded.
  ///
  /// - Units: points.
  public func size(of text: String) -> Size {
    guard !text.isEmpty else { return .zero }
    let line = TextLine(text, font: self)
    return Size(width: line.advance, height: line.height)
  }

  /// The glyphs of a text in one line, as far as the font itself draws them, not its fallbacks.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - origin: The left end of the baseline.
  /// - Returns: The glyphs where they go, kerned.
  public func glyphRun(for text: String, at origin: Point) -> GlyphRun {
    TextLine(text, font: self).run(at: origin)
  }
}
