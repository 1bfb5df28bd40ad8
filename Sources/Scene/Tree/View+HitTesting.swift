extension View {
  /// The frontmost view at a point of this view's coordinates, or `nil` if it is not hit.
  ///
  /// A view that is hidden, refuses interaction, is nearly transparent (alpha below 0.01) or squeezed
  /// to a line by its transform is not hit, nor is anything in it; the same where `point(inside:)` is
  /// false, so a part of a subview outside its superview cannot be hit, clipped or not. The model is
  /// asked, not what an animation shows.
  public final func hitTest(_ point: Point) -> View? { hitTest(point, isTap: false) }

  /// The same, where a tap passes by views whose animations do not allow it, and what is in them.
  final func hitTest(_ point: Point, isTap: Bool) -> View? {
    guard canBeHit(at: point, isTap: isTap) else { return nil }
    var hit = self
    var local = point
    // A view that can be hit gives itself at worst, so the search never has to come back.
    while let (view, inner) = hit.frontmostSubview(at: local, isTap: isTap) {
      hit = view
      local = inner
    }
    return hit
  }

  private final func frontmostSubview(at point: Point, isTap: Bool) -> (View, Point)? {
    for view in subviews.reversed() {
      guard let inverse = view.state.toSuperview.inverted else { continue }
      let inner = inverse.apply(to: point)
      if view.canBeHit(at: inner, isTap: isTap) { return (view, inner) }
    }
    return nil
  }

  private final func canBeHit(at point: Point, isTap: Bool) -> Bool {
    guard !isHidden, isUserInteractionEnabled, state.alpha >= 0.01 else { return false }
    if isTap, animations?.refusesTouches ?? false { return false }
    return self.point(inside: point)
  }
}
