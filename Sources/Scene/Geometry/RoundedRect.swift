/// A rectangle, some corners of which are quarter circles of one radius.
public struct RoundedRect: Hashable, Sendable {
  /// The outline before rounding, standardised.
  public let rect: Rect
  /// The radius of the rounded corners, 0 … half the shorter side.
  public let radius: Double
  /// The corners that are rounded; the others are square.
  public let corners: Corners

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: Any rectangle; a negative size is standardised.
  ///   - radius: Clamped to 0 … half the shorter side; NaN counts as 0.
  ///   - corners: The corners to round.
  public init(rect: Rect, radius: Double, corners: Corners = .all) {
    let box = rect.standardized
    let limit = min(box.size.width, box.size.height) / 2
    self.rect = box
    self.radius = radius > 0 && limit > 0 ? min(radius, limit) : 0
    self.corners = corners
  }

  /// The same outline with every edge moved inwards by `distance`, and the radius made less by it.
  ///
  /// - Units: points. A negative distance moves outwards; a radius never falls below 0.
  public func inset(by distance: Double) -> RoundedRect {
    RoundedRect(
      rect: rect.insetBy(dx: distance, dy: distance), radius: max(0, radius - distance),
      corners: corners)
  }

  /// Whether no corner is rounded.
  public var isRect: Bool { !(radius > 0) || corners.intersection(.all).isEmpty }
}
