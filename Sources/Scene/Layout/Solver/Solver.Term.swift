extension Solver {
  /// A variable times a coefficient.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Creates a term.
    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }
}
