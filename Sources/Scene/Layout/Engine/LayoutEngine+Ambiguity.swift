// What constraints leave open, and how to see it.

extension LayoutEngine {
  /// Below every priority of a constraint.
  private static let exercisePriority = 0.5

  /// What of an item's rectangle the last solution could as well have been otherwise.
  func openAttributes(of slot: LayoutSlot) -> [LayoutAttribute] {
    slot.variables.filter { !solver.isDetermined($0.variable) }.map { $0.attribute }
  }

  /// Tells of the views whose rectangles are open, each once until it is not.
  func tellAmbiguous() {
    guard let stage = unsafe root?.stage, stage.reportsAmbiguousLayout else { return }
    for node in nodes {
      guard let slot = node.slot, let view = node.view, view !== stage.root else { continue }
      let open = openAttributes(of: slot)
      let isNew = !open.isEmpty && !slot.isAmbiguous
      slot.isAmbiguous = !open.isEmpty
      guard isNew else { continue }
      stage.report(.ambiguousLayout(item: node.text, attributes: open))
    }
  }

  /// Pushes what is open by 10 points, or lets it go back.
  func exercise(_ node: LayoutNode, _ slot: LayoutSlot) {
    if slot.exerciseRows.isEmpty {
      let open = openAttributes(of: slot)
      var rows = SystemRows()
      for (variable, attribute) in slot.variables where open.contains(attribute) {
        rows.set(
          attribute, [Solver.Term(1, variable)], -solver.value(of: variable) - 10, .equal,
          rawPriority: Self.exercisePriority)
      }
      slot.exerciseRows = apply(rows, to: [], of: node)
    } else {
      withdraw(&slot.exerciseRows)
    }
    setNeedsUpdate()
  }
}

extension View {
  /// Whether the last layout could as well have placed the view elsewhere, or in another size.
  public final var hasAmbiguousLayout: Bool {
    solveConstraints()
    guard let slot = layoutNode?.slot else { return false }
    return !slot.engine.openAttributes(of: slot).isEmpty
  }

  /// Shows what an ambiguous layout leaves open: pushes it by 10 points, and the next time lets it go
  /// back; nothing happens if nothing is open.
  public final func exerciseAmbiguityInLayout() {
    solveConstraints()
    guard let layoutNode, let slot = layoutNode.slot else { return }
    slot.engine.exercise(layoutNode, slot)
  }
}
