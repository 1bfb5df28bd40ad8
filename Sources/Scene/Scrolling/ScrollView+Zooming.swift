// Zooming. The view that `viewForZooming` names gets a scale as its transform, and its place in the
// content is scaled, too; the content's size is its size times the scale. The content point between the
// fingers stays there, so they move the content as well.

extension ScrollView {
  /// The smallest scale at which the content rests; what is not finite or not above 0 counts as 1.
  public final var minimumZoomScale: Double {
    get { zoom.minimum }
    set { zoom.minimum = newValue }
  }

  /// The largest scale at which the content rests, at least the smallest; if it is that, there is no
  /// zooming.
  public final var maximumZoomScale: Double {
    get { zoom.maximum }
    set { zoom.maximum = newValue }
  }

  /// How large the content shows; setting it takes the nearest scale in the range, without animation.
  public final var zoomScale: Double {
    get { zoom.scale }
    set { setZoomScale(newValue) }
  }

  /// Whether fingers are changing the scale.
  public final var isZooming: Bool { zoom.pinch != nil }

  /// Whether the scale is on its way back into its range, or to where code sent it.
  public final var isZoomBouncing: Bool { zoom.animationCount > 0 }

  /// Shows the content at a scale in the range, about the middle of what shows.
  ///
  /// Without a view for zooming nothing happens. With animation it takes 0.25 s.
  public final func setZoomScale(_ scale: Double, animated: Bool = false) {
    let scale = zoom.legal(scale)
    guard scale != zoom.scale else { return }
    let middle = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    let anchor = (exactOffset + middle) * (1 / zoom.scale)
    zoom(to: scale, offset: anchor * scale - middle, animated: animated)
  }

  /// Shows a rectangle, in the coordinates of the view for zooming, as large as fits, in the middle.
  ///
  /// The scale is limited to the range. An empty rectangle, or one that is not finite, does nothing.
  public final func zoom(to rect: Rect, animated: Bool = false) {
    guard let view = callbacks.viewForZooming?(self), rect.isFinite, !rect.isEmpty,
      !bounds.isEmpty
    else { return }
    let scale = zoom.legal(
      min(bounds.size.width / rect.width, bounds.size.height / rect.height))
    let origin = view.frame.origin * (1 / zoom.scale)
    let middle = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    let center = origin + rect.center - view.bounds.origin
    zoom(to: scale, offset: center * scale - middle, animated: animated)
  }

  /// Whether fingers can change the scale.
  final var canZoom: Bool {
    zoom.legal(.infinity) > zoom.legal(0) && callbacks.viewForZooming?(self) != nil
  }

  // MARK: - Code

  /// Goes to a scale and to the nearest legal offset.
  private final func zoom(to scale: Double, offset: Point, animated: Bool) {
    guard callbacks.viewForZooming?(self) != nil else { return }
    endMotion()
    guard animated, stage != nil else {
      apply(scale)
      let offset = legal(offset)
      return move(to: offset, shown: offset)
    }
    if !isZoomBouncing { callbacks.willBeginZooming?(self) }
    animateZoom(to: scale, offset: offset)
  }

  private final func animateZoom(to scale: Double, offset: Point) {
    zoom.animationCount += 1
    animate(
      withDuration: Ease.duration, options: .allowUserInteraction,
      animations: {
        apply(scale)
        let offset = legal(offset)
        move(to: offset, shown: offset, isAnimatable: true)
      },
      completion: { [self] _ in
        zoom.animationCount -= 1
        guard zoom.animationCount == 0, !isZooming else { return }
        callbacks.didEndZooming?(self, zoom.scale)
      })
  }

  /// Gives the view for zooming a scale, and the content its size.
  private final func apply(_ scale: Double) {
    guard let view = callbacks.viewForZooming?(self), scale != zoom.scale else { return }
    var new = view.state
    new.position = new.position * (scale / zoom.scale)
    new.transform = AffineTransform(scaleX: scale, y: scale)
    zoom.scale = scale
    view.setState(new)
    contentSize = Size(
      width: new.bounds.size.width * scale, height: new.bounds.size.height * scale)
    callbacks.didZoom?(self)
  }

  // MARK: - Fingers

  /// Follows what the recognizer says.
  final func pinchDidChange() {
    switch pinchGestureRecognizer.state {
    case .began: beginPinch()
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  /// Where the middle between the fingers is, from the view's corner.
  private final var pinchCenter: Point {
    pinchGestureRecognizer.location(in: self) - bounds.origin
  }

  private final func beginPinch() {
    endMotion()
    isCaught = false
    guard pinchGestureRecognizer.state.isActive else { return }
    let anchor = (exactOffset + pinchCenter) * (1 / zoom.scale)
    zoom.pinch = (anchor, zoom.scale)
    if !isZoomBouncing { callbacks.willBeginZooming?(self) }
    followPinch()
  }

  private final func followPinch() {
    guard let (anchor, start) = zoom.pinch else { return }
    let scale = zoom.shown(start * pinchGestureRecognizer.scale, bounces: bouncesZoom)
    let offset = anchor * scale - pinchCenter
    guard offset.isFinite else { return }
    apply(scale)
    let reached = bounces ? offset : legal(offset)
    move(to: reached, shown: shown(reached))
  }

  private final func endPinch() {
    guard let (anchor, _) = zoom.pinch else { return }
    zoom.pinch = nil
    let scale = zoom.legal(zoom.scale)
    if scale != zoom.scale {
      animateZoom(to: scale, offset: anchor * scale - pinchCenter)
    } else if !isZoomBouncing {
      callbacks.didEndZooming?(self, scale)
    }
    reanchorDrag()
    if needsRangeUpdate { setNeedsLayout() }
    guard drag == nil, motion == nil, !isZoomBouncing else { return }
    if begin(freeMotion(.settling, velocity: .zero, from: exactOffset)) { tellDeceleration() }
  }

  /// Ends a pinch at once: the view leaves the stage.
  final func abandonPinch() {
    guard zoom.pinch != nil else { return }
    zoom.pinch = nil
    apply(zoom.legal(zoom.scale))
    if !isZoomBouncing { callbacks.didEndZooming?(self, zoom.scale) }
  }
}
