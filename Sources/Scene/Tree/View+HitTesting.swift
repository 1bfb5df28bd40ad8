extension View {
  /// The frontmost view at a point of this view's coordinates, or `nil` if it is not hit.
  ///
  /// A view that is hidden, refuses interaction, is nearly transparent (alpha below 0.01) or squeezed
  /// to a line by its transform is not hit, nor is anything in it; the same where `point(inside:)` is
  /// false, so a part of a subview outside its superview cannot be hit, clipped or not. The model is
  /// asked, not what an animation shows.
  public final func hitTest(_ point: Point) -> View? {
    guard canBeHit(at: point) else { return nil }
    var hit = self
    var local = point
    // A view that can be hit gives itself at worst, so the search never has to come back.
    while let (view, inner) = hit.frontmostSubview(at: local) {
      hit = view
      local = inner
    }
    return hit
  }

  private final func frontmostSubview(at point: Point) -> (View, Point)? {
    for view in subviews.reversed() {
      guard let inverse = view.state.toSuperview.inverted else { continue }
      let inner = inverse.apply(to: point)
      if view.canBeHit(at: inner) { return (view, inner) }
    }
    return nil
  }

  private final func canBeHit(at point: Point) -> Bool {
    !isHidden && isUserInteractionEnabled && state.alpha >= 0.01 && self.point(inside: point)
  }
}
