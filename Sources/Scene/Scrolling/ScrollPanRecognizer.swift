/// Recognizes the drags of a scroll view: only along the axes along which it has something to move,
/// and of several that lie in each other the one that can.
final class ScrollPanRecognizer: PanGestureRecognizer {
  private var scrollView: ScrollView? { view as? ScrollView }

  /// The part of a way along the axes that move.
  ///
  /// A way that goes rather along the other axis is left to a scroll view above that moves along that,
  /// as long as there is one.
  override func counted(_ travel: Point) -> Point? {
    guard let scrollView else { return nil }
    let axes = LayoutAxis.both.filter { scrollView.canDrag($0) }
    guard let axis = axes.first else { return nil }
    guard axes.count == 1 else { return travel }
    let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    if travel[other].magnitude > travel[axis].magnitude,
      scrollView.isInside({ $0.canDrag(other) })
    {
      return nil
    }
    var counted = Point.zero
    counted[axis] = travel[axis]
    return counted
  }

  /// Where there is no content left in the direction, a scroll view above that has some goes first.
  override func shouldBegin() -> Bool {
    guard let scrollView, let way = counted(travel) else { return false }
    let axis: LayoutAxis = way.x.magnitude >= way.y.magnitude ? .horizontal : .vertical
    let isForward = way[axis] < 0
    return scrollView.canScroll(axis, forward: isForward)
      || !scrollView.isInside { $0.canScroll(axis, forward: isForward) }
  }

  override func reset() {
    super.reset()
    scrollView?.trackingDidEnd()
  }
}
