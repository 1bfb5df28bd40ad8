import Scene
import Testing

/// Zooming, with numbers worked out by hand.
@Suite struct ScrollZoomTests {
  let stage = Stage(size: Size(width: 400, height: 400), scale: 100)
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let content = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
  let log = Log()

  final class Log {
    var heard: [String] = []
    var order: [String] {
      heard.indices.filter { $0 == 0 || heard[$0] != heard[$0 - 1] }.map { heard[$0] }
    }
  }

  init() {
    stage.root.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.callbacks.viewForZooming = { [unowned content] _ in content }
    let log = log
    scrollView.callbacks.willBeginZooming = { _ in log.heard.append("willBeginZooming") }
    scrollView.callbacks.didZoom = { _ in log.heard.append("didZoom") }
    scrollView.callbacks.didScroll = { _ in log.heard.append("didScroll") }
    scrollView.callbacks.didEndZooming = { log.heard.append("didEndZooming \($1)") }
  }

  /// A pinch about a point, whose scale is `scale`: it begins at a distance of 100.
  private func pinch(_ scale: Double, at center: Point) {
    func fingers(_ phase: Touch.Phase, _ distance: Double) {
      stage.send([
        TouchEvent(phase, finger: 1, at: center + Point(x: -distance / 2, y: 0)),
        TouchEvent(phase, finger: 2, at: center + Point(x: distance / 2, y: 0)),
      ])
    }
    fingers(.began, 85)
    fingers(.moved, 100)
    fingers(.moved, 100 * scale)
    fingers(.ended, 100 * scale)
  }

  @Test("code: the scale is limited, the content grows, and the middle of what shows stays")
  func code() {
    scrollView.contentOffset = Point(x: 100, y: 50)
    log.heard = []
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == Size(width: 1600, height: 1200))
    #expect(content.transform == AffineTransform(scaleX: 2, y: 2))
    #expect(content.frame == Rect(x: 0, y: 0, width: 1600, height: 1200))
    // The point (300, 250) was in the middle; it lies at (600, 500) now.
    #expect(scrollView.contentOffset == Point(x: 400, y: 300))
    #expect(log.heard == ["didZoom", "didScroll"])
    scrollView.zoomScale = 100
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 1 && content.frame == Rect(x: 0, y: 0, width: 800, height: 600))
    scrollView.zoomScale = 0
    #expect(scrollView.zoomScale == 0.5)
    // Content that is smaller than the view lies in its corner.
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("a rectangle is shown as large as fits, in the middle")
  func rectangle() {
    scrollView.zoom(to: Rect(x: 300, y: 200, width: 200, height: 100))
    #expect(scrollView.zoomScale == 2)
    // Its middle (400, 250) lies at (800, 500), and 200 to the right and below of the corner.
    #expect(scrollView.contentOffset == Point(x: 600, y: 300))
    scrollView.zoom(to: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == .zero)
    scrollView.zoom(to: Rect(x: 0, y: 0, width: 0, height: 1))
    scrollView.zoom(to: Rect(x: 0, y: .nan, width: 3, height: 1))
    #expect(scrollView.zoomScale == 4)
  }

  @Test("with animation both scale and place move together, so the middle stays all the while")
  func animated() {
    scrollView.contentOffset = Point(x: 100, y: 50)
    log.heard = []
    scrollView.setZoomScale(2, animated: true)
    #expect(scrollView.isZoomBouncing && log.heard == ["willBeginZooming", "didZoom", "didScroll"])
    for time in [0.0, 0.07, 0.125, 0.2, 0.25] {
      let scale = content.presentation(at: time).transform.a
      let origin = scrollView.presentation(at: time).bounds.origin
      #expect(abs(300 * scale - origin.x - 200) < 1e-3, "\(time)")
      #expect(abs(250 * scale - origin.y - 200) < 1e-3, "\(time)")
    }
    #expect(content.presentation(at: 0.125).transform.a == 1.5)
    stage.advance(to: 0.25)
    #expect(log.heard.last == "didEndZooming 2.0" && !scrollView.isZoomBouncing)
  }

  @Test("the content between the fingers stays there")
  func pinched() {
    pinch(2, at: Point(x: 100, y: 300))
    #expect(scrollView.zoomScale == 2 && scrollView.contentSize.width == 1600)
    #expect(scrollView.contentOffset == Point(x: 100, y: 300))
    #expect(
      log.order == ["willBeginZooming", "didZoom", "didScroll", "didEndZooming 2.0"])
    #expect(!scrollView.isZooming && !scrollView.isDragging && stage.isSettled)
  }

  @Test("beyond its range the scale follows by the rubber band, and comes back")
  func rubber() {
    stage.send(.began, finger: 1, at: Point(x: 150, y: 200))
    stage.send(.began, finger: 2, at: Point(x: 160, y: 200))
    stage.send(.moved, finger: 2, at: Point(x: 175, y: 200))
    #expect(scrollView.isZooming)
    // From a distance of 25 to 200: eight times, one doubling beyond 4. b(1) of 1 is 0.55 / 1.55.
    stage.send(.moved, finger: 2, at: Point(x: 350, y: 200))
    #expect(abs(scrollView.zoomScale - 5.11537) < 1e-4)
    stage.send(.ended, finger: 2, at: Point(x: 350, y: 200))
    #expect(scrollView.isZoomBouncing && scrollView.zoomScale == 4)
    #expect(abs(content.presentation(at: 0).transform.a - 5.11537) < 1e-4)
    stage.send(.ended, finger: 1, at: Point(x: 150, y: 200))
    stage.settle()
    #expect(log.heard.last == "didEndZooming 4.0")
    #expect(log.heard.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    scrollView.bouncesZoom = false
    pinch(3, at: Point(x: 200, y: 200))
    #expect(scrollView.zoomScale == 4)
  }

  @Test("without a range, or a view to zoom, a pinch does nothing")
  func off() {
    scrollView.maximumZoomScale = 0.5
    pinch(2, at: Point(x: 200, y: 200))
    #expect(scrollView.zoomScale == 1 && log.heard == [])
    scrollView.maximumZoomScale = 4
    scrollView.callbacks.viewForZooming = nil
    pinch(2, at: Point(x: 200, y: 200))
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && log.heard == [])
  }

  @Test("a view that leaves the stage while it is pinched ends that")
  func leaving() {
    stage.send(.began, finger: 1, at: Point(x: 150, y: 200))
    stage.send(.began, finger: 2, at: Point(x: 160, y: 200))
    stage.send(.moved, finger: 2, at: Point(x: 175, y: 200))
    stage.send(.moved, finger: 2, at: Point(x: 350, y: 200))
    scrollView.removeFromSuperview()
    #expect(scrollView.zoomScale == 4 && log.heard.last == "didEndZooming 4.0")
    stage.send(.moved, finger: 2, at: Point(x: 375, y: 200))
    stage.send(.ended, finger: 2, at: Point(x: 375, y: 200))
    #expect(scrollView.zoomScale == 4 && !scrollView.isZooming)
  }
}
