import Scene
import Testing

/// What a finger does to a segmented control of four segments of 80 points.
@Suite struct SegmentedTrackingTests {
  private let scene = SegmentedScene()
  private var control: SegmentedControl { scene.control }
  private var stage: Stage { scene.stage }

  private func send(_ phase: Touch.Phase, _ segment: Int, dy: Double = 0) {
    stage.send(phase, at: scene.middle(segment) + Point(x: 0, y: dy))
  }

  private func wait() { stage.advance(to: stage.time + 1) }

  /// Which titles are marked, and whether there is a mark at all.
  private var marked: [Int] {
    (0..<4).filter { scene.titleAlphas($0).contains(0.3) }
  }

  // MARK: - On a segment that is not selected

  @Test("a finger that comes down marks the title at once, and selects nothing yet")
  func down() {
    send(.began, 1)
    #expect(marked == [1])
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.heard.indices.isEmpty)
    send(.ended, 1)
    #expect(control.selectedSegmentIndex == 1)
    #expect(scene.heard.indices == [1])
    wait()
    #expect(marked.isEmpty)
    #expect(scene.titleAlphas(1) == [0, 1])
  }

  @Test("the mark goes with the finger, and where that is lifted is selected")
  func moves() {
    control.selectedSegmentIndex = 0
    send(.began, 1)
    send(.moved, 2)
    wait()
    #expect(marked == [2])
    send(.moved, 3)
    wait()
    #expect(marked == [3])
    #expect(scene.pill().frame.minX == 2)
    send(.ended, 3)
    #expect(scene.heard.indices == [3])
    wait()
    #expect(scene.pill().frame.minX == 242)
  }

  @Test("lifted outside the control a finger selects nothing", arguments: [-17.0, 16])
  func upOutside(dy: Double) {
    control.selectedSegmentIndex = 0
    send(.began, 1)
    send(.moved, 1, dy: dy)
    wait()
    #expect(marked.isEmpty)
    send(.ended, 1, dy: dy)
    wait()
    #expect(scene.heard.indices.isEmpty)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("a finger that comes back in may still select")
  func backInside() {
    send(.began, 1)
    send(.moved, 1, dy: 100)
    send(.moved, 2)
    send(.ended, 2)
    #expect(scene.heard.indices == [2])
  }

  @Test("a touch that is taken back selects nothing, and leaves no mark")
  func cancelled() {
    control.selectedSegmentIndex = 0
    let before = stage.displayList()
    send(.began, 1)
    #expect(stage.displayList() != before)
    send(.cancelled, 1)
    wait()
    #expect(scene.heard.indices.isEmpty)
    #expect(stage.displayList() == before)
  }

  @Test("moved back onto the selected segment it tells nothing")
  func ontoSelected() {
    control.selectedSegmentIndex = 0
    send(.began, 1)
    send(.moved, 0)
    wait()
    #expect(marked.isEmpty)
    send(.ended, 0)
    #expect(scene.heard.indices.isEmpty)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("a finger passes by disabled segments")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    send(.began, 1)
    #expect(marked.isEmpty)
    send(.moved, 2)
    #expect(marked == [2])
    send(.moved, 1)
    wait()
    #expect(marked.isEmpty)
    send(.ended, 1)
    #expect(scene.heard.indices.isEmpty)
  }

  // MARK: - On the selected segment

  @Test(
    "on the selected segment a finger presses the pill: it is 0.95 as large, and then as before")
  func press() {
    control.selectedSegmentIndex = 1
    send(.began, 1)
    wait()
    // 76 x 28 points at (82, 2), less 2.5 % at each edge.
    #expect(abs(scene.pill().frame.minX - 83.9) < 1e-4)
    #expect(abs(scene.pill().frame.width - 72.2) < 1e-4)
    #expect(abs(scene.pill().frame.height - 26.6) < 1e-4)
    send(.ended, 1)
    wait()
    #expect(scene.pill().frame == Rect(x: 82, y: 2, width: 76, height: 28))
    #expect(scene.heard.indices.isEmpty)
  }

  @Test("it takes the pill with it, and the last segment is told when it is lifted")
  func drag() {
    control.selectedSegmentIndex = 1
    send(.began, 1)
    send(.moved, 2)
    wait()
    #expect(abs(scene.pill().frame.midX - 200) < 1e-4)
    send(.moved, 3)
    // Seen on its way.
    let middle = scene.pill(after: 0.125).frame.midX
    #expect(abs(middle - 240) < 1e-3)
    #expect(control.selectedSegmentIndex == 1)
    wait()
    #expect(scene.heard.indices.isEmpty)
    send(.ended, 3)
    #expect(scene.heard.indices == [3])
    wait()
    #expect(scene.pill().frame == Rect(x: 242, y: 2, width: 76, height: 28))
  }

  @Test("taken back, or lifted outside, the pill goes home", arguments: [true, false])
  func pillGoesHome(isCancelled: Bool) {
    control.selectedSegmentIndex = 1
    let before = stage.displayList()
    send(.began, 1)
    send(.moved, 3)
    wait()
    if isCancelled {
      send(.cancelled, 3)
    } else {
      send(.ended, 3, dy: 100)
    }
    wait()
    #expect(scene.heard.indices.isEmpty)
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.displayList() == before)
  }

  @Test("there and back tells nothing")
  func thereAndBack() {
    control.selectedSegmentIndex = 1
    send(.began, 1)
    send(.moved, 3)
    send(.moved, 1)
    send(.ended, 1)
    #expect(scene.heard.indices.isEmpty)
  }

  // MARK: - A momentary one

  @Test("of a momentary one the mark goes with the finger, and outside there is none")
  func momentary() {
    control.isMomentary = true
    send(.began, 1)
    send(.moved, 2)
    wait()
    #expect(scene.pill().frame.minX == 162)
    send(.moved, 2, dy: 100)
    wait()
    #expect(scene.pill().alpha == 0)
    send(.moved, 3)
    #expect(scene.pill().alpha == 1)
    #expect(scene.pill().frame.minX == 242)
    send(.ended, 3)
    #expect(scene.heard.indices == [3])
  }

  @Test("a momentary one tells of nothing if the touch is taken back or lifted outside")
  func momentaryCancelled() {
    control.isMomentary = true
    send(.began, 1)
    send(.cancelled, 1)
    send(.began, 1)
    send(.ended, 1, dy: 100)
    wait()
    #expect(scene.heard.indices.isEmpty)
    #expect(scene.pill().alpha == 0)
  }

  // MARK: - Changes under a finger

  @Test("switched off under a finger, control or segment, it selects nothing")
  func switchedOff() {
    send(.began, 1)
    control.isEnabled = false
    send(.ended, 1)
    control.isEnabled = true
    send(.began, 1)
    control.setEnabled(false, forSegmentAt: 1)
    wait()
    #expect(scene.titleAlphas(1) == [0.5, 0])
    send(.ended, 1)
    wait()
    #expect(scene.heard.indices.isEmpty)
    #expect(marked.isEmpty)
  }

  @Test("where segments went away under a finger, it is on what is there now")
  func removedUnderFinger() {
    send(.began, 3)
    // Three of 106.67 points: the middle of the last quarter is in the last third.
    control.removeSegment(at: 3, animated: true)
    send(.ended, 3)
    #expect(scene.heard.indices == [2])
    send(.began, 0)
    control.removeAllSegments()
    send(.moved, 1)
    send(.ended, 1)
    #expect(scene.heard.indices == [2])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("taken from the stage under a finger, it works again when it is back")
  func takenAway() {
    control.selectedSegmentIndex = 0
    send(.began, 1)
    control.removeFromSuperview()
    send(.ended, 1)
    stage.root.addSubview(control)
    #expect(scene.heard.indices.isEmpty)
    scene.tap(2)
    #expect(scene.heard.indices == [2])
  }

  @Test("what is done when a selection is told may be anything")
  func reentrant() {
    let (heard, control) = (scene.heard, control)
    control.valueChanged = { [unowned control] index in
      heard.indices.append(index)
      control.removeAllSegments()
      control.insertSegment(withTitle: "New", at: 0, animated: true)
      control.isMomentary.toggle()
      control.removeFromSuperview()
    }
    scene.tap(2)
    #expect(heard.indices == [2])
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.numberOfSegments == 1)
  }

  @Test("a scroll view that takes the touch takes it from the control")
  func inScrollView() {
    let scrollView = ScrollView(frame: stage.bounds)
    scrollView.contentSize = Size(width: 320, height: 1000)
    stage.root.addSubview(scrollView)
    scrollView.addSubview(control)
    control.selectedSegmentIndex = 0
    stage.play(.drag(from: scene.middle(2), to: Point(x: 200, y: -80), duration: 0.2))
    stage.settle()
    #expect(scrollView.contentOffset.y > 0)
    #expect(scene.heard.indices.isEmpty)
    #expect(control.selectedSegmentIndex == 0)
    #expect(marked.isEmpty)
  }
}
