/// One of the two directions in which views are laid out.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical
}
