/// Chooses the face that draws a character: the font's own, a fallback, or the embedded face.
struct FaceChooser {
  /// The last font that was asked for, and what stands in for it, in order.
  private var asked: Font?
  private var fonts: [Font] = []

  /// The first font that has all of a character, marks and all; the one asked for if none has.
  mutating func font(for character: ArraySlice<Unicode.Scalar>, _ font: Font) -> Font {
    if font.typeface.isEmbedded, font.fallbacks.isEmpty { return font }
    if asked != font { prepare(font) }
    if let selector = character.last, Typeface.isVariationSelector(selector),
      character.count == 2, let base = character.first,
      let exact = fonts.first(where: { $0.typeface.glyph(for: base, variation: selector) != nil })
    {
      return exact
    }
    return fonts.first { $0.typeface.covers(character) } ?? font
  }

  private mutating func prepare(_ font: Font) {
    asked = font
    fonts = [font]
    for typeface in font.fallbacks {
      fonts.append(Font(typeface, size: font.size, features: font.features))
    }
    if !font.typeface.isEmbedded { fonts.append(Font(size: font.size, weight: font.weight)) }
  }
}

extension Typeface {
  /// Whether it has a glyph for each scalar of a character that is seen.
  func covers(_ character: ArraySlice<Unicode.Scalar>) -> Bool {
    if isEmbedded {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: character)
      guard let character = String(text).first else { return true }
      return glyph(standingFor: character) != nil
    }
    for scalar in character where !scalar.isIgnorable && glyph(for: scalar) == nil {
      // A letter with a mark may be there as one.
      var text = String.UnicodeScalarView()
      text.append(contentsOf: character)
      guard let character = String(text).first else { return true }
      return glyph(standingFor: character) != nil
    }
    return true
  }
}
