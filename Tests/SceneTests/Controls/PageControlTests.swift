import Scene
import Testing

@Suite struct PageControlTests {
  /// Notes what `valueChanged` hears.
  private final class Heard {
    var pages: [Int] = []
  }

  private let stage = Stage(size: Size(width: 320, height: 60), scale: 2, background: .black)
  private let control = PageControl()
  private let heard = Heard()

  init() {
    // 18 points a dot and 20 more; in the middle of a stage of 320.
    control.numberOfPages = 5
    control.frame = Rect(x: 105, y: 10, width: 110, height: 26)
    stage.root.addSubview(control)
    let heard = heard
    control.valueChanged = { heard.pages.append($0) }
  }

  private func tap(_ x: Double) { stage.tap(at: Point(x: x, y: 20)) }

  /// The middle and the opacity of each dot that is drawn.
  private func dots(at time: Double = 0) -> [(x: Double, alpha: Double)] {
    stage.layoutIfNeeded()
    return stage.displayList(at: time).commands.compactMap { command in
      guard case .fill(.roundedRect(let shape), let color, let transform, _) = command
      else { return nil }
      return (transform.apply(to: shape.rect.center).x / 2, color.alpha)
    }
  }

  // MARK: - Pages

  @Test("there is no page at first, and the current one is 0")
  func noPages() {
    let control = PageControl()
    #expect(control.numberOfPages == 0)
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
  }

  @Test("the current page is clamped, also when pages go, and nobody is told")
  func clamped() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
    #expect(heard.pages.isEmpty)
  }

  @Test("the least size is 18 points a page and 20 more, 26 high")
  func size() {
    #expect(control.size(forNumberOfPages: 3) == Size(width: 74, height: 26))
    #expect(control.size(forNumberOfPages: 0) == Size(width: 20, height: 26))
    #expect(control.size(forNumberOfPages: -3) == Size(width: 20, height: 26))
    #expect(control.intrinsicContentSize == Size(width: 110, height: 26))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
  }

  @Test(
    "dots lie in the middle, 18 points apart; that of the current page is white, others are 45 %")
  func look() {
    control.currentPage = 1
    #expect(dots().map { $0.x } == [124, 142, 160, 178, 196])
    #expect(dots().map { $0.alpha } == [0.45, 1, 0.45, 0.45, 0.45])
  }

  @Test("a single page has no dot if that is asked for, and the same size")
  func singlePage() {
    control.numberOfPages = 1
    #expect(dots().count == 1)
    control.hidesForSinglePage = true
    #expect(dots().isEmpty)
    #expect(control.intrinsicContentSize == Size(width: 38, height: 26))
    control.numberOfPages = 2
    #expect(dots().count == 2)
  }

  // MARK: - Fingers

  @Test("a tap on the trailing half goes one page on, on the leading half one back, and tells so")
  func taps() {
    tap(214)
    #expect(control.currentPage == 1)
    tap(160)
    #expect(control.currentPage == 2)
    tap(159.9)
    #expect(control.currentPage == 1)
    tap(105)
    #expect(heard.pages == [1, 2, 1, 0])
  }

  @Test("at the ends a tap changes nothing and tells nothing")
  func ends() {
    tap(110)
    #expect(heard.pages.isEmpty)
    control.currentPage = 4
    tap(210)
    #expect(heard.pages.isEmpty)
    #expect(control.currentPage == 4)
  }

  @Test("from right to left the left half is the trailing one, and the first dot the rightmost")
  func rightToLeft() {
    stage.layoutDirection = .rightToLeft
    tap(110)
    #expect(heard.pages == [1])
    let current = dots().first { $0.alpha == 1 }
    #expect(current?.x == 178)
  }

  @Test("a finger drawn along the dots changes the page as it goes, and does not tap at the end")
  func scrubbing() {
    stage.play(
      .drag(from: Point(x: 124, y: 20), to: Point(x: 178, y: 20), duration: 0.3, hold: 0.2))
    #expect(heard.pages == [1, 2, 3])
    #expect(control.currentPage == 3)
    control.allowsContinuousInteraction = false
    stage.play(.drag(from: Point(x: 178, y: 20), to: Point(x: 124, y: 20), duration: 0.3))
    // It was lifted on the leading half.
    #expect(heard.pages == [1, 2, 3, 2])
  }

  @Test("lifted outside, or taken back, a finger does nothing; nor on a disabled control")
  func nothing() {
    stage.send(.began, at: Point(x: 200, y: 20))
    stage.send(.ended, at: Point(x: 200, y: 50))
    stage.send(.began, at: Point(x: 200, y: 20))
    stage.send(.cancelled, at: Point(x: 200, y: 20))
    control.isEnabled = false
    tap(200)
    #expect(heard.pages.isEmpty)
    #expect(control.currentPage == 0)
  }

  @Test("if the display is deferred a tap changes the page, and the dots wait until they are told")
  func deferred() {
    control.defersCurrentPageDisplay = true
    tap(200)
    #expect(control.currentPage == 1)
    #expect(heard.pages == [1])
    #expect(dots()[0].alpha == 1)
    control.updateCurrentPageDisplay()
    #expect(dots()[1].alpha == 1)
  }

  // MARK: - Motion

  @Test("in a block the change is animated; on the way two dots share the colour")
  func animated() {
    stage.animate(withDuration: 1, curve: .linear) { control.currentPage = 1 }
    let alphas = dots(at: 0.25).map { $0.alpha }
    #expect(abs(alphas[0] - (1 - 0.25 * 0.55)) < 1e-9)
    #expect(abs(alphas[1] - (0.45 + 0.25 * 0.55)) < 1e-9)
    #expect(alphas[2] == 0.45)
  }

  /// A source of positions that is asked to go to pages.
  private final class Pages: PositionSource {
    var position = 0.0
    var asked: [Int] = []

    func position(in arrangement: Arrangement) -> Double { position }

    func select(_ index: Int, animated: Bool) {
      asked.append(index)
      position = Double(index)
    }
  }

  @Test("follows a source in every picture, and asks it for the page that is tapped")
  func follows() {
    let pages = Pages()
    control.follow(pages)
    pages.position = 2.5
    let alphas = dots().map { $0.alpha }
    #expect(zip(alphas, [0.45, 0.45, 0.725, 0.725, 0.45]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(control.currentPage == 3)
    tap(200)
    #expect(pages.asked == [4])
    #expect(heard.pages == [4])
    #expect(dots()[4].alpha == 1)
    for position in [9, -3, .nan, .infinity] {
      pages.position = position
      _ = dots()
    }
    pages.position = 9
    #expect(control.currentPage == 4)
    control.follow(nil)
    #expect(control.currentPage == 4)
    #expect(dots()[4].alpha == 1)
  }

  @Test("goes with the pages of a pager, and turns them")
  func pager() {
    let pager = Pager(pageCount: 5) { _ in View() }
    pager.frame = Rect(x: 0, y: 40, width: 320, height: 20)
    stage.root.insertSubview(pager, at: 0)
    control.follow(pager)
    stage.layoutIfNeeded()
    var script = TouchScript()
    script.down(at: Point(x: 300, y: 50))
    // Ten points are slop, 160 half a page.
    script.move(to: Point(x: 130, y: 50), duration: 0.2)
    stage.play(script)
    #expect(zip(dots().map { $0.alpha }, [0.725, 0.725, 0.45]).allSatisfy { abs($0 - $1) < 0.01 })
    stage.send(.cancelled, at: Point(x: 130, y: 50))
    stage.settle()
    let page = control.currentPage
    tap(200)
    stage.settle()
    #expect(pager.currentPage == page + 1)
    #expect(heard.pages == [page + 1])
    #expect(dots()[page + 1].alpha == 1)
  }

  // MARK: - Words and extremes

  @Test("describes itself, and says its state in words")
  func words() {
    control.currentPage = 2
    #expect(control.detail == "page 2 of 5")
    #expect(control.spokenDescription == "Page 3 of 5")
    #expect(PageControl().spokenDescription == "No pages")
    #expect(PageControl().detail == "")
  }

  @Test("any number of pages and any size is drawn, or left out")
  func extremes() {
    control.numberOfPages = .max
    control.currentPage = .max
    #expect(dots().count <= 10)
    tap(150)
    #expect(heard.pages == [999_998])
    for width in [0, -5, .nan, .infinity, 1e300, 1e7] {
      control.frame = Rect(x: 0, y: 0, width: width, height: 26)
      _ = dots()
      tap(3)
    }
  }
}
