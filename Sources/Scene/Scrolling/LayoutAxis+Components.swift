extension LayoutAxis {
  /// Both axes, the horizontal one first.
  static let both: [LayoutAxis] = [.horizontal, .vertical]
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Size {
  /// The extent along an axis.
  subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
