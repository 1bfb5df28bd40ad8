import Scene
import Testing

/// What other strips were reported to do wrong, as far as it follows from the layout alone; the numbers
/// are the reports', in terms of the fixture.
@Suite struct TabStripReportTests {
  @Test("after a change of width, tabs and bar have the new places")
  func rotation() {
    var layout = TabStripFixture.layout()
    layout.bounds.size.width = 568
    #expect(layout.bar(2) == [335, 375])
    #expect(layout.spans() == [[0, 142], [142, 284], [284, 426], [426, 568]])
  }

  @Test("insets shorten a bar at both ends, also by different amounts")
  func insets() {
    func bar(_ leading: Double, _ trailing: Double) -> [Double] {
      TabStripFixture.layout {
        $0.indicator.leadingInset = leading
        $0.indicator.trailingInset = trailing
      }.bar(1)
    }
    #expect(bar(5, 5) == [95, 145])
    #expect(bar(4, 10) == [94, 140])
  }

  @Test("a bar shorter than its title by a number is right on the way and back")
  func increment() {
    let layout = TabStripFixture.layout(["BBBBBB", "CCCC"]) {
      $0.indicator.width = .textPlus(-24)
    }
    let bars = [0, 0.5, 0].map { layout.bar($0) }
    #expect(bars.map { $0[1] - $0[0] } == [36, 26, 36])
    #expect(bars.map { ($0[0] + $0[1]) / 2 } == [80, 160, 80])
  }

  @Test("a block lies on its tab among tabs of unequal widths")
  func unequalTabs() {
    let layout = TabStripFixture.layout {
      $0.tabWidth = .intrinsic
      $0.padding = 8
      $0.indicator.width = .tab
    }
    #expect(layout.bar(2) == [112, 168])
  }

  @Test("a bar that is a part of its tab is one in every frame")
  func ratio() {
    let layout = TabStripFixture.layout { $0.indicator.width = .ratio(0.5) }
    for frame in 0..<16 {
      let bar = layout.bar(Double(frame) / 15)
      #expect(bar[1] - bar[0] == 40)
    }
    #expect(layout.bar(0.5) == [60, 100])
  }

  @Test("insets of a single tab's bar count at both ends")
  func singleTab() {
    let layout = TabStripFixture.layout(["AA"]) {
      $0.indicator.width = .tab
      $0.indicator.leadingInset = 8
      $0.indicator.trailingInset = 8
    }
    #expect(layout.bar(0) == [8, 312])
  }

  @Test("from right to left everything is mirrored, beyond the ends, too")
  func rightToLeft() {
    let layout = TabStripFixture.layout(direction: .rightToLeft) { $0.overscroll = .bounce }
    #expect(layout.bar(0) == [270, 290])
    #expect(layout.bar(0.25) == [245, 275])
    #expect(layout.bar(-0.2) == [274, 294])
    #expect(layout.spans() == [[240, 320], [160, 240], [80, 160], [0, 80]])
  }

  @Test("from right to left a scrolled strip is the mirror image, too")
  func mirroredScrolling() {
    func state(_ direction: LayoutDirection) -> TabStripLayout.State {
      TabStripFixture.layout(width: 100, direction: direction) {
        $0.tabWidth = .intrinsic
        $0.indicator.leadingInset = 3
        $0.indicator.motion = .elastic
        $0.colorChange = .swap
        $0.dividerColor = .black
      }.state(position: 1.3)
    }
    let (left, right) = (state(.leftToRight), state(.rightToLeft))
    func onScreen(_ rect: Rect, _ state: TabStripLayout.State) -> Rect {
      rect.offsetBy(dx: -state.scrollOffset, dy: 0)
    }
    func mirrored(_ rect: Rect) -> Rect {
      Rect(x: 100 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    func expectMirrored(_ a: Rect, _ b: Rect) {
      #expect(onScreen(b, right) == mirrored(onScreen(a, left)))
    }
    expectMirrored(left.indicator.frame, right.indicator.frame)
    expectMirrored(left.window?.rect ?? .zero, right.window?.rect ?? .zero)
    for (a, b) in zip(left.tabs, right.tabs) {
      expectMirrored(a.frame, b.frame)
      expectMirrored(a.title, b.title)
    }
    for (a, b) in zip(left.dividers, right.dividers) { expectMirrored(a, b) }
  }

  @Test("one event from rest to half way shows the bar in its true middle")
  func oneEvent() {
    #expect(TabStripFixture.layout().bar(0.5) == [60, 100])
  }

  @Test("there and back in two events, the bar is as long as before")
  func thereAndBack() {
    let layout = TabStripFixture.layout()
    #expect([0, 0.5, 0].map { layout.bar($0) } == [[30, 50], [60, 100], [30, 50]])
  }

  @Test("a tap beside the tabs counts as one on the nearest; without width on none")
  func taps() {
    let layout = TabStripFixture.layout()
    func index(_ x: Double) -> Int? { layout.tabIndex(at: Point(x: x, y: 20), position: 0) }
    #expect([320, -1, 319.999, 79.999, 80, 0].map(index) == [3, 0, 3, 0, 1, 0])
    #expect(index(.nan) == 0)
    #expect(index(.infinity) == 3)
    let narrow = TabStripFixture.layout(width: 0)
    #expect(narrow.tabIndex(at: .zero, position: 0) == nil)
    let mirrored = TabStripFixture.layout(direction: .rightToLeft)
    #expect(
      [320, -1, 160, 159].map { mirrored.tabIndex(at: Point(x: $0, y: 0), position: 0) }
        == [0, 3, 1, 2])
  }

  @Test("a tap on a scrolled strip is on the tab that shows there")
  func scrolledTaps() {
    let layout = TabStripFixture.layout(width: 100) { $0.tabWidth = .intrinsic }
    // Scrolled by 90: [112, 168] shows at [22, 78].
    #expect(layout.tabIndex(at: Point(x: 23, y: 0), position: 2) == 2)
    #expect(layout.tabIndex(at: Point(x: 21, y: 0), position: 2) == 1)
    #expect(layout.tabIndex(at: Point(x: 79, y: 0), position: 2) == 3)
  }

  @Test(
    "a quarter of a page beyond the last tab",
    arguments: [
      (TabStripStyle.Overscroll.follow, [295.0, 305.0]), (.bounce, [277.5, 287.5]),
      (.compress, [277.5, 285]), (.clamp, [275, 285]), (.stretch, [275, 287.5]),
    ])
  func beyondTheEnd(policy: TabStripStyle.Overscroll, bar: [Double]) {
    let layout = TabStripFixture.layout { $0.overscroll = policy }
    #expect(layout.bar(3.25) == bar)
    let state = layout.state(position: 3.25)
    #expect(state.selectedIndex == 3)
    #expect(state.tabs[3].textColor == .black)
  }

  @Test(
    "a quarter of a page before the first tab is the same, mirrored",
    arguments: [
      (TabStripStyle.Overscroll.follow, [10.0, 30.0]), (.bounce, [25, 45]),
      (.compress, [30, 45]), (.clamp, [30, 50]), (.stretch, [25, 50]),
    ])
  func beforeTheBeginning(policy: TabStripStyle.Overscroll, bar: [Double]) {
    #expect(TabStripFixture.layout { $0.overscroll = policy }.bar(-0.25) == bar)
  }

  @Test("a bar that is compressed by more than its length is gone")
  func compressedAway() {
    let layout = TabStripFixture.layout { $0.overscroll = .compress }
    #expect(layout.bar(5) == [285, 285])
  }

  @Test("the bar of equal tabs, as long as they are, is where the old formula puts it")
  func oldFormula() {
    // x = barW cur - (W - offset) / n, barW = W / n, with the offset W at rest.
    let layout = TabStripFixture.layout { $0.indicator.width = .tab }
    for (page, offset) in [(0, 320.0), (1, 400), (2, 160), (3, 320)] {
      let x = 80 * Double(page) - (320 - offset) / 4
      #expect(layout.bar(Double(page) + (offset - 320) / 320) == [x, x + 80])
    }
  }

  @Test("the position a distance farther is where the indicator's middle is a distance farther")
  func distances() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = TabStripFixture.layout(width: 100, direction: direction) {
        $0.tabWidth = .intrinsic
      }
      func middle(_ position: Double) -> Double {
        layout.state(position: position).indicator.frame.midX
      }
      for step in 0...24 {
        let position = Double(step) / 8
        let way = middle(position) - middle(1.25)
        #expect(abs(layout.position(1.25, movedBy: way) - position) < 1e-5)
      }
      let far = direction == .leftToRight ? 1e300 : -1e300
      #expect(layout.position(1, movedBy: far) == 3)
      #expect(layout.position(1, movedBy: -far) == 0)
      #expect(layout.position(.nan, movedBy: .nan) == 0)
    }
    #expect(TabStripFixture.layout([]).position(2, movedBy: 5) == 0)
  }
}
