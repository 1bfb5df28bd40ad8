/// A view and all views inside it, parents before children and from back to front.
///
/// - Complexity: O(1) a step, also under views with very many subviews.
struct Subtree: Sequence, IteratorProtocol {
  private var root: View?
  private var open: [(subviews: [View], next: Int)] = []

  init(of root: View) {
    self.root = root
  }

  mutating func next() -> View? {
    if let root {
      self.root = nil
      enter(root)
      return root
    }
    while let last = open.indices.last {
      let place = open[last].next
      guard place < open[last].subviews.count else {
        open.removeLast()
        continue
      }
      open[last].next = place + 1
      let view = open[last].subviews[place]
      enter(view)
      return view
    }
    return nil
  }

  private mutating func enter(_ view: View) {
    if !view.subviews.isEmpty { open.append((view.subviews, 0)) }
  }
}
