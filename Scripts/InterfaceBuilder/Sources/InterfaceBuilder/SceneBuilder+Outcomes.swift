import Scene

extension SceneBuilder {
  /// The placed views beside their records; `exceptions` are views that the corpus excuses.
  func outcomes(exceptions: Set<String>) -> [Outcome] {
    var outcomes = placed.map { element, view in
      Outcome(
        file: record.file, element: element,
        recorded: view.alignmentRect(forFrame: element.frame ?? .zero),
        laidOut: view.alignmentRect(forFrame: view.frame))
    }
    let differing = Set(outcomes.filter { !$0.agrees }.compactMap { $0.element["id"] })
    for index in outcomes.indices where !outcomes[index].agrees {
      outcomes[index].cause = cause(of: outcomes[index], differing, exceptions)
    }
    return outcomes
  }

  private func cause(
    of outcome: Outcome, _ differing: Set<String>, _ exceptions: Set<String>
  ) -> Outcome.Cause {
    let element = outcome.element
    let id = element["id"] ?? ""
    if exceptions.contains(id) { return .exception }
    if element["misplaced"] == "YES" || element["ambiguous"] == "YES" { return .mark }
    if outcome.distance <= 1 + 1e-6 { return .rounding }
    let hasConflict = diagnostics.contains { diagnostic in
      guard case .unsatisfiableConstraints(let constraints, _) = diagnostic else { return false }
      return constraints.contains { $0.contains(id) }
    }
    if hasConflict { return .conflict }
    let naming = constraints.filter { $0.itemNames.first == id || $0.itemNames.second == id }
    let others = naming.flatMap { [$0.itemNames.first, $0.itemNames.second] }.compactMap { $0 }
    if let holder = element.holder?["id"], differing.contains(holder) { return .follows }
    let attributes = naming.flatMap { [$0["firstAttribute"], $0["secondAttribute"]] }
      .compactMap { $0?.lowercased() }
    if attributes.contains(where: { $0.hasSuffix("baseline") }) { return .baseline }
    if element.holder?.name == "stackView" || element.name == "stackView" { return .stack }
    let guides = ["viewLayoutGuide", "viewControllerLayoutGuide"]
    if others.contains(where: { guides.contains(document[$0]?.name ?? "") }) { return .safeArea }
    if attributes.contains(where: { $0.hasSuffix("margin") }) { return .margins }
    return others.contains { $0 != id && differing.contains($0) } ? .follows : .unknown
  }

  /// How many placed views lie as they do in a layout with contents of other sizes.
  func unmoved(from other: SceneBuilder) -> Int {
    zip(placed, other.placed).count { one, another in one.view.frame == another.view.frame }
  }
}
