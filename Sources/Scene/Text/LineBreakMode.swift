/// What becomes of a line of text that is wider than its box.
public enum LineBreakMode: Hashable, Sendable {
  /// It is cut at the edge of the box.
  case byClipping
  /// It ends with … where it would not fit.
  case byTruncatingTail
}
