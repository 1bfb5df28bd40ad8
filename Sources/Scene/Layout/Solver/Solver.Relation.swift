extension Solver {
  /// How a constraint's sum compares with 0.
  public enum Relation: Hashable, Sendable {
    /// At most 0.
    case lessThanOrEqual
    /// Exactly 0.
    case equal
    /// At least 0.
    case greaterThanOrEqual
  }
}
