extension View {
  /// How content of one size lies in bounds of another.
  public enum ContentMode: Hashable, Sendable {
    /// It is stretched until it fills the bounds.
    case scaleToFill
    /// It is as large as it can be in the bounds, keeping its proportions, in the middle.
    case scaleAspectFit
    /// It is as small as it can be while covering the bounds, keeping its proportions, in the middle.
    case scaleAspectFill
    /// It is drawn anew for the bounds; an image is stretched as by `scaleToFill`.
    case redraw
    /// It keeps its size, in the middle.
    case center
    /// It keeps its size, in the middle of the upper edge.
    case top
    /// It keeps its size, in the middle of the lower edge.
    case bottom
    /// It keeps its size, in the middle of the left edge.
    case left
    /// It keeps its size, in the middle of the right edge.
    case right
    /// It keeps its size, in the upper left corner.
    case topLeft
    /// It keeps its size, in the upper right corner.
    case topRight
    /// It keeps its size, in the lower left corner.
    case bottomLeft
    /// It keeps its size, in the lower right corner.
    case bottomRight
  }
}

extension View.ContentMode {
  /// Where content of a size lies; an empty rectangle if it has none, or the bounds have none.
  public func frame(for size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return .zero }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds.standardized
    case .scaleAspectFit: return Self.middle(size, scaledBy: min(across, down), in: bounds)
    case .scaleAspectFill: return Self.middle(size, scaledBy: max(across, down), in: bounds)
    default: break
    }
    let (x, y) = place
    return Rect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }

  /// A size times a factor, in the middle of the bounds.
  private static func middle(_ size: Size, scaledBy factor: Double, in bounds: Rect) -> Rect {
    // The side that decides has the bounds' own length, whatever the product is rounded to.
    let width = factor == bounds.width / size.width ? bounds.width : size.width * factor
    let height = factor == bounds.height / size.height ? bounds.height : size.height * factor
    return Rect(
      x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + (bounds.height - height) / 2,
      width: width, height: height)
  }

  /// How much of the room that is left lies to the left and above.
  private var place: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    case .center, .redraw, .scaleToFill, .scaleAspectFit, .scaleAspectFill: (0.5, 0.5)
    }
  }

  /// The name of the case, for descriptions.
  var text: String {
    switch self {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    }
  }
}
