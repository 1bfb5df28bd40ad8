// Required constraints that cannot all hold: the last of them to be activated is left out, and told.

extension LayoutEngine {
  /// Makes a change in the solver, and leaves out constraints until it can be made.
  ///
  /// - Parameters:
  ///   - constraint: Whose change it is; `nil` if it is the engine's own.
  ///   - change: The change, which is tried again after each constraint that is left out.
  func settle(
    _ constraint: LayoutConstraint?, _ change: () throws(SolverError) -> Void
  ) {
    while true {
      do {
        try change()
        if let row = constraint?.row, row.handle != nil { markHolding(constraint, row) }
        return
      } catch {
        guard case .conflict(with: let others) = error, leaveOut(of: others, and: constraint) else {
          return
        }
        mayBrokenHold = true
      }
    }
  }

  private func markHolding(_ constraint: LayoutConstraint?, _ row: LayoutRow) {
    guard row.isBroken else { return }
    row.isBroken = false
    row.isReported = false
    broken.removeAll { $0 === constraint }
  }

  /// Leaves out the latest of constraints that clash.
  ///
  /// - Returns: Whether the change is worth another try: it is not if it was the change itself.
  private func leaveOut(
    of others: [Solver.Constraint], and constraint: LayoutConstraint?
  ) -> Bool {
    // What was left out before does not push out others when it is tried again.
    if constraint?.row?.isBroken == true { return false }
    var clashing: [LayoutConstraint] = []
    var texts: [String] = []
    for handle in others {
      switch owners[handle] {
      case .constraint(let other):
        guard other !== constraint else { continue }
        clashing.append(other)
        texts.append(other.description)
      case .item(let node, let attribute):
        texts.append("<\(node.text).\(attribute) as its frame or view says>")
      case nil: continue
      }
    }
    if let constraint {
      clashing.append(constraint)
      texts.append(constraint.description)
    }
    var latest: LayoutConstraint?
    for other in clashing where other.number > (latest?.number ?? 0) {
      latest = other
    }
    guard let latest, let row = latest.row else { return false }
    withdraw(latest)
    if !row.isBroken {
      row.isBroken = true
      broken.append(latest)
    }
    if !row.isReported {
      row.isReported = true
      guard !isMeasuring else { return latest !== constraint }
      unsafe root?.report(
        .unsatisfiableConstraints(constraints: texts, leftOut: latest.description))
    }
    return latest !== constraint
  }
}
