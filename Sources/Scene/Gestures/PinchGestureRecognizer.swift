/// Recognizes two fingers that move apart or together.
///
/// It begins when their distance has changed by more than 10 points; from then on the scale counts.
open class PinchGestureRecognizer: GestureRecognizer {
  /// By how much the distance changes before a pinch begins, in points.
  public static let slop = 10.0

  private final var firstDistance = 0.0
  private final var lastDistance = 0.0
  private final var shownScale = 1.0
  private final var tracker = VelocityTracker()

  /// The distance of the fingers, in parts of that at the beginning; 1 before.
  ///
  /// It may be set: then what the fingers do from here on multiplies that. What is not finite or not
  /// above 0 counts as 1.
  public final var scale: Double {
    get { shownScale }
    set {
      shownScale = newValue > 0 && newValue.isFinite ? newValue : 1
      firstDistance = lastDistance / shownScale
    }
  }

  /// How fast the scale changed during the last tenth of a second, per second.
  public final var velocity: Double { tracker.velocity.x }

  open override func touchesBegan(_ touches: [Touch]) {
    guard self.touches.count >= 2 else { return }
    guard self.touches.count == 2 else { return }
    firstDistance = distance
    lastDistance = firstDistance
  }

  open override func touchesMoved(_ touches: [Touch]) {
    guard self.touches.count >= 2 else { return }
    lastDistance = distance
    if state == .possible {
      guard (lastDistance - firstDistance).magnitude > Self.slop else { return }
      firstDistance = lastDistance
    }
    // Fingers at one place have no scale.
    if firstDistance > 0, lastDistance > 0 { shownScale = lastDistance / firstDistance }
    tracker.add(Point(x: shownScale, y: 0), at: touches.last?.time ?? 0)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard self.touches.prefix(2).contains(where: { $0.phase == .ended }) else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    firstDistance = 0
    lastDistance = 0
    shownScale = 1
    tracker = VelocityTracker()
  }

  /// How far apart the first two fingers are.
  private final var distance: Double {
    touches.count < 2 ? 0 : (touches[1].location - touches[0].location).length
  }
}
