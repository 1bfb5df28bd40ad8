/// Why a solver did not do what it was asked for; it is as before, then.
public enum SolverError: Error, Hashable, Sendable {
  /// The constraint that was to be added or changed cannot hold together with these, in the order of
  /// adding.
  ///
  /// The set is minimal: without any one of them the rest could hold together with it. It is empty if
  /// the constraint cannot hold by itself.
  case conflict(with: [Solver.Constraint])
  /// A constant, a coefficient or a suggested value is infinite or not a number.
  case notFinite(Double)
  /// A priority is not above 0, or it is above 1000.
  case priorityOutOfRange(Double)
  /// The solver has no such variable, or no longer.
  case unknownVariable(Solver.Variable)
  /// The solver has no such constraint, or no longer.
  case unknownConstraint(Solver.Constraint)
  /// A value was suggested for a variable that is not edited.
  case notEdited(Solver.Variable)
}

extension SolverError: CustomStringConvertible {
  /// What was given and what is allowed, in a line.
  public var description: String {
    switch self {
    case .conflict(let others):
      others.isEmpty
        ? "a required constraint cannot hold"
        : "a required constraint cannot hold together with \(others.count) others"
    case .notFinite(let number): "\(number) is given; numbers must be finite"
    case .priorityOutOfRange(let priority):
      "the priority \(priority) is given; it must be above 0, and at most 1000"
    case .unknownVariable(let variable): "the solver has no variable \(variable.index)"
    case .unknownConstraint(let constraint): "the solver has no constraint \(constraint.index)"
    case .notEdited(let variable): "variable \(variable.index) is not edited"
    }
  }
}
