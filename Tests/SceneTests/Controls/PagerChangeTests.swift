import Scene
import Testing

/// Pagers whose pages, size or surroundings change.
@Suite struct PagerChangeTests {
  @Test("a pager without pages shows nothing and does nothing")
  func none() {
    let scene = PagerScene(pageCount: 0)
    let pager = scene.pager
    #expect(pager.currentPage == -1 && pager.selectedIndex == -1 && pager.position == 0)
    pager.setPage(3, animated: true)
    pager.removePage(at: 0)
    pager.removePages(0..<9)
    pager.reloadPages()
    scene.stage.play(PagerScene.fling(2000))
    #expect(!pager.isMoving && scene.made.isEmpty && scene.heard.isEmpty)
    pager.pageCount = -3
    #expect(pager.pageCount == 0)
    pager.pageCount = 2
    #expect(pager.currentPage == 0 && scene.made == [0, 1])
    pager.pageCount = 0
    #expect(pager.currentPage == -1 && pager.alivePages.isEmpty && scene.shownPages().isEmpty)
    #expect(scene.heard.isEmpty)
  }

  @Test("a single page fills the pager and stays where it is")
  func one() {
    let scene = PagerScene(pageCount: 1)
    #expect(scene.pager.pageView(at: 0)?.frame == Rect(x: 0, y: 0, width: 320, height: 156))
    scene.stage.play(PagerScene.fling(2000))
    scene.stage.settle()
    #expect(scene.pager.position == 0 && scene.heard.isEmpty && scene.made == [0])
  }

  @Test(
    "there may be as many pages as an Int can count",
    arguments: [0, 1, Int.max / 2, Int.max - 2, Int.max - 1])
  func many(page: Int) {
    let scene = PagerScene(pageCount: .max, page: page)
    #expect(scene.pager.currentPage == page)
    let isLast = page == Int.max - 1
    scene.stage.play(PagerScene.fling(isLast ? -900 : 900))
    scene.stage.settle()
    #expect(scene.pager.currentPage == (isLast ? page - 1 : page + 1))
    let far = page > 9 ? 0 : Int.max - 1
    scene.pager.setPage(far, animated: true)
    scene.stage.settle()
    #expect(scene.pager.currentPage == far && scene.pager.position == Double(far))
    #expect(scene.made.allSatisfy { $0 >= 0 && $0 < Int.max })
    scene.pager.insertPages(at: 0, count: .max)
    #expect(scene.pager.pageCount == .max)
    scene.pager.removePages(1..<Int.max)
    #expect(scene.pager.pageCount == 1 && scene.pager.currentPage == 0)
  }

  @Test("a new size keeps the page, and pages fill it")
  func rotation() {
    let scene = PagerScene(page: 2)
    scene.pager.frame = Rect(x: 0, y: 44, width: 568, height: 100)
    scene.stage.layoutIfNeeded()
    #expect(scene.pager.position == 2 && scene.pager.currentPage == 2)
    #expect(scene.pager.pageView(at: 2)?.frame == Rect(x: 0, y: 0, width: 568, height: 100))
    #expect(scene.pager.pageView(at: 3)?.frame.minX == 568)
    #expect(scene.made == [2, 1, 3] && scene.heard.isEmpty)
  }

  @Test("a new size on the way keeps the place on the way, and the goal")
  func rotationUnderWay() {
    for isByCode in [false, true] {
      let scene = PagerScene(pageCount: 20)
      if isByCode {
        scene.pager.setPage(10, animated: true)
      } else {
        scene.stage.play(PagerScene.fling(900))
      }
      scene.stage.advance(by: 0.1, rate: 60)
      let here = scene.pager.position
      scene.pager.frame = Rect(x: 0, y: 0, width: 568, height: 100)
      scene.stage.layoutIfNeeded()
      #expect(abs(scene.pager.position - here) < 1e-9)
      #expect(isRising(scene.positions(during: 1)))
      scene.stage.settle()
      #expect(scene.pager.currentPage == (isByCode ? 10 : 1))
      #expect(scene.heard == (isByCode ? [] : [1]))
    }
  }

  @Test("a new size while a finger holds the pages keeps what it holds")
  func rotationInHold() {
    let scene = PagerScene()
    scene.stage.send(.began, at: Point(x: 200, y: 120))
    scene.stage.send(.moved, at: Point(x: 110, y: 120))
    scene.pager.frame = Rect(x: 0, y: 0, width: 640, height: 180)
    scene.stage.layoutIfNeeded()
    #expect(scene.pager.position == 0.25)
    scene.stage.send(.moved, at: Point(x: 46, y: 120))
    #expect(scene.pager.position == 0.35)
  }

  @Test("pages that are turned in an animation block grow with the pager")
  func animatedRotation() {
    let scene = PagerScene(page: 2)
    scene.stage.animate(withDuration: 1, curve: .linear) {
      scene.pager.frame = Rect(x: 0, y: 44, width: 640, height: 156)
      scene.stage.layoutIfNeeded()
    }
    let page = scene.pager.pageView(at: 2)
    #expect(page?.presentation(at: 0.5).frame == Rect(x: 0, y: 0, width: 480, height: 156))
    #expect(scene.pager.pageView(at: 3)?.presentation(at: 0.5).frame.minX == 480)
    #expect(scene.shownPages(at: 0.5) == ["2"])
    #expect(scene.pager.position(at: 0.5) == 2)
  }

  @Test("pages that come before what shows only change its number")
  func insertion() {
    let scene = PagerScene(pageCount: 9, page: 4)
    let page = scene.pager.pageView(at: 4)
    scene.pager.insertPages(at: 2, count: 3)
    #expect(scene.pager.pageCount == 12 && scene.pager.currentPage == 7)
    #expect(scene.pager.position == 7 && scene.pager.pageView(at: 7) === page)
    #expect(scene.made == [4, 3, 5])
    scene.pager.insertPages(at: 8)
    #expect(scene.pager.currentPage == 7 && scene.pager.alivePages == [6, 7, 8])
    #expect(scene.made == [4, 3, 5, 8])
    scene.pager.insertPages(at: 99, count: 0)
    scene.pager.insertPages(at: 99, count: -4)
    #expect(scene.pager.pageCount == 13 && scene.heard.isEmpty)
    scene.pager.insertPages(at: 99)
    #expect(scene.pager.pageCount == 14)
  }

  @Test("a page that comes between two that show does not part them before they rest")
  func insertionUnderWay() {
    let scene = PagerScene(pageCount: 9)
    scene.stage.play(PagerScene.drag(200))
    let shown = scene.shownPages()
    scene.pager.insertPages(at: 1)
    // It was 0.625 of the way from 0 to 1, and so it is from 0 to 2.
    #expect(scene.pager.position == 1.25)
    #expect(scene.shownPages() == shown)
    scene.stage.settle()
    #expect(scene.pager.currentPage == 2 && scene.heard == [2])
    #expect(scene.pager.alivePages == [1, 2, 3])
  }

  @Test("in place of a page that goes comes the next, or the last")
  func removal() {
    let scene = PagerScene(pageCount: 5, page: 2)
    scene.pager.removePage(at: 0)
    #expect(scene.pager.currentPage == 1 && scene.shownPages() == ["2"])
    scene.pager.removePage(at: 1)
    #expect(scene.pager.currentPage == 1 && scene.shownPages() == ["3"])
    scene.pager.removePages(1..<99)
    #expect(scene.pager.currentPage == 0 && scene.shownPages() == ["1"])
    scene.pager.removePage(at: -1)
    scene.pager.removePage(at: 1)
    #expect(scene.pager.pageCount == 1 && scene.heard.isEmpty)
    scene.pager.pageCount = 0
    #expect(scene.pager.currentPage == -1)
  }

  @Test("pages that go elsewhere leave what is under way alone")
  func removalUnderWay() {
    let scene = PagerScene(pageCount: 30, page: 10)
    scene.pager.setPage(20, animated: true)
    scene.stage.advance(to: 0.125)
    #expect(abs(scene.pager.position - 15) < 1e-9)
    scene.pager.removePages(0..<3)
    #expect(abs(scene.pager.position - 12) < 1e-9)
    scene.pager.removePages(9..<15)
    // From 7 to 11 now.
    #expect(abs(scene.pager.position - 9) < 1e-9)
    #expect(scene.shownPages() == ["10", "20"])
    scene.stage.settle()
    #expect(scene.pager.currentPage == 11 && scene.shownPages() == ["20"])
  }

  @Test("if a page goes that shows, the pages rest on the other one, or where they were")
  func removalOfShown() {
    let left = PagerScene(pageCount: 9, page: 4)
    left.stage.play(PagerScene.fling(900))
    left.stage.advance(by: 0.1, rate: 60)
    left.pager.removePage(at: 4)
    #expect(!left.pager.isMoving && left.pager.currentPage == 4)
    #expect(left.shownPages() == ["5"] && left.heard == [4])
    let goal = PagerScene(pageCount: 9, page: 4)
    goal.stage.play(PagerScene.fling(900))
    goal.stage.advance(by: 0.1, rate: 60)
    goal.pager.removePage(at: 5)
    #expect(!goal.pager.isMoving && goal.pager.currentPage == 4)
    #expect(goal.shownPages() == ["4"] && goal.heard.isEmpty)
    let held = PagerScene(pageCount: 9, page: 4)
    held.stage.send(.began, at: Point(x: 200, y: 120))
    held.stage.send(.moved, at: Point(x: 90, y: 120))
    held.pager.removePage(at: 5)
    held.stage.send(.moved, at: Point(x: 60, y: 120))
    held.stage.send(.ended, at: Point(x: 60, y: 120))
    #expect(!held.pager.isMoving && held.pager.currentPage == 4 && held.heard.isEmpty)
  }

  @Test("pages are made anew when that is asked for, and what shows stays")
  func reload() {
    let scene = PagerScene(pageCount: 9, page: 4)
    let old = scene.pager.pageView(at: 5)
    scene.pager.reloadPage(at: 5)
    scene.pager.reloadPage(at: 8)
    #expect(scene.made == [4, 3, 5, 5] && scene.pager.pageView(at: 5) !== old)
    #expect(old?.superview == nil)
    scene.pager.reloadPages()
    #expect(scene.made.count == 7 && scene.pager.currentPage == 4)
    let count = scene.made.count
    scene.pager.makePage = { _ in View() }
    #expect(scene.made.count == count && scene.shownPages() == [""])
  }

  @Test("a page lies by its frame, whatever its constraints, and constraints in it speak of that")
  func constraints() {
    let scene = PagerScene()
    let inner = View()
    scene.pager.makePage = { _ in
      let page = View()
      page.translatesAutoresizingMaskIntoConstraints = false
      let view = View()
      page.addSubview(view)
      view.makeConstraints { make in
        make.edges.equalTo(page).inset(10)
      }
      view.addSubview(inner)
      return page
    }
    scene.stage.layoutIfNeeded()
    let page = scene.pager.pageView(at: 0)
    #expect(page?.frame == Rect(x: 0, y: 0, width: 320, height: 156))
    #expect(page?.subviews.first?.frame == Rect(x: 10, y: 10, width: 300, height: 136))
  }

  @Test("views may be the pages themselves, and one of them may be two")
  func givenPages() {
    let views = [View(), View(), View()]
    let pager = Pager(pages: views)
    pager.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    pager.layoutIfNeeded()
    #expect(pager.pageCount == 3 && pager.pageView(at: 0) === views[0])
    pager.setPage(2)
    #expect(pager.pageView(at: 2) === views[2] && views[0].superview == nil)
    let only = View()
    pager.makePage = { _ in only }
    #expect(only.superview != nil)
    pager.setPage(0)
    pager.pageCount = 0
    #expect(only.superview == nil)
  }

  @Test("whoever makes a page may ask the pager for other things meanwhile")
  func reentrant() {
    let scene = PagerScene(pageCount: 9)
    scene.pager.makePage = { [unowned scene] index in
      scene.made.append(index)
      if index == 5 { scene.pager.setPage(2) }
      if index == 2, scene.pager.pageCount < 12 { scene.pager.insertPages(at: 0) }
      return View()
    }
    scene.pager.setPage(5)
    #expect(scene.pager.alivePages.contains(scene.pager.currentPage))
    #expect(scene.pager.pageCount == 12 && scene.made.count < 40)
    scene.pager.makePage = { [unowned scene] index in
      scene.pager.setPage(index == 0 ? 5 : 0)
      return View()
    }
    #expect(scene.pager.pageCount == 12)
  }

  @Test("whoever hears of a page may turn on at once")
  func turnsOn() {
    let scene = PagerScene(pageCount: 9)
    scene.pager.valueChanged = { [unowned scene] in
      scene.heard.append($0)
      if $0 < 4 { scene.pager.choose($0 + 1, animated: true) }
    }
    scene.stage.play(PagerScene.fling(900))
    scene.stage.settle()
    #expect(scene.heard == [1, 2, 3, 4] && scene.pager.currentPage == 4)
  }

  @Test("a pager that leaves the stage on the way rests on a page when it is back")
  func leaves() {
    let scene = PagerScene()
    scene.stage.play(PagerScene.drag(200))
    scene.stage.advance(by: 0.05, rate: 60)
    scene.pager.removeFromSuperview()
    scene.stage.root.addSubview(scene.pager)
    scene.stage.layoutIfNeeded()
    #expect(!scene.pager.isMoving && scene.pager.position == 1)
    #expect(scene.shownPages() == ["1"])
  }

  @Test("outside a stage pages are turned at once")
  func outside() {
    let pager = Pager(pageCount: 9) { _ in View() }
    pager.setPage(4, animated: true)
    #expect(pager.currentPage == 4 && pager.position == 4 && pager.alivePages.isEmpty)
    pager.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    pager.layoutIfNeeded()
    pager.setPage(2, animated: true)
    #expect(pager.currentPage == 2 && pager.alivePages == [1, 2, 3])
  }

  @Test(
    "a size that is no size shows no page, and harms none",
    arguments: [0, -1, .nan, .infinity, 1e300, 1e-300] as [Double])
  func sizes(width: Double) {
    let scene = PagerScene(pageCount: 9)
    scene.pager.setPage(5, animated: true)
    scene.stage.advance(to: 0.1)
    scene.pager.frame = Rect(x: 0, y: 44, width: width, height: 156)
    scene.stage.layoutIfNeeded()
    scene.pager.setPage(7, animated: true)
    _ = scene.stage.displayList(at: 0.2)
    scene.stage.play(PagerScene.fling(900))
    scene.stage.settle()
    #expect(scene.pager.position.isFinite)
    scene.pager.frame = Rect(x: 0, y: 44, width: 320, height: 156)
    scene.stage.layoutIfNeeded()
    scene.stage.settle()
    #expect(!scene.pager.isMoving && scene.shownPages() == ["\(scene.pager.currentPage)"])
  }
}
