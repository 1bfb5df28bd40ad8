/// Something a caller asked for that has no result, told to `Stage.diagnosticsHandler`.
///
/// Views are named by their type and, if they have one, their own name.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A view was to be put into itself, or into a view inside it; nothing happened.
  case cycle(view: String, superview: String)
  /// The root of a stage was to be put into a view; nothing happened.
  case stageRoot(view: String, superview: String)
  /// A place beyond the ends of the subviews; an insertion took the nearest, an exchange did nothing.
  case indexOutOfRange(index: Int, count: Int, superview: String)
  /// A view named as a sibling is not a subview; nothing happened.
  case notASubview(view: String, superview: String)
  /// Views kept asking for layout while they were laid out; the rest waits for the next pass.
  case layoutLoop(view: String, rounds: Int)

  /// One line: what was wrong, and what is allowed.
  public var description: String {
    switch self {
    case .cycle(let view, let superview):
      "\(view) cannot be put into \(superview), which lies inside it or is it"
    case .stageRoot(let view, let superview):
      "\(view) is the root of a stage and cannot be put into \(superview)"
    case .indexOutOfRange(let index, let count, let superview):
      "index \(index) is outside the \(count) subviews of \(superview)"
    case .notASubview(let view, let superview):
      "\(view) is not a subview of \(superview)"
    case .layoutLoop(let view, let rounds):
      "layout of \(view) did not settle in \(rounds) rounds: layoutSubviews asks for it again"
    }
  }
}
