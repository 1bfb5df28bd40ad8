// Which pages are alive, and how they come and go.

extension Pager {
  // MARK: - Pages that there are

  /// How many pages there are.
  ///
  /// Setting it adds pages behind the last, or removes the last ones; a negative number counts as 0.
  public final var pageCount: Int {
    get { row.count }
    set {
      let newValue = max(newValue, 0)
      if newValue > pageCount {
        insertPages(at: pageCount, count: newValue - pageCount)
      } else {
        removePages(newValue..<pageCount)
      }
    }
  }

  /// Takes up that new pages have come; what shows stays, and so does what is under way.
  ///
  /// - Parameters:
  ///   - index: The number that the first of them gets; beyond the ends it counts as the nearest.
  ///   - count: How many; if not above 0 nothing happens. There are at most `Int.max` pages.
  public final func insertPages(at index: Int, count: Int = 1) {
    let count = min(count, Int.max - pageCount)
    guard count > 0 else { return }
    take(.insertion(at: min(max(index, 0), pageCount), count: count))
  }

  /// Takes up that pages are gone; what shows stays, and so does what is under way.
  ///
  /// If one of them shows, or would on the way, the pages come to rest at once: where they were going
  /// to, or on the current page, or in place of that on the one that followed it, or the last.
  ///
  /// - Parameter range: Their numbers; those that there are not do not count.
  public final func removePages(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<pageCount)
    guard !range.isEmpty else { return }
    take(.removal(range))
  }

  /// Takes up that one page is gone; a number that there is not does nothing.
  public final func removePage(at index: Int) {
    guard (0..<pageCount).contains(index) else { return }
    removePages(index..<index + 1)
  }

  /// Lets all pages be made anew.
  public final func reloadPages() {
    let old = pages
    pages = []
    for page in old { letGo(page.view) }
    updatePages()
  }

  /// Lets a page be made anew, if it is alive.
  public final func reloadPage(at index: Int) {
    guard let place = pages.firstIndex(where: { $0.index == index }) else { return }
    letGo(pages.remove(at: place).view)
    updatePages()
  }

  private final func take(_ change: PageChange) {
    let place = place
    let aim = selectedIndex
    let isKept = row.take(change, at: place, goal: goal)
    let present = change.index(restingPage)
    var left: [View] = []
    pages = pages.compactMap { page in
      guard let index = change.index(page.index) else {
        left.append(page.view)
        return nil
      }
      return PagerPage(index: index, place: page.place, view: page.view)
    }
    for view in left { letGo(view) }
    if isKept {
      restingPage = present ?? min(change.successor(of: restingPage), pageCount - 1)
      way = nil
      updateRange()
      motionDidBegin()
      updatePages()
      tellPosition()
    } else {
      rebuild(change, aim: aim, present: present)
    }
  }

  /// Begins a new row, since pages have gone that showed, or there were none.
  private final func rebuild(_ change: PageChange, aim: Int, present: Int?) {
    let isFirst = pageCount == 0
    let last = max(change.count(pageCount) - 1, 0)
    row = PagerRow(count: change.count(pageCount), page: 0)
    let next = isFirst ? 0 : present ?? change.index(aim) ?? change.successor(of: restingPage)
    let target = isFirst ? nil : change.index(aim)
    // The user's choice holds if it is still there.
    isUsersChoice = isUsersChoice && target != nil && aim != restingPage
    restingPage = isUsersChoice ? present ?? -1 : min(target ?? next, last)
    rest(on: min(target ?? next, last))
  }

  // MARK: - Pages that are alive

  /// The numbers of the pages that are alive, in order.
  public final var alivePages: [Int] {
    pages.map { $0.index }.sorted()
  }

  /// A page's view, if it is alive.
  public final func pageView(at index: Int) -> View? {
    pages.first { $0.index == index }?.view
  }

  /// Makes what is to be alive and lets go what is not.
  final func updatePages() {
    needsPages = true
    // A pager of no size shows no page; it may never come to the one it stands on.
    guard isLaidOut, !isMakingPages else { return }
    isMakingPages = true
    // What makes a page may ask the pager for other pages, but not for ever.
    for _ in 0..<16 where needsPages {
      needsPages = false
      makePages()
    }
    isMakingPages = false
  }

  private final func makePages() {
    let wanted = wantedPages()
    let old = pages
    pages = old.filter { page in wanted.contains { $0.index == page.index } }
    for page in old where !wanted.contains(where: { $0.index == page.index }) {
      letGo(page.view)
    }
    for want in wanted where !needsPages {
      if let known = pages.firstIndex(where: { $0.index == want.index }) {
        pages[known].place = want.place
        continue
      }
      let view = makePage(want.index)
      guard !needsPages else { break }
      pages.append(PagerPage(index: want.index, place: want.place, view: view))
      adopt(view)
    }
    performWithoutAnimation { placePages() }
    orderPages()
  }

  /// Lets pages lie over each other as they lie side by side, in whatever order they were made.
  private final func orderPages() {
    let ordered = pages.filter { $0.view.superview === scrollView }
      .sorted { $0.place < $1.place }.map { $0.view }
    let present = scrollView.subviews.filter { view in ordered.contains { $0 === view } }
    guard !zip(ordered, present).allSatisfy({ $0 === $1 }) else { return }
    for view in ordered { scrollView.bringSubviewToFront(view) }
  }

  /// The pages that are to be alive, the nearest first, and where they are to lie.
  private final func wantedPages() -> [(index: Int, place: Int)] {
    let here = PagerRow.rounded(place)
    let shown = PagerRow.shown(at: here)
    let middle = goal ?? home(near: shown)
    let ranges = [shown, way ?? shown, middle - 1...middle + 1]
    var wanted: [(index: Int, place: Int)] = []
    for place in ranges.flatMap({ Array($0) }) {
      guard let index = row.page(at: place) else { continue }
      let distance = (Double(place) - here).magnitude
      guard let known = wanted.firstIndex(where: { $0.index == index }) else {
        wanted.append((index, place))
        continue
      }
      // In a folded row a page may come twice; it is where it is seen first.
      if distance < (Double(wanted[known].place) - here).magnitude { wanted[known].place = place }
    }
    return wanted.sorted { first, second in
      let distances = [first, second].map { (Double($0.place) - here).magnitude }
      return distances[0] == distances[1]
        ? first.place < second.place : distances[0] < distances[1]
    }
  }

  /// Where the current page lies, or the nearest page if that is not near.
  private final func home(near shown: ClosedRange<Int>) -> Int {
    let near = shown.lowerBound - 1...shown.upperBound + 1
    return near.first { row.page(at: $0) == restingPage } ?? Int(PagerRow.rounded(place).rounded())
  }

  private final func adopt(_ view: View) {
    // Constraints inside a page speak of its frame, which is given.
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview !== scrollView { scrollView.addSubview(view) }
  }

  private final func letGo(_ view: View) {
    guard view.superview === scrollView, !pages.contains(where: { $0.view === view })
    else { return }
    view.removeFromSuperview()
  }

  /// Gives the pages their frames.
  final func placePages() {
    for page in pages where page.view.superview === scrollView {
      page.view.frame = Rect(
        x: x(of: Double(page.place)), y: 0, width: pageWidth, height: scrollView.bounds.height)
    }
  }
}
