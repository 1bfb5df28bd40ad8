extension Solver {
  /// A constraint of a solver.
  public struct Constraint: Hashable, Sendable {
    /// The place in the solver's table.
    let index: Int32
    /// Tells it from constraints that had the place before.
    let generation: UInt32
  }
}
