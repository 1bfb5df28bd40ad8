extension View {
  /// A target for the smallest size that the constraints inside allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target for the greatest size that the constraints inside allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size that the constraints in this view's subtree give it, as near to a target as they let it.
  ///
  /// Nothing moves, and constraints of views above have no say, nor has the view's frame.
  ///
  /// - Parameters:
  ///   - target: The size to come near, in points; what is not finite is not aimed at.
  ///   - horizontalPriority: How strongly the width comes near it.
  ///   - verticalPriority: How strongly the height does.
  /// - Returns: The size of the frame, not rounded.
  public final func systemLayoutSizeFitting(
    _ target: Size, horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    updateConstraintsIfNeeded()
    let kept = LayoutParticipation(of: self)
    let engine = LayoutEngine(root: self, isMeasuring: true)
    engine.adopt(self)
    let size = engine.size(
      near: target, priorities: (horizontal: horizontalPriority, vertical: verticalPriority))
    engine.close()
    kept.restore()
    return size
  }
}

extension LayoutEngine {
  /// The size of the root's frame, as near to a target as the constraints let it.
  fileprivate func size(
    near target: Size, priorities: (horizontal: LayoutPriority, vertical: LayoutPriority)
  ) -> Size {
    guard let root = unsafe root else { return .zero }
    let slot = slot(of: root.node)
    let insets = root.alignmentRectInsets
    var rows = SystemRows()
    rows.set(.left, [Solver.Term(1, slot.minX)], 0)
    rows.set(.top, [Solver.Term(1, slot.minY)], 0)
    rows.set(
      .width, [Solver.Term(1, slot.width)], insets.left + insets.right - target.width, .equal,
      priorities.horizontal)
    rows.set(
      .height, [Solver.Term(1, slot.height)], insets.top + insets.bottom - target.height, .equal,
      priorities.vertical)
    slot.frameRows = apply(rows, to: [], of: root.node)
    update()
    return root.frame(forAlignmentRect: slot.rect).size
  }
}

/// What nodes and constraints of a subtree are to the engine of their tree, put aside.
private struct LayoutParticipation {
  private var slots: [(node: LayoutNode, slot: LayoutSlot?)] = []
  private var rows: [(constraint: LayoutConstraint, row: LayoutRow?)] = []

  init(of root: View) {
    for view in LayoutSubtree(of: root) {
      guard let node = view.layoutNode else { continue }
      putAside(node)
      for guide in node.guides { if let node = guide.layoutNode { putAside(node) } }
    }
  }

  private mutating func putAside(_ node: LayoutNode) {
    slots.append((node, node.slot))
    node.slot = nil
    for constraint in node.held {
      rows.append((constraint, constraint.row))
      constraint.row = nil
    }
  }

  func restore() {
    for (node, slot) in slots { node.slot = slot }
    for (constraint, row) in rows { constraint.row = row }
  }
}
