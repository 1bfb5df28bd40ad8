/// What the engine wants to hold of an item.
struct SystemRows {
  /// One row as it shall be.
  struct Row {
    var attribute: LayoutAttribute
    var relation: Solver.Relation
    var terms: [Solver.Term]
    var constant: Double
    var priority: Double
  }

  private(set) var rows: [Row] = []

  /// Adds what shall hold: the sum of the terms and the constant is compared with 0.
  mutating func set(
    _ attribute: LayoutAttribute, _ terms: [Solver.Term], _ constant: Double,
    _ relation: Solver.Relation = .equal, _ priority: LayoutPriority = .required
  ) {
    set(attribute, terms, constant, relation, rawPriority: priority.rawValue)
  }

  /// Adds what shall hold at a priority that may lie below those of constraints.
  mutating func set(
    _ attribute: LayoutAttribute, _ terms: [Solver.Term], _ constant: Double,
    _ relation: Solver.Relation, rawPriority: Double
  ) {
    guard constant.isFinite else { return }
    rows.append(
      Row(
        attribute: attribute, relation: relation, terms: terms, constant: constant,
        priority: rawPriority))
  }
}

extension LayoutEngine {
  /// Makes an item's rows what they shall be, with as few changes as possible.
  ///
  /// - Returns: The rows that there are then.
  func apply(_ wanted: SystemRows, to present: [SystemRow], of node: LayoutNode) -> [SystemRow] {
    var present = present
    guard wanted.rows.count == present.count,
      wanted.rows.indices.allSatisfy({
        wanted.rows[$0].attribute == present[$0].attribute
          && wanted.rows[$0].relation == present[$0].relation
      })
    else {
      withdraw(&present)
      for row in wanted.rows { add(row, to: &present, of: node) }
      return present
    }
    for index in present.indices {
      let (row, handle) = (wanted.rows[index], present[index].handle)
      if row.priority != present[index].priority {
        settle(nil) { () throws(SolverError) in try solver.setPriority(row.priority, of: handle) }
        present[index].priority = row.priority
      }
      if row.constant != present[index].constant {
        settle(nil) { () throws(SolverError) in try solver.setConstant(row.constant, of: handle) }
        present[index].constant = row.constant
      }
    }
    return present
  }

  private func add(_ row: SystemRows.Row, to present: inout [SystemRow], of node: LayoutNode) {
    var handle: Solver.Constraint?
    settle(nil) { () throws(SolverError) in
      handle = try solver.add(
        row.terms, constant: row.constant, row.relation, priority: row.priority)
    }
    guard let handle else { return }
    owners[handle] = .item(node, row.attribute)
    present.append(
      SystemRow(
        attribute: row.attribute, relation: row.relation, constant: row.constant,
        priority: row.priority, handle: handle))
  }

  /// Takes rows out of the solver.
  func withdraw(_ rows: inout [SystemRow]) {
    for row in rows {
      solver.remove(row.handle)
      owners[row.handle] = nil
    }
    rows = []
  }
}
