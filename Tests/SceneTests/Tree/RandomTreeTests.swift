import Scene
import TestSupport
import Testing

/// Thousands of seeded changes of a tree, beside a model of it in plain arrays.
@Suite struct RandomTreeTests {
  private final class Probe: View {
    var isAsking = true

    override func layoutSubviews() { isAsking = false }
  }

  /// The children of each view by number; view 0 is the stage's root.
  private struct Model {
    var children: [[Int]]
    var parents: [Int?]

    init(count: Int) {
      children = Array(repeating: [], count: count)
      parents = Array(repeating: nil, count: count)
    }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
      var next: Int? = view
      while let place = next {
        if place == ancestor { return true }
        next = parents[place]
      }
      return false
    }

    mutating func remove(_ view: Int) {
      guard let parent = parents[view] else { return }
      children[parent].removeAll { $0 == view }
      parents[view] = nil
    }

    mutating func insert(_ view: Int, into parent: Int, at place: Int) {
      guard !isInside(parent, view) else { return }
      remove(view)
      children[parent].insert(view, at: max(0, min(place, children[parent].count)))
      parents[view] = parent
    }

    mutating func insert(_ view: Int, into parent: Int, nextTo sibling: Int, offset: Int) {
      guard view != sibling, parents[sibling] == parent, !isInside(parent, view) else { return }
      remove(view)
      guard let place = children[parent].firstIndex(of: sibling) else { return }
      insert(view, into: parent, at: place + offset)
    }
  }

  /// The tree and its model, changed together.
  private final class Pair {
    let stage = Stage(size: Size(width: 10, height: 10))
    let probes = (1..<12).map { _ in Probe() }
    let views: [View]
    var model = Model(count: 12)
    var random: SplitMix64

    init(seed: UInt64) {
      views = [stage.root] + probes
      random = SplitMix64(seed: seed)
    }

    func change() {
      let view = 1 + random.below(probes.count)
      let parent = random.below(views.count)
      switch random.below(5) {
      case 0, 1: insert(view, into: parent)
      case 2 where random.chance(30):
        views[view].removeFromSuperview()
        model.remove(view)
      case 3: reorder(view, in: parent)
      default:
        views[view].setNeedsLayout()
        probes[view - 1].isAsking = true
      }
    }

    private func insert(_ view: Int, into parent: Int) {
      let sibling = 1 + random.below(probes.count)
      let place = random.below(views.count) - 1
      switch random.below(4) {
      case 0:
        views[parent].addSubview(views[view])
        model.insert(view, into: parent, at: .max)
      case 1:
        views[parent].insertSubview(views[view], at: place)
        model.insert(view, into: parent, at: place)
      case 2:
        views[parent].insertSubview(views[view], aboveSubview: views[sibling])
        model.insert(view, into: parent, nextTo: sibling, offset: 1)
      default:
        views[parent].insertSubview(views[view], belowSubview: views[sibling])
        model.insert(view, into: parent, nextTo: sibling, offset: 0)
      }
    }

    private func reorder(_ view: Int, in parent: Int) {
      let isSubview = model.parents[view] == parent
      switch random.below(3) {
      case 0:
        views[parent].bringSubviewToFront(views[view])
        if isSubview { model.insert(view, into: parent, at: .max) }
      case 1:
        views[parent].sendSubviewToBack(views[view])
        if isSubview { model.insert(view, into: parent, at: 0) }
      default:
        let (first, second) = (random.below(3), random.below(3))
        views[parent].exchangeSubview(at: first, withSubviewAt: second)
        guard max(first, second) < model.children[parent].count else { return }
        model.children[parent].swapAt(first, second)
      }
    }

    var isConsistent: Bool {
      views.indices.allSatisfy { number in
        let children = model.children[number].map { views[$0] }
        return views[number].subviews.elementsEqual(children) { $0 === $1 }
          && views[number].superview === model.parents[number].map { views[$0] }
          && (views[number].stage != nil) == model.isInside(number, 0)
      }
    }
  }

  @Test(
    "the tree, its stage and its layout follow every change",
    arguments: 1...8 as ClosedRange<UInt64>)
  func follows(seed: UInt64) throws {
    let pair = Pair(seed: seed)
    for step in 0..<3000 {
      pair.change()
      try #require(pair.isConsistent, "seed \(seed), step \(step)")
      guard step % 7 == 0 else { continue }
      pair.stage.layoutIfNeeded()
      let isForgotten = pair.probes.contains { $0.stage != nil && $0.isAsking }
      try #require(!isForgotten, "seed \(seed), step \(step)")
    }
  }
}
