/// The constraints that a view keeps for itself, which follow from rules that change.
struct KeptConstraints {
  private var kept: [(key: ConstraintRule.Key, constraint: LayoutConstraint)] = []

  /// Lets the constraints be what the rules say, with as few changes as possible.
  ///
  /// No two rules may have the same key.
  ///
  /// - Complexity: O(number of rules), and what the changes cost.
  mutating func become(_ rules: [ConstraintRule]) {
    var unused: [ConstraintRule.Key: LayoutConstraint] = [:]
    for (key, constraint) in kept { unused[key] = constraint }
    var next: [(key: ConstraintRule.Key, constraint: LayoutConstraint)] = []
    next.reserveCapacity(rules.count)
    var missing: [Int] = []
    for rule in rules {
      let key = rule.key
      if let constraint = unused[key], constraint.isBetweenItems(of: rule) {
        unused[key] = nil
        rule.apply(to: constraint)
        next.append((key, constraint))
      } else {
        missing.append(next.count)
        next.append((key, rule.makeConstraint()))
      }
    }
    // What goes makes room before anything comes, so that nothing clashes in between.
    for (key, constraint) in kept where unused[key] === constraint { constraint.isActive = false }
    for index in missing { next[index].constraint.isActive = true }
    kept = next
  }
}

extension LayoutConstraint {
  /// Whether the constraint still is between the items that a rule of the same key names: another
  /// item may have come to where one that is gone was in memory.
  fileprivate func isBetweenItems(of rule: ConstraintRule) -> Bool {
    isActive && firstItem === rule.first.item && secondItem === rule.second?.item
  }
}
