/// Where everything in a `HighlightSegmentedControl` lies, as a pure function of the position.
///
/// A segment is one of `count` equal parts of the width. At rest its edges lie on device pixels; on
/// the way from one to the next the window's edges move evenly and are not rounded.
///
/// All lengths that come out are multiples of 2⁻¹⁶, so that the place of the window and the opposite
/// place of what is in it cancel to the bit.
public struct HighlightSegmentedLayout: Hashable, Sendable {
  /// The control's own rectangle.
  public var bounds: Rect
  /// The number of segments; below 0 counts as 0, above a million as a million.
  public var count: Int
  /// Device pixels a point; what is not finite or not above 0 counts as 1.
  public var scale: Double
  /// Whether segment 0 is the leftmost or the rightmost.
  public var direction: LayoutDirection
  /// By how much the pill is smaller than its segment, on each side; what is not finite counts as 0.
  public var pillInset: Double
  /// What the window cuts its content by.
  public var clipMode: ClipMode
  /// What is left out of the trick.
  public var mistakes: Mistakes

  /// Creates a layout.
  public init(
    bounds: Rect, count: Int, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    pillInset: Double = 0, clipMode: ClipMode = .pill, mistakes: Mistakes = []
  ) {
    self.bounds = bounds
    self.count = count
    self.scale = scale
    self.direction = direction
    self.pillInset = pillInset
    self.clipMode = clipMode
    self.mistakes = mistakes
  }

  /// The rectangle of a segment at rest, in the control's coordinates.
  ///
  /// Indices beyond the ends go on in the same steps; without segments it is empty.
  public func segment(_ index: Int) -> Rect {
    segment(at: Double(index))
  }

  /// Where everything lies at a position: i is segment i, and between i and i + 1 lies the way.
  ///
  /// Beyond the first and the last segment the window follows, out of the control. NaN counts as 0;
  /// positions beyond ±2³¹ count as that.
  public func frames(at position: Double) -> Frames {
    let strip = gridBounds
    let window = window(at: position)
    let anchor = mistakes.contains(.noCounterOffset) ? self.window(at: 0) : window
    return Frames(
      normalTitles: strip,
      window: window,
      pill: pill(in: window, at: position),
      selectedTitles: strip.offsetBy(dx: -anchor.origin.x, dy: -anchor.origin.y),
      titles: (0..<segmentCount).map {
        segment($0).offsetBy(dx: -strip.origin.x, dy: -strip.origin.y)
      })
  }

  /// The segment at a point, or the nearest if there is none; `nil` if there are no segments at all
  /// or they have no width.
  ///
  /// Only x counts. A segment has its left edge and not its right one; NaN counts as far left.
  public func segmentIndex(at point: Point) -> Int? {
    let width = gridBounds.size.width
    guard segmentCount > 0, width > 0, width.isFinite else { return nil }
    let x = point.x - gridBounds.origin.x
    let last = Double(segmentCount - 1)
    var place = (x / width * Double(segmentCount)).rounded(.down)
    place = place > 0 ? min(place, last) : 0
    // Rounded edges lie up to half a pixel beside the even ones.
    while place > 0, x < edge(place) { place -= 1 }
    while place < last, x >= edge(place + 1) { place += 1 }
    return Int(direction == .leftToRight ? place : last - place)
  }

  // MARK: - Rects

  private var segmentCount: Int { min(max(count, 0), 1_000_000) }

  private func window(at position: Double) -> Rect {
    clipMode == .pill ? inset(segment(at: position)) : segment(at: position)
  }

  /// The pill, in the window's coordinates.
  private func pill(in window: Rect, at position: Double) -> Rect {
    let pill = clipMode == .pill ? window : inset(segment(at: position))
    return pill.offsetBy(dx: -window.origin.x, dy: -window.origin.y)
  }

  private func inset(_ rect: Rect) -> Rect {
    let distance = pillInset.isFinite ? pillInset.onGrid : 0
    return rect.insetBy(dx: distance, dy: distance)
  }

  private func segment(at position: Double) -> Rect {
    let strip = gridBounds
    guard segmentCount > 0 else { return Rect(origin: strip.origin, size: .zero) }
    let bounded = position.isNaN ? 0 : min(max(position, -2_147_483_648), 2_147_483_648)
    let place = direction == .leftToRight ? bounded : Double(segmentCount - 1) - bounded
    let left = edgeBetween(place)
    let right = edgeBetween(place + 1)
    return Rect(
      x: strip.origin.x + left, y: strip.origin.y, width: right - left, height: strip.size.height)
  }

  /// The control's rectangle, of numbers whose sums and differences are exact.
  private var gridBounds: Rect {
    let box = bounds.standardized
    return Rect(
      x: box.origin.x.onGrid, y: box.origin.y.onGrid, width: box.size.width.onGrid,
      height: box.size.height.onGrid)
  }

  // MARK: - Edges, from the left edge of the strip

  /// The left edge of the segment at a place counted from the left, on a device pixel.
  private func edge(_ place: Double) -> Double {
    let pixelsPerPoint = scale > 0 && scale.isFinite ? scale : 1
    let even = place * gridBounds.size.width / Double(max(segmentCount, 1))
    return ((even * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint).onGrid
  }

  /// The same for any place; between two edges, in proportion.
  private func edgeBetween(_ place: Double) -> Double {
    let whole = place.rounded(.down)
    let start = edge(whole)
    guard place > whole else { return start }
    return (start + (edge(whole + 1) - start) * (place - whole)).onGrid
  }
}

extension Double {
  /// The nearest multiple of 2⁻¹⁶, half away from zero; numbers too large for halves stay.
  fileprivate var onGrid: Double {
    guard abs(self) < 68_719_476_736 else { return self }
    return (self * 65536).rounded(.toNearestOrAwayFromZero) / 65536
  }
}
