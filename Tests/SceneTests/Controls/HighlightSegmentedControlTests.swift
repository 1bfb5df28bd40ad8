import Scene
import Testing

@Suite struct HighlightSegmentedControlTests {
  private let stage = Stage(size: Size(width: 320, height: 100), scale: 2)
  private let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])

  init() {
    control.frame = Rect(x: 0, y: 20, width: 320, height: 44)
    stage.root.addSubview(control)
  }

  /// Notes what `valueChanged` hears.
  private final class Heard {
    var indices: [Int] = []
  }

  private func listen() -> Heard {
    let heard = Heard()
    control.valueChanged = { heard.indices.append($0) }
    return heard
  }

  private func ids(_ views: View...) -> [ObjectIdentifier] { views.map(ObjectIdentifier.init) }

  private func windowX(at time: Double) -> Double {
    control.window.presentation(at: time).frame.minX
  }

  // MARK: - What it is made of

  @Test("has the colours, the radius and the font of the post")
  func defaults() {
    #expect(control.pillColor.bytes == (255, 0, 0, 255))
    #expect(control.textColor == .black)
    #expect(control.selectedTextColor == .white)
    #expect(control.pillRadius == 10)
    #expect(control.pillInset == 0)
    #expect(control.font == .system(size: 20))
    #expect(control.clipMode == .pill)
    #expect(control.animationDuration == 0.25)
    #expect(control.selectedIndex == 0)
  }

  @Test("black titles lie below the window, in which white ones lie above the pill")
  func order() {
    #expect(
      control.subviews.map(ObjectIdentifier.init) == ids(control.normalTitles, control.window))
    #expect(
      control.window.subviews.map(ObjectIdentifier.init)
        == ids(control.pill, control.selectedTitles))
    #expect(control.window.clipsToBounds)
    #expect(control.normalTitles.subviews.count == 4)
    #expect(control.selectedTitles.subviews.count == 4)
  }

  @Test("without titles nothing is drawn; with one, the pill is as wide as the control")
  func few() {
    control.titles = []
    #expect(stage.displayList().commands.isEmpty)
    #expect(control.selectedIndex == -1)
    #expect(control.segmentIndex(at: .zero) == nil)
    control.select(3, animated: true)
    #expect(stage.displayList().commands.isEmpty)
    stage.tap(at: Point(x: 100, y: 30))

    control.titles = ["Alone"]
    stage.layoutIfNeeded()
    #expect(control.window.frame == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(control.selectedIndex == 0)
    #expect(!stage.displayList().commands.isEmpty)
  }

  @Test("layout writes what a picture of the same moment shows")
  func modelAndPresentationAgree() {
    control.position = 1.3125
    stage.layoutIfNeeded()
    #expect(control.window.frame.minX == 105)
    #expect(control.selectedTitles.frame.minX == -105)
    #expect(windowX(at: 0) == 105)
  }

  @Test("titles may have several lines, in both layers alike, also those that are added")
  func severalLines() {
    control.numberOfLines = 2
    control.titles = ["Breaking\nnews", "A title that is far too long", "", "x", "new"]
    control.frame.size.height = 60
    stage.layoutIfNeeded()
    func lines(_ strip: View) -> [GlyphRun] {
      strip.isHidden = false
      let list = stage.displayList()
      strip.isHidden = true
      return list.glyphRuns
    }
    control.normalTitles.isHidden = true
    control.selectedTitles.isHidden = true
    let normal = lines(control.normalTitles)
    // Two lines in the first and the second, none in the third.
    #expect(normal.count == 6)
    #expect(normal == lines(control.selectedTitles))
    // Twice 24 points, with 10 above and below.
    #expect(control.intrinsicContentSize.height == 68)
  }

  @Test("its size leaves room for the widest title in each segment")
  func intrinsicSize() {
    let wide = Label(text: "There", font: .system(size: 20)).intrinsicContentSize.width
    control.titles = ["There", "I", ""]
    let size = control.intrinsicContentSize
    #expect(size.width == 3 * (wide + 20))
    #expect(size.height == 44)
    control.titles = []
    #expect(control.intrinsicContentSize == .zero)
  }

  @Test(
    "spacing moves titles and highlight apart, widens its own size, and takes taps all the same")
  func spacing() {
    let size = control.intrinsicContentSize
    control.spacing = 10
    control.leadSpacing = 7
    control.tailSpacing = 3
    #expect(control.intrinsicContentSize.width == size.width + 40)
    stage.layoutIfNeeded()
    // (320 - 40) / 4 = 70.
    #expect(control.window.frame == Rect(x: 7, y: 0, width: 70, height: 44))
    #expect(control.normalTitles.subviews[1].frame == Rect(x: 87, y: 0, width: 70, height: 44))
    stage.tap(at: Point(x: 240, y: 30))
    #expect(control.selectedIndex == 2)
    #expect(windowX(at: 0.25) == 167)
    control.spacing = 1000
    _ = stage.displayList()
    #expect(control.window.frame.width == 0)
    control.spacing = -1000
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test("describes itself")
  func description() {
    #expect(control.detail == "selected 0 of 4")
  }

  // MARK: - Selecting

  @Test("a selection slides in 0.25 s, slowly at both ends")
  func animatedSelection() {
    control.select(2, animated: true)
    stage.layoutIfNeeded()
    #expect(control.selectedIndex == 2)
    #expect(windowX(at: 0) == 0)
    #expect(windowX(at: 0.125) == 80)
    #expect(windowX(at: 0.25) == 160)
    #expect(windowX(at: 9) == 160)
    // cubic-bezier(0.42, 0, 0.58, 1) at 0.2 is 0.0816598564, from an independent solver: 13.06558.
    #expect(abs(windowX(at: 0.05) - 13.065_577) < 2e-5)
    stage.advance(to: 0.25)
    #expect(!control.isAnimating)
  }

  @Test("a selection in mid-motion starts from what shows, without a jump in place or speed")
  func interruption() {
    control.select(3, animated: true)
    stage.advance(to: 0.1)
    let before = windowX(at: 0.1)
    let speed = (windowX(at: 0.1001) - before) / 0.0001
    control.select(1, animated: true)
    stage.layoutIfNeeded()
    #expect(abs(windowX(at: 0.1) - before) < 2e-5)
    #expect(abs((windowX(at: 0.1001) - before) / 0.0001 - speed) < speed * 0.02)
    #expect(windowX(at: 0.36) == 80)
  }

  @Test("a selection without animation is there at once, also in mid-motion")
  func immediateSelection() {
    control.select(3, animated: true)
    stage.advance(to: 0.1)
    control.select(0, animated: false)
    stage.layoutIfNeeded()
    #expect(windowX(at: 0.1) == 0)
    #expect(windowX(at: 0.2) == 0)
    #expect(!control.isAnimating)
  }

  @Test("the end of its own motion leaves other animations of the control alone")
  func otherAnimations() {
    stage.animate(withDuration: 1, curve: .linear) { control.alpha = 0 }
    control.select(3, animated: true)
    stage.advance(to: 0.1)
    control.select(0, animated: false)
    #expect(abs(control.presentation(at: 0.5).alpha - 0.5) < 1e-9)
  }

  @Test("outside a stage a selection is made at once")
  func offStage() {
    let control = HighlightSegmentedControl(titles: ["A", "B"])
    control.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    control.select(1, animated: true)
    control.layoutIfNeeded()
    #expect(control.window.frame.minX == 50)
  }

  @Test("indices beyond the ends count as the ends")
  func clamping() {
    control.select(9)
    #expect(control.selectedIndex == 3)
    control.selectedIndex = -5
    #expect(control.selectedIndex == 0)
    #expect(control.position == 0)
  }

  @Test("in an animation block, setting the selection is animated as the block says")
  func animationBlock() {
    stage.animate(withDuration: 1, curve: .linear) { control.selectedIndex = 2 }
    stage.layoutIfNeeded()
    #expect(windowX(at: 0.5) == 80)
    stage.advance(to: 0.5)
    stage.animate(withDuration: 1, curve: .linear) { control.selectedIndex = 0 }
    // What was left of the first, half of 160, ends at 1; the second goes from 160 to 0.
    #expect(windowX(at: 0.5) == 80)
    #expect(windowX(at: 1) == 80)
    #expect(windowX(at: 1.5) == 0)
  }

  // MARK: - Driving

  @Test("a driver has the highlight to himself, and tells nobody")
  func driver() {
    let heard = listen()
    control.select(3, animated: true)
    stage.advance(to: 0.1)
    control.position = 0.5
    stage.layoutIfNeeded()
    #expect(windowX(at: 0.1) == 40)
    #expect(windowX(at: 0.2) == 40)
    control.position = -0.5
    #expect(windowX(at: 0.2) == -40)
    #expect(control.selectedIndex == 0)
    control.position = 7
    #expect(control.selectedIndex == 3)
    for nonsense in [Double.nan, .infinity, -.infinity] {
      control.position = nonsense
      #expect(control.position == 7)
    }
    control.numbers = [.nan]
    #expect(control.selectedIndex == 0)
    control.numbers = []
    #expect(control.position == 0)
    _ = stage.displayList()
    #expect(heard.indices.isEmpty)
  }

  @Test("a drag selects where it ends, and tells once")
  func drag() {
    let heard = listen()
    control.drag(to: 0.4)
    control.drag(to: 1.2)
    #expect(control.selectedIndex == 0)
    #expect(windowX(at: 0) == 96)
    control.drag(to: 1.6)
    #expect(heard.indices.isEmpty)
    control.endDrag()
    #expect(heard.indices == [2])
    #expect(control.selectedIndex == 2)
    #expect(windowX(at: 0) == 128)
    #expect(windowX(at: 0.25) == 160)
    control.endDrag()
    stage.advance(to: 1)
    #expect(heard.indices == [2])
  }

  @Test("a drag that comes back to its segment selects nothing")
  func dragBack() {
    let heard = listen()
    control.drag(to: 1.4)
    control.drag(to: 0.3)
    control.endDrag(animated: false)
    #expect(heard.indices.isEmpty)
    #expect(control.position == 0)
  }

  // MARK: - Tapping

  @Test("a tap selects with animation and tells once, at once; a second one tells nothing")
  func tap() {
    let heard = listen()
    #expect(stage.tap(at: Point(x: 200, y: 30)) === control)
    #expect(heard.indices == [2])
    #expect(control.selectedIndex == 2)
    stage.tap(at: Point(x: 201, y: 30))
    stage.advance(to: 0.1)
    stage.tap(at: Point(x: 202, y: 30))
    stage.advance(to: 1)
    stage.tap(at: Point(x: 203, y: 30))
    #expect(heard.indices == [2])
    #expect(windowX(at: 1) == 160)
  }

  @Test("told to, it selects as soon as a finger comes down, once")
  func touchDown() {
    let heard = listen()
    stage.send(.began, at: Point(x: 200, y: 30))
    #expect(heard.indices == [])
    stage.send(.ended, at: Point(x: 200, y: 30))
    #expect(heard.indices == [2])
    control.selectsOnTouchDown = true
    stage.send(.began, at: Point(x: 20, y: 30))
    #expect(heard.indices == [2, 0])
    stage.send(.ended, at: Point(x: 20, y: 30))
    #expect(heard.indices == [2, 0])
  }

  @Test("lifted over another segment, a finger selects that; outside the control it selects none")
  func lifted() {
    let heard = listen()
    stage.play(.drag(from: Point(x: 20, y: 30), to: Point(x: 200, y: 30), duration: 0.1))
    #expect(heard.indices == [2])
    stage.play(.drag(from: Point(x: 20, y: 30), to: Point(x: 20, y: 300), duration: 0.1))
    #expect(heard.indices == [2])
  }

  @Test("a tap in mid-motion is taken")
  func tapInMotion() {
    let heard = listen()
    stage.tap(at: Point(x: 200, y: 30))
    stage.advance(to: 0.1)
    stage.tap(at: Point(x: 10, y: 30))
    #expect(heard.indices == [2, 0])
    stage.advance(to: 1)
    #expect(windowX(at: 1) == 0)
  }

  @Test(
    "a tap outside reaches nothing",
    arguments: [
      Point(x: 100, y: 19.9), Point(x: 100, y: 64), Point(x: -1, y: 30), Point(x: 320, y: 30),
    ])
  func tapOutside(point: Point) {
    let heard = listen()
    control.selectedIndex = 1
    #expect(stage.tap(at: point) !== control)
    #expect(heard.indices.isEmpty)
    #expect(control.selectedIndex == 1)
  }

  @Test("what is inside never takes the tap, also where the highlight sticks out")
  func tapBeyondTheEnd() {
    control.position = 3.5
    #expect(stage.tap(at: Point(x: 319, y: 30)) === control)
    #expect(control.position == 3)
  }

  @Test("a control without width takes no tap")
  func noWidth() {
    control.frame.size.width = 0
    #expect(!control.handleTap(at: Point(x: 0, y: 10)))
    #expect(control.selectedIndex == 0)
  }

  @Test("selections by code are told to nobody")
  func code() {
    let heard = listen()
    control.select(2, animated: true)
    control.selectedIndex = 1
    control.position = 3
    control.titles = ["A"]
    stage.advance(to: 1)
    #expect(heard.indices.isEmpty)
  }

  // MARK: - Changing live

  @Test("after a change of size the highlight is on its segment, also in mid-motion")
  func resize() {
    control.selectedIndex = 2
    control.frame.size.width = 568
    stage.layoutIfNeeded()
    #expect(control.window.frame == Rect(x: 284, y: 0, width: 142, height: 44))
    control.select(0, animated: true)
    stage.advance(to: 0.125)
    control.frame.size.width = 320
    #expect(windowX(at: 0.125) == 80)
    #expect(windowX(at: 0.25) == 0)
  }

  @Test("a size that is animated together with the selection keeps both")
  func animatedResize() {
    stage.layoutIfNeeded()
    stage.animate(withDuration: 1, curve: .linear) {
      control.frame.size.width = 640
      control.selectedIndex = 1
    }
    // Half way the control is 480 wide: segments of 120, half a segment from the left.
    #expect(windowX(at: 0.5) == 60)
    #expect(windowX(at: 1) == 160)
  }

  @Test("from right to left, titles and highlight change sides together, also in mid-motion")
  func direction() {
    stage.layoutDirection = .rightToLeft
    stage.layoutIfNeeded()
    #expect(control.window.frame.minX == 240)
    #expect(control.normalTitles.subviews[0].frame.minX == 240)
    #expect(control.selectedTitles.subviews[0].frame.minX == 240)
    #expect(control.segmentIndex(at: Point(x: 319, y: 0)) == 0)
    control.select(1, animated: true)
    stage.advance(to: 0.125)
    #expect(windowX(at: 0.125) == 200)
    control.semanticContentAttribute = .forceLeftToRight
    #expect(windowX(at: 0.125) == 40)
  }

  @Test("more titles keep the selection, fewer take the last, and both end the motion")
  func titles() {
    control.select(3, animated: true)
    stage.advance(to: 0.1)
    control.titles = ["A", "B"]
    stage.layoutIfNeeded()
    #expect(control.selectedIndex == 1)
    #expect(windowX(at: 0.1) == 160)
    #expect(!control.isAnimating)
    control.titles = ["A", "B", "C", "D", "E"]
    stage.layoutIfNeeded()
    #expect(control.selectedIndex == 1)
    #expect(control.window.frame == Rect(x: 64, y: 0, width: 64, height: 44))
    #expect(control.selectedTitles.subviews.count == 5)
  }

  @Test("as many other titles let the motion go on")
  func otherTitles() {
    control.select(2, animated: true)
    stage.advance(to: 0.125)
    control.titles = ["One", "Two", "Three", "Four"]
    #expect(windowX(at: 0.125) == 80)
    let labels = control.normalTitles.subviews + control.selectedTitles.subviews
    #expect(
      labels.compactMap { ($0 as? Label)?.text } == control.titles + control.titles)
  }

  @Test("the scale of the stage decides where resting edges lie")
  func scale() {
    control.titles = ["A", "B", "C"]
    stage.layoutIfNeeded()
    #expect(control.window.frame.width == 106.5)
    let other = Stage(size: Size(width: 320, height: 44))
    other.root.addSubview(control)
    other.layoutIfNeeded()
    #expect(control.window.frame.width == 107)
  }
}
