extension Stage {
  /// The frontmost view at a point of the stage, or `nil`; see `View.hitTest(_:)`.
  public func hitTest(_ point: Point) -> View? { hitTest(point, isTap: false) }

  /// Lays out what asked for it, and taps at a point of the stage: a finger comes down and is lifted.
  ///
  /// Views and recognizers hear of the touch first; see `View.touchesBegan(_:)`. If none takes it the
  /// view that is hit is asked by `handleTap(at:)`, then the views above it, until one answers. Views
  /// whose own changes are being animated, and what is in them, are passed by, unless each of the
  /// animations says `.allowUserInteraction`. A scroll view in motion is stopped, and that is all.
  ///
  /// - Returns: The view that is hit, whether or not it answers.
  @discardableResult
  public func tap(at point: Point) -> View? {
    let finger = touchDispatcher.freeFinger
    send(.began, finger: finger, at: point)
    let hit = touches.first { $0.finger == finger }?.view
    send(.ended, finger: finger, at: point)
    return hit
  }

  /// The same as a finger would hit, which passes by views whose animations do not allow it.
  func hitTest(_ point: Point, isTap: Bool) -> View? {
    // A root that is squeezed to a line is not hit.
    guard let inverse = root.state.toSuperview.inverted else { return nil }
    return root.hitTest(inverse.apply(to: point), isTap: isTap)
  }
}
