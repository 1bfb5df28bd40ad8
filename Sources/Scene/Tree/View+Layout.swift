extension View {
  /// How often one call of `layoutIfNeeded()` starts again for views that ask while it runs.
  private static let roundLimit = 100

  /// Asks for `layoutSubviews()` in the next pass; asking again changes nothing.
  ///
  /// A change of the size, of `numbers` or of the list of subviews asks by itself.
  public final func setNeedsLayout() {
    needsLayout = true
    markSubtree()
  }

  /// Remembers, up to the root, that there is something to lay out inside.
  final func markSubtree() {
    var next: View? = self
    while let view = next, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      next = view.superview
    }
  }

  /// Lays out what asked for it in this view's subtree, now, from the top down.
  ///
  /// If the view itself asked, it begins at the uppermost of the views above it that asked as well,
  /// without a gap. Views that ask while it runs are served in the same call, up to a limit; called
  /// from `layoutSubviews()`, it leaves the view that is being laid out to the call that began.
  public final func layoutIfNeeded() {
    solveConstraints()
    var start = self
    if needsLayout {
      while let parent = start.superview, parent.needsLayout { start = parent }
    }
    start.tellOutOfReach()
    for _ in 0..<Self.roundLimit {
      guard start.subtreeNeedsLayout, start.layoutRound() else { return }
      solveConstraints()
    }
    guard start.subtreeNeedsLayout else { return }
    report(.layoutLoop(view: start.label, rounds: Self.roundLimit))
  }

  /// Tells who animates a layout that leaves him out: constraints moved the view where it begins, but
  /// its superview, which would place it, is not part of it.
  private final func tellOutOfReach() {
    guard let parent = superview, parent.needsLayout, !parent.isBeingLaidOut, isPlacedByConstraints
    else { return }
    guard let stage, stage.inheritedAnimationDuration > 0 else { return }
    stage.report(.layoutOutOfReach(view: layoutLabel, superview: parent.layoutLabel))
  }

  /// Serves every view of the subtree that asks, once, parents before children.
  ///
  /// A view that is being laid out, and so has called this itself, waits for whoever lays it out.
  ///
  /// - Returns: Whether any view was served.
  private final func layoutRound() -> Bool {
    var worklist = [self]
    var waiting: [View] = []
    var isAnyServed = false
    while let view = worklist.popLast() {
      view.subtreeNeedsLayout = false
      if view.isBeingLaidOut {
        if view.needsLayout { waiting.append(view) }
      } else if view.needsLayout {
        view.layOutNow()
        isAnyServed = true
      }
      for subview in view.subviews.reversed() where subview.subtreeNeedsLayout {
        worklist.append(subview)
      }
    }
    for view in waiting { view.setNeedsLayout() }
    return isAnyServed
  }

  private final func layOutNow() {
    needsLayout = false
    isBeingLaidOut = true
    layoutSubviews()
    isBeingLaidOut = false
  }

  /// Sets the model of arranged views to what `arrange(_:for:)` gives for the model's numbers.
  final func applyArrangement() {
    var arrangement = Arrangement(time: nil)
    arrange(&arrangement, for: state)
    for view in arrangement.views {
      view.setState(arrangement[view], isAnimatable: false)
    }
  }

  /// Resizes the subviews by their masks after a change of size, and theirs in turn.
  final func autoresizeSubviews(from oldSize: Size, isAnimatable: Bool) {
    guard !subviews.isEmpty else { return }
    var worklist = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = worklist.popLast() {
      guard view.autoresizesSubviews else { continue }
      let bounds = view.state.bounds
      for subview in view.subviews
      where !subview.autoresizingMask.isEmpty
        && subview.translatesAutoresizingMaskIntoConstraints
      {
        let old = subview.state
        let frame = subview.autoresizingMask.resized(
          old.layoutFrame, from: oldSize, to: bounds.size, origin: bounds.origin)
        guard frame != old.layoutFrame else { continue }
        var new = old
        new.layoutFrame = frame
        subview.commit(new, isAnimatable: isAnimatable)
        if new.bounds.size != old.bounds.size { worklist.append((subview, old.bounds.size)) }
      }
    }
  }

  /// Gives the view the size it would like within its present one; the frame's origin stays.
  public final func sizeToFit() {
    var new = state
    new.layoutFrame = Rect(
      origin: state.layoutFrame.origin, size: sizeThatFits(state.bounds.size))
    setState(new)
  }

  /// Says that `intrinsicContentSize` has changed: the superview is laid out again.
  public final func invalidateIntrinsicContentSize() {
    if let layoutNode, let slot = layoutNode.slot {
      slot.measuredWidth = nil
      slot.engine.contentChanged(layoutNode)
    }
    superview?.subviewContentChanged(self)
  }
}
