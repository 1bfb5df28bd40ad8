/// Drags the indicator of a tab strip: along the strip, by a finger that came down on it.
final class TabIndicatorPan: PanGestureRecognizer {
  /// The position when the drag began.
  private var origin = 0.0

  init() {
    super.init { recognizer in
      (recognizer as? TabIndicatorPan)?.follow()
    }
  }

  private var strip: TabStrip? { view as? TabStrip }

  /// Only what goes along the strip.
  override func counted(_ travel: Point) -> Point? {
    travel.x.magnitude > travel.y.magnitude ? Point(x: travel.x, y: 0) : nil
  }

  override func shouldBegin() -> Bool {
    guard let strip, let touch = touches.first, strip.source == nil, strip.selectedIndex >= 0,
      strip.isIndicator(at: Touch.convert(touch.startLocation, to: strip))
    else { return false }
    origin = strip.shownNow.position
    return true
  }

  private func follow() {
    guard let strip else { return }
    switch state {
    case .began, .changed:
      strip.drag(to: strip.layout.position(origin, movedBy: translation(in: strip).x))
    case .ended:
      strip.endDrag(velocity: velocity(in: strip).x)
    case .cancelled:
      strip.cancelDrag()
    case .possible, .failed:
      break
    }
  }
}
