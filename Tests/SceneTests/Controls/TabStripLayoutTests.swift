import Scene
import Testing

/// Expected numbers follow by hand from the fixture.
@Suite struct TabStripLayoutTests {
  private let layout = TabStripFixture.layout()

  // MARK: - The four effects

  @Test("bars rest under their texts, in the middle of equal tabs")
  func resting() {
    #expect(layout.spans() == [[0, 80], [80, 160], [160, 240], [240, 320]])
    #expect(
      (0..<4).map { layout.bar(Double($0)) } == [[30, 50], [90, 150], [180, 220], [275, 285]])
    #expect(layout.state(position: 0).indicator.frame.minY == 42)
    #expect(layout.state(position: 0).indicator.frame.height == 2)
  }

  @Test("the length follows L = b - (b - a)(1 - p), and the middle moves evenly")
  func length() {
    let bars = [0, 0.25, 0.5, 0.75, 1].map { layout.bar($0) }
    #expect(bars.map { $0[1] - $0[0] } == [20, 30, 40, 50, 60])
    #expect(bars.map { ($0[0] + $0[1]) / 2 } == [40, 60, 80, 100, 120])
    let back = [2, 2.25, 2.5, 2.75, 3].map { layout.bar($0) }
    #expect(back.map { $0[1] - $0[0] } == [40, 32.5, 25, 17.5, 10])
  }

  @Test("the bar stays as long as it is between titles of one length")
  func equalLengths() {
    let layout = TabStripFixture.layout(["AB", "CD"])
    for step in 0...64 {
      let bar = layout.bar(Double(step) / 64)
      #expect(bar[1] - bar[0] == 20)
    }
  }

  @Test("a slide by a hundredth of a page moves the bar by less than a pixel")
  func subpixel() {
    let start = layout.bar(0)
    let moved = layout.bar(0.005)
    #expect(moved[0] - start[0] > 0.29 && moved[0] - start[0] < 0.31)
    #expect(moved[1] - start[1] > 0.49 && moved[1] - start[1] < 0.51)
  }

  @Test("ends are exact, for widths that are no binary fractions, too")
  func exactEnds() {
    var layout = TabStripFixture.layout(width: 317.3)
    layout.tabs = [0.1, 33.3, 70.7].map {
      TabStripLayout.Tab(title: Size(width: $0, height: 20))
    }
    for index in 0..<3 {
      let bar = layout.bar(Double(index))
      let near = layout.bar(Double(index) + 1e-12)
      #expect(isNear(bar, near, within: 2e-5))
      let middle = 317.3 * (Double(index) + 0.5) / 3
      let half = [0.1, 33.3, 70.7][index] / 2
      #expect(isNear(bar, [middle - half, middle + half], within: 2e-5))
    }
  }

  @Test("the selected title is black and the others grey; half way the later one counts")
  func switchedColors() {
    func black(_ position: Double) -> [Int] {
      let tabs = layout.state(position: position).tabs
      #expect(tabs.allSatisfy { $0.textColor == .black || $0.textColor == Color(142, 142, 147) })
      return tabs.indices.filter { tabs[$0].textColor == .black }
    }
    #expect(black(0) == [0])
    #expect(black(0.499) == [0])
    #expect(black(0.5) == [1])
    #expect(black(1.49) == [1])
    #expect(black(3) == [3])
    #expect(black(-0.7) == [0])
    #expect(black(3.7) == [3])
    #expect(layout.state(position: 1.5).selectedIndex == 2)
  }

  @Test("cross-faded colours follow the way in proportion")
  func crossFade() {
    let layout = TabStripFixture.layout {
      $0.colorChange = .crossFade
      $0.textColor = Color(200, 100, 0)
      $0.selectedTextColor = Color(0, 0, 100)
    }
    func bytes(_ position: Double) -> [[UInt8]] {
      layout.state(position: position).tabs.map {
        let bytes = $0.textColor.bytes
        return [bytes.red, bytes.green, bytes.blue]
      }
    }
    #expect(bytes(1) == [[200, 100, 0], [0, 0, 100], [200, 100, 0], [200, 100, 0]])
    #expect(bytes(0.25) == [[50, 25, 75], [150, 75, 25], [200, 100, 0], [200, 100, 0]])
  }

  // MARK: - Edges

  @Test("positions that are not numbers, or far away, have a place", arguments: [0, 1, 4, 50])
  func hostilePositions(count: Int) {
    for width in [0, 1e-9, 320, 1e300, .infinity, .nan, -320] {
      for change in TabStripStyle.ColorChange.allCases {
        let layout = TabStripFixture.layout(
          (0..<count).map { String(repeating: "x", count: $0 % 7) }, width: width
        ) {
          $0.colorChange = change
          $0.dividerColor = .black
        }
        for position in [0, .nan, .infinity, -.infinity, 1e300, -1e300, 0.5, -0.5, 1e9] {
          let state = layout.state(position: position, presence: position)
          #expect(isFinite(state), "width \(width), position \(position)")
          #expect(state.tabs.count == count)
        }
      }
    }
  }

  private func isFinite(_ state: TabStripLayout.State) -> Bool {
    var rects = state.dividers + [state.indicator.frame, state.window?.rect ?? .zero]
    for tab in state.tabs {
      rects += [tab.frame, tab.title, tab.titleHome, tab.backgroundFrame, tab.badge]
    }
    return rects.allSatisfy(\.isFinite) && state.scrollOffset.isFinite
      && state.indicator.cornerRadius.isFinite && state.position.isFinite
  }

  @Test("styles that are not numbers have a place")
  func hostileStyles() {
    for value in [Double.nan, .infinity, -.infinity, -5, 1e300, 0] {
      let layout = TabStripFixture.layout {
        $0.tabWidth = .fixed(value)
        $0.minimumTabWidth = value
        $0.maximumTabWidth = value
        $0.padding = value
        $0.spacing = value
        $0.leadingInset = value
        $0.trailingInset = value
        $0.badgeOffset = Point(x: value, y: value)
        $0.dividerWidth = value
        $0.dividerColor = .black
        $0.scrollAlignment = .each { _ in value }
        $0.colorChange = .swap
        $0.indicator.height = value
        $0.indicator.edgeOffset = value
        $0.indicator.width = .custom { _, _ in value }
        $0.indicator.minimumWidth = value
        $0.indicator.leadingInset = value
        $0.indicator.cornerRadius = value
        $0.indicator.motion = .lengthen(creep: value)
      }
      for position in [-0.5, 0, 0.3, 9] { #expect(isFinite(layout.state(position: position))) }
      let intrinsic = TabStripFixture.layout {
        $0.tabWidth = .intrinsic
        $0.padding = value
        $0.spacing = value
        $0.distribution = .equalCentering
        $0.isScrollable = false
      }
      for position in [-0.5, 0, 0.3, 9] { #expect(isFinite(intrinsic.state(position: position))) }
    }
  }

  @Test("without tabs there is nothing; a single one has its bar, beyond its ends, too")
  func fewTabs() {
    let none = TabStripFixture.layout([]).state(position: 2)
    #expect(none.tabs.isEmpty && none.selectedIndex == -1 && none.indicator.alpha == 0)
    let one = TabStripFixture.layout(["AA"]) { $0.indicator.width = .tab }
    #expect(one.bar(0) == [0, 320])
    #expect(one.state(position: 0).selectedIndex == 0)
    #expect(TabStripFixture.layout(["AA"]).bar(0.25) == [230, 250])
  }

  @Test("an empty title has no bar, or the least there is")
  func emptyTitle() {
    #expect(TabStripFixture.layout(["AA", ""]).bar(1) == [240, 240])
    let least = TabStripFixture.layout(["AA", ""]) { $0.indicator.minimumWidth = 24 }
    #expect(least.bar(1) == [228, 252])
    #expect(least.bar(0) == [68, 92])
  }

  @Test("tabs of a third of the strip have neither gap nor overlap")
  func thirds() {
    let frames = TabStripFixture.layout(["A", "B", "C"], width: 200).state(position: 0).tabs
      .map(\.frame)
    #expect(frames[0].minX == 0)
    #expect(frames[0].maxX == frames[1].minX)
    #expect(frames[1].maxX == frames[2].minX)
    #expect(frames[2].maxX == 200)
    #expect(isNear([frames[1].minX], [66.667]))
  }

  @Test("without a selection all titles look the same, and nothing marks one")
  func noSelection() {
    let state = layout.state(position: 1, presence: 0)
    #expect(state.selectedIndex == -1)
    #expect(state.indicator.alpha == 0)
    #expect(state.tabs.allSatisfy { !$0.isSelected && $0.textColor == Color(142, 142, 147) })
    #expect(layout.state(position: 1, presence: 0.25).indicator.alpha == 0.25)
    #expect(layout.state(position: 1, presence: .nan).selectedIndex == -1)
  }

  @Test("every edge moves without a jump, in each motion and beyond the ends")
  func continuity() {
    let motions: [TabStripStyle.Indicator.Motion] = [
      .linear, .elastic, .lengthen(creep: 0), .lengthen(creep: 10),
    ]
    for motion in motions {
      for overscroll in TabStripStyle.Overscroll.allCases {
        let layout = TabStripFixture.layout {
          $0.indicator.motion = motion
          $0.overscroll = overscroll
        }
        var before = layout.bar(-0.5)
        for step in 1...1000 {
          let bar = layout.bar(-0.5 + Double(step) / 250)
          // The fastest edge crosses 120 points in half a tab.
          #expect(abs(bar[0] - before[0]) < 1.2 && abs(bar[1] - before[1]) < 1.2)
          before = bar
        }
      }
    }
  }
}
