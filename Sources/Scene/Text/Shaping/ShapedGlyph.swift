/// A glyph of a text whose characters have become glyphs: the result of shaping.
///
/// Numbers are in units of the typeface, y down.
struct ShapedGlyph: Hashable, Sendable {
  /// What is drawn.
  var glyph: Glyph
  /// The index of the first scalar that the glyph stands for; glyphs of one cluster belong together.
  var cluster: Int
  /// How far the next glyph's origin lies to the right, kerning included.
  var advance: Double
  /// By how much the glyph is drawn beside its origin.
  var offset = Point.zero
}
