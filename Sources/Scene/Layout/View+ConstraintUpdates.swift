extension View {
  /// Asks for `updateConstraints()` in the next layout; asking again changes nothing.
  public final func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    markConstraintUpdate()
    markSubtree()
  }

  /// Remembers, up to the root, that there are views whose constraints are to be updated.
  final func markConstraintUpdate() {
    var next: View? = self
    while let view = next, !view.subtreeNeedsConstraintUpdate {
      view.subtreeNeedsConstraintUpdate = true
      next = view.superview
    }
  }

  /// Calls `updateConstraints()` of the views in this subtree that ask for it, those inside first.
  public final func updateConstraintsIfNeeded() {
    guard subtreeNeedsConstraintUpdate else { return }
    var asking: [View] = []
    var worklist = [self]
    while let view = worklist.popLast() {
      view.subtreeNeedsConstraintUpdate = false
      if view.needsConstraintUpdate { asking.append(view) }
      for subview in view.subviews where subview.subtreeNeedsConstraintUpdate {
        worklist.append(subview)
      }
    }
    for view in asking.reversed() where view.needsConstraintUpdate {
      view.needsConstraintUpdate = false
      view.updateConstraints()
    }
  }

  /// Brings the solution of the tree's constraints up to date; frames are not set yet.
  final func solveConstraints() {
    let top = treeTop
    top.updateConstraintsIfNeeded()
    top.beginLayoutTree()
    top.layoutEngine?.update()
  }

  /// Answers a change of the layout direction.
  final func directionDidChange() {
    setNeedsLayout()
    for constraint in layoutNode?.held ?? [] {
      constraint.row?.engine.rowChanged(constraint)
    }
  }
}

extension LayoutNode {
  /// Answers a change of a view's state.
  func stateChanged(from old: ViewState, to new: ViewState) {
    guard let slot, let view else { return }
    if old.bounds.origin != new.bounds.origin { slot.engine.crossingChanged(self) }
    if view.translatesAutoresizingMaskIntoConstraints, old.layoutFrame != new.layoutFrame {
      slot.engine.itemChanged(self)
    }
  }
}
