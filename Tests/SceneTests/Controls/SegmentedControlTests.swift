import Scene
import Testing

@Suite struct SegmentedControlTests {
  private let scene = SegmentedScene()
  private var control: SegmentedControl { scene.control }

  // MARK: - The selection

  @Test("no segment is selected at first, which is -1")
  func nothingSelected() {
    #expect(SegmentedControl.noSegment == -1)
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.pill().alpha == 0)
    #expect(SegmentedControl().selectedSegmentIndex == -1)
  }

  @Test("setting the selection tells nobody, and shows at once")
  func selectionByCode() {
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2)
    #expect(scene.pill().frame == Rect(x: 162, y: 2, width: 76, height: 28))
    #expect(scene.pill().alpha == 1)
    control.select(1, animated: true)
    scene.stage.settle()
    #expect(scene.heard.indices.isEmpty)
    #expect(scene.pill().frame == Rect(x: 82, y: 2, width: 76, height: 28))
  }

  @Test("an index beyond the last segment is the last, one below 0 is none")
  func outOfRange() {
    control.selectedSegmentIndex = 4
    #expect(control.selectedSegmentIndex == 3)
    control.selectedSegmentIndex = .min
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = .max
    #expect(control.selectedSegmentIndex == 3)
    let empty = SegmentedControl()
    empty.selectedSegmentIndex = 0
    #expect(empty.selectedSegmentIndex == -1)
  }

  @Test("a tap on another segment selects it and tells so, once and at once")
  func tap() {
    scene.tap(1)
    #expect(control.selectedSegmentIndex == 1)
    #expect(scene.heard.indices == [1])
    scene.tap(3)
    scene.stage.settle()
    #expect(scene.heard.indices == [1, 3])
  }

  @Test("a tap on the selected segment tells nothing")
  func tapOnSelected() {
    control.selectedSegmentIndex = 1
    scene.tap(1)
    #expect(scene.heard.indices.isEmpty)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test(
    "taps count by the segment's own edges",
    arguments: [(0.0, 0), (79.999, 0), (80, 1), (319.999, 3)])
  func tapAtEdges(x: Double, index: Int) {
    scene.stage.tap(at: Point(x: x, y: 36))
    #expect(control.selectedSegmentIndex == index)
  }

  // MARK: - Disabled

  @Test("a disabled segment cannot be selected by a finger, but by code")
  func disabledSegment() {
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!control.isEnabledForSegment(at: 2))
    scene.tap(2)
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.heard.indices.isEmpty)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(true, forSegmentAt: 2)
    control.selectedSegmentIndex = 0
    scene.tap(2)
    #expect(scene.heard.indices == [2])
  }

  @Test("titles of what is disabled are half as opaque, and so is the pill of a disabled control")
  func disabledLook() {
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    scene.stage.layoutIfNeeded()
    #expect(scene.titleAlphas(0) == [1, 0])
    #expect(scene.titleAlphas(2) == [0.5, 0])
    #expect(scene.pill().alpha == 1)
    control.isEnabled = false
    scene.stage.layoutIfNeeded()
    #expect(scene.titleAlphas(0) == [0.5, 0])
    #expect(scene.titleAlphas(1) == [0, 0.5])
    #expect(scene.titleAlphas(2) == [0.5, 0])
    #expect(scene.pill().alpha == 0.5)
    control.isEnabled = true
    scene.stage.layoutIfNeeded()
    #expect(scene.titleAlphas(1) == [0, 1])
    #expect(scene.titleAlphas(2) == [0.5, 0])
  }

  @Test("a disabled control selects nothing, and lets nobody else have the tap")
  func disabledControl() {
    let behind = TappedView(frame: scene.stage.bounds)
    scene.stage.root.addSubview(behind)
    behind.addSubview(control)
    control.isEnabled = false
    scene.tap(1)
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.heard.indices.isEmpty)
    #expect(behind.taps == 0)
  }

  private final class TappedView: View {
    var taps = 0
    override func handleTap(at point: Point) -> Bool {
      taps += 1
      return true
    }
  }

  // MARK: - Momentary

  @Test("a momentary one tells of each tap, and selects nothing")
  func momentary() {
    control.isMomentary = true
    scene.tap(1)
    scene.tap(1)
    scene.tap(2)
    #expect(scene.heard.indices == [1, 1, 2])
    #expect(control.selectedSegmentIndex == -1)
    scene.stage.settle()
    #expect(scene.pill().alpha == 0)
  }

  @Test("while a momentary one tells of a tap, the tapped segment is the selected one")
  func momentarySelection() {
    control.isMomentary = true
    let (heard, control) = (scene.heard, control)
    control.valueChanged = { [unowned control] _ in
      heard.indices.append(control.selectedSegmentIndex)
    }
    scene.tap(2)
    #expect(heard.indices == [2])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("a momentary one ignores a selection by code, and setting it takes the selection away")
  func momentaryByCode() {
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == -1)
    #expect(scene.pill().alpha == 0)
    control.selectedSegmentIndex = 2
    control.select(2, animated: true)
    #expect(control.selectedSegmentIndex == -1)
    control.isMomentary = false
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("a momentary one marks a segment at once, while the finger is on it, and then fades")
  func momentaryMark() {
    control.isMomentary = true
    scene.stage.send(.began, at: scene.middle(1))
    #expect(scene.pill().frame == Rect(x: 82, y: 2, width: 76, height: 28))
    #expect(scene.pill().alpha == 1)
    scene.stage.advance(to: 1)
    #expect(scene.pill().alpha == 1)
    scene.stage.send(.ended, at: scene.middle(1))
    // The curve is symmetrical.
    #expect(abs(scene.pill(after: 0.125).alpha - 0.5) < 1e-6)
    #expect(scene.pill(after: 0.25).alpha == 0)
  }

  // MARK: - Words

  @Test("describes itself, and says its state in words")
  func words() {
    #expect(control.detail == "none of 4 selected")
    #expect(control.spokenDescription == "4 segments, none selected")
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.detail == "1 of 4 selected")
    #expect(control.spokenDescription == "Segment 2 of 4, selected: Two")
    #expect(control.spokenDescription(ofSegment: 0) == "Segment 1 of 4: One")
    #expect(control.spokenDescription(ofSegment: 1) == "Segment 2 of 4, selected: Two")
    #expect(control.spokenDescription(ofSegment: 2) == "Segment 3 of 4, dimmed: Three")
    #expect(control.spokenDescription(ofSegment: 4) == "")
    control.isEnabled = false
    #expect(control.detail == "1 of 4 selected, disabled")
    #expect(control.spokenDescription(ofSegment: 0) == "Segment 1 of 4, dimmed: One")
    #expect(SegmentedControl().spokenDescription == "No segments")
    #expect(SegmentedControl().detail == "")
  }

  // MARK: - The look

  @Test("has the colours and measures of the real one")
  func look() {
    let style = control.style
    #expect(control.backgroundColor?.bytes ?? (0, 0, 0, 0) == (118, 118, 128, 31))
    #expect(control.cornerRadius == 9)
    #expect(style.pillInset == 2)
    #expect(style.pillColor == .white)
    control.selectedSegmentTintColor = .yellow
    #expect(control.style.pillColor == .yellow)
    #expect(style.font == .system(size: 13))
    #expect(style.selectedFont == .system(size: 13, weight: .medium))
    #expect(style.disabledAlpha == 0.5)
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test("the radius of the pill is less by its inset, also that of a capsule")
  func pillRadius() {
    control.selectedSegmentIndex = 0
    scene.stage.layoutIfNeeded()
    let pill = control.subviews.flatMap { $0.subviews }.first { $0.description.contains("Pill") }
    #expect(pill?.cornerRadius == 7)
    control.style = .capsule
    scene.stage.layoutIfNeeded()
    #expect(pill?.cornerRadius == 14)
  }

  @Test("its size is that of the widest title and 20 points for each segment")
  func intrinsicSize() {
    let widest = Label(text: "Three", font: .system(size: 13, weight: .medium))
    let width = control.intrinsicContentSize.width
    // Unlike the label, the control is on a stage of half points.
    #expect(width <= 4 * (widest.intrinsicContentSize.width + 20))
    #expect(width > 4 * (widest.intrinsicContentSize.width + 19))
    control.setWidth(50, forSegmentAt: 2)
    control.setWidth(60, forSegmentAt: 1)
    let four = Label(text: "Four", font: .system(size: 13, weight: .medium))
    let rest = control.intrinsicContentSize.width - 110
    #expect(rest <= 2 * (four.intrinsicContentSize.width + 20))
    #expect(rest > 2 * (four.intrinsicContentSize.width + 19))
    #expect(SegmentedControl().intrinsicContentSize == Size(width: 0, height: 32))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
  }

  @Test("in proportion to contents its size is that of all titles")
  func intrinsicSizeByContent() {
    var sum = 0.0
    for index in 0..<4 {
      let titles = scene.titles(index)
      sum += max(
        titles.normal.intrinsicContentSize.width, titles.selected.intrinsicContentSize.width)
    }
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == sum + 80)
    control.frame.size.width = sum + 80
    scene.stage.layoutIfNeeded()
    for index in 0..<4 {
      let titles = scene.titles(index)
      let room = max(
        titles.normal.intrinsicContentSize.width, titles.selected.intrinsicContentSize.width)
      #expect(abs(scene.segments[index].frame.width - room - 20) <= 0.5)
    }
  }

  @Test("lines lie between neighbours of which none is selected, on whole pixels")
  func dividers() {
    let lines = control.subviews.filter {
      $0.backgroundColor?.bytes ?? (0, 0, 0, 0) == (142, 142, 147, 77)
    }
    func shown() -> [Double] {
      scene.stage.layoutIfNeeded()
      return lines.filter { $0.alpha == 1 && $0.frame.width > 0 }.map { $0.frame.midX }.sorted()
    }
    #expect(shown() == [80, 160, 240])
    #expect(lines.allSatisfy { $0.frame.width == 0 || $0.frame.size == Size(width: 1, height: 16) })
    control.selectedSegmentIndex = 0
    #expect(shown() == [160, 240])
    control.selectedSegmentIndex = 2
    #expect(shown() == [80])
    control.style.dividerColor = nil
    #expect(lines.allSatisfy { $0.backgroundColor == nil })
  }
}
