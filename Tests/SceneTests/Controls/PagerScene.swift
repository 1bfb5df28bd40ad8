import Scene

/// A stage of 320 x 200 with a strip of four tabs, a pager of 320 x 156 under it, and what they said.
final class PagerScene {
  let stage: Stage
  let strip = TabStrip(titles: TabStripFixture.titles)
  let pager: Pager
  /// The pages made so far.
  var made: [Int] = []
  /// The pages of which the pager's `valueChanged` heard.
  var heard: [Int] = []
  /// The tabs of which the strip's heard.
  var chosen: [Int] = []
  var positions: [Double] = []

  init(
    pageCount: Int = 4, page: Int = 0, scale: Double = 2,
    direction: LayoutDirection = .leftToRight, isFollowed: Bool = true
  ) {
    stage = Stage(
      size: Size(width: 320, height: 200), scale: scale, layoutDirection: direction)
    pager = Pager(pageCount: pageCount) { _ in View() }
    pager.frame = Rect(x: 0, y: 44, width: 320, height: 156)
    strip.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    stage.root.addSubview(pager)
    stage.root.addSubview(strip)
    pager.currentPage = page
    pager.makePage = { [weak self] in self?.makePage($0) ?? View() }
    pager.valueChanged = { [weak self] in self?.heard.append($0) }
    pager.positionChanged = { [weak self] in self?.positions.append($0) }
    strip.valueChanged = { [weak self] in self?.chosen.append($0) }
    if isFollowed { strip.follow(pager) }
    stage.layoutIfNeeded()
  }

  private func makePage(_ index: Int) -> View {
    made.append(index)
    let page = View()
    page.name = "\(index)"
    page.backgroundColor = Color(UInt8(40 * (index % 6)), 120, UInt8(200 - 30 * (index % 6)))
    return page
  }

  /// A finger that moves the pages on by a number of points, and is held there.
  ///
  /// Negative distances move them back, whatever the layout direction.
  static func drag(
    _ distance: Double, hold: Double = 0.2, direction: LayoutDirection = .leftToRight
  ) -> TouchScript {
    // The first ten points only tell that it is a drag.
    let travel = distance + (distance < 0 ? -10 : 10)
    let way = direction == .leftToRight ? -travel : travel
    return .drag(
      from: Point(x: 160, y: 120), to: Point(x: 160 + way, y: 120), duration: 0.2, hold: hold)
  }

  /// A finger that throws the pages forward, or back.
  static func fling(_ velocity: Double) -> TouchScript {
    .fling(from: Point(x: 160, y: 120), velocity: Point(x: -velocity, y: 0))
  }

  /// The names of the pages of which a part shows at a time, from left to right.
  func shownPages(at time: Double? = nil) -> [String] {
    let time = time ?? stage.time
    guard let scrollView = pager.subviews.first else { return [] }
    let visible = scrollView.presentation(at: time).bounds
    return scrollView.subviews
      .map { ($0.name, $0.presentation(at: time).frame) }
      .filter { $0.1.maxX > visible.minX && $0.1.minX < visible.maxX }
      .sorted { $0.1.minX < $1.1.minX }.map { $0.0 }
  }

  /// The positions at `count` times of a stretch of time from now on, both ends included.
  func positions(during duration: Double, count: Int = 60) -> [Double] {
    (0...count).map {
      pager.position(at: stage.time + duration * Double($0) / Double(count))
    }
  }

  /// A tap in the middle of a tab.
  func tap(tab index: Int) {
    stage.tap(at: Point(x: 40 + 80 * Double(index), y: 22))
  }
}

/// Whether no number is less than the one before it.
func isRising(_ numbers: [Double]) -> Bool {
  zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
}
