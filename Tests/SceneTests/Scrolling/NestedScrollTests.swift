import Scene
import Testing

/// Scroll views in scroll views: of those that can move, the innermost does.
@Suite struct NestedScrollTests {
  let stage = Stage(size: Size(width: 400, height: 400))
  let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  init() {
    outer.contentSize = Size(width: 1200, height: 400)
    stage.root.addSubview(outer)
    outer.addSubview(inner)
  }

  private func drag(_ x: Double, _ y: Double) {
    stage.play(
      .drag(
        from: Point(x: 200, y: 200), to: Point(x: 200 - x, y: 200 - y), duration: 0.2, hold: 0.2))
  }

  @Test("a list in a pager: each has its axis, whichever the drag goes along rather")
  func crossed() {
    inner.contentSize = Size(width: 400, height: 1200)
    drag(50, 0)
    #expect(outer.contentOffset.x == 40 && inner.contentOffset == .zero)
    drag(0, 50)
    #expect(outer.contentOffset.x == 40 && inner.contentOffset.y == 40)
    drag(30, 60)
    #expect(outer.contentOffset.x == 40 && inner.contentOffset.y > 80)
    let y = inner.contentOffset.y
    drag(60, 30)
    #expect(outer.contentOffset.x > 80 && inner.contentOffset.y == y)
  }

  @Test("along one axis the inner one goes first, and the outer one where the inner one has ended")
  func aligned() {
    inner.contentSize = Size(width: 500, height: 400)
    drag(50, 0)
    #expect(inner.contentOffset.x == 40 && outer.contentOffset.x == 0)
    inner.contentOffset.x = 100
    drag(50, 0)
    #expect(inner.contentOffset.x == 100 && outer.contentOffset.x == 40)
    drag(-50, 0)
    #expect(inner.contentOffset.x == 60 && outer.contentOffset.x == 40)
    // Where neither has content left the inner one bounces.
    inner.contentOffset.x = 0
    outer.contentOffset.x = 0
    stage.send(.began, at: Point(x: 100, y: 100))
    stage.send(.moved, at: Point(x: 150, y: 100))
    #expect(inner.contentOffset.x < 0 && outer.contentOffset.x == 0)
  }

  @Test("a drag across the only axis moves it all the same, as soon as it goes along it enough")
  func oblique() {
    outer.isScrollEnabled = false
    inner.contentSize = Size(width: 400, height: 1200)
    drag(60, 30)
    #expect(inner.contentOffset.y == 20)
  }

  @Test("a touch stops whatever moves above the view it hits")
  func caught() {
    inner.contentSize = Size(width: 400, height: 1200)
    stage.play(.fling(from: Point(x: 200, y: 200), velocity: Point(x: -500, y: 0)))
    #expect(outer.isDecelerating)
    #expect(stage.tap(at: Point(x: 100, y: 100)) === outer)
    #expect(!outer.isDecelerating)
  }
}
