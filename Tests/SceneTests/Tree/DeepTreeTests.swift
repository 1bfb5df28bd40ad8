import Scene
import Testing

/// A hundred thousand views, in depth and in breadth: nothing recurses, nothing is quadratic.
@Suite struct DeepTreeTests {
  private static let count = 100_000

  private static func clipping() -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    view.clipsToBounds = true
    return view
  }

  @Test("views nested from the outside in are laid out, drawn, hit, converted and freed")
  func nestedOutsideIn() {
    let stage = Stage(size: Size(width: 4, height: 4))
    var innermost = stage.root
    for _ in 0..<Self.count {
      let view = Self.clipping()
      innermost.addSubview(view)
      innermost = view
    }
    innermost.backgroundColor = .red
    innermost.name = "innermost"
    let list = stage.displayList()
    // The innermost has nothing to cut, so it is the only one without a group.
    #expect(list.commands.count == 2 * (Self.count - 1) + 1)
    #expect(list.sources.count == Self.count + 1)
    #expect(list.sources.last == .init(parent: Self.count - 1, typeName: "View", name: "innermost"))
    #expect(stage.hitTest(Point(x: 1, y: 1)) === innermost)
    #expect(innermost.convert(Point(x: 1, y: 2), to: stage.root) == Point(x: 1, y: 2))
    #expect(list == stage.displayList())
  }

  @Test("views nested from the inside out, first off the stage")
  func nestedInsideOut() {
    var outermost = Self.clipping()
    let innermost = outermost
    for _ in 0..<Self.count {
      let view = Self.clipping()
      view.addSubview(outermost)
      outermost = view
    }
    let stage = Stage(size: Size(width: 4, height: 4), layoutDirection: .rightToLeft)
    stage.root.addSubview(outermost)
    #expect(innermost.stage === stage)
    #expect(innermost.effectiveLayoutDirection == .rightToLeft)
    outermost.removeFromSuperview()
    #expect(innermost.stage == nil)
    innermost.addSubview(outermost)
    #expect(innermost.subviews.isEmpty)
  }

  @Test("nested views resize each other by their masks")
  func nestedMasks() {
    let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var innermost = root
    for _ in 0..<Self.count {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    root.frame = Rect(x: 0, y: 0, width: 20, height: 5)
    #expect(innermost.bounds.size == Size(width: 20, height: 5))
    root.layoutIfNeeded()
  }

  @Test("nested views that size each other in layoutSubviews settle in one call")
  func nestedLayout() {
    final class Filling: View {
      override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
      }
    }
    let root = Filling(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var innermost: View = root
    for _ in 0..<Self.count {
      let view = Filling()
      innermost.addSubview(view)
      innermost = view
    }
    root.layoutIfNeeded()
    #expect(innermost.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    root.frame = Rect(x: 0, y: 0, width: 7, height: 7)
    root.layoutIfNeeded()
    #expect(innermost.frame == Rect(x: 0, y: 0, width: 7, height: 7))
  }

  @Test("siblings are added, drawn, removed from either end and freed")
  func siblings() {
    let stage = Stage(size: Size(width: 4, height: 4))
    for _ in 0..<Self.count {
      let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
      view.backgroundColor = .red
      stage.root.addSubview(view)
    }
    #expect(stage.displayList().commands.count == Self.count)
    for _ in 0..<Self.count / 2 { stage.root.subviews.last?.removeFromSuperview() }
    for _ in 0..<1000 { stage.root.subviews.first?.removeFromSuperview() }
    #expect(stage.root.subviews.count == Self.count / 2 - 1000)
  }

  @Test("a thousand nested steps of a thousandth are one whole point on the device")
  func accumulated() {
    let stage = Stage(size: Size(width: 4, height: 1))
    var innermost = stage.root
    for _ in 0..<1000 {
      let view = View(frame: Rect(x: 0.001, y: 0, width: 1, height: 1))
      innermost.addSubview(view)
      innermost = view
    }
    innermost.backgroundColor = .red
    #expect(
      stage.displayList().commands == [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: .red,
          transform: AffineTransform(translationX: 1, y: 0), source: 1000)
      ])
  }
}
