import Scene
import Testing

/// Views that change the tree while the tree calls them.
@Suite struct ReentrancyTests {
  /// Does what it was told to wherever it is called.
  private final class Actor: View {
    var onLayout: (Actor) -> Void = { _ in }
    var onDraw: (Actor) -> Void = { _ in }
    var onAdd: (Actor, View) -> Void = { _, _ in }
    var onRemove: (Actor, View) -> Void = { _, _ in }
    var onSuperview: (Actor) -> Void = { _ in }
    var onStage: (Actor) -> Void = { _ in }
    var onTap: (Actor) -> Bool = { _ in false }

    override func layoutSubviews() { onLayout(self) }
    override func draw(_ canvas: inout Canvas) {
      canvas.fill(canvas.bounds, color: .red)
      onDraw(self)
    }
    override func didAddSubview(_ subview: View) { onAdd(self, subview) }
    override func willRemoveSubview(_ subview: View) { onRemove(self, subview) }
    override func didMoveToSuperview() { onSuperview(self) }
    override func didMoveToStage() { onStage(self) }
    override func handleTap(at point: Point) -> Bool { onTap(self) }
  }

  private let stage = Stage(size: Size(width: 20, height: 20))

  private func actor() -> Actor {
    let actor = Actor(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(actor)
    return actor
  }

  @Test("a view that removes itself or its siblings while it is laid out")
  func removedInLayout() {
    let (first, second) = (actor(), actor())
    first.onLayout = { view in
      view.superview?.subviews.last?.removeFromSuperview()
      view.removeFromSuperview()
    }
    stage.layoutIfNeeded()
    #expect(stage.root.subviews.isEmpty)
    #expect(first.stage == nil && second.stage == nil)
  }

  @Test("a view that lays itself out while it is laid out is served by the call that began")
  func layoutInLayout() {
    let view = actor()
    var told: [Diagnostic] = []
    stage.diagnosticsHandler = { told.append($0) }
    var count = 0
    view.onLayout = { view in
      count += 1
      guard count < 10 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.stage?.layoutIfNeeded()
      view.stage?.advance(to: Double(count))
    }
    stage.layoutIfNeeded()
    #expect(count == 10)
    #expect(told.isEmpty)
    #expect(stage.time == 9)
    count = -1_000_000
    view.setNeedsLayout()
    stage.layoutIfNeeded()
    #expect(count == -999_900)
    #expect(told == [.layoutLoop(view: "View", rounds: 100)])
  }

  @Test("a child that is laid out by its parent's layout is laid out then, and once")
  func childInLayout() {
    let (parent, child) = (actor(), actor())
    parent.addSubview(child)
    var order: [String] = []
    child.onLayout = { _ in order.append("child") }
    parent.onLayout = { _ in
      child.setNeedsLayout()
      child.layoutIfNeeded()
      order.append("parent")
    }
    stage.layoutIfNeeded()
    #expect(order == ["child", "parent"])
  }

  @Test("views that are drawn may change the tree: the picture under way shows what it began with")
  func changedInDraw() {
    let (first, second) = (actor(), actor())
    first.onDraw = { view in
      second.removeFromSuperview()
      view.addSubview(View())
      view.removeFromSuperview()
    }
    #expect(stage.displayList().commands.count == 2)
    #expect(stage.displayList().commands.isEmpty)
  }

  @Test(
    "a view that leaves as soon as it comes is gone, and hears of each change of its stage once")
  func leaving() {
    let parent = View()
    let (first, second) = (Actor(), Actor())
    parent.addSubview(first)
    parent.addSubview(second)
    var heard: [Bool] = []
    first.onStage = { [second] _ in second.removeFromSuperview() }
    second.onStage = { heard.append($0.stage != nil) }
    stage.root.addSubview(parent)
    #expect(parent.subviews.count == 1)
    #expect(second.stage == nil)
    #expect(heard == [false])
  }

  @Test("a superview that takes back, or puts elsewhere, what is added to it or removed from it")
  func superviewCallbacks() {
    let (left, right) = (actor(), actor())
    let view = Actor()
    left.onAdd = { _, added in added.removeFromSuperview() }
    left.addSubview(view)
    #expect(view.superview == nil)
    left.onAdd = { _, added in right.addSubview(added) }
    left.addSubview(view)
    #expect(view.superview === right)
    right.onRemove = { [root = stage.root] _, removed in root.addSubview(removed) }
    view.removeFromSuperview()
    #expect(view.superview === stage.root)
    #expect(right.subviews.isEmpty && left.subviews.isEmpty)
    view.onSuperview = { view in
      view.onSuperview = { _ in }
      view.addSubview(left)
      left.addSubview(view)
    }
    right.addSubview(view)
    #expect(left.superview === view)
    #expect(view.superview === right)
    // They hold each other.
    left.onAdd = { _, _ in }
    right.onRemove = { _, _ in }
  }

  @Test("a view put into one it is about to hold is refused")
  func cycleInCallback() {
    let (outer, inner, view) = (actor(), actor(), Actor())
    outer.addSubview(view)
    outer.onRemove = { _, removed in removed.addSubview(inner) }
    inner.addSubview(view)
    #expect(inner.superview === view)
    #expect(view.superview === outer)
    #expect(view.isDescendant(of: stage.root))
  }

  @Test("a tapped view that removes itself ends the climb")
  func removedByTap() {
    let (outer, inner) = (actor(), actor())
    outer.addSubview(inner)
    var taps = 0
    inner.onTap = { view in
      view.removeFromSuperview()
      return false
    }
    outer.onTap = { _ in
      taps += 1
      return true
    }
    #expect(stage.tap(at: Point(x: 1, y: 1)) === inner)
    #expect(taps == 0)
    #expect(stage.tap(at: Point(x: 1, y: 1)) === outer)
  }

  @Test("completions that advance, animate and take the tree apart")
  func completions() {
    let view = actor()
    var told: [String] = []
    let stage = stage
    stage.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      told.append("first at \(stage.time)")
      stage.animate(withDuration: 1) {
        view.alpha = 1
      } completion: {
        told.append("third \($0) at \(stage.time)")
      }
      stage.advance(to: 1.5)
      view.removeFromSuperview()
      stage.advance(to: 9)
    }
    stage.animate(withDuration: 1) {
      view.center.x += 1
    } completion: { _ in
      told.append("second at \(stage.time)")
    }
    stage.advance(to: 1)
    #expect(told == ["first at 1.0", "second at 9.0", "third false at 9.0"])
    #expect(!stage.isAnimating)
  }

  @Test("an animation block that takes its view away, advances, or lays out, and nests itself")
  func blocks() {
    let view = actor()
    var told: [Bool] = []
    let stage = stage
    func animate(_ depth: Int) {
      stage.animate(withDuration: 1, options: .layoutSubviews) {
        view.bounds.size.width += 1
        view.backgroundColor = depth % 2 == 0 ? .red : .blue
        if depth < 50 { animate(depth + 1) }
        stage.advance(to: stage.time + 0.5)
        if depth == 25 { view.removeFromSuperview() }
        if depth == 20 { stage.root.addSubview(view) }
        stage.performWithoutAnimation { stage.removeAllAnimations() }
      } completion: {
        told.append($0)
      }
    }
    animate(0)
    stage.advance(to: 100)
    stage.advance(to: 100)
    #expect(told.count == 51)
    #expect(!stage.isAnimating)
  }

  @Test("a block in which the stage loses its last owner runs to its end")
  func lastOwner() {
    final class Owner { var stage: Stage? = Stage(size: Size(width: 5, height: 5)) }
    let owner = Owner()
    let view = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    owner.stage?.root.addSubview(view)
    view.animate(withDuration: 1) {
      owner.stage = nil
      view.alpha = 0.5
      view.bounds.size = .zero
    }
    #expect(view.stage == nil)
    #expect(view.alpha == 0.5)
    let other = Owner()
    other.stage?.root.addSubview(view)
    other.stage?.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      other.stage = nil
      view.alpha = 0.25
    }
    other.stage?.advance(to: 2)
    #expect(view.stage == nil)
    #expect(view.alpha == 0.25)
  }

  @Test("views freed inside their own callbacks")
  func freedInCallback() {
    final class Owner { var view: Actor? = Actor(frame: Rect(x: 0, y: 0, width: 5, height: 5)) }
    for step in 0..<5 {
      let owner = Owner()
      if let view = owner.view { stage.root.addSubview(view) }
      func drop() {
        owner.view?.removeFromSuperview()
        owner.view = nil
      }
      switch step {
      case 0: owner.view?.onLayout = { _ in drop() }
      case 1: owner.view?.onDraw = { _ in drop() }
      case 2:
        owner.view?.onTap = { _ in
          drop()
          return false
        }
      case 3: owner.view?.onStage = { _ in drop() }
      default: owner.view?.onSuperview = { _ in drop() }
      }
      stage.animate(withDuration: 1) {
        owner.view?.center.x += 2
      } completion: { _ in
        drop()
      }
      _ = stage.displayList()
      stage.tap(at: Point(x: 1, y: 1))
      owner.view?.removeFromSuperview()
      stage.advance(to: stage.time + 2)
      #expect(owner.view == nil)
      #expect(stage.root.subviews.isEmpty)
    }
  }
}
