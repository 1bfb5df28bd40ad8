/// Glyphs of one font at fixed places: a text that has been laid out.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and where its origin lies.
  public struct Item: Hashable, Sendable {
    /// What is drawn.
    public var glyph: Glyph
    /// The left end of the glyph's baseline, in points, in the coordinates of what draws the run.
    public var origin: Point

    /// Creates an item.
    public init(glyph: Glyph, origin: Point) {
      self.glyph = glyph
      self.origin = origin
    }
  }

  /// The font of all glyphs.
  public var font: Font
  /// The glyphs, in the order they are drawn.
  public var items: [Item]

  /// Creates a run.
  public init(font: Font, items: [Item]) {
    self.font = font
    self.items = items
  }
}
