import Scene

/// How the signed areas that edges sum up to in a pixel become its coverage.
enum AreaRule {
  /// All that the sum is away from 0, up to a whole pixel.
  case nonZero
  /// What is left of the sum beyond whole pairs of pixels.
  case evenOdd
  /// What the sum is above 0: outlines that turn the other way take away, and add nothing.
  case positive

  init(_ rule: FillRule) {
    switch rule {
    case .nonZero: self = .nonZero
    case .evenOdd: self = .evenOdd
    }
  }
}
