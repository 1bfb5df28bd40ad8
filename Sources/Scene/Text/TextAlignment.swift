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

  /// How much of the room beside the text is on its left.
  func leftShare(in direction: LayoutDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .leftToRight ? 0 : 1
    }
  }
}
