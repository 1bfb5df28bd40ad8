import Scene
import Testing

/// What a scroll view does by itself, with numbers worked out from the formulas.
@Suite struct ScrollMotionTests {
  let scene = ScrolledScene()
  var scrollView: ScrollView { scene.scrollView }
  var stage: Stage { scene.stage }

  @Test("let go with 1000 points a second it goes on for 494.01 points, in 2.3003 seconds")
  func fling() {
    stage.scale = 100
    scene.fling(1000)
    let (start, time) = (scene.x, stage.time)
    #expect(start == 90)
    #expect(abs(scene.shownX(time + 0.5) - start - 315.61) < 0.006)
    #expect(abs(scene.shownX(time + 2.29) - start - 493.98) < 0.1)
    #expect(abs(scene.shownX(time + 2.3003) - start - 494.01) < 0.006)
    #expect(abs(scene.shownX(time + 100) - start - 494.01) < 0.006)
    // Nothing has moved yet: these were pictures.
    #expect(scene.x == start)
    stage.advance(to: time + 0.5)
    #expect(abs(scene.x - start - 315.61) < 0.006 && scrollView.isDecelerating)
    stage.advance(to: time + 2.3)
    #expect(scrollView.isDecelerating)
    stage.advance(to: time + 2.3003)
    #expect(!scrollView.isDecelerating && abs(scene.x - start - 494.01) < 0.006)
    #expect(
      scene.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("the velocity is told in points a millisecond, with the place of rest")
  func release() {
    stage.scale = 100
    scene.fling(1000)
    #expect(abs((scene.lastRelease?.velocity.x ?? 0) - 1) < 1e-9)
    #expect(abs((scene.lastRelease?.target.x ?? 0) - 90 - 494.01) < 0.006)
    stage.settle()
    #expect(scene.x == scene.lastRelease?.target.x)
  }

  @Test("the fast rate goes on for 98.01 points, in 0.4582 seconds")
  func fast() {
    stage.scale = 100
    scrollView.decelerationRate = .fast
    scene.fling(1000)
    let (start, time) = (scene.x, stage.time)
    #expect(abs(scene.shownX(time + 0.1) - start - 62.76) < 0.006)
    stage.advance(to: time + 0.4583)
    #expect(!scrollView.isDecelerating && abs(scene.x - start - 98.01) < 0.006)
  }

  @Test("a finger that holds still lets go of content at rest")
  func held() {
    scene.drag(100, hold: 0.11)
    #expect(!scrollView.isDecelerating && scene.lastRelease?.velocity == .zero)
  }

  @Test("a target that is changed is reached, in the same time")
  func redirected() {
    stage.scale = 100
    scene.target = Point(x: 700, y: 0)
    scene.fling(1000)
    let time = stage.time
    // 90 + 610 (1 - 0.998^500) / (1 - 0.998^2300.28)
    #expect(abs(scene.shownX(time + 0.5) - 479.72) < 0.011)
    stage.advance(to: time + 2.3)
    #expect(scrollView.isDecelerating)
    stage.advance(to: time + 2.3003)
    #expect(scene.x == 700 && !scrollView.isDecelerating)
    // What would rest is drawn there, too, and counts as decelerating.
    scene.target = Point(x: 400, y: 0)
    scene.drag(50)
    #expect(scrollView.isDecelerating)
    stage.settle()
    #expect(scene.x == 400)
  }

  @Test("an edge is hit, passed by v / 11 e, and returned to")
  func bounce() {
    stage.scale = 100
    scrollView.contentOffset = Point(x: 3310, y: 0)
    scene.fling(1000)
    // At 3400, 200 before the edge: it is hit with 599.198 pt/s after 0.255825 s.
    #expect(scene.x == 3400 && scene.lastRelease?.target.x == 3600)
    let time = stage.time + 0.255825
    #expect(abs(scene.shownX(time) - 3600) < 0.02)
    #expect(abs(scene.shownX(time + 1 / 11) - 3620.04) < 0.02)
    scene.heard = []
    stage.settle()
    #expect(scene.x == 3600 && scene.order == ["didScroll", "didEndDecelerating"])
  }

  @Test("without bouncing it stops at the edge")
  func hardEdge() {
    scrollView.bounces = false
    scrollView.contentOffset = Point(x: 3310, y: 0)
    scene.fling(1000)
    for step in 0...100 { #expect(scene.shownX(stage.time + Double(step) / 50) <= 3600) }
    stage.advance(to: stage.time + 0.26)
    #expect(scene.x == 3600 && !scrollView.isDecelerating)
  }

  @Test("let go beyond the edge it comes back along its curve, and that is a deceleration")
  func settle() {
    stage.scale = 100
    scene.drag(-100)
    #expect(scene.x == -48.35 && scene.lastRelease?.target == .zero)
    let time = stage.time
    // 48.3516 (1 + 3.47 t) e^(-10.81 t)
    #expect(abs(scene.shownX(time + 0.1) + 22.10) < 0.011)
    #expect(abs(scene.shownX(time + 0.2) + 9.43) < 0.011)
    stage.settle()
    #expect(scene.x == 0)
    #expect(scene.order.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
  }

  @Test("a touch on content that goes on stops it, and is nothing else")
  func caught() {
    let content = TouchedView(frame: Rect(x: 0, y: 0, width: 4000, height: 400))
    scrollView.addSubview(content)
    scene.fling(1000)
    stage.advance(to: stage.time + 0.5)
    let x = scene.x
    scene.heard = []
    content.heard = []
    #expect(stage.tap(at: Point(x: 50, y: 50)) === scrollView)
    #expect(scene.heard == ["didEndDecelerating"] && content.heard == [])
    stage.advance(to: stage.time + 5)
    #expect(scene.x == x && stage.isSettled)
    stage.tap(at: Point(x: 50, y: 50))
    #expect(content.heard.count == 2)
  }

  @Test("caught beyond the edge it waits for the finger, and goes on without a jump if that moves")
  func caughtOutside() {
    stage.scale = 100
    scene.drag(-100)
    stage.advance(to: stage.time + 0.1)
    let x = scene.x
    scene.heard = []
    stage.send(.began, at: Point(x: 200, y: 200))
    stage.advance(to: stage.time + 1)
    #expect(scene.x == x && scene.heard == ["didEndDecelerating"])
    // b⁻¹(22.095) is 42.52, of 400; one point farther shows b(43.52) = 22.59.
    stage.send(.moved, at: Point(x: 211, y: 200))
    #expect(abs(scene.x + 22.59) < 0.011)
    stage.send(.ended, at: Point(x: 211, y: 200))
    stage.settle()
    #expect(scene.x == 0)
    // Without a movement it goes back by itself.
    scene.drag(-100)
    stage.advance(to: stage.time + 0.1)
    scene.heard = []
    stage.tap(at: Point(x: 200, y: 200))
    stage.settle()
    #expect(scene.x == 0)
    #expect(
      scene.order == [
        "didEndDecelerating", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("a new drag comes after the end of the deceleration that it stopped")
  func grabbed() {
    scene.fling(1000)
    stage.advance(to: stage.time + 0.5)
    scene.heard = []
    let x = scene.x
    scene.drag(30)
    #expect(scene.order.prefix(2) == ["didEndDecelerating", "willBeginDragging"])
    #expect(abs(scene.x - x - 30) <= 1)
  }

  @Test("pages: the next one with a flick, else the nearest, on a spring of 11 a second")
  func pages() {
    stage.scale = 100
    scrollView.isPagingEnabled = true
    scene.drag(150)
    #expect(scene.lastRelease?.target.x == 0)
    let time = stage.time
    // 150 (1 + 1.1) e^(-1.1)
    #expect(abs(scene.shownX(time + 0.1) - 104.85) < 0.011)
    stage.settle()
    #expect(scene.x == 0)
    scene.drag(210)
    stage.settle()
    #expect(scene.x == 400)
    scene.fling(500)
    #expect(scene.lastRelease?.target.x == 800)
    stage.settle()
    #expect(scene.x == 800)
    // However fast: one page.
    scene.fling(-5000)
    stage.settle()
    #expect(scene.x == 400)
    // On the first page there is none before it.
    scrollView.contentOffset = .zero
    scene.fling(-900)
    #expect(scene.lastRelease?.target.x == 0)
    stage.settle()
    #expect(scene.x == 0)
  }

  @Test("a page that was caught half way is gone to or left, when the finger is lifted")
  func caughtPage() {
    scrollView.isPagingEnabled = true
    scene.fling(900)
    stage.advance(to: stage.time + 0.05)
    stage.tap(at: Point(x: 200, y: 200))
    #expect(scrollView.isDecelerating)
    stage.settle()
    #expect(scene.x == 0 || scene.x == 400)
  }

  @Test("a view that leaves the stage in motion stays where it was, and says that it has ended")
  func leaving() {
    scene.fling(1000)
    stage.advance(to: stage.time + 0.5)
    let x = scene.x
    scrollView.removeFromSuperview()
    #expect(scene.heard.last == "didEndDecelerating" && !scrollView.isDecelerating)
    stage.advance(to: stage.time + 1)
    #expect(scene.x == x && stage.isSettled)
  }

  @Test("content that shrinks under a motion is left at its new edge")
  func shrinking() {
    stage.scale = 100
    scene.fling(2000)
    stage.advance(to: stage.time + 0.2)
    let x = scene.x
    #expect(x > 300)
    scrollView.contentSize.width = 600
    stage.layoutIfNeeded()
    #expect(abs(scene.shownX(stage.time) - x) < 0.011)
    stage.settle()
    #expect(scene.x == 200)
  }

  @Test("an offset that is set moves a deceleration along")
  func moved() {
    stage.scale = 100
    scene.fling(1000)
    let time = stage.time
    stage.advance(to: time + 0.5)
    scrollView.contentOffset.x += 1000
    #expect(scrollView.isDecelerating)
    stage.settle()
    #expect(abs(scene.x - 1000 - 90 - 494.01) < 0.011)
    #expect(scene.heard.filter { $0.hasSuffix("Decelerating") }.count == 2)
  }

  @Test("the same script twice gives equal pictures")
  func repeatable() {
    func lists() -> [DisplayList] {
      let scene = ScrolledScene(scale: 3)
      for index in 0..<20 {
        let view = View(frame: Rect(x: Double(index) * 200, y: 20, width: 150, height: 90))
        view.backgroundColor = index % 2 == 0 ? .red : .blue
        scene.scrollView.addSubview(view)
      }
      let script = TouchScript.fling(from: Point(x: 300, y: 200), velocity: Point(x: -700, y: 9))
        .then(.tap(at: Point(x: 10, y: 10)), after: 0.3)
        .then(.drag(from: Point(x: 300, y: 9), to: Point(x: 390, y: 9), duration: 0.3), after: 0.1)
      return Array(scene.stage.frames(playing: script, rate: 60))
    }
    let (first, second) = (lists(), lists())
    #expect(first == second && first.count > 60)
  }

  @Test("pictures to come are those that come")
  func foretold() {
    scene.fling(1234)
    let time = stage.time
    let foretold = (1...40).map { scene.shownX(time + Double($0) / 16) }
    let come = (1...40).map { step in
      stage.advance(to: time + Double(step) / 16)
      return scene.x
    }
    #expect(foretold == come)
  }
}
