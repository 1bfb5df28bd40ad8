/// What a finger scrolls on a tab strip: it lies over the tabs, shows nothing, and says how far they are
/// to be scrolled.
///
/// What is in the strip is not in it, as that has a place of its own, by the position; see
/// `TabStrip.freeScroll`.
final class TabScroller: ScrollView {
  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    callbacks.willBeginDragging = { ($0.superview as? TabStrip)?.scrollingBegins() }
    callbacks.didScroll = { $0.superview?.setNeedsLayout() }
  }

  override var typeName: StaticString { "TabScroller" }

  /// Leaves the indicator to those who drag it.
  override func point(inside point: Point) -> Bool {
    guard super.point(inside: point) else { return false }
    guard let strip = superview as? TabStrip, strip.isIndicatorDraggable else { return true }
    let place = Point(x: point.x - bounds.minX + strip.bounds.minX, y: point.y)
    return !strip.isIndicator(at: place)
  }
}
