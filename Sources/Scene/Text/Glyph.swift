/// One drawing of a typeface, by its place in the face's table.
///
/// Glyph 0 is the outlined box that stands for a character the face lacks.
public struct Glyph: Hashable, Sendable {
  /// The place in the table, 0 for the missing character.
  public let index: Int32

  /// Creates a glyph; an index the face does not have draws the missing character.
  public init(index: Int32) {
    self.index = index
  }
}
