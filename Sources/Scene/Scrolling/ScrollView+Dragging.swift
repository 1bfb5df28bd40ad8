// What a finger does to the content.
//
// The finger's place, less where it was when the drag began, gives an offset without edges, `raw`; what
// shows follows from that by the rubber band. Whenever something else moves the content meanwhile, `raw`
// is found anew from what shows, the other way round, so that the finger goes on without a jump.

extension ScrollView {
  /// Whether the content's edge is drawn beyond the view's along an axis even if all of it shows.
  final func alwaysBounces(_ axis: LayoutAxis) -> Bool {
    bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether a finger can move the content along an axis.
  final func canDrag(_ axis: LayoutAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = limits(axis)
    return alwaysBounces(axis) || limits.upperBound > limits.lowerBound
  }

  /// Whether there is content left in a direction: that of greater offsets, or of lesser ones.
  final func canScroll(_ axis: LayoutAxis, forward: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = limits(axis)
    return forward
      ? exactOffset[axis] < limits.upperBound : exactOffset[axis] > limits.lowerBound
  }

  /// Whether a scroll view above this one fulfils a condition.
  final func isInside(_ condition: (ScrollView) -> Bool) -> Bool {
    var next = superview
    while let view = next {
      if let scrollView = view as? ScrollView, condition(scrollView) { return true }
      next = view.superview
    }
    return false
  }

  /// Follows what the recognizer says.
  final func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      beginDrag()
      follow()
    case .changed:
      follow()
    case .ended:
      follow()
      release(velocity: panGestureRecognizer.velocity(in: self) * -1)
    case .cancelled:
      release(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  private final func beginDrag() {
    endMotion()
    isCaught = false
    // Whoever heard of that may have ended the pan.
    guard panGestureRecognizer.state.isActive else { return }
    // What the pan has moved by already belongs to the drag.
    drag = ScrollDrag(
      start: exactOffset, lockedAxis: lockedAxis, raw: exactOffset, translation: .zero)
    anchorDrag()
    callbacks.willBeginDragging?(self)
  }

  private final var lockedAxis: LayoutAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let travel = Touch.convert(displacement: panGestureRecognizer.travel, to: self)
    let (x, y) = (travel.x.magnitude, travel.y.magnitude)
    guard min(x, y) <= max(x, y) / 2 else { return nil }
    return x > y ? .horizontal : .vertical
  }

  /// Lets the drag go on from what shows, wherever that has come from.
  final func anchorDrag() {
    guard var drag else { return }
    for axis in LayoutAxis.both {
      let (shown, length) = (exactOffset[axis], bounds.size[axis])
      let limits = limits(axis)
      let edge = min(max(shown, limits.lowerBound), limits.upperBound)
      let distance = RubberBand.distance(shown - edge, length: length)
      let reached = RubberBand.overshoot(distance, length: length)
      drag.raw[axis] = edge + distance
      drag.stretch[axis] = reached == 0 ? 1 : (shown - edge) / reached
    }
    self.drag = drag
  }

  /// Lets the drag go on from what shows and where the finger is now.
  final func reanchorDrag() {
    guard drag != nil else { return }
    drag?.translation = panGestureRecognizer.translation(in: self)
    anchorDrag()
  }

  /// Moves the content to where the finger wants it.
  private final func follow() {
    guard let drag, !isZooming else { return }
    let translation = panGestureRecognizer.translation(in: self)
    guard translation.isFinite else { return }
    var offset = exactOffset
    var shown = contentOffset
    for axis in LayoutAxis.both where isDragged(axis) {
      let raw = drag.raw[axis] - (translation[axis] - drag.translation[axis])
      let limits = limits(axis)
      let edge = min(max(raw, limits.lowerBound), limits.upperBound)
      let overshoot =
        bounces ? RubberBand.overshoot(raw - edge, length: bounds.size[axis]) : 0
      offset[axis] = edge + overshoot * drag.stretch[axis]
      shown[axis] = self.shown(offset)[axis]
    }
    move(to: offset, shown: shown)
  }

  /// Whether the drag under way moves the content along an axis.
  private final func isDragged(_ axis: LayoutAxis) -> Bool {
    canDrag(axis) && (drag?.lockedAxis ?? axis) == axis
  }

  /// The velocity of the content, when a finger lets go of it with one.
  private final func contentVelocity(_ finger: Point) -> Point {
    guard finger.isFinite, let drag, !isZooming, !isZoomBouncing else { return .zero }
    var velocity = Point.zero
    for axis in LayoutAxis.both where isDragged(axis) {
      let (limits, length) = (limits(axis), bounds.size[axis])
      let edge = min(max(exactOffset[axis], limits.lowerBound), limits.upperBound)
      let overshoot = exactOffset[axis] - edge
      if overshoot != 0 {
        let stretch = drag.stretch[axis]
        let distance = RubberBand.distance(overshoot / stretch, length: length)
        velocity[axis] = finger[axis] * RubberBand.slope(distance, length: length) * stretch
      } else if bounces || canScroll(axis, forward: finger[axis] > 0) {
        velocity[axis] = finger[axis]
      }
    }
    return velocity
  }

  /// Lets go of the content, which may go on by itself.
  private final func release(velocity finger: Point) {
    guard let drag else { return }
    let velocity = contentVelocity(finger)
    let natural = freeMotion(.fling, velocity: velocity, from: drag.start)
    var target = natural.rest
    callbacks.willEndDragging?(self, velocity * 0.001, &target)
    guard self.drag != nil else { return }
    // What the caller did meanwhile may have moved the content.
    let present = freeMotion(.fling, velocity: velocity, from: drag.start)
    let isRedirected = target != natural.rest
    self.drag = nil
    let isGoingOn = begin(
      isRedirected ? motion(present, velocity: velocity, redirectedTo: target) : present)
    if !isGoingOn, let stage { noteRest(at: stage.time) }
    callbacks.didEndDragging?(self, isGoingOn)
    tellDeceleration()
  }
}
