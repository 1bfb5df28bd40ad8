/// Distances inward from the edges of a rectangle, of which two follow the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge down.
  public var top: Double
  /// From the leading edge, which is the left one where text runs to the right.
  public var leading: Double
  /// From the bottom edge up.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// No distance at any edge.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// The insets that directional ones mean in a direction.
  public init(_ insets: DirectionalEdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}
