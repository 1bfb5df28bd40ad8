/// The direction in which lines of text and rows of controls run.
public enum LayoutDirection: Hashable, Sendable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}

/// Whether a view takes its layout direction from its superview or has its own.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// The superview's direction; the stage's at the root; left to right outside a stage.
  case unspecified
  /// Left to right, for the view and what is in it.
  case forceLeftToRight
  /// Right to left, for the view and what is in it.
  case forceRightToLeft

  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
