/// A glyph of a text, in points.
struct SetGlyph: Hashable, Sendable {
  /// What is drawn.
  var glyph: Glyph
  /// The first character of those it stands for.
  var character: Int
  /// How many characters it and those behind it of the same cluster stand for; 0 for the others.
  var length: Int
  /// How far the next glyph's origin lies away.
  var advance: Double
  /// By how much farther that would be at the end of a line: kerning taken back.
  var correction = 0.0
  /// By how much the glyph is drawn beside its origin.
  var offset = Point.zero
  /// Whether it is not drawn.
  var isHidden = false
}
