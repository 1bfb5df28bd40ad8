// What becomes of nodes and constraints when views come and go.

extension LayoutEngine {
  /// Takes up what is in a subtree that came into the tree, and activates what waited for that.
  func adopt(_ subtree: View) {
    var constraints: [LayoutConstraint] = []
    var waiting: [LayoutConstraint] = []
    for view in LayoutSubtree(of: subtree) {
      guard let node = view.layoutNode else { continue }
      constraints += node.held
      waiting += node.waiting
      for guide in node.guides { waiting += guide.layoutNode?.waiting ?? [] }
      if !view.translatesAutoresizingMaskIntoConstraints { itemChanged(node) }
    }
    constraints.sort { $0.number < $1.number }
    for constraint in constraints { insert(constraint) }
    for constraint in waiting { constraint.retry() }
  }

  /// Lets go of a subtree that leaves the tree: what names views on both sides becomes inactive.
  func release(_ subtree: View) {
    var nodes: [LayoutNode] = []
    for view in LayoutSubtree(of: subtree) {
      guard let node = view.layoutNode else { continue }
      nodes.append(node)
      for guide in node.guides { if let node = guide.layoutNode { nodes.append(node) } }
    }
    for node in nodes {
      for constraint in node.naming {
        guard case .held(let holder) = constraint.activation, let view = holder.view,
          !view.isDescendant(of: subtree)
        else { continue }
        constraint.deactivate()
      }
    }
    for node in nodes {
      for constraint in node.held { remove(constraint) }
    }
    remove(nodes)
  }
}

extension View {
  /// Lets the constraints of a view that came in take part in this tree's layout.
  final func layoutTreeGained(_ view: View) {
    guard view.hasLayoutInside else { return }
    view.layoutEngine?.close()
    view.layoutEngine = nil
    noteLayoutInside()
    treeEngine.adopt(view)
  }

  /// Lets the constraints of a view that is about to leave go with it.
  final func layoutTreeWillLose(_ view: View) {
    guard view.hasLayoutInside else { return }
    treeEngine.release(view)
  }

  /// Lets what is in a view that has become the root of its own tree take part in an own layout.
  final func layoutTreeBegins() {
    guard hasLayoutInside, superview == nil else { return }
    treeEngine.adopt(self)
  }
}

/// The views of a subtree that hold nodes, or views with nodes.
struct LayoutSubtree: Sequence, IteratorProtocol {
  private var worklist: [View]

  init(of root: View) {
    worklist = root.hasLayoutInside ? [root] : []
  }

  mutating func next() -> View? {
    guard let view = worklist.popLast() else { return nil }
    for subview in view.subviews.reversed() where subview.hasLayoutInside {
      worklist.append(subview)
    }
    return view
  }
}
