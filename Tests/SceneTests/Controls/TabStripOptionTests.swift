import Scene
import Testing

/// What each option of a strip's style does; expected numbers follow by hand from the fixture.
@Suite struct TabStripOptionTests {
  private func layout(
    _ titles: [String] = TabStripFixture.titles, width: Double = 320,
    _ change: (inout TabStripStyle) -> Void
  ) -> TabStripLayout {
    TabStripFixture.layout(titles, width: width, change)
  }

  // MARK: - Tabs

  @Test("intrinsic tabs are as wide as their titles and the padding")
  func intrinsic() {
    let layout = layout { $0.tabWidth = .intrinsic }
    #expect(layout.spans() == [[0, 36], [36, 112], [112, 168], [168, 194]])
    let gaps = self.layout {
      $0.tabWidth = .intrinsic
      $0.spacing = 10
      $0.leadingInset = 5
      $0.padding = 0
    }
    #expect(gaps.spans() == [[5, 25], [35, 95], [105, 145], [155, 165]])
    let limited = self.layout {
      $0.tabWidth = .intrinsic
      $0.minimumTabWidth = 40
      $0.maximumTabWidth = 70
    }
    #expect(limited.spans() == [[0, 40], [40, 110], [110, 166], [166, 206]])
    #expect(limited.bar(1) == [48, 102])
  }

  @Test("fixed tabs have their width; equal ones share what spacing and insets leave")
  func fixedAndEqual() {
    let fixed = layout { $0.tabWidth = .fixed(100) }
    #expect(fixed.spans() == [[0, 100], [100, 200], [200, 300], [300, 400]])
    #expect(fixed.state(position: 0).contentSize.width == 400)
    let equal = layout {
      $0.spacing = 4
      $0.leadingInset = 10
      $0.trailingInset = 18
    }
    #expect(equal.spans() == [[10, 80], [84, 154], [158, 228], [232, 302]])
    let narrow = layout(width: 8) { $0.spacing = 4 }
    #expect(narrow.spans().allSatisfy { $0[0] == $0[1] })
  }

  @Test("equal tabs that may not get too narrow scroll")
  func leastWidth() {
    let layout = layout { $0.minimumTabWidth = 100 }
    #expect(layout.state(position: 0).contentSize.width == 400)
    #expect(layout.state(position: 3).scrollOffset == 80)
  }

  @Test("room that tabs leave goes where the distribution says")
  func distributions() {
    func spans(_ distribution: TabStripStyle.Distribution) -> [[Double]] {
      layout(["AA", "BBBBBB", "CCCC"]) {
        $0.tabWidth = .intrinsic
        $0.padding = 0
        $0.spacing = 10
        $0.distribution = distribution
      }.spans()
    }
    // Tabs of 20, 60 and 40, gaps of 10: 140 in all, 180 left.
    #expect(spans(.leading) == [[0, 20], [30, 90], [100, 140]])
    #expect(spans(.center) == [[90, 110], [120, 180], [190, 230]])
    #expect(spans(.trailing) == [[180, 200], [210, 270], [280, 320]])
    #expect(spans(.stretch) == [[0, 80], [90, 210], [220, 320]])
    #expect(spans(.spread) == [[45, 65], [120, 180], [235, 275]])
    #expect(spans(.spreadInside) == [[0, 20], [120, 180], [280, 320]])
    // The last is the widest at an end: it reaches the edge, and the middle one is in the middle.
    #expect(spans(.equalCentering) == [[10, 30], [130, 190], [280, 320]])
  }

  @Test("a single tab stands in the middle of what is spread")
  func single() {
    for distribution in [
      TabStripStyle.Distribution.center, .spread, .spreadInside, .equalCentering,
    ] {
      let layout = layout(["AA"]) {
        $0.tabWidth = .intrinsic
        $0.padding = 0
        $0.distribution = distribution
      }
      #expect(layout.spans() == [[150, 170]])
    }
  }

  @Test("middles that are to be equally far apart never make tabs overlap")
  func noOverlap() {
    let layout = layout(["AAAAAAAAAAAAA", "BBBBBBBBBBBBB", "C"]) {
      $0.tabWidth = .intrinsic
      $0.padding = 0
      $0.distribution = .equalCentering
    }
    #expect(layout.spans() == [[25, 155], [155, 285], [285, 295]])
  }

  @Test("tabs without enough room scroll, or shrink in proportion")
  func shrinking() {
    let shrunk = layout(width: 97) {
      $0.tabWidth = .intrinsic
      $0.isScrollable = false
    }
    #expect(shrunk.spans() == [[0, 18], [18, 56], [56, 84], [84, 97]])
    #expect(shrunk.state(position: 3).scrollOffset == 0)
  }

  // MARK: - Scrolling

  @Test("the selected tab is kept central, within the ends, and moves there in proportion")
  func scrolling() {
    let layout = layout(["AA", "BBBBBB", "CCCC", "D"], width: 100) { $0.tabWidth = .intrinsic }
    // Middles at 18, 74, 140, 181; content 194.
    func scroll(_ position: Double) -> Double { layout.state(position: position).scrollOffset }
    #expect([0, 1, 2, 3].map(scroll) == [0, 24, 90, 94])
    // base = middle - W/2, plus f (w1 + w2) / 2: 24 + 0.5 * (76 + 56) / 2.
    #expect(scroll(1.5) == 57)
    // -32 + 0.25 * 56 is before the beginning.
    #expect(scroll(0.25) == 0)
    #expect(scroll(0.75) == 10)
    #expect(scroll(-3) == 0)
    #expect(scroll(9) == 94)
  }

  @Test("the selected tab is kept at an end, or for each index where a rule says")
  func alignments() {
    func scrolls(_ alignment: TabStripStyle.ScrollAlignment, clamps: Bool = true) -> [Double] {
      let layout = layout(["AA", "BBBBBB", "CCCC", "D"], width: 100) {
        $0.tabWidth = .intrinsic
        $0.scrollAlignment = alignment
        $0.clampsScrolling = clamps
      }
      return (0..<4).map { layout.state(position: Double($0)).scrollOffset }
    }
    #expect(scrolls(.leading) == [0, 36, 94, 94])
    #expect(scrolls(.trailing) == [0, 12, 68, 94])
    #expect(scrolls(.center, clamps: false) == [-32, 24, 90, 131])
    // The first at the left, the others in the middle.
    #expect(scrolls(.each { $0 == 0 ? 0 : 0.5 }, clamps: false) == [0, 24, 90, 131])
  }

  // MARK: - Bars

  @Test("bars have the length that the rule says")
  func widths() {
    func bars(_ change: (inout TabStripStyle.Indicator) -> Void) -> [[Double]] {
      let layout = layout { change(&$0.indicator) }
      return (0..<4).map { layout.bar(Double($0)) }
    }
    #expect(bars { $0.width = .tab } == [[0, 80], [80, 160], [160, 240], [240, 320]])
    #expect(bars { $0.width = .fixed(30) } == [[25, 55], [105, 135], [185, 215], [265, 295]])
    #expect(bars { $0.width = .textPlus(8) } == [[26, 54], [86, 154], [176, 224], [271, 289]])
    #expect(bars { $0.width = .ratio(0.25) } == [[30, 50], [110, 130], [190, 210], [270, 290]])
    #expect(
      bars { $0.width = .custom { title, tab in title / 2 + tab / 8 } }
        == [[30, 50], [100, 140], [185, 215], [272.5, 287.5]])
    #expect(bars { $0.minimumWidth = 24 }[3] == [268, 292])
    #expect(bars { $0.maximumWidth = 24 }[1] == [108, 132])
  }

  @Test("a bar is at most as long as its tab, unless it may overlap")
  func longBars() {
    let within = layout { $0.indicator.width = .fixed(100) }
    #expect(within.bar(1) == [80, 160])
    let beyond = layout {
      $0.indicator.width = .fixed(100)
      $0.indicator.isWithinTab = false
    }
    #expect(beyond.bar(1) == [70, 170])
  }

  @Test("tabs share the strip equally, bars are inset a little")
  func insetBars() {
    let layout = layout {
      $0.indicator.width = .tab
      $0.indicator.leadingInset = 6
      $0.indicator.trailingInset = 6
    }
    #expect(layout.bar(1) == [86, 154])
    #expect(layout.bar(1.5) == [126, 194])
    let gone = self.layout { $0.indicator.leadingInset = 100 }
    #expect(gone.bar(0)[0] == gone.bar(0)[1])
  }

  @Test("an indicator lies at the bottom, in the middle or at the top")
  func edges() {
    func range(_ change: (inout TabStripStyle.Indicator) -> Void) -> [Double] {
      let frame = layout { change(&$0.indicator) }.state(position: 0).indicator.frame
      return [frame.minY, frame.maxY]
    }
    #expect(range { _ in } == [42, 44])
    #expect(range { $0.edgeOffset = 3 } == [39, 41])
    #expect(range { $0.edge = .top } == [0, 2])
    #expect(
      range {
        $0.edge = .top
        $0.edgeOffset = 1
        $0.height = 4
      } == [1, 5])
    #expect(
      range {
        $0.edge = .middle
        $0.height = 10
      } == [17, 27])
    #expect(range { $0 = .pill } == [6, 38])
  }

  @Test("pill, dot and triangle are there ready-made")
  func kinds() {
    let pill = layout { $0.indicator = .pill }.state(position: 0).indicator
    #expect(pill.frame == Rect(x: 18, y: 6, width: 44, height: 32))
    #expect(pill.cornerRadius == 16)
    let dot = layout { $0.indicator = .dot }.state(position: 1).indicator
    #expect(dot.frame == Rect(x: 117, y: 36, width: 6, height: 6))
    #expect(dot.cornerRadius == 3)
    let triangle = layout { $0.indicator = .triangle }.state(position: 1).indicator
    #expect(triangle.frame == Rect(x: 114, y: 38, width: 12, height: 6))
    #expect(layout { $0.indicator = .none }.state(position: 1).indicator.alpha == 0)
  }

  @Test("a progressive bar reaches from the first tab to where a bar ends")
  func progress() {
    let layout = layout { $0.indicator = .progress }
    #expect(layout.bar(0) == [0, 80])
    #expect(layout.bar(1.5) == [0, 200])
    #expect(layout.bar(3) == [0, 320])
  }

  @Test("the colour is the tab's own, and mixed on the way")
  func colors() {
    let layout = layout {
      $0.indicator.colors = [Color(200, 0, 0), Color(0, 100, 0)]
      $0.indicator.color = .black
    }
    func bytes(_ position: Double) -> [UInt8] {
      let bytes = layout.state(position: position).indicator.color.bytes
      return [bytes.red, bytes.green, bytes.blue]
    }
    #expect(bytes(0) == [200, 0, 0])
    #expect(bytes(0.25) == [150, 25, 0])
    #expect(bytes(1) == [0, 100, 0])
    #expect(bytes(1.5) == [0, 50, 0])
    #expect(bytes(2) == [0, 0, 0])
    #expect(bytes(-1) == [200, 0, 0])
  }

  // MARK: - Motion

  @Test("an elastic bar's leading end decelerates by a sine, the other one comes after it")
  func elastic() {
    let layout = layout { $0.indicator.motion = .elastic }
    #expect(isNear(layout.bar(0.25), [34.567, 88.268]))
    #expect(isNear(layout.bar(0.5), [47.574, 120.711]))
    #expect(isNear(layout.bar(0.75), [67.039, 142.388]))
    #expect(layout.bar(0) == [30, 50])
    #expect(layout.bar(1) == [90, 150])
  }

  @Test("a lengthening bar reaches over both tabs half way, with a creeping end or without")
  func lengthening() {
    let layout = layout { $0.indicator.motion = .lengthen(creep: 0) }
    #expect(layout.bar(0.25) == [30, 100])
    #expect(layout.bar(0.5) == [30, 150])
    #expect(layout.bar(0.75) == [60, 150])
    let creeping = self.layout { $0.indicator.motion = .lengthen(creep: 10) }
    #expect(creeping.bar(0.25) == [35, 95])
    #expect(creeping.bar(0.5) == [40, 140])
    #expect(creeping.bar(0.75) == [65, 145])
    #expect(creeping.bar(1) == [90, 150])
  }

  @Test("a snapping bar is under the nearer tab; a fading one is gone half way")
  func snapAndFade() {
    let snap = layout { $0.indicator.motion = .snap }
    #expect(snap.bar(0.49) == [30, 50])
    #expect(snap.bar(0.5) == [90, 150])
    let fade = layout { $0.indicator.motion = .fade }
    #expect(fade.bar(0.25) == [30, 50])
    #expect(fade.bar(0.75) == [90, 150])
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { fade.state(position: $0).indicator.alpha }
        == [1, 0.5, 0, 0.5, 1])
  }

  // MARK: - Titles

  @Test("tabs and bars follow titles whose selected font is larger")
  func selectedFont() {
    var layout = layout(["AA", "BBBBBB", "CCCC", "D"]) { $0.tabWidth = .intrinsic }
    layout.tabs = [20.0, 60, 40, 10].map {
      TabStripLayout.Tab(
        title: Size(width: $0, height: 20), selectedTitle: Size(width: $0 * 1.5, height: 30))
    }
    // At rest on 0: tabs of 46, 76, 56, 26; on 1: 36, 106, 56, 26.
    #expect(layout.spans(0) == [[0, 46], [46, 122], [122, 178], [178, 204]])
    #expect(layout.spans(1) == [[0, 36], [36, 142], [142, 198], [198, 224]])
    #expect(layout.spans(0.5) == [[0, 41], [41, 132], [132, 188], [188, 214]])
    #expect(layout.bar(0) == [8, 38])
    #expect(layout.bar(1) == [44, 134])
    #expect(layout.bar(0.5) == [26, 86])
    let titles = layout.state(position: 0.5).tabs.map(\.title)
    #expect(titles[0] == Rect(x: 8, y: 9.5, width: 25, height: 25))
    #expect(titles[1] == Rect(x: 49, y: 9.5, width: 75, height: 25))
    // Without a selection all are as they are when not selected.
    #expect(layout.state(position: 0, presence: 0).tabs.map(\.frame.width) == [36, 76, 56, 26])
  }

  @Test("where both fonts show at once, what fits at rest has its room on the way, too")
  func roomOnTheWay() {
    var layout = layout(["AA", "BB"]) {
      $0.tabWidth = .intrinsic
      $0.colorChange = .swap
    }
    for index in 0..<2 { layout.tabs[index].selectedTitle.width = 30 }
    #expect(layout.state(position: 0).tabs.map(\.room) == [30, 20])
    #expect(layout.state(position: 0.5).tabs.map(\.room) == [30, 30])
    #expect(layout.state(position: 0.5).tabs.map(\.frame.width) == [41, 41])
    layout.style.colorChange = .crossFade
    #expect(layout.state(position: 0.5).tabs.map(\.room) == [25, 25])
  }

  @Test("a title that has no room in its tab takes what there is")
  func longTitles() {
    let layout = layout(["AAAAAAAAAAAA", "B"], width: 100) { _ in }
    #expect(layout.state(position: 0).tabs[0].title.width == 50)
    #expect(layout.bar(0) == [0, 50])
  }

  @Test("the selected colour is where the bar and its title are, or on a block")
  func windows() {
    let line = layout { $0.colorChange = .swap }
    // Two points round the title for letters that reach beyond their advances.
    #expect(
      line.state(position: 1).window
        == RoundedRect(rect: Rect(x: 88, y: 0, width: 64, height: 44), radius: 0))
    #expect(line.state(position: 0.5).window?.rect == Rect(x: 58, y: 0, width: 44, height: 44))
    let pill = layout {
      $0.colorChange = .swap
      $0.indicator = .pill
    }
    #expect(
      pill.state(position: 0).window
        == RoundedRect(rect: Rect(x: 18, y: 6, width: 44, height: 32), radius: 16))
    #expect(layout { _ in }.state(position: 0).window == nil)
  }

  // MARK: - Behind and beside

  @Test("backgrounds lie behind tabs, selected or not, and fade where titles do")
  func backgrounds() {
    func colors(_ change: TabStripStyle.ColorChange, _ position: Double) -> [Color?] {
      let layout = layout {
        $0.tabBackground = Color(white: 0.8)
        $0.selectedTabBackground = Color(white: 0.4)
        $0.colorChange = change
        $0.tabBackgroundInset = 4
      }
      let tabs = layout.state(position: position).tabs
      #expect(tabs[1].backgroundFrame == Rect(x: 84, y: 4, width: 72, height: 36))
      return tabs.map(\.background)
    }
    let (light, dark) = (Color(white: 0.8), Color(white: 0.4))
    #expect(colors(.switchAtHalf, 0.25) == [dark, light, light, light])
    #expect(colors(.crossFade, 1) == [light, dark, light, light])
    #expect(colors(.crossFade, 0.5)[0]?.bytes.red == 153)
    #expect(layout { _ in }.state(position: 0).tabs.allSatisfy { $0.background == nil })
  }

  @Test("lines between tabs lie in the middle of the gaps, a device pixel wide")
  func dividers() {
    let layout = layout {
      $0.dividerColor = .black
      $0.spacing = 4
      $0.dividerInset = 10
    }
    // Tabs of 77 and gaps of 4.
    #expect(
      layout.state(position: 2).dividers
        == [78.75, 159.75, 240.75].map { Rect(x: $0, y: 10, width: 0.5, height: 24) })
    #expect(self.layout { _ in }.state(position: 2).dividers.isEmpty)
  }

  @Test("a badge lies at its title's top trailing corner, on whole pixels in height")
  func badges() {
    var layout = layout { $0.badgeOffset = Point(x: 2, y: 1) }
    layout.tabs[1].badge = Size(width: 16, height: 16)
    // The title is 60 x 20 in the middle of [80, 160] x [0, 44].
    #expect(layout.state(position: 0).tabs[1].badge == Rect(x: 152, y: 5, width: 16, height: 16))
    #expect(layout.state(position: 0).tabs[0].badge == .zero)
  }

  @Test("an intrinsic tab is wider for its badge, and its title stays beside it")
  func badgeRoom() {
    var layout = layout(["AA", "BB"]) {
      $0.tabWidth = .intrinsic
      $0.badgeOffset = Point(x: -1, y: 1)
    }
    layout.tabs[0].badge = Size(width: 16, height: 16)
    // The badge reaches 15 beyond the title, 4 are kept free, 8 are the padding: 11 more.
    #expect(layout.spans() == [[0, 47], [47, 83]])
    #expect(layout.bar(0) == [8, 28])
    #expect(layout.state(position: 0).tabs[0].badge.minX == 27)
  }
}
