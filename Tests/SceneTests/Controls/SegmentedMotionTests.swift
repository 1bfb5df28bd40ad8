import Scene
import TestSupport
import Testing

/// The pill on its way, and interrupted.
@Suite struct SegmentedMotionTests {
  private let scene = SegmentedScene(selected: 0)
  private var control: SegmentedControl { scene.control }

  @Test("a tap lets the pill slide in a quarter of a second, from one segment to the other")
  func slide() {
    scene.tap(3)
    #expect(scene.pill().frame.minX == 2)
    // Half way between 2 and 242; the curve is symmetrical.
    #expect(abs(scene.pill(after: 0.125).frame.minX - 122) < 1e-3)
    #expect(scene.pill(after: 0.125).alpha == 1)
    #expect(scene.pill(after: 0.25).frame.minX == 242)
    for step in 0...60 {
      #expect(abs(scene.pill(after: Double(step) / 240).frame.width - 76) < 1e-4)
    }
  }

  @Test("segments on the way are not selected, not even for a moment")
  func passing() {
    scene.tap(3)
    for step in 0...60 { #expect(scene.titleAlphas(1, after: Double(step) / 240) == [1, 0]) }
    #expect(scene.titleAlphas(0, after: 0.25) == [1, 0])
    #expect(scene.titleAlphas(3, after: 0.25) == [0, 1])
  }

  @Test("the pill fades in where there was none, and out where there is to be none, in its place")
  func fade() {
    control.selectedSegmentIndex = -1
    scene.tap(2)
    for step in 0...10 { #expect(scene.pill(after: 0.01 + Double(step) / 42).frame.minX == 162) }
    #expect(scene.pill().alpha == 0)
    #expect(abs(scene.pill(after: 0.125).alpha - 0.5) < 1e-6)
    scene.stage.settle()
    control.select(-1, animated: true)
    #expect(scene.pill().frame.minX == 162)
    #expect(abs(scene.pill(after: 0.125).alpha - 0.5) < 1e-6)
    #expect(scene.pill(after: 0.25).alpha == 0)
  }

  @Test("duration and curve can be chosen, and a block of the caller's counts as well")
  func timing() {
    control.animationDuration = 1
    control.animationCurve = .linear
    control.select(2, animated: true)
    #expect(abs(scene.pill(after: 0.25).frame.minX - 42) < 1e-3)
    scene.stage.settle()
    scene.stage.animate(withDuration: 2, curve: .linear) { control.selectedSegmentIndex = 0 }
    #expect(abs(scene.pill(after: 0.5).frame.minX - 122) < 1e-3)
    control.selectedSegmentIndex = 3
    #expect(scene.pill().frame.minX == 242)
    #expect(!scene.stage.isAnimating)
  }

  @Test("a picture of a time to come is the one that shows then")
  func sampling() {
    scene.tap(2)
    let list = scene.stage.displayList(at: 0.1)
    scene.stage.advance(to: 0.1)
    #expect(scene.stage.displayList() == list)
  }

  @Test("a second tap on the way turns the pill with its place and its speed")
  func retarget() {
    scene.tap(3)
    scene.stage.advance(to: 0.1)
    let step = 1.0 / 4096
    let place = scene.pill().frame.minX
    let speed = (scene.pill(after: step).frame.minX - place) / step
    scene.tap(1)
    #expect(abs(scene.pill().frame.minX - place) < 1e-4)
    let newSpeed = (scene.pill(after: step).frame.minX - place) / step
    #expect(speed > 100)
    // Seen over a step of 0.25 ms, a curve that begins flat takes little away.
    #expect(abs(newSpeed - speed) < 20)
    scene.stage.settle()
    #expect(scene.pill().frame.minX == 82)
    #expect(scene.heard.indices == [3, 1])
  }

  // MARK: - A thousand moments

  /// Does something to a control, the same for the same numbers.
  private func disturb(_ scene: SegmentedScene, _ random: inout SplitMix64) {
    let (control, stage) = (scene.control, scene.stage)
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let segment = number(5) - 1
    switch number(14) {
    case 0, 1: stage.tap(at: Point(x: Double(number(320)), y: 36))
    case 2: stage.send(.began, at: Point(x: Double(number(320)), y: 36))
    case 3: stage.send(.moved, at: Point(x: Double(number(320)), y: Double(number(80))))
    case 4: stage.send(.ended, at: Point(x: Double(number(320)), y: Double(number(80))))
    case 5: stage.send(.cancelled, at: .zero)
    case 6: control.select(segment, animated: true)
    case 7: control.selectedSegmentIndex = segment
    case 8: control.insertSegment(withTitle: "New", at: segment, animated: number(4) > 0)
    case 9 where control.numberOfSegments > 1:
      control.removeSegment(at: segment, animated: number(4) > 0)
    case 10: control.frame.size.width = Double(200 + number(120))
    case 11: control.setTitle(["A", "Longer", ""][number(3)], forSegmentAt: segment)
    case 12: control.setEnabled(number(3) > 0, forSegmentAt: segment)
    default: stage.layoutDirection = number(2) == 0 ? .leftToRight : .rightToLeft
    }
  }

  @Test("interrupted at a thousand moments, it ends as if it had never been", arguments: 1...20)
  func interruptions(seed: Int) {
    let scene = SegmentedScene(selected: 0)
    var random = SplitMix64(seed: UInt64(seed))
    var events = 0
    for _ in 0..<50 {
      let before = scene.heard.indices.count
      disturb(scene, &random)
      let told = scene.heard.indices.count - before
      #expect(told <= 1)
      events += told
      scene.stage.layoutIfNeeded()
      let pill = scene.pill()
      #expect(pill.frame.isFinite)
      #expect(pill.alpha >= 0 && pill.alpha <= 1)
      if pill.alpha > 0, !scene.segments.contains(where: { $0.isAnimating }) {
        #expect(pill.frame.minX >= 0 && pill.frame.maxX <= scene.control.bounds.width)
      }
      scene.stage.advance(to: scene.stage.time + Double(random.next() % 100) / 1000)
    }
    scene.stage.send(.cancelled, at: .zero)
    scene.stage.settle()
    #expect(scene.heard.indices.count == events)
    expectRest(scene)
  }

  /// Expects a scene at rest to show what a new one of the same values does.
  private func expectRest(_ scene: SegmentedScene) {
    let control = scene.control
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    let new = SegmentedScene(titles, selected: control.selectedSegmentIndex)
    new.control.frame = control.frame
    new.stage.layoutDirection = scene.stage.layoutDirection
    for index in titles.indices {
      new.control.setEnabled(control.isEnabledForSegment(at: index), forSegmentAt: index)
    }
    #expect(scene.segments.count == titles.count)
    #expect(scene.stage.displayList() == new.stage.displayList())
  }
}
