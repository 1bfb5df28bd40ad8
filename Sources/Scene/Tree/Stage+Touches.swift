extension Stage {
  /// The frontmost view at a point of the stage, or `nil`; see `View.hitTest(_:)`.
  public func hitTest(_ point: Point) -> View? {
    rootPoint(for: point).flatMap { root.hitTest($0) }
  }

  /// Lays out what asked for it, and taps at a point of the stage.
  ///
  /// The view that is hit is asked by `handleTap(at:)`, then the views above it, until one answers.
  /// Views whose own changes are being animated, and what is in them, are passed by, unless each of
  /// the animations says `.allowUserInteraction`.
  ///
  /// - Returns: The view that is hit, whether or not it answers.
  @discardableResult
  public func tap(at point: Point) -> View? {
    layoutIfNeeded()
    guard let rootPoint = rootPoint(for: point) else { return nil }
    let hit = root.hitTest(rootPoint, isTap: true)
    var next = hit
    while let view = next {
      if view.handleTap(at: view.convert(rootPoint, from: nil)) { break }
      next = view.superview
    }
    return hit
  }

  /// A point of the stage in the root's coordinates; `nil` if the root is squeezed to a line.
  private func rootPoint(for point: Point) -> Point? {
    root.state.toSuperview.inverted?.apply(to: point)
  }
}
