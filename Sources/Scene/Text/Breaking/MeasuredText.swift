/// A text as its glyphs, with their measures and the places where a line may end: all that breaking it
/// into lines needs to know, whatever the width.
struct MeasuredText: Hashable, Sendable {
  /// One character.
  struct Element: Hashable, Sendable {
    var glyph: Glyph
    var advance: Double
    /// By how much it goes farther from the character before it, in the same line.
    var kerning: Double
    /// Whether it is blank, and so has no width at a line's end; a line break is, too.
    var isSpace: Bool
    /// Whether it ends a line.
    var isLineBreak: Bool
    /// Whether a line that is broken between words may end before it.
    var mayBreakBefore: Bool
  }

  /// The font of all glyphs.
  let font: Font
  /// The characters.
  private(set) var elements: [Element] = []

  /// Measures a text.
  init(_ text: String, font: Font) {
    self.font = font
    let opportunities = LineBreakOpportunities(of: Array(text.unicodeScalars), customs: .setting)
    var index = 0
    for character in text {
      let glyph = font.glyph(for: character)
      let first = character.unicodeScalars.first
      let isLineBreak = first?.isLineBreak ?? false
      elements.append(
        Element(
          glyph: glyph, advance: font.advance(of: glyph),
          kerning: elements.last.map { font.kerning($0.glyph, glyph) } ?? 0,
          isSpace: isLineBreak || first?.isBreakingSpace ?? false, isLineBreak: isLineBreak,
          mayBreakBefore: opportunities.kinds[index] == .allowed))
      index += character.unicodeScalars.count
    }
  }
}
