import Scene
import Testing

/// Segments that come, go and change.
@Suite struct SegmentedChangeTests {
  private let scene = SegmentedScene()
  private var control: SegmentedControl { scene.control }
  private var stage: Stage { scene.stage }

  private var titles: [String] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
  }

  private func frames() -> [Double] {
    stage.layoutIfNeeded()
    return scene.segments.map { $0.frame.minX }
  }

  // MARK: - Coming and going

  @Test("a segment goes where it is told, and beyond the end it is the last")
  func insert() {
    control.insertSegment(withTitle: "A", at: 1, animated: false)
    control.insertSegment(withTitle: nil, at: 99, animated: false)
    control.insertSegment(withTitle: "B", at: -5, animated: false)
    #expect(titles == ["B", "One", "A", "Two", "Three", "Four", ""])
    #expect(control.numberOfSegments == 7)
  }

  @Test("the selection stays with its segment", arguments: [false, true])
  func selectionStays(animated: Bool) {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "A", at: 1, animated: animated)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "B", at: 3, animated: animated)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: animated)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 3, animated: animated)
    #expect(control.selectedSegmentIndex == 1)
    #expect(titles == ["A", "Two", "B", "Four"])
    stage.settle()
    #expect(scene.pill().frame == Rect(x: 82, y: 2, width: 76, height: 28))
    #expect(scene.heard.indices.isEmpty)
  }

  @Test("when the selected segment goes, none is selected", arguments: [false, true])
  func removeSelected(animated: Bool) {
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 1, animated: animated)
    #expect(control.selectedSegmentIndex == -1)
    stage.settle()
    #expect(scene.pill().alpha == 0)
    #expect(scene.heard.indices.isEmpty)
  }

  @Test("an index beyond the end takes the last; from none nothing is taken")
  func removeOutOfRange() {
    control.removeSegment(at: 99, animated: false)
    control.removeSegment(at: -1, animated: false)
    #expect(titles == ["Two", "Three"])
    control.removeAllSegments()
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: true)
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.segments.isEmpty)
    control.insertSegment(withTitle: "A", at: 3, animated: true)
    stage.settle()
    #expect(frames() == [0])
  }

  @Test("all others have no more to show for it", arguments: [false, true])
  func sameAsNew(animated: Bool) {
    control.selectedSegmentIndex = 3
    control.insertSegment(withTitle: "A", at: 2, animated: animated)
    control.removeSegment(at: 0, animated: animated)
    control.removeSegment(at: 0, animated: animated)
    control.setTitle("Drei", forSegmentAt: 1)
    stage.settle()
    let new = SegmentedScene(["A", "Drei", "Four"], selected: 2)
    #expect(stage.displayList() == new.stage.displayList())
  }

  // MARK: - Animated

  @Test("a segment that comes grows from nothing between the others, and fades in")
  func growing() {
    control.removeSegment(at: 3, animated: false)
    control.removeSegment(at: 2, animated: false)
    stage.layoutIfNeeded()
    // Two of 160 points, and then three; 320 / 3 is 106.67, in half points 106.5, and twice 213.
    control.insertSegment(withTitle: "A", at: 1, animated: true)
    let segments = scene.segments
    func frame(_ index: Int, _ time: Double) -> Rect {
      segments[index].presentation(at: time).frame
    }
    let new = 1
    #expect(frame(new, 0) == Rect(x: 160, y: 0, width: 0, height: 32))
    #expect(segments[new].presentation(at: 0).alpha == 0)
    #expect(frame(new, 0.25) == Rect(x: 106.5, y: 0, width: 106.5, height: 32))
    #expect(segments[new].presentation(at: 0.25).alpha == 1)
    #expect(abs(frame(new, 0.125).minX - 133.25) < 1e-3)
    #expect(abs(frame(new, 0.125).width - 53.25) < 1e-3)
    // Neighbours stay side by side on the way.
    #expect(abs(frame(0, 0.1).maxX - frame(new, 0.1).minX) < 1e-4)
    #expect(abs(frame(new, 0.1).maxX - frame(2, 0.1).minX) < 1e-4)
  }

  @Test("a segment that goes shrinks where it was, with the pill, and is gone at the end")
  func shrinking() {
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 1, animated: true)
    #expect(scene.segments.count == 4)
    #expect(scene.pill().frame == Rect(x: 82, y: 2, width: 76, height: 28))
    #expect(scene.pill().alpha == 1)
    #expect(abs(scene.pill(after: 0.125).alpha - 0.5) < 1e-6)
    // From [80, 160] to [106.5, 106.5].
    #expect(abs(scene.pill(after: 0.125).frame.minX - 95.25) < 1e-3)
    #expect(abs(scene.pill(after: 0.125).frame.width - 36) < 1e-3)
    #expect(scene.pill(after: 0.25).alpha == 0)
    stage.settle()
    #expect(scene.segments.count == 3)
  }

  @Test("the pill stays on its segment while others come and go")
  func pillOnMovingSegment() {
    control.selectedSegmentIndex = 3
    control.removeSegment(at: 0, animated: true)
    let selected = scene.segments[3]
    for step in 0...10 {
      let time = Double(step) / 40
      let segment = selected.presentation(at: time).frame
      let pill = scene.pill(after: time).frame
      #expect(abs(pill.minX - segment.minX - 2) < 1e-4)
      #expect(abs(pill.maxX - segment.maxX + 2) < 1e-4)
    }
  }

  @Test("outside a stage, and without a duration, all is there at once")
  func withoutAnimation() {
    control.animationDuration = 0
    control.removeSegment(at: 0, animated: true)
    stage.settle()
    stage.advance(to: stage.time)
    #expect(scene.segments.count == 3)
    let alone = SegmentedControl(items: ["A", "B"])
    alone.frame = Rect(x: 0, y: 0, width: 100, height: 32)
    alone.removeSegment(at: 0, animated: true)
    alone.insertSegment(withTitle: "C", at: 0, animated: true)
    alone.select(1, animated: true)
    #expect(alone.selectedSegmentIndex == 1)
    #expect(alone.numberOfSegments == 2)
    alone.layoutIfNeeded()
    #expect(alone.layout.edges == [0, 50, 100])
  }

  @Test("a control that is freed, or leaves, in the middle of it does no harm")
  func freed() {
    var control: SegmentedControl? = SegmentedControl(items: ["A", "B"])
    control?.frame = Rect(x: 0, y: 0, width: 100, height: 32)
    if let control { stage.root.addSubview(control) }
    control?.removeSegment(at: 0, animated: true)
    control?.removeFromSuperview()
    #expect(control?.layout.segments.count == 1)
    stage.settle()
    if let control { stage.root.addSubview(control) }
    control?.removeSegment(at: 0, animated: true)
    control = nil
    stage.root.subviews.last?.removeFromSuperview()
    stage.settle()
    #expect(!stage.isAnimating)
  }

  // MARK: - One segment

  @Test("a title, a width, an offset and a switch are those of one segment, and pinned to the last")
  func properties() {
    control.setTitle("Zwei", forSegmentAt: 1)
    control.setTitle("Vier", forSegmentAt: 99)
    #expect(titles == ["One", "Zwei", "Three", "Vier"])
    control.setTitle(nil, forSegmentAt: -3)
    #expect(control.titleForSegment(at: 0) == "")
    control.setWidth(50, forSegmentAt: 99)
    #expect(control.widthForSegment(at: 3) == 50)
    #expect(control.widthForSegment(at: 99) == 50)
    #expect(control.widthForSegment(at: 0) == 0)
    control.setContentOffset(Size(width: 3, height: -1), forSegmentAt: 2)
    #expect(control.contentOffsetForSegment(at: 2) == Size(width: 3, height: -1))
    #expect(control.contentOffsetForSegment(at: 1) == .zero)
    control.setEnabled(false, forSegmentAt: 99)
    #expect(!control.isEnabledForSegment(at: 3))
    #expect(control.isEnabledForSegment(at: 0))
  }

  @Test("without segments nothing happens, and nothing comes back")
  func propertiesOfNone() {
    let empty = SegmentedControl()
    empty.setTitle("A", forSegmentAt: 0)
    empty.setWidth(5, forSegmentAt: 0)
    empty.setEnabled(false, forSegmentAt: 0)
    empty.setContentOffset(Size(width: 1, height: 1), forSegmentAt: 0)
    #expect(empty.titleForSegment(at: 0) == nil)
    #expect(empty.widthForSegment(at: 0) == 0)
    #expect(!empty.isEnabledForSegment(at: 0))
    #expect(empty.contentOffsetForSegment(at: 0) == .zero)
    empty.frame = stage.bounds
    stage.root.addSubview(empty)
    #expect(stage.tap(at: Point(x: 5, y: 5)) === empty)
    _ = stage.displayList()
  }

  @Test("a width of 0 is automatic again, and so is one that makes no sense")
  func widths() {
    control.setWidth(110, forSegmentAt: 1)
    // 210 points for the other three.
    #expect(frames() == [0, 70, 180, 250])
    control.setWidth(0, forSegmentAt: 1)
    #expect(frames() == [0, 80, 160, 240])
    for width in [Double.nan, -5, -Double.infinity] {
      control.setWidth(width, forSegmentAt: 1)
      #expect(control.widthForSegment(at: 1) == 0)
    }
    control.setWidth(.infinity, forSegmentAt: 1)
    #expect(frames() == [0, 0, 320, 320])
  }

  @Test("the offset moves the title, and nothing else")
  func contentOffset() {
    stage.layoutIfNeeded()
    let (titles, frame) = (scene.titles(2), scene.segments[2].frame)
    #expect(titles.normal.frame == Rect(x: 4, y: 0, width: 72, height: 32))
    control.setContentOffset(Size(width: 3, height: -1), forSegmentAt: 2)
    stage.layoutIfNeeded()
    #expect(titles.normal.frame == Rect(x: 7, y: -1, width: 72, height: 32))
    #expect(titles.selected.frame == titles.normal.frame)
    #expect(scene.segments[2].frame == frame)
  }

  @Test("a change of size, of scale, of direction or of the mode of widths moves the segments")
  func relayout() {
    control.frame.size.width = 321
    #expect(frames() == [0, 80, 160.5, 240.5])
    stage.scale = 1
    #expect(frames() == [0, 80, 160, 240])
    stage.layoutDirection = .rightToLeft
    #expect(frames() == [240, 160, 80, 0])
    control.setTitle("A very long one", forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    #expect(frames()[0] < 200)
    control.apportionsSegmentWidthsByContent = false
    #expect(frames() == [240, 160, 80, 0])
  }

  @Test(
    "50 segments, no width, and numbers that make no sense are drawn or left out",
    arguments: [0, 1, 50])
  func extremes(count: Int) {
    control.removeAllSegments()
    for index in 0..<count {
      control.insertSegment(withTitle: "S", at: index, animated: index % 2 == 0)
    }
    for width in [0, 1, 320, .nan, .infinity, -20, 1e300] {
      control.frame = Rect(x: 0, y: 20, width: width, height: 32)
      control.selectedSegmentIndex = count / 2
      control.setContentOffset(Size(width: width, height: width), forSegmentAt: 0)
      control.style.pillInset = width
      control.style.titleInset = width
      control.style.dividerWidth = width
      control.style.pressedScale = width
      scene.tap(0)
      _ = stage.displayList()
      stage.advance(to: stage.time + 0.05)
    }
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == min(7, count - 1))
  }
}
