import Scene
import Testing

/// Pages that are turned by fingers and by code.
@Suite struct PagerTests {
  @Test("the current page and its neighbours are alive and no others, and each is made once")
  func lazy() {
    let scene = PagerScene(pageCount: 100, page: 5)
    #expect(scene.made == [5, 4, 6])
    #expect(scene.pager.alivePages == [4, 5, 6])
    let six = scene.pager.pageView(at: 6)
    scene.stage.play(PagerScene.drag(200))
    scene.stage.settle()
    #expect(scene.pager.currentPage == 6)
    #expect(scene.pager.alivePages == [5, 6, 7])
    #expect(scene.made == [5, 4, 6, 7])
    #expect(scene.pager.pageView(at: 6) === six)
    #expect(scene.pager.pageView(at: 4) == nil)
    scene.pager.currentPage = 50
    #expect(scene.pager.alivePages == [49, 50, 51])
    #expect(scene.made == [5, 4, 6, 7, 50, 49, 51])
  }

  @Test("a page that is let go is gone, and made again later")
  func letGo() {
    let scene = PagerScene(pageCount: 10)
    weak let first = scene.pager.pageView(at: 0)
    #expect(first != nil)
    scene.pager.setPage(5)
    #expect(first == nil)
    scene.pager.setPage(0)
    #expect(scene.made.count { $0 == 0 } == 2)
  }

  @Test("the pager and its pages do not keep each other alive")
  func freed() {
    weak var pager: Pager?
    weak var page: View?
    do {
      let scene = PagerScene()
      pager = scene.pager
      page = scene.pager.pageView(at: 0)
      scene.pager.setPage(3, animated: true)
      scene.stage.play(PagerScene.fling(900))
      #expect(pager != nil)
    }
    #expect(pager == nil && page == nil)
  }

  @Test("a drag moves the pages with the finger, and turns one if it is let go past the half")
  func drag() {
    let scene = PagerScene()
    var script = PagerScene.drag(200)
    script.up()
    scene.stage.play(script)
    // 200 points of 320.
    #expect(scene.pager.position(at: scene.stage.time) == 0.625)
    #expect(scene.pager.isMoving && scene.pager.currentPage == 0)
    #expect(scene.pager.selectedIndex == 1 && scene.heard.isEmpty)
    scene.stage.settle()
    #expect(scene.pager.position == 1 && !scene.pager.isMoving)
    #expect(scene.heard == [1])
    #expect(isRising(scene.positions) && scene.positions.last == 1)
  }

  @Test("half a swipe, and back, leaves everything exactly as it was")
  func halfAndBack() {
    let scene = PagerScene(pageCount: 9, page: 3)
    let before = (scene.stage.displayList(), scene.made, scene.pager.recursiveDescription())
    scene.stage.play(PagerScene.drag(140))
    #expect(scene.pager.position > 3.4)
    scene.stage.settle()
    #expect(scene.pager.position == 3 && scene.pager.currentPage == 3)
    #expect(scene.heard.isEmpty && scene.made == before.1)
    #expect(scene.stage.displayList() == before.0)
    #expect(scene.pager.recursiveDescription() == before.2)
  }

  @Test("a flick turns one page, however fast it is", arguments: [250.0, 1000, 4000, 9000])
  func flick(velocity: Double) {
    let scene = PagerScene(pageCount: 9, page: 3)
    scene.stage.play(PagerScene.fling(velocity))
    scene.stage.settle()
    #expect(scene.pager.currentPage == 4)
    scene.stage.play(PagerScene.fling(-velocity))
    scene.stage.settle()
    #expect(scene.pager.currentPage == 3)
    #expect(scene.heard == [4, 3])
  }

  @Test("swipes that are caught on the way turn a page each")
  func caught() {
    let scene = PagerScene(pageCount: 9)
    for _ in 0..<4 {
      scene.stage.play(PagerScene.fling(1500))
      scene.stage.advance(by: 0.15, rate: 60)
    }
    scene.stage.settle()
    #expect(scene.pager.currentPage == 4)
    #expect(scene.pager.alivePages == [3, 4, 5])
    // It stood still on none of those between.
    #expect(scene.heard == [4])
  }

  @Test("a move by code slides straight from the one page to the other, and none between shows")
  func jump() {
    let scene = PagerScene(pageCount: 20, page: 2)
    scene.pager.setPage(9, animated: true)
    #expect(scene.pager.position == 2 && scene.pager.selectedIndex == 9)
    #expect(scene.pager.currentPage == 2)
    #expect(scene.pager.alivePages == [2, 9, 10])
    let positions = scene.positions(during: 0.25)
    #expect(isRising(positions) && positions.first == 2 && positions.last == 9)
    // Half way in half the time, as an eased animation is.
    #expect(abs(positions[30] - 5.5) < 1e-9)
    for step in 1..<25 {
      #expect(scene.shownPages(at: Double(step) / 100) == ["2", "9"])
    }
    scene.stage.settle()
    #expect(scene.pager.currentPage == 9 && scene.pager.position == 9)
    #expect(scene.pager.alivePages == [8, 9, 10])
    #expect(scene.made == [2, 1, 3, 9, 10, 8])
    #expect(scene.heard.isEmpty)
  }

  @Test("back over several pages it comes from the other side")
  func jumpBack() {
    let scene = PagerScene(pageCount: 20, page: 9)
    scene.pager.setPage(2, animated: true)
    #expect(isRising(scene.positions(during: 0.25).reversed()))
    #expect(scene.shownPages(at: 0.1) == ["2", "9"])
    #expect(scene.shownPages(at: 0.25) == ["2"])
    scene.stage.settle()
    #expect(scene.pager.currentPage == 2 && scene.pager.alivePages == [1, 2, 3])
  }

  @Test("what shows at a time to come is what shows when it has come")
  func future() {
    let scripts = [
      PagerScene.drag(200), PagerScene.drag(90), PagerScene.fling(700), PagerScene.fling(7000),
      PagerScene.fling(-2500),
    ]
    for page in [0, 4, 8] {
      for script in scripts {
        checkFuture(PagerScene(pageCount: 9, page: page), { $0.stage.play(script) })
      }
      checkFuture(PagerScene(pageCount: 9, page: page), { $0.pager.setPage(6, animated: true) })
    }
  }

  private func checkFuture(_ scene: PagerScene, _ begin: (PagerScene) -> Void) {
    begin(scene)
    scene.stage.layoutIfNeeded()
    let times = (1...90).map { scene.stage.time + Double($0) / 60 }
    let seen = times.map { (scene.pager.position(at: $0), scene.shownPages(at: $0)) }
    for (time, (position, pages)) in zip(times, seen) {
      scene.stage.advance(to: time)
      #expect(scene.pager.position == position)
      #expect(scene.shownPages() == pages, "\(time)")
    }
    #expect(!scene.pager.isMoving)
  }

  @Test("code tells nobody, and what is there already is not moved")
  func code() {
    let scene = PagerScene()
    scene.pager.setPage(2)
    scene.pager.currentPage = 1
    scene.pager.setPage(1, animated: true)
    #expect(!scene.pager.isMoving)
    scene.pager.setPage(-7, animated: true)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 0)
    scene.pager.setPage(99)
    #expect(scene.pager.currentPage == 3 && scene.pager.position == 3)
    #expect(scene.heard.isEmpty)
  }

  @Test("a move at once ends the one under way, and takes the pages from a finger")
  func atOnce() {
    let scene = PagerScene()
    scene.pager.setPage(3, animated: true)
    scene.stage.advance(to: 0.1)
    scene.pager.setPage(3)
    #expect(scene.pager.position == 3 && !scene.pager.isMoving)
    scene.stage.send(.began, at: Point(x: 100, y: 120))
    scene.stage.send(.moved, at: Point(x: 200, y: 120))
    #expect(scene.pager.position < 3 && scene.pager.currentPage == 3)
    scene.pager.setPage(1)
    scene.stage.send(.moved, at: Point(x: 250, y: 120))
    #expect(scene.pager.position == 1)
    scene.stage.send(.ended, at: Point(x: 250, y: 120))
    #expect(scene.pager.position == 1 && !scene.pager.isMoving && scene.heard.isEmpty)
    // The next finger moves them again.
    scene.stage.play(PagerScene.fling(900))
    scene.stage.settle()
    #expect(scene.heard == [2])
  }

  @Test("a move by code out of a finger's hold goes on from what shows")
  func fromFinger() {
    let scene = PagerScene()
    scene.stage.send(.began, at: Point(x: 200, y: 120))
    scene.stage.send(.moved, at: Point(x: 110, y: 120))
    let held = scene.pager.position
    #expect(held == 0.25)
    scene.pager.setPage(3, animated: true)
    let positions = scene.positions(during: 0.25)
    #expect(positions.first == held && isRising(positions) && positions.last == 3)
    scene.stage.send(.moved, at: Point(x: 300, y: 120))
    #expect(scene.pager.position == held)
    scene.stage.advance(to: 1)
    scene.stage.send(.ended, at: Point(x: 300, y: 120))
    #expect(scene.pager.currentPage == 3 && scene.heard.isEmpty)
  }

  @Test("a finger stops a move by code; the pages rest on one of the two that show")
  func fingerDuringJump() {
    let scene = PagerScene(pageCount: 20)
    scene.pager.setPage(10, animated: true)
    scene.stage.advance(to: 0.125)
    #expect(abs(scene.pager.position - 5) < 1e-9)
    scene.stage.send(.began, at: Point(x: 200, y: 120))
    scene.stage.send(.moved, at: Point(x: 158, y: 120))
    // Half a page and 32 points, of 10 numbers a page.
    #expect(abs(scene.pager.position - 6) < 0.02)
    #expect(scene.shownPages() == ["0", "10"])
    scene.stage.advance(to: 1)
    scene.stage.send(.ended, at: Point(x: 158, y: 120))
    scene.stage.settle()
    #expect(scene.pager.currentPage == 10 && scene.heard == [10])
    #expect(scene.pager.alivePages == [9, 10, 11])
  }

  @Test("a finger that drags on, past the page that was to come, comes to the one behind it")
  func fingerBeyondJump() {
    let scene = PagerScene(pageCount: 20)
    scene.pager.setPage(10, animated: true)
    scene.stage.advance(to: 0.2)
    scene.stage.play(PagerScene.drag(290))
    #expect(scene.shownPages() == ["10", "11"])
    scene.stage.settle()
    #expect(scene.pager.currentPage == 11 && scene.heard == [11])
  }

  @Test("another goal on the way is gone to from the present number, without turning round")
  func retarget() {
    for (start, goal, next) in [(0, 10, 19), (0, 10, 6), (0, 10, 2), (10, 0, 3), (10, 0, 9)] {
      let scene = PagerScene(pageCount: 20, page: start)
      scene.pager.setPage(goal, animated: true)
      scene.stage.advance(to: 0.11)
      let here = scene.pager.position
      let shown = scene.shownPages()
      scene.pager.setPage(next, animated: true)
      #expect(scene.pager.position == here)
      #expect(scene.shownPages() == shown)
      let positions = scene.positions(during: 0.25)
      let steps = positions.map { Double(next) > here ? $0 : -$0 }
      // What had speed the other way may go on a little before it turns.
      let turn = steps.firstIndex(of: steps.min() ?? 0) ?? 0
      #expect(isRising(steps[...turn].reversed()), "\(goal) \(next)")
      #expect(isRising(Array(steps[turn...])), "\(goal) \(next)")
      scene.stage.settle()
      #expect(scene.pager.currentPage == next && scene.pager.position == Double(next))
      #expect(scene.shownPages() == ["\(next)"])
    }
  }

  @Test("back to where it came from, or on to where it goes, it moves over what shows")
  func retargetShown() {
    let scene = PagerScene(pageCount: 20)
    scene.pager.setPage(10, animated: true)
    scene.stage.advance(to: 0.1)
    scene.pager.setPage(0, animated: true)
    scene.stage.advance(to: 0.2)
    #expect(scene.shownPages() == ["0", "10"])
    scene.pager.setPage(10, animated: true)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 10)
    #expect(scene.made.count { $0 == 10 } == 1)
  }

  @Test("beyond the ends pages stretch and come back, or stay where they are")
  func ends() {
    let scene = PagerScene()
    scene.stage.play(PagerScene.drag(-100))
    // 55 / (0.55 * 100 + 320) of the page, as the rubber band says.
    #expect(abs(scene.pager.position + 55 / 375.0) < 1e-9)
    scene.stage.settle()
    #expect(scene.pager.position == 0 && scene.heard.isEmpty)
    scene.pager.bounces = false
    scene.stage.play(PagerScene.drag(-100))
    #expect(scene.pager.position == 0 && !scene.pager.isMoving)
    scene.pager.setPage(3)
    scene.stage.play(PagerScene.fling(3000))
    #expect(scene.positions(during: 1).allSatisfy { $0 == 3 })
    scene.pager.isSwipeEnabled = false
    scene.stage.play(PagerScene.fling(-3000))
    #expect(scene.pager.position == 3 && !scene.pager.isMoving)
  }

  @Test("from right to left a finger to the right turns to the next page")
  func rightToLeft() {
    let scene = PagerScene(pageCount: 9, direction: .rightToLeft)
    scene.stage.play(PagerScene.drag(200, direction: .rightToLeft))
    #expect(scene.pager.position == 0.625)
    #expect(scene.shownPages() == ["1", "0"])
    scene.stage.settle()
    #expect(scene.heard == [1])
    scene.pager.setPage(7, animated: true)
    #expect(isRising(scene.positions(during: 0.25)))
    #expect(scene.shownPages(at: scene.stage.time + 0.1) == ["7", "1"])
    scene.stage.settle()
    scene.stage.play(PagerScene.drag(-200, direction: .rightToLeft))
    scene.stage.settle()
    #expect(scene.heard == [1, 6])
  }

  @Test("another direction shows the same page, and what is under way goes on to its goal")
  func turned() {
    let scene = PagerScene(pageCount: 9, page: 4)
    scene.pager.setPage(8, animated: true)
    scene.stage.advance(to: 0.1)
    let here = scene.pager.position
    scene.stage.layoutDirection = .rightToLeft
    scene.stage.layoutIfNeeded()
    #expect(abs(scene.pager.position - here) < 1e-9)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 8 && scene.shownPages() == ["8"])
  }
}
