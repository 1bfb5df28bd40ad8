// What becomes of nodes and constraints when views come and go.

extension LayoutEngine {
  /// Takes up what is in a subtree that came into the tree.
  func adopt(_ subtree: View) {
    var constraints: [LayoutConstraint] = []
    for view in LayoutSubtree(of: subtree) {
      guard let node = view.layoutNode else { continue }
      constraints += node.held
      if !view.translatesAutoresizingMaskIntoConstraints { itemChanged(node) }
    }
    constraints.sort { $0.number < $1.number }
    for constraint in constraints { insert(constraint) }
  }

  /// Lets go of nodes that leave the tree.
  func release(_ nodes: [LayoutNode]) {
    for node in nodes {
      for constraint in node.held { remove(constraint) }
    }
    remove(nodes)
  }
}
