/// One layer of a glyph of several colours: another glyph of the same face, and its colour.
public struct ColorLayer: Hashable, Sendable {
  /// What is drawn, with the origin of the whole.
  public let glyph: Glyph
  /// Its colour; `nil` is that of the text.
  public let color: Color?
}
