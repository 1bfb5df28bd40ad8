/// Which points count as inside a path.
public enum FillRule: Hashable, Sendable {
  /// Points around which the path winds at least once in sum.
  case nonZero
  /// Points around which the path winds an odd number of times.
  case evenOdd
}
