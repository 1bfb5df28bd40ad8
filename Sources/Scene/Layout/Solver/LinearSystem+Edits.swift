// Edits and stays: equations of one variable whose constants move.

extension LinearSystem {
  mutating func addEdit(_ variable: Solver.Variable, priority: Double) throws(SolverError) {
    guard let index = index(of: variable) else { throw .unknownVariable(variable) }
    let edit = variables[index].edit
    if edit != Self.none {
      return try setPriority(priority, of: handle(constraint: Int(edit)))
    }
    let constraint = try add(
      [Solver.Term(1, variable)], constant: -variables[index].value, .equal, priority: priority,
      role: .edit)
    variables[index].edit = constraint.index
  }

  mutating func suggest(_ value: Double, for variable: Solver.Variable) throws(SolverError) {
    guard let index = index(of: variable) else { throw .unknownVariable(variable) }
    guard value.isFinite else { throw .notFinite(value) }
    let edit = variables[index].edit
    guard edit != Self.none else { throw .notEdited(variable) }
    try setConstant(-value, of: handle(constraint: Int(edit)))
  }

  mutating func removeEdit(_ variable: Solver.Variable) {
    guard let index = index(of: variable), variables[index].edit != Self.none else { return }
    removeConstraint(Int(variables[index].edit))
  }

  mutating func addStay(
    _ variable: Solver.Variable, priority: Double
  ) throws(SolverError) -> Solver.Constraint {
    guard let index = index(of: variable) else { throw .unknownVariable(variable) }
    let constraint = try add(
      [Solver.Term(1, variable)], constant: -variables[index].value, .equal, priority: priority,
      role: .stay)
    variables[index].stayCount += 1
    return constraint
  }

  /// Lets the stays of a variable start from where it is; they hold there, so nothing else moves.
  mutating func renewStays(of variable: Int) {
    var use = variables[variable].firstUse
    while use != Self.none {
      let entry = terms.entries[Int(use)]
      let constraint = Int(entry.constraint)
      if constraints[constraint].role == .stay, !constraints[constraint].isRequired {
        constraints[constraint].constant = -work[variable]
        noteTouched(constraint)
      }
      use = entry.next
    }
  }
}
