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
  /// An animation laid out a view that constraints move, and not its superview, which places it; it
  /// will jump with the next layout.
  case layoutOutOfReach(view: String, superview: String)
  /// A constraint that makes no sense; it was not activated.
  case invalidConstraint(constraint: String, reason: String)
  /// What `makeConstraints` or its like was told makes no sense; nothing was made of it.
  case invalidStatement(statement: String, reason: String, location: String)
  /// `updateConstraints` found no constraint that a statement is about; nothing was changed.
  case noConstraintToUpdate(constraint: String, nearest: String?, differences: [String])
  /// Required constraints, of which none can be spared, cannot all hold; one was left out until they
  /// can.
  case unsatisfiableConstraints(constraints: [String], leftOut: String)
  /// Constraints leave a part of an item's rectangle open; the least numbers that keep them were taken.
  ///
  /// Told only if `Stage.reportsAmbiguousLayout` is set.
  case ambiguousLayout(item: String, attributes: [LayoutAttribute])
  /// A layout that gave a view a negative size; it is shown with 0.
  case negativeSize(view: String, width: Double, height: Double)

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
    case .layoutOutOfReach(let view, let superview):
      "\(view) was laid out in an animation, but \(superview) places it: lay that out, or a view above"
    case .invalidConstraint(let constraint, let reason):
      "\(constraint) was not activated: \(reason)"
    case .invalidStatement(let statement, let reason, let location):
      "\(location): nothing was made of the statement about \(statement): \(reason)"
    case .noConstraintToUpdate(let constraint, let nearest, let differences):
      "there is no constraint to be updated to \(constraint); "
        + (nearest.map {
          "the nearest, \($0), differs in " + differences.joined(separator: " and ")
        } ?? "none was made for the view")
    case .unsatisfiableConstraints(let constraints, let leftOut):
      "these constraints cannot all hold:\n"
        + constraints.map { "    \($0)\n" }.joined()
        + "left out until they can: \(leftOut)"
    case .ambiguousLayout(let item, let attributes):
      "constraints leave open: " + attributes.map { "\(item).\($0)" }.joined(separator: ", ")
    case .negativeSize(let view, let width, let height):
      "constraints give \(view) the size \(width.text) x \(height.text); it is shown with 0"
    }
  }
}
