import Scene
import Testing

/// What recognizers make of touches.
@Suite struct GestureTests {
  let stage = Stage(size: Size(width: 400, height: 400))
  let view = TouchedView(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  init() {
    stage.root.addSubview(view)
  }

  @Test("a tap is recognized where the finger hardly moves, and then the view hears of no touch")
  func tap() {
    var count = 0
    view.addGestureRecognizer(TapGestureRecognizer { _ in count += 1 })
    let start = Point(x: 50, y: 50)
    stage.tap(at: start)
    #expect(count == 1)
    #expect(view.heard.map { String($0.prefix(6)) } == ["began ", "cancel"])
    stage.play(.drag(from: start, to: Point(x: 60, y: 50), duration: 0.1))
    #expect(count == 2)
    stage.play(.drag(from: start, to: Point(x: 60.1, y: 50), duration: 0.1))
    #expect(count == 2)
    stage.tap(at: start)
    #expect(count == 3)
  }

  @Test("a pan begins beyond ten points, which are not part of its translation")
  func pan() {
    var heard: [(GestureRecognizer.State, Point)] = []
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan] in heard.append(($0.state, pan.translation(in: nil))) }
    view.addGestureRecognizer(pan)
    stage.send(.began, at: Point(x: 50, y: 50))
    stage.send(.moved, at: Point(x: 60, y: 50))
    #expect(heard.isEmpty)
    stage.send(.moved, at: Point(x: 66, y: 62))
    stage.send(.moved, at: Point(x: 56, y: 62))
    stage.send(.ended, at: Point(x: 56, y: 62))
    #expect(heard.map { $0.0 } == [.began, .changed, .ended])
    // The way to (16, 12) is 20 long, of which half is absorbed.
    #expect(heard.map { $0.1 } == [Point(x: 8, y: 6), Point(x: -2, y: 6), Point(x: -2, y: 6)])
    #expect(view.heard.last?.hasPrefix("cancelled") == true)
    #expect(pan.state == .possible)
  }

  @Test("the velocity is that of the last tenth of a second; a held finger has none")
  func velocity() {
    var velocity = Point.zero
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan] _ in velocity = pan.velocity(in: nil) }
    view.addGestureRecognizer(pan)
    func isNear(_ x: Double) -> Bool { abs(velocity.x - x) < 1e-6 }
    let start = Point(x: 50, y: 50)
    for rate in [10.0, 60, 120, 1000] {
      stage.play(
        .fling(from: start, velocity: Point(x: 1000, y: 0), duration: 0.2, rate: rate))
      #expect(isNear(1000), "\(velocity) at \(rate)")
    }
    stage.play(.drag(from: start, to: Point(x: 150, y: 50), duration: 0.1, hold: 0.11))
    #expect(isNear(0))
    // 1000 pt/s until 0.05 s before the end: half of the window.
    stage.play(.drag(from: start, to: Point(x: 250, y: 50), duration: 0.2, hold: 0.05, rate: 100))
    #expect(isNear(500))
  }

  @Test("translation and velocity are in the coordinates of the view asked for")
  func coordinates() {
    view.transform = AffineTransform(scaleX: 2, y: 2)
    var last = (translation: Point.zero, velocity: Point.zero)
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan, unowned view] _ in
      last = (pan.translation(in: view), pan.velocity(in: view))
    }
    view.addGestureRecognizer(pan)
    stage.play(
      .drag(from: Point(x: 50, y: 50), to: Point(x: 160, y: 50), duration: 0.11, rate: 1000))
    #expect(abs(last.translation.x - 50) < 1e-9)
    #expect(abs(last.velocity.x - 500) < 1e-6)
  }

  @Test("what follows a pan does not jump when a finger comes or goes")
  func fingers() {
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.send(.began, finger: 0, at: Point(x: 50, y: 50))
    stage.send(.moved, finger: 0, at: Point(x: 80, y: 50))
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    stage.send(.began, finger: 1, at: Point(x: 200, y: 200))
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    stage.send([
      TouchEvent(.moved, finger: 0, at: Point(x: 90, y: 50)),
      TouchEvent(.moved, finger: 1, at: Point(x: 210, y: 200)),
    ])
    #expect(pan.translation(in: nil) == Point(x: 30, y: 0))
    stage.send(.ended, finger: 0, at: Point(x: 90, y: 50))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil) == Point(x: 30, y: 0))
    stage.send(.moved, finger: 1, at: Point(x: 211, y: 200))
    #expect(pan.translation(in: nil) == Point(x: 31, y: 0))
  }

  @Test("a pinch counts from where it begins")
  func pinch() {
    var scales: [Double] = []
    let pinch = PinchGestureRecognizer()
    pinch.addAction { [unowned pinch] _ in scales.append(pinch.scale) }
    view.addGestureRecognizer(pinch)
    stage.play(
      .pinch(center: Point(x: 100, y: 100), from: 40, to: 120, duration: 1, rate: 2))
    // Distances 80 and 120: the first is where it begins.
    #expect(scales == [1, 1.5, 1.5])
    stage.play(.pinch(center: Point(x: 100, y: 100), from: 40, to: 49, duration: 1, rate: 2))
    #expect(scales.count == 3)
  }

  @Test("of two pans the inner one wins, and the outer one fails")
  func nested() {
    let inner = View(frame: view.bounds)
    view.addSubview(inner)
    var heard: [String] = []
    view.addGestureRecognizer(PanGestureRecognizer { _ in heard.append("outer") })
    inner.addGestureRecognizer(PanGestureRecognizer { _ in heard.append("inner") })
    stage.play(.drag(from: .zero, to: Point(x: 50, y: 0), duration: 0.1))
    #expect(!heard.isEmpty && heard.allSatisfy { $0 == "inner" })
  }

  @Test("a recognizer that is switched off, taken away or may not begin does nothing")
  func off() {
    final class Refusing: PanGestureRecognizer {
      override func shouldBegin() -> Bool { false }
    }
    var count = 0
    let pan = PanGestureRecognizer { _ in count += 1 }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(Refusing { _ in count += 100 })
    pan.isEnabled = false
    stage.play(.drag(from: .zero, to: Point(x: 50, y: 0), duration: 0.1))
    #expect(count == 0)
    #expect(view.heard.last?.hasPrefix("ended") == true)
    pan.isEnabled = true
    stage.send(.began, at: .zero)
    stage.send(.moved, at: Point(x: 20, y: 0))
    #expect(pan.state == .began)
    view.removeGestureRecognizer(pan)
    #expect(pan.state == .cancelled && count == 2)
    stage.send(.ended, at: Point(x: 20, y: 0))
    #expect(pan.state == .possible && pan.view == nil)
  }
}
