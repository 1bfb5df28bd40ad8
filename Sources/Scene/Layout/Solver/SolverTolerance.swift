/// What the solver takes for 0, compared with the size of what was added up; in the tableau every
/// constraint's greatest coefficient is from 1 to 2.
enum SolverTolerance {
  /// A constraint holds if its residual is at most this times the greatest of its parts and coefficients.
  static let residual = 1e-8
  /// How far below 0 a required row may be, likewise compared: a tenth, so that what was repaired
  /// holds by the test above.
  static let feasibility = 1e-9
  /// A coefficient that is given counts if it is more than this times its constraint's greatest.
  static let coefficient = 1e-10
  /// Smaller entries of the tableau are neither pivots nor do they cost anything.
  static let pivot = 1e-9
  /// Entries of the tableau that are not greater are dropped.
  static let entry = 1e-12
  /// Part of a slope's terms that rounding may leave when they cancel.
  static let slope = 1e-9

  /// Whether a sum is nothing but the rounding of the sum of its terms' magnitudes.
  @inline(__always)
  static func cancels(_ sum: Double, magnitude: Double) -> Bool {
    sum.magnitude <= magnitude * 1e-12
  }
}
