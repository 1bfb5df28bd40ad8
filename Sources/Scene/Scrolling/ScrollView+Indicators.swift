// The bars that show where the content stands. They are drawn, not views, so `subviews` has the caller's
// only, and they are a function of time as all else is: full while the content moves, and then fading.

extension ScrollView {
  private static let thickness = 3.0
  private static let margin = 3.0
  private static let leastLength = 36.0
  /// The least length beyond the edges.
  private static let leastOvershotLength = 8.0
  private static let fadeDuration = 0.3

  /// Takes note that the content has come to rest, and lets the bars fade.
  final func noteRest(at time: Double) {
    guard showsHorizontalScrollIndicator || showsVerticalScrollIndicator else { return }
    restTime = time
    stage?.scrollDriver.add(self)
  }

  /// Whether neither the content moves by itself nor a bar fades.
  final func isSettled(at time: Double) -> Bool {
    guard motion == nil else { return false }
    guard let restTime else { return true }
    return time - restTime >= Self.fadeDuration
  }

  /// What is drawn above the content at a time.
  final func indicators(for state: ViewState, at time: Double) -> [Canvas.Command] {
    guard showsHorizontalScrollIndicator || showsVerticalScrollIndicator else { return [] }
    let opacity = indicatorOpacity(at: time)
    guard opacity > 0 else { return [] }
    var canvas = Canvas(state: state, pixelsPerPoint: 1)
    let color = scrollIndicatorColor.withAlphaComponent(scrollIndicatorColor.alpha * opacity)
    for axis in LayoutAxis.both {
      let isShown =
        axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
      guard isShown, let bar = indicator(axis, in: state.bounds) else { continue }
      canvas.fill(RoundedRect(rect: bar, radius: Self.thickness / 2), color: color)
    }
    return canvas.finished()
  }

  private final func indicatorOpacity(at time: Double) -> Double {
    if drag != nil { return 1 }
    guard let rest = motion.map({ $0.begin + $0.duration }) ?? restTime else { return 0 }
    return min(max(1 - (time - rest) / Self.fadeDuration, 0), 1)
  }

  /// The bar along an axis, in the view's coordinates; `nil` if all of the content shows.
  ///
  /// Beyond an edge the bar gets shorter by as much.
  private final func indicator(_ axis: LayoutAxis, in bounds: Rect) -> Rect? {
    let (limits, length) = (limits(axis), bounds.size[axis])
    let range = limits.upperBound - limits.lowerBound
    let isOtherShown =
      axis == .horizontal ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    let corner = isOtherShown ? Self.thickness : 0
    let track = length - 2 * Self.margin - corner
    guard range > 0, track > Self.leastOvershotLength else { return nil }
    let offset = bounds.origin[axis]
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let full = min(max(track * length / (length + range), Self.leastLength), track)
    let shown = max(full - (offset - edge).magnitude, Self.leastOvershotLength)
    let part = (edge - limits.lowerBound) / range
    let place = bounds.origin[axis] + Self.margin + (track - shown) * part
    let end = Self.margin + Self.thickness
    return axis == .horizontal
      ? Rect(x: place, y: bounds.maxY - end, width: shown, height: Self.thickness)
      : Rect(x: bounds.maxX - end, y: place, width: Self.thickness, height: shown)
  }
}
