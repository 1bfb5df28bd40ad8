extension TabStrip {
  /// Where a finger began to scroll the tabs.
  struct FreeScroll {
    /// The position that showed.
    var position: Double
    /// Where the tabs are scrolled to by themselves at that position.
    var offset: Double

    /// By how much the tabs are scrolled farther than by themselves, when a finger has scrolled them to
    /// an offset: all of it at the position where it did so, less and less on the way to the next tab.
    func displacement(of offset: Double, at shown: Double) -> Double {
      (offset - self.offset) * max(0, 1 - abs(shown - position))
    }
  }

  /// What the strip shows, in an arrangement's view of things.
  final func shown(in arrangement: Arrangement, for state: ViewState) -> TabStripLayout.State {
    let numbers = state.numbers
    let position = source?.position(in: arrangement) ?? numbers.first ?? 0
    var shown = layout(in: state.bounds)
      .state(position: position, presence: numbers.count > 1 ? numbers[1] : 1)
    if let freeScroll {
      let offset = arrangement[scroller].bounds.origin.x
      shown.scrollOffset += freeScroll.displacement(of: offset, at: shown.position)
      shown.scrollOffset = shown.scrollOffset.roundedToGrid
    }
    return shown
  }

  /// What shows now.
  final var shownNow: TabStripLayout.State {
    guard let stage else { return shown(in: Arrangement(), for: state) }
    let arrangement = Arrangement(time: stage.time)
    return shown(in: arrangement, for: arrangement[self])
  }

  /// Whether a finger at a point of the strip is on the indicator, or near enough.
  final func isIndicator(at point: Point) -> Bool {
    let shown = shownNow
    guard shown.indicator.alpha > 0 else { return false }
    let frame = shown.indicator.frame
    let margin = max(0, (Self.reach - frame.width) / 2)
    let x = point.x - bounds.minX + shown.scrollOffset
    return x >= frame.minX - margin && x < frame.maxX + margin
  }

  /// The least width in which a finger finds the indicator.
  private static var reach: Double { 44 }

  /// Lets a finger scroll on from what shows.
  final func scrollingBegins() {
    let shown = shownNow
    let own = layout.state(position: shown.position).scrollOffset
    freeScroll = FreeScroll(position: shown.position, offset: own)
    scroller.contentOffset.x = shown.scrollOffset
  }

  /// Scrolls back to where the tabs are by themselves, for a tap on the tab that is selected already.
  final func scrollBack() {
    guard let freeScroll else { return }
    scroller.setContentOffset(Point(x: freeScroll.offset, y: 0), animated: true)
  }

  /// Tells the scroller how far there is to scroll.
  final func updateScroller() {
    let shown = layout.state(position: position)
    forgetScrolling(at: shown.position)
    let last = Double(max(0, titles.count - 1))
    let ends = [
      layout.state(position: 0).scrollOffset, layout.state(position: last).scrollOffset,
    ]
    let room = shown.contentSize.width - bounds.width
    scroller.contentSize = Size(width: shown.contentSize.width, height: bounds.height)
    scroller.contentInset = EdgeInsets(
      top: 0, left: max(0, -min(ends[0], ends[1])), bottom: 0,
      right: max(0, max(ends[0], ends[1]) - room))
  }

  /// Forgets what a finger has scrolled once it no longer shows and nothing goes back to it.
  private final func forgetScrolling(at position: Double) {
    guard let freeScroll, abs(position - freeScroll.position) >= 1,
      abs(shownNow.position - freeScroll.position) >= 1
    else { return }
    self.freeScroll = nil
  }
}
