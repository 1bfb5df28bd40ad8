extension Typeface {
  /// The number of palettes of a face with glyphs of several colours; 0 for other faces.
  public var paletteCount: Int { program?.colorGlyphs?.paletteCount ?? 0 }

  /// The same face with another of its palettes; one that it does not have is its first.
  public func withPalette(_ palette: Int) -> Typeface {
    var copy = self
    copy.palette = (0..<paletteCount).contains(palette) ? palette : 0
    return copy
  }

  /// The layers of a glyph of several colours, from the lowest up.
  ///
  /// There are none for a glyph of one colour, nor for one whose layers cannot be read: that is drawn
  /// as its outline, in the colour of the text.
  public func colorLayers(of glyph: Glyph) -> [ColorLayer] {
    guard case .file(let face) = source else { return [] }
    return (try? face.colorLayers(of: Int(glyph.index), palette: palette)) ?? []
  }

  /// Whether some glyphs have several colours.
  var hasColors: Bool {
    guard case .file(let face) = source else { return false }
    return face.hasColors
  }
}
