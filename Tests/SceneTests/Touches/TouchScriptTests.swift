import Scene
import TestSupport
import Testing

@Suite struct TouchScriptTests {
  private let start = Point(x: 10, y: 20)

  @Test("a drag reports its places at the rate, and its end")
  func drag() {
    let script = TouchScript.drag(
      from: start, to: Point(x: 20, y: 20), duration: 0.25, hold: 0.5, rate: 10)
    #expect(script.events.map { $0.phase } == [.began, .moved, .moved, .moved, .ended])
    #expect(script.events.map { $0.location.x } == [10, 14, 18, 20, 20])
    #expect(script.events.map { $0.time } == [0, 0.1, 0.2, 0.25, 0.75])
    #expect(script.duration == 0.75)
  }

  @Test("a fling moves with its velocity until it is lifted")
  func fling() {
    let script = TouchScript.fling(from: start, velocity: Point(x: -300, y: 50), duration: 0.2)
    #expect(script.events.count == 1 + 24 + 1)
    #expect(script.events.last == TouchEvent(.ended, at: Point(x: -50, y: 30), time: 0.2))
  }

  @Test("the fingers of a pinch move opposite each other")
  func pinch() {
    let script = TouchScript.pinch(
      center: start, from: 10, to: 30, duration: 0.5, angle: .pi / 2, rate: 2)
    #expect(script.events.map { $0.finger } == [0, 1, 0, 0, 1, 1])
    #expect(script.events.map { $0.location.y } == [15, 25, 5, 5, 35, 35])
    #expect(script.events.allSatisfy { $0.location.x == 10 })
  }

  @Test("scripts are chained, shifted and merged in the order of time")
  func together() {
    let tap = TouchScript.tap(at: start, duration: 0.5)
    let chain = tap.then(tap, after: 1)
    #expect(chain.events.map { $0.time } == [0, 0.5, 1.5, 2])
    #expect(chain.duration == 2)
    let both = tap.with(tap.shifted(by: 0.25).renumbered { _ in 7 })
    #expect(both.events.map { $0.time } == [0, 0.25, 0.5, 0.75])
    #expect(both.events.map { $0.finger } == [0, 7, 0, 7])
  }

  @Test("a path is followed, and a finger that is not down reports nothing")
  func path() {
    var script = TouchScript(finger: 3, rate: 4)
    script.move(to: .zero, duration: 1)
    script.down(at: .zero)
    script.move(duration: 0.5) { Point(x: $0 * $0, y: 1) }
    script.cancel()
    script.up()
    #expect(script.events.map { $0.time } == [1, 1.25, 1.5, 1.5])
    #expect(script.events.map { $0.location.x } == [0, 0.25, 1, 1])
    #expect(script.events.last?.phase == .cancelled)
  }

  @Test(
    "durations and rates that make no sense do no harm",
    arguments: [(-1, 120), (.nan, 120), (.infinity, 0), (0, .nan), (1e300, 1e300), (1, .infinity)]
      as [(Double, Double)])
  func nonsense(duration: Double, rate: Double) {
    let script = TouchScript.drag(from: start, to: .zero, duration: duration, rate: rate)
    #expect(script.events.count >= 3 && script.events.count <= 100_002)
    #expect(script.duration.isFinite)
    #expect(script.events.last?.location == .zero)
  }

  @Test("playing goes forward to the end, and sends what is due at each time")
  func play() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = TouchedView(frame: stage.bounds)
    stage.root.addSubview(view)
    stage.advance(to: 1)
    stage.play(.tap(at: start, duration: 0.5).then(.pause(2)))
    #expect(view.heard == ["began 10.0 20.0 at 1.0", "ended 10.0 20.0 at 1.5"])
    #expect(stage.time == 3.5)
  }

  @Test("frames show what the fingers have done, that at their own time included")
  func frames() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = TouchedView(frame: stage.bounds)
    stage.root.addSubview(view)
    var counts: [Int] = []
    for _ in stage.frames(
      playing: .drag(from: start, to: .zero, duration: 0.25, hold: 0.25, rate: 8), rate: 4)
    {
      counts.append(view.heard.count)
    }
    #expect(counts == [1, 3, 4])
    #expect(stage.time == 0.5 && stage.isSettled)
    #expect(
      stage.frames(playing: .tap(at: start), rate: 10, duration: 1).map { _ in 1 }.count == 11)
  }
}
