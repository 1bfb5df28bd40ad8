/// What says which constraint an update is about: everything but the constant.
struct ConstraintMatch {
  /// The ways in which two constraints differ, the weightiest first.
  struct Difference {
    private(set) var names: [String] = []
    /// The sum of the weights: one that says more outweighs all that say less.
    private(set) var weight = 0

    /// Whether multiplier and priority are all that differs.
    var isOfNumbersAlone: Bool { weight < 4 }

    mutating func add(_ differs: Bool, _ name: String, weight: Int) {
      guard differs else { return }
      names.append(name)
      self.weight += weight
    }
  }

  /// In what an existing constraint differs from one that is wanted; in nothing if it is the one.
  static func difference(
    _ existing: LayoutConstraint, from wanted: LayoutConstraint
  ) -> Difference {
    var difference = Difference()
    difference.add(
      existing.firstAttribute != wanted.firstAttribute, "its first attribute", weight: 32)
    difference.add(existing.relation != wanted.relation, "its relation", weight: 16)
    difference.add(existing.secondNode !== wanted.secondNode, "its second item", weight: 8)
    difference.add(
      existing.secondAttribute != wanted.secondAttribute, "its second attribute", weight: 4)
    difference.add(existing.multiplier != wanted.multiplier, "its multiplier", weight: 2)
    difference.add(existing.priority != wanted.priority, "its priority", weight: 1)
    return difference
  }

  /// The constraint that comes nearest to one that is wanted; of several the newest.
  static func nearest(
    to wanted: LayoutConstraint, among existing: [LayoutConstraint]
  ) -> (constraint: LayoutConstraint, difference: Difference)? {
    var nearest: (constraint: LayoutConstraint, difference: Difference)?
    for constraint in existing.reversed() {
      let difference = difference(constraint, from: wanted)
      guard difference.weight < nearest?.difference.weight ?? .max else { continue }
      nearest = (constraint, difference)
    }
    return nearest
  }
}
