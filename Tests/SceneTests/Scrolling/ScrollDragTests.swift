import Scene
import Testing

/// What a finger does to a scroll view, with numbers worked out from the formulas.
@Suite struct ScrollDragTests {
  let scene = ScrolledScene()
  var scrollView: ScrollView { scene.scrollView }

  @Test("the content follows the finger beyond the slop, and stays where it is let go at rest")
  func drag() {
    scene.drag(150)
    #expect(scene.x == 150 && scrollView.contentOffset.y == 0)
    #expect(
      scene.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(!scrollView.isDragging && !scrollView.isTracking && scene.stage.isSettled)
  }

  @Test("ten points move nothing, and are a tap")
  func slop() {
    let content = TouchedView(frame: Rect(x: 0, y: 0, width: 4000, height: 400))
    content.takesTouches = false
    scrollView.addSubview(content)
    scene.drag(0)
    #expect(scene.heard == [] && content.heard.last == "tap 190.0 200.0")
    content.heard = []
    scene.drag(1)
    #expect(scene.x == 1 && content.heard.last?.hasPrefix("tap") == false)
  }

  @Test("a touch that a view took is cancelled when the drag begins")
  func cancelled() {
    let content = TouchedView(frame: Rect(x: 0, y: 0, width: 4000, height: 400))
    scrollView.addSubview(content)
    scene.drag(50)
    #expect(content.heard.last?.hasPrefix("cancelled") == true)
    content.heard = []
    scrollView.isScrollEnabled = false
    scene.drag(50)
    #expect(content.heard.last?.hasPrefix("ended") == true && scene.x == 50)
  }

  @Test("flags: tracking from when the finger is down, dragging from when the content moves")
  func flags() {
    scene.stage.send(.began, at: Point(x: 200, y: 200))
    #expect(scrollView.isTracking && !scrollView.isDragging)
    scene.stage.send(.moved, at: Point(x: 195, y: 200))
    #expect(scrollView.isTracking && !scrollView.isDragging)
    scene.stage.send(.moved, at: Point(x: 150, y: 200))
    #expect(scrollView.isTracking && scrollView.isDragging && !scrollView.isDecelerating)
    scene.stage.send(.ended, at: Point(x: 150, y: 200))
    #expect(!scrollView.isTracking && !scrollView.isDragging)
    scene.fling(1000)
    #expect(!scrollView.isTracking && scrollView.isDragging && scrollView.isDecelerating)
    scene.stage.settle()
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test("beyond an edge the content follows as by a rubber band: 100 points show 48.35 of 400")
  func rubber() {
    scene.stage.scale = 100
    scene.stage.send(.began, at: Point(x: 100, y: 200))
    for (finger, offset) in [(160.0, -25.73), (210, -48.35), (1110, -231.58), (60, 50)] {
      scene.stage.send(.moved, at: Point(x: finger, y: 200))
      #expect(scene.x == offset)
    }
  }

  @Test("it does not go beyond an edge if it may not, or has nothing to scroll")
  func hard() {
    scrollView.bounces = false
    scene.drag(-100)
    #expect(scene.x == 0)
    scrollView.bounces = true
    scrollView.contentSize = Size(width: 100, height: 100)
    scene.drag(-100)
    #expect(
      scene.x == 0
        && scene.heard == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    scrollView.alwaysBounceHorizontal = true
    scene.stage.send(.began, at: Point(x: 100, y: 200))
    scene.stage.send(.moved, at: Point(x: 210, y: 200))
    #expect(scene.x == -48)
  }

  @Test(
    "offsets are rounded to device pixels, in the model and in pictures", arguments: [1.0, 2, 3])
  func rounded(scale: Double) {
    scene.stage.scale = scale
    func isWhole(_ value: Double) -> Bool {
      abs(value * scale - (value * scale).rounded()) < 1e-9
    }
    scene.stage.send(.began, at: Point(x: 200, y: 200))
    scene.stage.send(.moved, at: Point(x: 180.3, y: 200))
    #expect(isWhole(scene.x) && abs(scene.x - 9.7) <= 0.5 / scale + 1e-9)
    #expect(abs(scrollView.exactContentOffset.x - 9.7) < 1e-9)
    scene.stage.send(.ended, at: Point(x: 180.3, y: 200))
    scene.fling(777)
    for step in 1...30 {
      let time = scene.stage.time + Double(step) / 15
      #expect(isWhole(scene.shownX(time)))
      #expect(abs(scene.shownX(time) - scrollView.exactContentOffset(at: time).x) <= 0.5 / scale)
    }
    scene.stage.settle()
    #expect(isWhole(scene.x) && scrollView.exactContentOffset.x == scene.x)
  }

  @Test("with a direction lock a drag moves along one axis only, unless it is diagonal")
  func locked() {
    scrollView.contentSize = Size(width: 4000, height: 4000)
    func drag(_ x: Double, _ y: Double) -> Point {
      scrollView.contentOffset = Point(x: 1000, y: 1000)
      scene.stage.play(
        .drag(from: Point(x: 200, y: 200), to: Point(x: 200 - x, y: 200 - y), duration: 0, hold: 1))
      return scrollView.contentOffset - Point(x: 1000, y: 1000)
    }
    // The slop is taken off along the way, so of 50 points 10: (30, 40) becomes (24, 32).
    #expect(drag(30, 40) == Point(x: 24, y: 32))
    scrollView.isDirectionalLockEnabled = true
    #expect(drag(30, 40) == Point(x: 24, y: 32))
    #expect(drag(0, 50) == Point(x: 0, y: 40))
    let locked = drag(60, 25)
    #expect(locked.x > 50 && locked.y == 0)
  }

  @Test("what code sets during a drag is where the finger goes on from")
  func moved() {
    scene.stage.send(.began, at: Point(x: 200, y: 200))
    scene.stage.send(.moved, at: Point(x: 150, y: 200))
    #expect(scene.x == 40)
    scrollView.contentOffset = Point(x: 500, y: 0)
    scene.stage.send(.moved, at: Point(x: 140, y: 200))
    #expect(scene.x == 510)
    scrollView.setContentOffset(Point(x: 100, y: 0), animated: true)
    #expect(scene.x == 100 && !scene.heard.contains("didEndScrollingAnimation"))
    scene.stage.send(.moved, at: Point(x: 130, y: 200))
    #expect(scene.x == 110)
  }

  @Test("a drag of a view that leaves the stage is over")
  func leaving() {
    scene.stage.send(.began, at: Point(x: 200, y: 200))
    scene.stage.send(.moved, at: Point(x: 150, y: 200))
    scrollView.removeFromSuperview()
    #expect(scene.heard.last == "didEndDragging false" && !scrollView.isDragging)
    scene.stage.send(.moved, at: Point(x: 100, y: 200))
    scene.stage.send(.ended, at: Point(x: 100, y: 200))
    #expect(scene.x == 40)
    scene.stage.root.addSubview(scrollView)
    scene.heard = []
    scene.drag(50)
    #expect(scene.x == 90 && scene.order.count == 4)
  }
}
