import Scene
import Testing

@Suite struct StackArrangingTests {
  private func same(_ a: [View], _ b: [View]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  @Test("an arranged view becomes a subview, and lets constraints place it")
  func adding() {
    let view = View()
    let stack = StackView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack && same(stack.arrangedSubviews, [view]))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("the order of the row is not the order of the subviews")
  func order() {
    let (a, b, c) = (ContentView(10), ContentView(20), ContentView(30))
    let scene = StackScene([a, b])
    scene.change { $0.insertArrangedSubview(c, at: 0) }
    #expect(same(scene.stack.subviews, [a, b, c]))
    #expect(same(scene.stack.arrangedSubviews, [c, a, b]))
    #expect(scene.columns == [[0, 30], [30, 10], [40, 20]])
    scene.change { $0.sendSubviewToBack(c) }
    #expect(same(scene.stack.arrangedSubviews, [c, a, b]))
    #expect(scene.columns == [[0, 30], [30, 10], [40, 20]])
  }

  @Test("adding an arranged view again makes it the last")
  func addingAgain() {
    let (a, b) = (ContentView(10), ContentView(20))
    let scene = StackScene([a, b])
    scene.change { $0.addArrangedSubview(a) }
    #expect(same(scene.stack.arrangedSubviews, [b, a]))
    #expect(scene.columns == [[0, 20], [20, 10]])
    #expect(same(scene.stack.subviews, [a, b]))
  }

  @Test("a subview may be arranged later")
  func subviewFirst() {
    let (a, b) = (ContentView(10), ContentView(20))
    let scene = StackScene([b])
    scene.change { $0.insertSubview(a, at: 0) }
    #expect(scene.stack.frame.width == 20)
    scene.change { $0.addArrangedSubview(a) }
    #expect(same(scene.stack.subviews, [a, b]))
    #expect(scene.columns == [[0, 20], [20, 10]])
  }

  @Test("a place beyond the ends is the end, and told", arguments: [(-3, 0), (9, 2)])
  func clampedIndex(index: Int, place: Int) {
    let scene = StackScene([View(), View()])
    var diagnostics: [Diagnostic] = []
    scene.stage.diagnosticsHandler = { diagnostics.append($0) }
    let view = View()
    scene.change { $0.insertArrangedSubview(view, at: index) }
    #expect(scene.stack.arrangedSubviews[place] === view)
    #expect(diagnostics.count == 1)
  }

  @Test("a view that is arranged no longer stays a subview")
  func removing() {
    let (a, b) = (ContentView(10), ContentView(20))
    let scene = StackScene([a, b])
    scene.change { $0.removeArrangedSubview(a) }
    #expect(a.superview === scene.stack && same(scene.stack.arrangedSubviews, [b]))
    #expect(scene.columns == [[0, 20]])
    #expect(scene.stack.frame.width == 20)
    scene.change { $0.removeArrangedSubview(a) }
    #expect(scene.columns == [[0, 20]])
  }

  @Test("a view that leaves the tree is arranged no longer")
  func leaving() {
    let (a, b, c) = (ContentView(10), ContentView(20), ContentView(30))
    let scene = StackScene([a, b, c])
    scene.change { _ in b.removeFromSuperview() }
    #expect(same(scene.stack.arrangedSubviews, [a, c]))
    #expect(scene.columns == [[0, 10], [10, 30]])
    scene.change { $0.insertArrangedSubview(b, at: 1) }
    #expect(scene.columns == [[0, 10], [10, 20], [30, 30]])
  }

  @Test("a view that leaves and comes back before the next layout is arranged as before")
  func backAtOnce() {
    let (a, b, c) = (ContentView(10), ContentView(20), ContentView(30))
    let scene = StackScene([a, b, c])
    scene.change {
      b.removeFromSuperview()
      $0.insertArrangedSubview(b, at: 1)
    }
    #expect(scene.columns == [[0, 10], [10, 20], [30, 30]])
  }

  @Test("a view may move to another stack")
  func moving() {
    let (a, b, c) = (ContentView(10), ContentView(20), ContentView(30))
    let other = StackView(arrangedSubviews: [c])
    let inner = StackView(arrangedSubviews: [a, b])
    let scene = StackScene([inner, other])
    #expect(scene.columns == [[0, 30], [30, 30]])
    scene.change { _ in other.insertArrangedSubview(a, at: 0) }
    #expect(same(inner.arrangedSubviews, [b]) && same(other.arrangedSubviews, [a, c]))
    #expect(scene.columns == [[0, 20], [20, 40]])
    #expect(a.frame.minX == 0 && c.frame.minX == 10)
  }

  @Test("views taken out are freed")
  func freeing() {
    final class Witness: View {
      nonisolated(unsafe) static var count = 0
      override init(frame: Rect = .zero) {
        super.init(frame: frame)
        unsafe Self.count += 1
      }
      deinit { unsafe Self.count -= 1 }
    }
    let scene = StackScene([])
    for _ in 0..<10 {
      let view = Witness()
      scene.change { $0.addArrangedSubview(view) }
      scene.change { _ in view.removeFromSuperview() }
    }
    scene.change { $0.addArrangedSubview(ContentView(10)) }
    #expect(unsafe Witness.count == 0)
    #expect(scene.columns == [[0, 10]])
  }

  @Test("a stack cannot arrange what it lies in, and itself")
  func cycle() {
    let scene = StackScene([])
    scene.change {
      $0.addArrangedSubview(scene.stage.root)
      $0.addArrangedSubview($0)
    }
    #expect(scene.stack.arrangedSubviews.isEmpty)
  }

  @Test("a stack has few constraints, and keeps them")
  func fewConstraints() {
    let views = (0..<10).map { _ in ContentView(10) }
    let scene = StackScene(views)
    let before = scene.stack.constraints
    // Each has a place and two edges across, the last its far edge, the stack is no higher than it
    // must be; and no length is negative.
    #expect(before.count == 3 * views.count + 2)
    #expect(views.allSatisfy { $0.constraints.count == 1 })
    scene.change { $0.spacing = 8 }
    #expect(scene.stack.constraints.count == before.count)
    #expect(zip(scene.stack.constraints, before).allSatisfy { $0 === $1 })
    scene.change { $0.addArrangedSubview(ContentView(10)) }
    let kept = Set(before.map { ObjectIdentifier($0) })
    let fresh = scene.stack.constraints.filter { !kept.contains(ObjectIdentifier($0)) }
    #expect(fresh.count == 4)
  }

  // A thousand take their time without optimisation.
  #if DEBUG
    private let count = 200
  #else
    private let count = 1000
  #endif

  @Test(
    "a thousand views are laid out, and one more",
    arguments: [StackView.Distribution.fill, .fillProportionally, .equalSpacing])
  func many(distribution: StackView.Distribution) {
    let scene = StackScene((0..<count).map { _ in ContentView(3) }) {
      $0.spacing = 1
      $0.distribution = distribution
    }
    let length = Double(4 * count - 1)
    #expect(scene.stack.frame.width == length)
    #expect(scene.columns[count - 1] == [length - 3, 3])
    scene.change { $0.insertArrangedSubview(ContentView(3), at: count / 2) }
    #expect(scene.stack.frame.width == length + 4)
    scene.change { $0.arrangedSubviews[0].isHidden = true }
    #expect(scene.stack.frame.width == length)
  }

  @Test("a hundred views are squeezed from the first on, until none has a length")
  func squeezed() {
    let scene = StackScene((0..<100).map { _ in ContentView(3) }, width: 30)
    #expect(scene.columns[89] == [0, 0] && scene.columns[90] == [0, 3])
    #expect(scene.columns[99] == [27, 3])
    let tooShort = StackScene((0..<100).map { _ in ContentView(3) }, width: 30) { $0.spacing = 1 }
    #expect(tooShort.columns[99] == [99, 0])
  }

  @Test("stacks nested by the ten thousand are freed")
  func deep() {
    let outermost = StackView()
    let stage = Stage(size: Size(width: 10, height: 10))
    stage.root.addSubview(outermost)
    var innermost = outermost
    for _ in 0..<20_000 {
      let stack = StackView()
      innermost.addArrangedSubview(stack)
      innermost = stack
    }
    #expect(outermost.arrangedSubviews.count == 1)
  }
}
