/// A copy of the glyphs in one colour, beside and behind them.
///
/// Its edges are as sharp as the glyphs' own.
public struct TextShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// By how much the copy lies to the right and below.
  public var offset: Size

  /// Creates a shadow; by default UIKit's for labels, one point above.
  public init(color: Color, offset: Size = Size(width: 0, height: -1)) {
    self.color = color
    self.offset = offset
  }
}
