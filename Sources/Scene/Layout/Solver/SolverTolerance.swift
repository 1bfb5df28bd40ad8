/// What the solver takes for 0, always compared with the size of what was added up.
enum SolverTolerance {
  /// A constraint holds if its residual is at most this times the greatest of its parts, or of 1.
  static let residual = 1e-8
  /// How far below 0 a required row may be, likewise compared: a tenth, so that what was repaired
  /// holds by the test above.
  static let feasibility = 1e-9
  /// A coefficient that is given counts if it is more than this times its constraint's greatest.
  static let coefficient = 1e-10
  /// Smaller entries of the tableau are never pivots.
  static let pivot = 1e-9
  /// Part of a slope's terms that rounding may leave when they cancel.
  static let slope = 1e-9

  /// Whether a sum is nothing but the rounding of the sum of its terms' magnitudes.
  @inline(__always)
  static func cancels(_ sum: Double, magnitude: Double) -> Bool {
    sum.magnitude <= magnitude * 1e-12
  }
}
