/// What constraints can name: a view, or a layout guide.
open class LayoutItem {
  /// What the layout engine knows of the item; `nil` as long as no constraint names it.
  final var layoutNode: LayoutNode?

  init() {}

  deinit {
    layoutNode?.forgetItem()
  }

  /// The view in whose tree the item lies: the view itself, or the one that owns the guide.
  final var layoutView: View? { (self as? View) ?? (self as? LayoutGuide)?.owningView }

  /// The item's node, made when it is asked for first.
  final var node: LayoutNode {
    if let layoutNode { return layoutNode }
    let node = LayoutNode(self)
    layoutNode = node
    return node
  }

  /// A name for descriptions of constraints.
  final var layoutLabel: String {
    if let view = self as? View {
      return view.tag != 0 && view.name.isEmpty ? "\(view.label) #\(view.tag)" : view.label
    }
    guard let guide = self as? LayoutGuide else { return "" }
    let name = guide.identifier.isEmpty ? "LayoutGuide" : guide.identifier
    return (guide.owningView.map { $0.layoutLabel + "." } ?? "") + name
  }
}

extension LayoutItem {
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The left edge, or the right one where text runs to the left.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The right edge, or the left one where text runs to the left.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text, or the top edge.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The baseline of the last line of text, or the bottom edge.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
