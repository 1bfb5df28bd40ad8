/// What a view's layout margins are made of.
struct LayoutMargins {
  /// The margins of a view that says nothing else, on each side.
  static let usual = 8.0

  /// The margins by themselves, before safe area and superview have a say.
  var own = Own.absolute(EdgeInsets(top: usual, left: usual, bottom: usual, right: usual))
  /// Whether the safe area's insets are added.
  var insetsFromSafeArea = true
  /// Whether the margins reach as far as the superview's.
  var preservesSuperview = false
  /// What the view itself adds to the safe area's insets.
  var additionalSafeArea = EdgeInsets.zero

  /// The margins in one of the two ways of saying them.
  enum Own {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    /// The margins in a direction.
    func insets(_ direction: LayoutDirection) -> EdgeInsets {
      switch self {
      case .absolute(let insets): insets
      case .directional(let insets): EdgeInsets(insets, direction: direction)
      }
    }
  }
}
