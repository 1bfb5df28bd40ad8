import Scene
import Testing

/// Who hears of a touch.
@Suite struct TouchDeliveryTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let outer = TouchedView(frame: Rect(x: 10, y: 10, width: 80, height: 80))
  let inner = TouchedView(frame: Rect(x: 10, y: 10, width: 20, height: 20))

  init() {
    stage.root.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("the view that is hit takes the touch and keeps it, also outside itself")
  func taken() {
    stage.play(.drag(from: Point(x: 25, y: 25), to: Point(x: 75, y: 25), duration: 0.5, rate: 2))
    #expect(
      inner.heard == ["began 5.0 5.0 at 0.0", "moved 55.0 5.0 at 0.5", "ended 55.0 5.0 at 0.5"])
    #expect(outer.heard == [])
    #expect(stage.touches.isEmpty)
  }

  @Test("a touch that a view does not take goes up")
  func passedOn() {
    inner.takesTouches = false
    stage.send(.began, at: Point(x: 25, y: 25))
    stage.send(.cancelled, at: Point(x: 25, y: 25))
    #expect(inner.heard == ["began 5.0 5.0 at 0.0"])
    #expect(outer.heard == ["began 15.0 15.0 at 0.0", "cancelled 15.0 15.0 at 0.0"])
  }

  @Test("a touch that nobody takes is a tap, on the views it ends in")
  func tap() {
    inner.takesTouches = false
    outer.takesTouches = false
    #expect(stage.tap(at: Point(x: 25, y: 25)) === inner)
    #expect(inner.heard == ["began 5.0 5.0 at 0.0", "tap 5.0 5.0"])
    #expect(outer.heard == ["began 15.0 15.0 at 0.0", "tap 15.0 15.0"])
    inner.heard = []
    outer.heard = []
    stage.play(.drag(from: Point(x: 25, y: 25), to: Point(x: 60, y: 25), duration: 0))
    #expect(inner.heard == ["began 5.0 5.0 at 0.0"])
    #expect(outer.heard == ["began 15.0 15.0 at 0.0", "tap 50.0 15.0"])
    inner.answersTaps = true
    outer.heard = []
    stage.play(.tap(at: Point(x: 25, y: 25), duration: 1))
    #expect(outer.heard == ["began 15.0 15.0 at 0.0"])
  }

  @Test("a second finger is refused unless the view says otherwise", arguments: [false, true])
  func twoFingers(isAllowed: Bool) {
    inner.isMultipleTouchEnabled = isAllowed
    stage.send(.began, finger: 1, at: Point(x: 25, y: 25))
    stage.send(.began, finger: 2, at: Point(x: 26, y: 25))
    stage.send(.moved, finger: 2, at: Point(x: 27, y: 25))
    stage.send(.ended, finger: 2, at: Point(x: 27, y: 25))
    #expect(inner.heard.count == (isAllowed ? 4 : 1))
    #expect(outer.heard == [])
  }

  @Test("a view that leaves the stage under a finger hears that the touch is cancelled, once")
  func leaving() {
    stage.send(.began, at: Point(x: 25, y: 25))
    inner.removeFromSuperview()
    stage.send(.moved, at: Point(x: 26, y: 25))
    stage.send(.ended, at: Point(x: 26, y: 25))
    #expect(inner.heard.count == 2 && inner.heard[1].hasPrefix("cancelled"))
    #expect(stage.touches.isEmpty)
  }

  @Test("what makes no sense has no effect")
  func nonsense() {
    stage.send(.moved, at: Point(x: 25, y: 25))
    stage.send(.ended, at: Point(x: 25, y: 25))
    stage.send(.began, at: Point(x: .nan, y: 25))
    stage.send(.began, at: Point(x: 500, y: 25))
    stage.send(.moved, at: Point(x: 25, y: 25))
    stage.send(.ended, at: Point(x: 25, y: 25))
    #expect(inner.heard == [] && outer.heard == [])
    stage.send(.began, at: Point(x: 25, y: 25))
    stage.send(.began, at: Point(x: 26, y: 25))
    #expect(inner.heard.map { String($0.prefix(6)) } == ["began ", "cancel", "began "])
  }
}
