import Scene
import Testing

/// A strip of tabs, or a highlight, and the pages under it, which drive each other.
///
/// Where bars are, the fixture of the strip's own tests says: equal tabs of 80 points, bars that rest at
/// [30, 50], [90, 150], [180, 220] and [275, 285].
@Suite struct PagerPairTests {
  private func bars(_ positions: [Double]) -> [[Double]] {
    let layout = TabStripFixture.layout()
    return positions.map { layout.bar($0) }
  }

  private func middles(_ positions: [Double]) -> [Double] {
    bars(positions).map { ($0[0] + $0[1]) / 2 }
  }

  @Test("a tap moves the pages in one move, and the bar in one direction")
  func tap() {
    let scene = PagerScene()
    scene.tap(tab: 3)
    #expect(scene.chosen == [3] && scene.heard.isEmpty)
    #expect(scene.strip.selectedIndex == 3 && scene.pager.currentPage == 0)
    let positions = scene.positions(during: 0.25)
    #expect(isRising(middles(positions)) && bars(positions).last == [275, 285])
    for step in 1..<25 { #expect(scene.shownPages(at: Double(step) / 100) == ["0", "3"]) }
    scene.stage.settle()
    #expect(scene.pager.currentPage == 3 && scene.heard == [3] && scene.chosen == [3])
    #expect(scene.strip.position == 3)
    scene.tap(tab: 3)
    #expect(!scene.pager.isMoving && scene.heard == [3] && scene.chosen == [3])
  }

  @Test("a swipe moves the bar with it, and its length with that")
  func swipe() {
    let scene = PagerScene()
    scene.stage.send(.began, at: Point(x: 300, y: 120))
    for (travel, bar) in [
      (10.0, [30.0, 50.0]), (90, [45, 75]), (170, [60, 100]), (250, [75, 125]), (330, [90, 150]),
      (170, [60, 100]), (10, [30, 50]),
    ] {
      scene.stage.send(.moved, at: Point(x: 300 - travel, y: 120))
      #expect(bars([scene.strip.position]) == [bar])
      #expect(scene.strip.selectedIndex == 0)
    }
    scene.stage.send(.ended, at: Point(x: 290, y: 120))
    #expect(scene.heard.isEmpty && scene.chosen.isEmpty && !scene.pager.isMoving)
  }

  @Test("a slide lighter than a pixel moves the bar")
  func subpixel() {
    let scene = PagerScene(scale: 1)
    scene.stage.send(.began, at: Point(x: 300, y: 120))
    scene.stage.send(.moved, at: Point(x: 289.8, y: 120))
    #expect(scene.strip.position > 0 && scene.strip.position < 0.001)
  }

  @Test("a tap while the pages settle after a drag turns them on without a step back")
  func tapWhileSettling() {
    // Let go at 0.4 of the way, with speed, as a report has it.
    let scene = PagerScene()
    scene.stage.play(PagerScene.drag(128, hold: 0))
    #expect(abs(scene.pager.position(at: scene.stage.time) - 0.4) < 1e-9)
    #expect(abs(middles([scene.pager.position])[0] - 72) < 1e-6)
    #expect(scene.pager.selectedIndex == 1)
    scene.tap(tab: 3)
    let positions = scene.positions(during: 0.25, count: 240)
    #expect(abs(positions[0] - 0.4) < 1e-9)
    #expect(isRising(middles(positions)))
    scene.stage.settle(rate: 240)
    #expect(isRising(scene.positions))
    #expect(scene.pager.currentPage == 3 && bars([scene.pager.position]) == [[275, 285]])
    #expect(scene.heard == [3])
  }

  @Test("however fast a finger lets go, a tap on the next tab moves the bar in one direction")
  func fastTap() {
    for velocity in [500.0, 1500, 3000] {
      let scene = PagerScene()
      scene.stage.play(PagerScene.fling(velocity))
      scene.stage.advance(by: 1.0 / 60, rate: 60)
      scene.tap(tab: 2)
      #expect(isRising(scene.positions(during: 0.5, count: 240)), "\(velocity)")
      scene.stage.settle()
      #expect(scene.heard == [2])
    }
  }

  @Test("a second tap on the same tab changes nothing, and one on another goes on from there")
  func twoTaps() {
    let same = PagerScene()
    same.tap(tab: 2)
    same.stage.advance(by: 0.1, rate: 60)
    same.tap(tab: 2)
    same.stage.settle(rate: 120)
    #expect(isRising(middles(same.positions)) && bars([same.pager.position]) == [[180, 220]])
    #expect(same.heard == [2] && same.chosen == [2] && same.stage.time <= 0.27)
    let other = PagerScene()
    other.tap(tab: 1)
    other.stage.advance(by: 0.05, rate: 60)
    other.tap(tab: 2)
    other.stage.settle(rate: 120)
    #expect(isRising(middles(other.positions)))
    #expect(bars(other.positions).allSatisfy { $0[0] >= 30 && $0[1] <= 220 })
    #expect(bars([other.pager.position]) == [[180, 220]])
    #expect(other.heard == [2] && other.chosen == [1, 2])
  }

  @Test("no frame shows the bar at the tab that was left once it is at the new one")
  func noJumpBack() {
    for rate in [30.0, 60, 120, 240] {
      let scene = PagerScene()
      scene.stage.play(PagerScene.fling(900))
      var seen: [Double] = []
      for _ in 0..<Int(2 * rate) {
        scene.stage.advance(by: 1 / rate, rate: rate)
        seen += middles([scene.strip.position, scene.strip.layout.position(shownBy: scene)])
      }
      let first = seen.firstIndex { abs($0 - 120) < 1e-3 } ?? 0
      #expect(first > 0 && seen[first...].allSatisfy { $0 >= 120 - 1e-3 })
      #expect(seen.last == 120)
    }
  }

  @Test("a drag that ends on a page, without going on by itself, leaves taps alive")
  func noStuckFlag() {
    let scene = PagerScene()
    // Exactly one page, held until it has no speed: nothing decelerates after that.
    scene.stage.play(PagerScene.drag(320, hold: 0.3))
    #expect(!scene.pager.isMoving && scene.pager.currentPage == 1 && scene.heard == [1])
    scene.tap(tab: 3)
    scene.stage.settle()
    #expect(scene.heard == [1, 3] && scene.chosen == [3])
    // Drags that are cancelled, and that never begin.
    scene.stage.send(.began, at: Point(x: 100, y: 120))
    scene.stage.send(.moved, at: Point(x: 160, y: 120))
    scene.stage.send(.cancelled, at: Point(x: 160, y: 120))
    scene.tap(tab: 0)
    scene.stage.send(.began, at: Point(x: 100, y: 120))
    scene.stage.send(.ended, at: Point(x: 100, y: 120))
    scene.stage.settle()
    #expect(scene.heard == [1, 3, 0])
  }

  @Test("a tap under a finger that holds the pages takes them out of its hold")
  func tapInHold() {
    let scene = PagerScene()
    scene.stage.send(.began, finger: 1, at: Point(x: 300, y: 120))
    scene.stage.send(.moved, finger: 1, at: Point(x: 210, y: 120))
    scene.tap(tab: 2)
    #expect(scene.pager.position == 0.25)
    scene.stage.send(.moved, finger: 1, at: Point(x: 100, y: 120))
    #expect(isRising(scene.positions(during: 0.25)))
    scene.stage.settle(limit: 1)
    scene.stage.send(.ended, finger: 1, at: Point(x: 100, y: 120))
    #expect(scene.heard == [2] && !scene.pager.isMoving)
  }

  @Test("what the strip selects by code is code to the pager")
  func codeOnTheStrip() {
    let scene = PagerScene()
    scene.strip.select(2, animated: true)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 2)
    scene.strip.selectedIndex = 1
    #expect(scene.pager.currentPage == 1 && scene.strip.position == 1)
    #expect(scene.heard.isEmpty && scene.chosen.isEmpty)
  }

  @Test("whoever answers each with the other comes to an end")
  func feedback() {
    let scene = PagerScene()
    scene.pager.valueChanged = { [unowned scene] in
      scene.heard.append($0)
      scene.strip.select($0, animated: true)
    }
    scene.strip.valueChanged = { [unowned scene] in
      scene.chosen.append($0)
      scene.pager.setPage($0, animated: true)
    }
    scene.tap(tab: 3)
    scene.stage.settle()
    scene.stage.play(PagerScene.fling(-900))
    scene.stage.settle()
    #expect(scene.chosen == [3] && scene.heard == [3, 2])
    #expect(scene.strip.position == 2 && scene.pager.currentPage == 2)
  }

  @Test("from right to left the bar follows to the left")
  func rightToLeft() {
    let scene = PagerScene(direction: .rightToLeft)
    let layout = TabStripFixture.layout(direction: .rightToLeft)
    #expect(layout.bar(scene.strip.position) == [270, 290])
    scene.stage.play(PagerScene.drag(80, direction: .rightToLeft))
    #expect(layout.bar(scene.strip.position) == [245, 275])
    scene.stage.settle()
    scene.tap(tab: 0)
    scene.stage.settle()
    #expect(scene.heard == [3])
  }

  @Test("tabs and pages that change together keep together")
  func changes() {
    let scene = PagerScene(page: 2)
    scene.strip.titles.remove(at: 0)
    scene.pager.removePage(at: 0)
    #expect(scene.strip.selectedIndex == 1 && scene.strip.position == 1)
    scene.strip.titles.append("EE")
    scene.pager.pageCount += 1
    scene.tap(tab: 3)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 3 && scene.heard == [3])
  }

  @Test("more pages than tabs, and more tabs than pages, come to no harm")
  func unequal() {
    let many = PagerScene(pageCount: 9, page: 8)
    #expect(many.strip.selectedIndex == 3 && many.strip.position == 8)
    _ = many.stage.displayList()
    let few = PagerScene(pageCount: 2)
    few.tap(tab: 3)
    few.stage.settle()
    #expect(few.pager.currentPage == 1 && few.strip.selectedIndex == 1)
    let none = PagerScene(pageCount: 0)
    none.tap(tab: 3)
    none.stage.settle()
    #expect(none.strip.position == 0 && none.heard.isEmpty)
  }

  @Test("the highlight of the first post slides a quarter of the way that its pager does")
  func highlight() {
    let scene = PagerScene(isFollowed: false)
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    control.frame = scene.strip.frame
    scene.strip.removeFromSuperview()
    scene.stage.root.addSubview(control)
    var chosen: [Int] = []
    control.valueChanged = { chosen.append($0) }
    control.follow(scene.pager)
    scene.stage.send(.began, at: Point(x: 300, y: 120))
    for travel in [90.0, 170, 250] {
      scene.stage.send(.moved, at: Point(x: 300 - travel, y: 120))
      #expect(control.window.presentation.frame.minX == (travel - 10) / 4)
    }
    scene.stage.send(.ended, at: Point(x: 50, y: 120))
    scene.stage.settle()
    #expect(scene.heard == [1] && control.selectedIndex == 1 && chosen.isEmpty)
    scene.tap(tab: 3)
    #expect(chosen == [3])
    scene.stage.settle()
    #expect(scene.heard == [1, 3] && control.window.presentation.frame.minX == 240)
    // Beyond the last page it leaves the control, which does not cut it.
    scene.stage.play(PagerScene.drag(80))
    #expect(control.window.presentation.frame.minX > 240)
  }
}

extension TabStripLayout {
  /// The position that a scene's pictures show now.
  fileprivate func position(shownBy scene: PagerScene) -> Double {
    scene.pager.position(at: scene.stage.time)
  }
}
