import Scene
import Testing

/// What callers do while they are told.
@Suite struct ScrollReentrancyTests {
  let scene = ScrolledScene()
  var scrollView: ScrollView { scene.scrollView }
  var stage: Stage { scene.stage }

  /// One thing that a caller may do in a callback.
  static let deeds: [@Sendable (ScrollView) -> Void] = [
    { $0.removeFromSuperview() },
    { $0.contentOffset = Point(x: 33, y: 7) },
    { $0.setContentOffset(Point(x: 300, y: 0), animated: true) },
    { $0.setContentOffset(.zero) },
    { $0.contentSize = Size(width: 450, height: 10) },
    { $0.frame.size = Size(width: 10, height: 10) },
    { $0.isScrollEnabled = false },
    { $0.callbacks = ScrollCallbacks() },
    { $0.stage?.tap(at: Point(x: 5, y: 5)) },
    { $0.stage?.advance(to: ($0.stage?.time ?? 0) + 0.1) },
    { $0.stage?.layoutIfNeeded() },
    { $0.stage?.send(.cancelled, at: .zero) },
    { $0.removeGestureRecognizer($0.panGestureRecognizer) },
    { $0.zoomScale = 1.5 },
  ]

  @Test("whatever a caller does in whatever callback, nothing traps, and it comes to rest")
  func anything() {
    for (number, deed) in Self.deeds.enumerated() {
      for event in 0..<7 {
        let scene = ScrolledScene()
        let view = scene.scrollView
        let content = View(frame: Rect(x: 0, y: 0, width: 4000, height: 400))
        view.addSubview(content)
        view.maximumZoomScale = 3
        view.callbacks.viewForZooming = { $0.subviews.first }
        var count = 0
        let act: (ScrollView) -> Void = {
          count += 1
          if count < 4 { deed($0) }
        }
        switch event {
        case 0: view.callbacks.didScroll = act
        case 1: view.callbacks.willBeginDragging = act
        case 2: view.callbacks.willEndDragging = { view, _, _ in act(view) }
        case 3: view.callbacks.didEndDragging = { view, _ in act(view) }
        case 4: view.callbacks.willBeginDecelerating = act
        case 5: view.callbacks.didEndDecelerating = act
        default: view.callbacks.didEndScrollingAnimation = act
        }
        scene.fling(900)
        scene.stage.advance(by: 0.2, rate: 60)
        view.setContentOffset(Point(x: 100, y: 0), animated: true)
        scene.stage.advance(by: 0.1, rate: 60)
        scene.drag(-200, hold: 0, rate: 60)
        scene.stage.settle()
        #expect(
          scene.stage.isSettled && !view.isDragging && !view.isTracking,
          "deed \(number) in \(event): \(view.panGestureRecognizer.state)")
        #expect(view.contentOffset.x.isFinite)
      }
    }
  }

  @Test("a stage that goes in the midst of a fling takes its scroll views along")
  func stageGoes() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 1000, height: 100)
    do {
      let stage = Stage(size: Size(width: 100, height: 100))
      stage.root.addSubview(view)
      stage.play(.fling(from: Point(x: 90, y: 50), velocity: Point(x: -500, y: 0)))
      #expect(view.isDecelerating)
      stage.send(.began, finger: 3, at: Point(x: 50, y: 50))
    }
    #expect(!view.isDecelerating && !view.isDragging && view.stage == nil)
    view.setContentOffset(Point(x: 5, y: 0), animated: true)
    #expect(view.contentOffset.x == 5)
  }

  @Test("a scroll view that nobody keeps is freed, in motion too")
  func freed() {
    weak var freed: ScrollView?
    do {
      let view = ScrollView(frame: stage.bounds)
      freed = view
      view.contentSize = Size(width: 1000, height: 100)
      scrollView.removeFromSuperview()
      stage.root.addSubview(view)
      scene.fling(500)
      #expect(view.isDecelerating)
      view.removeFromSuperview()
    }
    stage.advance(to: stage.time + 1)
    #expect(freed == nil)
  }
}
