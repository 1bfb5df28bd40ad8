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
