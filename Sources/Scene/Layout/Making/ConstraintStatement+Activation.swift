extension ConstraintStatement {
  /// Whether all its constraints are active; setting it activates or deactivates all.
  public var isActive: Bool {
    get { !constraints.isEmpty && constraints.allSatisfy { $0.isActive } }
    set {
      for constraint in constraints { constraint.isActive = newValue }
    }
  }

  /// Activates its constraints.
  public func activate() { isActive = true }

  /// Deactivates its constraints; they can be activated again.
  public func deactivate() { isActive = false }

  /// Activates its constraints; Masonry's word.
  public func install() { activate() }

  /// Deactivates its constraints; Masonry's word.
  public func uninstall() { deactivate() }

  /// Makes the constraints, not active yet; none, and a diagnostic, if something is wrong.
  func make() -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    if let mistake {
      tell(mistake)
      return []
    }
    guard let relation, let item = unsafe subject.item else {
      tell("it says nothing: equalTo, offset or the like is missing")
      return []
    }
    for (index, part) in parts.enumerated() {
      let target = unsafe part.target?.item
      guard part.target == nil || target != nil else {
        tell("the view or guide it compares with is gone")
        return []
      }
      let constraint = LayoutConstraint(
        item: item, attribute: part.attribute, relatedBy: relation, toItem: target,
        attribute: part.targetAttribute, multiplier: part.target == nil ? 1 : multiplier,
        constant: part.constant)
      constraint.priority = priority
      constraint.identifier = identifier(index)
      constraint.origin = location
      if let reason = constraint.mistake {
        tell(reason)
        return []
      }
      made.append(constraint)
    }
    return made
  }
}
