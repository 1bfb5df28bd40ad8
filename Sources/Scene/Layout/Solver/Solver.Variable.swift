extension Solver {
  /// A number that a solver finds.
  public struct Variable: Hashable, Sendable {
    /// The place in the solver's table.
    let index: Int32
    /// Tells it from variables that had the place before.
    let generation: UInt32
  }
}
