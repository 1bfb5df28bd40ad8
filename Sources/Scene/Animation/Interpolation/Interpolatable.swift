/// A value that has values between itself and another.
package protocol Interpolatable {
  /// The value a fraction of the way from this one to `end`.
  ///
  /// Exactly this one at 0 and exactly `end` at 1. Progress may leave 0 … 1: a spring overshoots. One
  /// that is not finite counts as 0.
  func interpolated(to end: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
  /// The number a fraction of the way to `end`; equal ends give themselves at every progress.
  ///
  /// Where an end is not finite there is nothing between them: the value is `end` from the start on.
  package func interpolated(to end: Double, progress: Double) -> Double {
    guard progress != 0, progress.isFinite, self != end else { return self }
    guard progress != 1, isFinite, end.isFinite else { return end }
    let difference = end - self
    // Only numbers near the greatest there are have no finite difference.
    return difference.isFinite
      ? self + difference * progress : self * (1 - progress) + end * progress
  }
}

extension Point: Interpolatable {
  /// The point a fraction of the way along the straight line to `end`.
  package func interpolated(to end: Point, progress: Double) -> Point {
    Point(
      x: x.interpolated(to: end.x, progress: progress),
      y: y.interpolated(to: end.y, progress: progress))
  }
}

extension Size: Interpolatable {
  /// The size with each side a fraction of the way to `end`'s.
  package func interpolated(to end: Size, progress: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, progress: progress),
      height: height.interpolated(to: end.height, progress: progress))
  }
}

extension Rect: Interpolatable {
  /// The rectangle with origin and size a fraction of the way to `end`'s.
  package func interpolated(to end: Rect, progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, progress: progress),
      size: size.interpolated(to: end.size, progress: progress))
  }
}

extension EdgeInsets: Interpolatable {
  /// The insets with each distance a fraction of the way to `end`'s.
  package func interpolated(to end: EdgeInsets, progress: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.interpolated(to: end.top, progress: progress),
      left: left.interpolated(to: end.left, progress: progress),
      bottom: bottom.interpolated(to: end.bottom, progress: progress),
      right: right.interpolated(to: end.right, progress: progress))
  }
}
