/// What a tab tells beside its title.
public enum TabBadge: Hashable, Sendable {
  /// Nothing.
  case none
  /// That there is something.
  case dot
  /// How much there is: from 100 on it says 99+, below 1 nothing.
  case count(Int)
  /// A short text; an empty one is a dot.
  case text(String)

  /// What is written; `nil` if there is no badge at all.
  var label: String? {
    switch self {
    case .none: nil
    case .dot: ""
    case .count(let count): count < 1 ? nil : count < 100 ? "\(count)" : "99+"
    case .text(let text): text
    }
  }
}
