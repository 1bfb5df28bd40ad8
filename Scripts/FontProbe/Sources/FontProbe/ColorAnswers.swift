@testable import Scene

/// Tells the layers of glyphs of several colours.
enum ColorAnswers {
  /// Prints a line for each glyph that has layers: its number, then for each layer, the lowest first, a
  /// glyph and red, green, blue and opacity, 0 … 255, or a hyphen for the colour of the text.
  static func tell(_ typeface: Typeface, palette: Int) {
    let typeface = typeface.withPalette(palette)
    for number in 0..<Int32(typeface.glyphCount) {
      let layers = typeface.colorLayers(of: Glyph(index: number))
      guard !layers.isEmpty else { continue }
      print(number, layers.map(text).joined(separator: " "))
    }
  }

  private static func text(_ layer: ColorLayer) -> String {
    guard let color = layer.color else { return "\(layer.glyph.index):-" }
    let parts = [color.red, color.green, color.blue, color.alpha]
    return "\(layer.glyph.index):"
      + parts.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
  }
}
