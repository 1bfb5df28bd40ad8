/// Looks for the constraints that statements are about, and changes them: all, or in strict mode none.
struct ConstraintUpdate {
  /// What becomes of one part of a statement.
  private struct Change {
    let wanted: LayoutConstraint
    /// The constraint that takes over the wanted numbers; `nil` if the wanted one is added.
    let existing: LayoutConstraint?
  }

  private let subject: LayoutNode
  private let mode: ConstraintUpdateMode
  private let existing: [LayoutConstraint]
  private var changes: [(statement: ConstraintStatement, parts: [Change])] = []
  private var isRefused = false
  /// Whether a constraint was added.
  private(set) var hasAdded = false

  init(of subject: LayoutNode, mode: ConstraintUpdateMode) {
    self.subject = subject
    self.mode = mode
    existing = subject.made
  }

  /// Finds the constraints that a statement is about.
  mutating func add(_ statement: ConstraintStatement) {
    let wanted = statement.make()
    if wanted.isEmpty { isRefused = true }
    var parts: [Change] = []
    for constraint in wanted {
      let nearest = ConstraintMatch.nearest(to: constraint, among: existing)
      if let nearest, nearest.difference.weight == 0 {
        parts.append(Change(wanted: constraint, existing: nearest.constraint))
      } else if mode == .permissive {
        let isNear = nearest?.difference.isOfNumbersAlone ?? false
        parts.append(
          Change(wanted: constraint, existing: isNear ? nearest?.constraint : nil))
      } else {
        isRefused = true
        subject.tell(
          .noConstraintToUpdate(
            constraint: constraint.description, nearest: nearest?.constraint.description,
            differences: nearest?.difference.names ?? []))
      }
    }
    changes.append((statement, parts))
  }

  /// Changes what was found.
  ///
  /// - Returns: The constraints, found or added; none if a strict update did not find all.
  mutating func perform() -> [LayoutConstraint] {
    guard mode == .permissive || !isRefused else { return [] }
    var result: [LayoutConstraint] = []
    for (statement, parts) in changes {
      statement.constraints = parts.map { $0.existing ?? $0.wanted }
      result += statement.constraints
      for part in parts { perform(part) }
    }
    return result
  }

  private mutating func perform(_ change: Change) {
    guard let existing = change.existing else {
      hasAdded = true
      change.wanted.isActive = true
      return
    }
    existing.constant = change.wanted.constant
    existing.multiplier = change.wanted.multiplier
    existing.priority = change.wanted.priority
    if let identifier = change.wanted.identifier { existing.identifier = identifier }
  }
}
