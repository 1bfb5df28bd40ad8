public import Scene

/// A view in one line, as the cases are written: `node(x, y, w, h)`.
public struct Node: Sendable {
  /// The frame in the parent's coordinates.
  public var frame: Rect
  /// What fills the outline.
  public var color: Color
  /// The radius of the outline's corners.
  public var radius: Double
  /// Whether background and children are cut by the outline.
  public var clips: Bool
  /// The opacity of background and children as one group.
  public var alpha: Double
  /// The width of the border, inside the outline.
  public var borderWidth: Double
  /// The colour of the border.
  public var borderColor: Color
  /// What is done to the node about its centre.
  public var transform: AffineTransform
  /// What lies in it, from back to front.
  public var children: [Node]
}

/// A node at a place: transparent, square, not clipping and without children, unless said.
public func node(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .clear,
  radius: Double = 0, clips: Bool = false, alpha: Double = 1, borderWidth: Double = 0,
  borderColor: Color = .black, transform: AffineTransform = .identity, _ children: Node...
) -> Node {
  Node(
    frame: Rect(x: x, y: y, width: width, height: height), color: color, radius: radius,
    clips: clips, alpha: alpha, borderWidth: borderWidth, borderColor: borderColor,
    transform: transform, children: children)
}

extension Node {
  /// The view with all views in it.
  public func makeView() -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    view.cornerRadius = radius
    view.clipsToBounds = clips
    view.alpha = alpha
    view.borderWidth = borderWidth
    view.borderColor = borderColor
    view.transform = transform
    for child in children { view.addSubview(child.makeView()) }
    return view
  }

  /// A picture of nodes on a canvas, one over the other.
  public static func list(
    _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white,
    _ nodes: [Node]
  ) -> DisplayList {
    let stage = Stage(
      size: Size(width: width, height: height), scale: scale, background: background)
    for node in nodes { stage.root.addSubview(node.makeView()) }
    return stage.displayList()
  }
}
