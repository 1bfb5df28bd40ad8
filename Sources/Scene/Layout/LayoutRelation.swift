/// How the two sides of a constraint compare.
public enum LayoutRelation: Hashable, Sendable, CustomStringConvertible {
  /// The first is at most the second.
  case lessThanOrEqual
  /// Both are equal.
  case equal
  /// The first is at least the second.
  case greaterThanOrEqual

  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
