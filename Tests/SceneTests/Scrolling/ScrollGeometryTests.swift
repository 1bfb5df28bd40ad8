import Scene
import Testing

/// What code does to a scroll view.
@Suite struct ScrollGeometryTests {
  let scene = ScrolledScene(
    size: Size(width: 100, height: 100), contentSize: Size(width: 300, height: 500))
  var scrollView: ScrollView { scene.scrollView }
  var stage: Stage { scene.stage }

  @Test("the offset is the origin of the bounds, is not limited, and is told once if it changes")
  func offset() {
    let content = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    scrollView.addSubview(content)
    scrollView.contentOffset = Point(x: -50, y: 1000)
    #expect(scrollView.bounds == Rect(x: -50, y: 1000, width: 100, height: 100))
    scrollView.contentOffset = Point(x: -50, y: 1000)
    scrollView.setContentOffset(Point(x: -50, y: 1000))
    #expect(scene.heard == ["didScroll"])
    #expect(content.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(scrollView.convert(content.frame, to: stage.root).origin == Point(x: 60, y: -990))
    stage.layoutIfNeeded()
    stage.advance(to: 1)
    #expect(scrollView.contentOffset == Point(x: -50, y: 1000))
    scrollView.bounds.origin = .zero
    #expect(scrollView.contentOffset == .zero && scene.heard.count == 2)
    #expect(scrollView.clipsToBounds)
  }

  @Test("with animation it takes a quarter of a second, and says when it is over")
  func animated() {
    scrollView.setContentOffset(Point(x: 100, y: 0), animated: true)
    #expect(scrollView.contentOffset == .zero && !scrollView.isDecelerating && stage.isScrolling)
    // Ease in and out at a quarter: 0.129162.
    #expect(scene.shownX(0.0625) == 13 && scene.shownX(0.125) == 50 && scene.shownX(0.25) == 100)
    stage.advance(to: 0.0625)
    #expect(scene.x == 13)
    stage.advance(to: 0.24)
    #expect(scene.order == ["didScroll"])
    stage.advance(to: 0.25)
    #expect(scene.x == 100 && scene.order == ["didScroll", "didEndScrollingAnimation"])
    scrollView.setContentOffset(Point(x: 100, y: 0), animated: true)
    stage.advance(to: 1)
    #expect(scene.order == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("a move in the midst of another goes on from there, at its velocity")
  func retargeted() {
    stage.scale = 1000
    scrollView.setContentOffset(Point(x: 200, y: 0), animated: true)
    stage.advance(to: 0.125)
    scrollView.setContentOffset(Point(x: 0, y: 0), animated: true)
    #expect(scene.heard.last == "didEndScrollingAnimation")
    #expect(abs(scene.shownX(0.125) - 100) < 0.001)
    let before = 100 - scene.x
    #expect(before < 0.001)
    // Half way the slope of the curve is 1.5 / 0.87, so 1379 points a second, less 8 per thousand.
    let speed = (scene.shownX(0.126) - 100) / 0.001
    #expect(abs(speed - 1368) < 4, "\(speed)")
    stage.settle()
    #expect(scene.x == 0)
  }

  @Test("a drag cancels a move by code, a touch alone does not")
  func cancelled() {
    scrollView.setContentOffset(Point(x: 100, y: 0), animated: true)
    stage.advance(to: 0.125)
    stage.send(.began, at: Point(x: 90, y: 50))
    #expect(stage.isScrolling)
    stage.send(.moved, at: Point(x: 70, y: 50))
    #expect(!stage.isScrolling && scene.x == 60)
    #expect(
      scene.heard.suffix(3) == ["didEndScrollingAnimation", "willBeginDragging", "didScroll"])
  }

  @Test(
    "a rectangle is shown by the least movement",
    arguments: [
      (Rect(x: 20, y: 20, width: 30, height: 30), Point(x: 0, y: 0)),
      (Rect(x: 120, y: 0, width: 30, height: 30), Point(x: 50, y: 0)),
      (Rect(x: 0, y: 250, width: 30, height: 100), Point(x: 0, y: 250)),
      (Rect(x: 290, y: 490, width: 50, height: 50), Point(x: 200, y: 400)),
      (Rect(x: -20, y: -20, width: 500, height: 600), Point(x: 0, y: 0)),
      (Rect(x: 100, y: 0, width: 150, height: 10), Point(x: 100, y: 0)),
      (Rect(x: .nan, y: 0, width: 150, height: 10), Point(x: 0, y: 0)),
    ])
  func visible(rect: Rect, offset: Point) {
    scrollView.scrollRectToVisible(rect)
    #expect(scrollView.contentOffset == offset)
    scrollView.scrollRectToVisible(rect)
    #expect(scene.heard.count <= 1)
  }

  @Test("insets are room to scroll into, and do not move the content")
  func insets() {
    scrollView.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scrollView.contentOffset == .zero && scene.heard == ["didChangeAdjustedContentInset"])
    scrollView.scrollRectToVisible(Rect(x: 290, y: 490, width: 10, height: 10))
    #expect(scrollView.contentOffset == Point(x: 240, y: 430))
    scrollView.scrollRectToVisible(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(scrollView.contentOffset == Point(x: -20, y: -10))
  }

  @Test("the safe area is part of the insets as far as the view is told so")
  func safeArea() {
    stage.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    stage.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(scene.heard == ["didChangeAdjustedContentInset"])
    scrollView.contentInset.top = 5
    #expect(scrollView.adjustedContentInset.top == 25)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    scrollView.contentInsetAdjustmentBehavior = .automatic
    scrollView.contentSize = Size(width: 300, height: 50)
    #expect(scrollView.adjustedContentInset.top == 5)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset.top == 25)
  }

  @Test("content that becomes too small is brought back by the next layout")
  func shrinking() {
    scrollView.contentOffset = Point(x: 200, y: 400)
    scrollView.contentSize = Size(width: 250, height: 450)
    #expect(scrollView.contentOffset == Point(x: 200, y: 400))
    stage.layoutIfNeeded()
    #expect(scrollView.contentOffset == Point(x: 150, y: 350))
    scrollView.frame.size = Size(width: 240, height: 500)
    stage.layoutIfNeeded()
    #expect(scrollView.contentOffset == Point(x: 10, y: 0))
  }

  @Test("what is not finite has no effect, or that of nothing")
  func nonsense() {
    scrollView.setContentOffset(Point(x: .nan, y: 0))
    scrollView.setContentOffset(Point(x: 0, y: .infinity), animated: true)
    #expect(scrollView.contentOffset == .zero && stage.isSettled)
    scrollView.contentSize = Size(width: .nan, height: -.infinity)
    scrollView.contentInset = EdgeInsets(top: .nan, left: .infinity)
    stage.layoutIfNeeded()
    scene.fling(1000)
    stage.settle()
    scrollView.contentOffset = Point(x: .nan, y: .infinity)
    scene.fling(1000)
    scrollView.contentOffset = Point(x: 1e300, y: -1e300)
    scene.fling(1000)
    stage.settle()
    _ = stage.displayList()
  }
}
