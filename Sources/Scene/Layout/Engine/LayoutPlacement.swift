/// Where attributes of items lie, as expressions in the coordinates of one view.
///
/// The view's own interior begins at 0, wherever its bounds begin: what is scrolled moves with them.
struct LayoutPlacement {
  let engine: LayoutEngine
  /// The view in whose coordinates places are given: the closest common superview.
  let holder: View

  /// What a constraint compares with 0, and the items between its own and the holder.
  func expression(
    of constraint: LayoutConstraint
  ) -> (LayoutExpression, crossed: [LayoutNode]) {
    let isMirrored =
      holder.effectiveLayoutDirection == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    var crossed: [LayoutNode] = []
    var sum = place(
      constraint.firstAttribute, of: constraint.firstNode, isMirrored: isMirrored,
      crossed: &crossed)
    if let second = constraint.secondNode, constraint.secondAttribute != .notAnAttribute {
      let place = place(
        constraint.secondAttribute, of: second, isMirrored: isMirrored, crossed: &crossed)
      sum.add(-constraint.multiplier, place)
    }
    sum.constant -= constraint.constant
    return (sum, crossed)
  }

  /// An attribute of an item; mirrored, it is measured from the holder's right edge to the left.
  private func place(
    _ attribute: LayoutAttribute, of node: LayoutNode, isMirrored: Bool,
    crossed: inout [LayoutNode]
  ) -> LayoutExpression {
    if attribute.isOfMargins, let view = node.view {
      return place(
        attribute.withoutMargin, of: view.layoutMarginsGuide.node, isMirrored: isMirrored,
        crossed: &crossed)
    }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      if let view = node.view, node.guide == nil {
        return baseline(attribute, of: view, crossed: &crossed)
      }
      return length(
        along: .vertical, at: attribute == .firstBaseline ? 0 : 1, of: node, crossed: &crossed)
    case .width: return size(engine.slot(of: node).width)
    case .height: return size(engine.slot(of: node).height)
    case .top: return length(along: .vertical, at: 0, of: node, crossed: &crossed)
    case .bottom: return length(along: .vertical, at: 1, of: node, crossed: &crossed)
    case .centerY: return length(along: .vertical, at: 0.5, of: node, crossed: &crossed)
    default:
      let part = part(of: attribute, isMirrored: isMirrored)
      let x = length(along: .horizontal, at: part, of: node, crossed: &crossed)
      return isMirrored ? mirrored(x) : x
    }
  }

  /// Where a horizontal place lies in a width, 0 … 1.
  private func part(of attribute: LayoutAttribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .left: 0
    case .right: 1
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0.5
    }
  }

  private func size(_ variable: Solver.Variable) -> LayoutExpression {
    var sum = LayoutExpression()
    sum.add(1, variable)
    return sum
  }

  /// The distance from the holder's right edge.
  private func mirrored(_ x: LayoutExpression) -> LayoutExpression {
    let insets = holder.alignmentRectInsets
    var sum = size(engine.slot(of: holder.node).width)
    sum.constant = insets.left + insets.right
    sum.add(-1, x)
    return sum
  }

  private func baseline(
    _ attribute: LayoutAttribute, of view: View, crossed: inout [LayoutNode]
  ) -> LayoutExpression {
    let isFirst = attribute == .firstBaseline
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let isInside = source !== view && source.isDescendant(of: view)
    let shown = isInside ? source : view
    let baseline = isFirst ? shown.firstBaseline() : shown.lastBaseline()
    var sum = length(
      along: .vertical, at: baseline.heightFactor, of: shown.node, crossed: &crossed)
    sum.constant += baseline.offset
    return sum
  }

  /// A place at a part of an item's length, from the holder's least edge.
  private func length(
    along axis: LayoutAxis, at part: Double, of node: LayoutNode, crossed: inout [LayoutNode]
  ) -> LayoutExpression {
    let slot = engine.slot(of: node)
    var sum = LayoutExpression()
    guard let view = node.view else { return sum }
    sum.add(part, axis == .horizontal ? slot.width : slot.height)
    if node.guide == nil {
      if view === holder {
        // The edges of a scroll view are, for what is in it, those of its content; its centre is not.
        if let scrollView = view as? ScrollView, part != 0.5 {
          return length(
            along: axis, at: part, of: scrollView.contentLayoutGuide.node, crossed: &crossed)
        }
        let insets = view.alignmentRectInsets
        sum.constant = axis == .horizontal ? insets.left : insets.top
        return sum
      }
      sum.add(1, axis == .horizontal ? slot.minX : slot.minY)
      climb(from: view.superview, along: axis, &sum, &crossed)
    } else {
      sum.add(1, axis == .horizontal ? slot.minX : slot.minY)
      climb(from: view, along: axis, &sum, &crossed)
    }
    return sum
  }

  /// From the interior of a view to the holder's.
  private func climb(
    from start: View?, along axis: LayoutAxis, _ sum: inout LayoutExpression,
    _ crossed: inout [LayoutNode]
  ) {
    var next = start
    while let view = next, view !== holder {
      let slot = engine.slot(of: view.node)
      let (insets, origin) = (view.alignmentRectInsets, view.state.bounds.origin)
      switch axis {
      case .horizontal:
        sum.add(1, slot.minX)
        sum.constant -= insets.left + origin.x
      case .vertical:
        sum.add(1, slot.minY)
        sum.constant -= insets.top + origin.y
      }
      crossed.append(view.node)
      next = view.superview
    }
  }
}
