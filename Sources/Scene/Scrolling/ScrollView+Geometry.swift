extension ScrollView {
  /// The insets of the content, with those of the safe area as `contentInsetAdjustmentBehavior` says.
  public final var adjustedContentInset: EdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    var inset = contentInset
    if isAdjusted(.horizontal) {
      inset.left += safe.left
      inset.right += safe.right
    }
    if isAdjusted(.vertical) {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  private final func isAdjusted(_ axis: LayoutAxis) -> Bool {
    if contentInsetAdjustmentBehavior == .always || alwaysBounces(axis) { return true }
    let near = axis == .horizontal ? contentInset.left : contentInset.top
    let far = axis == .horizontal ? contentInset.right : contentInset.bottom
    return contentSize[axis] + near + far > bounds.size[axis]
  }

  /// Where the offset may rest along an axis.
  final func limits(_ axis: LayoutAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let near = axis == .horizontal ? inset.left : inset.top
    let far = axis == .horizontal ? inset.right : inset.bottom
    let content = contentSize[axis] > 0 && contentSize[axis].isFinite ? contentSize[axis] : 0
    let (low, high) = (0 - near, content + far - bounds.size[axis])
    guard low.isFinite, high.isFinite else { return 0...0 }
    return low...max(low, high)
  }

  /// The nearest offset at which the content may rest.
  final func legal(_ offset: Point) -> Point {
    var result = offset
    for axis in LayoutAxis.both {
      let limits = limits(axis)
      result[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return result
  }

  /// An offset as it shows: rounded to whole device pixels, half away from zero, but not beyond an edge
  /// that it does not pass.
  final func shown(_ exact: Point) -> Point {
    let scale = stage?.scale ?? 1
    var result = exact
    for axis in LayoutAxis.both {
      let pixels = exact[axis] * scale
      // What is so large has no fraction, or none to speak of.
      guard pixels.magnitude < 0x1p52 else { continue }
      result[axis] = pixels.rounded(.toNearestOrAwayFromZero) / scale
      let limits = limits(axis)
      guard limits.contains(exact[axis]) else { continue }
      result[axis] = min(max(result[axis], limits.lowerBound), limits.upperBound)
      if exact[axis] == limits.lowerBound || exact[axis] == limits.upperBound {
        result[axis] = exact[axis]
      }
    }
    return result
  }

  // MARK: - Moves by code

  /// Moves the content to an offset, which is not limited.
  ///
  /// A motion under way ends. With animation it takes 0.25 s, eases in and out from the present place
  /// and velocity, and `didEndScrollingAnimation` hears of its end; if it is there already nothing
  /// happens. Outside a stage, and while a finger holds the content, it is not animated. What is not
  /// finite is not taken.
  public final func setContentOffset(_ offset: Point, animated: Bool = false) {
    guard offset.isFinite else { return }
    guard animated, let stage, drag == nil else {
      endMotion()
      return contentOffset = offset
    }
    if motion == nil, offset == exactOffset, offset == contentOffset { return }
    let velocity = motion?.velocity(at: stage.time) ?? .zero
    endMotion()
    guard self.stage === stage, drag == nil else { return }
    func axis(_ axis: LayoutAxis) -> AxisMotion {
      AxisMotion.eased(from: exactOffset[axis], to: offset[axis], velocity: velocity[axis])
    }
    _ = begin(
      ScrollMotion(
        kind: .animated, begin: stage.time, x: axis(.horizontal), y: axis(.vertical),
        rest: offset, target: offset, isTold: true))
  }

  /// Moves the content by as little as shows a rectangle of it; not at all if it shows already.
  ///
  /// What is covered by insets does not show. Of a rectangle that is larger than the view the nearer
  /// edge is shown, unless it fills the view already.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.isFinite else { return }
    let inset = adjustedContentInset
    var target = exactOffset
    target.x = visibleOffset(
      target.x, rect.minX...rect.maxX, near: inset.left, far: inset.right, .horizontal)
    target.y = visibleOffset(
      target.y, rect.minY...rect.maxY, near: inset.top, far: inset.bottom, .vertical)
    guard target != exactOffset else { return }
    setContentOffset(legal(target), animated: animated)
  }

  private final func visibleOffset(
    _ offset: Double, _ range: ClosedRange<Double>, near: Double, far: Double,
    _ axis: LayoutAxis
  ) -> Double {
    let length = bounds.size[axis]
    // The offsets that bring the one edge and the other to the view's.
    let (first, last) = (range.lowerBound - near, range.upperBound + far - length)
    let (low, high) = (min(first, last), max(first, last))
    return min(max(offset, low), high)
  }
}
