/// Where a line of text goes in a wider box.
public enum TextAlignment: Hashable, Sendable {
  /// To the left, or to the right where the layout runs from right to left.
  case natural
  /// To the left.
  case left
  /// To the middle.
  case center
  /// To the right.
  case right
  /// As wide as the box; a paragraph's last line, and so a single line, goes as `natural`.
  case justified
}
