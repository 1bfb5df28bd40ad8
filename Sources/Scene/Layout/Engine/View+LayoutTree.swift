// What becomes of the constraints of views that come and go. A tree that was never laid out has no
// engine, so that to build one costs nothing here.

extension View {
  /// Lets the constraints of a view that came in take part in this tree's layout, and activates what
  /// waited for that.
  final func layoutTreeGained(_ view: View) {
    guard view.hasLayoutInside else { return }
    view.layoutEngine?.close()
    view.layoutEngine = nil
    noteLayoutInside()
    let top = treeTop
    top.node.activationCount = max(
      top.node.activationCount, view.layoutNode?.activationCount ?? 0)
    top.layoutEngine?.adopt(view)
    guard view.hasWaitingInside else { return }
    noteWaitingInside()
    view.retryWaiting()
  }

  /// Lets the constraints of a view that is about to leave go with it; what names views on both sides
  /// becomes inactive.
  final func layoutTreeWillLose(_ view: View) {
    guard view.hasLayoutInside else { return }
    let top = treeTop
    var nodes: [LayoutNode] = []
    for view in LayoutSubtree(of: view) {
      guard let node = view.layoutNode else { continue }
      nodes.append(node)
      for guide in node.guides { if let node = guide.layoutNode { nodes.append(node) } }
    }
    for node in nodes {
      for constraint in node.naming {
        guard case .held(let holder) = constraint.activation, let outer = holder.view,
          !outer.isDescendant(of: view)
        else { continue }
        constraint.deactivate()
      }
    }
    top.layoutEngine?.release(nodes)
    view.node.activationCount = top.layoutNode?.activationCount ?? 0
  }

  /// Tries again what waits in this subtree for its items to come into one tree.
  private final func retryWaiting() {
    var worklist = [self]
    while let view = worklist.popLast() {
      view.hasWaitingInside = false
      for subview in view.subviews where subview.hasWaitingInside { worklist.append(subview) }
      guard let node = view.layoutNode else { continue }
      for node in [node] + node.guides.compactMap({ $0.layoutNode }) {
        for constraint in node.waiting { constraint.retry() }
        if !node.waiting.isEmpty { view.noteWaitingInside() }
      }
    }
  }

  /// Remembers, up to the root, that there is something waiting inside.
  final func noteWaitingInside() {
    var next: View? = self
    while let view = next, !view.hasWaitingInside {
      view.hasWaitingInside = true
      next = view.superview
    }
  }

  /// The root of the tree the view is in.
  final var treeTop: View { stage?.root ?? root }

  /// The engine of the tree, if it was ever laid out.
  final var treeEngine: LayoutEngine? { treeTop.layoutEngine }

  /// Makes sure that the root of a tree with constraints has an engine.
  final func beginLayoutTree() {
    guard layoutEngine == nil, hasLayoutInside else { return }
    let engine = LayoutEngine(root: self)
    layoutEngine = engine
    engine.adopt(self)
  }
}
