// How the pages get from one place to another, and how they come to rest.

extension Pager {
  /// Shows a page.
  ///
  /// `valueChanged` does not hear of it. A finger that holds the pages loses them.
  ///
  /// With animation the pager slides from what shows now to that page in one move of 0.25 s, whatever
  /// lies between: the page comes from the side on which its number lies, right beside what shows. A
  /// move under way goes over into the new one.
  ///
  /// - Parameters:
  ///   - page: Numbers beyond the ends count as the ends. Without pages nothing happens.
  ///   - animated: Whether it slides there; outside a stage it is there at once.
  public final func setPage(_ page: Int, animated: Bool = false) {
    go(to: page, animated: animated, isUsersChoice: false)
  }

  /// Shows a page that code selected in a control that follows; see `setPage(_:animated:)`.
  public final func select(_ index: Int, animated: Bool) {
    setPage(index, animated: animated)
  }

  /// Shows a page that the user chose in a control that follows, as `setPage(_:animated:)` does; but
  /// `valueChanged` hears of it when it has come to rest there.
  public final func choose(_ index: Int, animated: Bool) {
    go(to: index, animated: animated, isUsersChoice: true)
  }

  private final func go(to page: Int, animated: Bool, isUsersChoice: Bool) {
    guard pageCount > 0 else { return }
    let page = min(max(page, 0), pageCount - 1)
    // What is there, or on its way there, need not be sent.
    if page == selectedIndex, isAtRest || (animated && scrollView.motion != nil) { return }
    self.isUsersChoice = isUsersChoice
    guard animated, stage != nil, pageWidth > 0 else { return rest(on: page) }
    isChanging = true
    takePagesFromFinger()
    let goal = row.setOut(to: page, from: place)
    updateRange()
    scrollView.setContentOffset(Point(x: x(of: Double(goal)), y: 0), animated: true)
    isChanging = false
    motionDidBegin()
    settleIfAtRest()
  }

  // MARK: - Places

  /// Where the scroll view is, counted in pages.
  final var place: Double { place(of: scrollView.exactContentOffset) }

  final func place(of offset: Point) -> Double {
    guard pageWidth > 0 else { return 0 }
    let place = offset.x / pageWidth
    return pageDirection == .rightToLeft ? 0 - place : place
  }

  /// The offset that shows a place.
  final func x(of place: Double) -> Double {
    (pageDirection == .rightToLeft ? 0 - place : place) * pageWidth
  }

  /// The place to which the pages go by themselves.
  final var goal: Int? {
    guard let rest = scrollView.motion?.rest else { return nil }
    let ends = row.places
    let place = min(max(place(of: rest), Double(ends.lowerBound)), Double(ends.upperBound))
    return Int(PagerRow.rounded(place).rounded())
  }

  /// Whether nothing moves the pages.
  final var isStill: Bool { scrollView.motion == nil && scrollView.drag == nil }

  /// Whether nothing moves the pages, and nobody has stopped them on the way.
  final var isAtRest: Bool { isStill && PagerRow.rounded(place) == 0 }

  /// Lets the scroll view reach from the first page to the last.
  final func updateRange() {
    let ends = row.places
    let (low, high) = (x(of: Double(ends.lowerBound)), x(of: Double(ends.upperBound)))
    scrollView.contentSize = Size(width: pageWidth, height: 0)
    scrollView.contentInset = EdgeInsets(left: 0 - min(low, high), right: max(low, high))
  }

  // MARK: - What happens on the way

  final func dragDidBegin() {
    guard !isChanging else { return }
    row.endCourse(at: place)
    isUsersChoice = true
    way = nil
    updatePages()
  }

  /// Makes the pages that will show, some of them perhaps beyond the goal.
  final func motionDidBegin() {
    guard !isChanging, let stage, let motion = scrollView.motion else { return }
    if motion.isDeceleration { row.endCourse(at: place) }
    var (low, high) = (place, place)
    for step in 1...32 {
      let offset = motion.offset(at: stage.time + motion.duration * Double(step) / 32)
      let passed = PagerRow.rounded(place(of: offset))
      (low, high) = (min(low, passed), max(high, passed))
    }
    let shown = PagerRow.shown(at: low).lowerBound...PagerRow.shown(at: high).upperBound
    // A throw that shows more than that at once is for no eye.
    let middle = goal ?? shown.lowerBound
    way = shown.clamped(to: middle - 3...middle + 3)
    updatePages()
  }

  /// Takes the pages out of the finger's hold, if one has them; it does nothing more until it is lifted.
  final func takePagesFromFinger() {
    guard scrollView.drag != nil else { return }
    let pan = scrollView.panGestureRecognizer
    pan.isEnabled = false
    pan.isEnabled = scrollView.isScrollEnabled
  }

  // MARK: - Rest

  /// Takes the page that shows as the current one, if nothing moves and it shows alone.
  final func settleIfAtRest() {
    guard !isChanging, isStill else { return }
    let place = PagerRow.rounded(place)
    guard place == place.rounded(), let page = row.page(at: Int(place)) else { return }
    rest(on: page)
  }

  /// Lets pages come to rest that were left on the way, since the pager left its stage, say.
  final func settleIfStranded() {
    guard isStill, !scrollView.isCaught, pageCount > 0 else { return }
    let ends = row.places
    let nearest = min(
      max(place.rounded(), Double(ends.lowerBound)), Double(ends.upperBound))
    guard PagerRow.rounded(place) != 0, let page = row.page(at: Int(nearest)) else { return }
    rest(on: page)
  }

  /// Stands still on a page, now.
  final func rest(on page: Int) {
    let isOther = page != restingPage
    isChanging = true
    takePagesFromFinger()
    scrollView.endMotion()
    restingPage = page
    row.settle(on: page)
    way = nil
    updateRange()
    scrollView.move(to: .zero, shown: .zero)
    isChanging = false
    updatePages()
    tellPosition()
    let isHeard = isUsersChoice && isOther
    isUsersChoice = false
    if isHeard { valueChanged?(page) }
  }

  // MARK: - Size

  /// Takes up another size or direction; what shows, and what is under way, keeps its place.
  ///
  /// - Returns: Whether the pages are to be looked at again.
  final func takeUpBounds() -> Bool {
    let (place, goal) = (self.place, self.goal)
    scrollView.frame = bounds
    let width = bounds.width > 0 && bounds.width.isFinite ? bounds.width : 0
    guard width != pageWidth || effectiveLayoutDirection != pageDirection else { return false }
    // Without a width there is no way to go.
    if width == 0, !isAtRest { performWithoutAnimation { rest(on: selectedIndex) } }
    isChanging = true
    isLaidOut = isLaidOut || width > 0
    pageWidth = width
    pageDirection = effectiveLayoutDirection
    updateRange()
    let offset = Point(x: x(of: place), y: 0)
    performWithoutAnimation {
      guard let goal, scrollView.motion != nil else { return scrollView.contentOffset = offset }
      scrollView.move(to: offset, shown: scrollView.shown(offset))
      scrollView.setContentOffset(Point(x: x(of: Double(goal)), y: 0), animated: true)
    }
    isChanging = false
    return true
  }
}
