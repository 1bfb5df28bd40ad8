/// What glyphs are compared with: numbers in the file, one after the other.
enum GlyphPattern: Hashable, Sendable {
  /// Any glyph will do.
  case any
  /// The numbers of glyphs.
  case glyphs(at: Int)
  /// Classes of a class definition.
  case classes(at: Int, of: Int)
  /// Offsets of coverage tables, counted from a base.
  case coverages(at: Int, from: Int)
}
