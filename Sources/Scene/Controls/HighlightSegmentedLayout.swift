/// Where everything in a `HighlightSegmentedControl` lies, as a pure function of the position.
///
/// Segments are equal parts of the width that the spacing leaves. At rest they lie where a constraint
/// layout puts them: left edge and width are rounded to device pixels, each by itself and halves away
/// from zero. So all are equally wide, and one may end a pixel before the next begins, or after. On the
/// way from one to another the window is not rounded.
///
/// Spacings and the inset may be any number: what is not finite counts as 0, what is beyond ±2³¹ as
/// that. All lengths that come out are multiples of 2⁻¹⁶, so that the place of the window and the opposite
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
  /// What lies between a segment and the next; if negative, they overlap.
  ///
  /// If spacings leave nothing for the segments, they have no width; if this one is so negative that
  /// each would begin before the last, all begin at one place.
  public var spacing: Double
  /// What lies between the first segment and the edge of the control: the left one from left to right.
  public var leadSpacing: Double
  /// What lies between the last segment and the edge of the control.
  public var tailSpacing: Double
  /// By how much the pill is smaller than its segment, on each side.
  public var pillInset: Double
  /// What the window cuts its content by.
  public var clipMode: ClipMode
  /// What is left out of the trick.
  public var mistakes: Mistakes

  /// Creates a layout.
  public init(
    bounds: Rect, count: Int, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    spacing: Double = 0, leadSpacing: Double = 0, tailSpacing: Double = 0, pillInset: Double = 0,
    clipMode: ClipMode = .pill, mistakes: Mistakes = []
  ) {
    self.bounds = bounds
    self.count = count
    self.scale = scale
    self.direction = direction
    self.spacing = spacing
    self.leadSpacing = leadSpacing
    self.tailSpacing = tailSpacing
    self.pillInset = pillInset
    self.clipMode = clipMode
    self.mistakes = mistakes
  }

  /// The rectangle of a segment at rest, in the control's coordinates.
  ///
  /// Indices beyond the ends go on in the same steps; without segments it is empty.
  public func segment(_ index: Int) -> Rect {
    segment(offset: offset(at: Double(index)))
  }

  /// How far right of the control's left edge the highlight begins at a position: i is segment i, and
  /// between i and i + 1 lies the way, in proportion.
  ///
  /// Positions beyond the first and the last segment go on in the same steps. NaN counts as 0;
  /// positions beyond ±2³¹ count as that.
  public func offset(at position: Double) -> Double {
    let bounded = position.bounded
    let whole = bounded.rounded(.down)
    let start = restingOffset(whole)
    guard bounded > whole else { return start }
    return (start + (restingOffset(whole + 1) - start) * (bounded - whole)).onGrid
  }

  /// Where everything lies at a position; see `offset(at:)`.
  public func frames(at position: Double) -> Frames {
    frames(offset: offset(at: position))
  }

  /// Where everything lies while the highlight begins at an offset from the control's left edge.
  ///
  /// Beyond the first and the last segment the window follows, out of the control.
  public func frames(offset: Double) -> Frames {
    let strip = gridBounds
    let segment = segment(offset: offset.onGrid)
    let window = window(on: segment)
    let anchor =
      mistakes.contains(.noCounterOffset) ? self.window(on: self.segment(0)) : window
    return Frames(
      normalTitles: strip,
      window: window,
      pill: inset(segment).offsetBy(dx: -window.origin.x, dy: -window.origin.y),
      selectedTitles: strip.offsetBy(dx: -anchor.origin.x, dy: -anchor.origin.y),
      titles: (0..<segmentCount).map {
        self.segment($0).offsetBy(dx: -strip.origin.x, dy: -strip.origin.y)
      })
  }

  /// The segment at a point, or the nearest if there is none; `nil` if there are no segments at all
  /// or the control has no width.
  ///
  /// Only x counts. Half way between the middles of two segments counts as the right one; NaN counts
  /// as far left.
  public func segmentIndex(at point: Point) -> Int? {
    let width = gridBounds.size.width
    guard segmentCount > 0, width > 0, width.isFinite else { return nil }
    // By halves, since rounding puts places beside where a division would look for them.
    var first = 0
    var last = segmentCount - 1
    while first < last {
      let place = first + (last - first) / 2
      if point.x >= middle(after: place) { first = place + 1 } else { last = place }
    }
    return index(atPlace: first)
  }

  // MARK: - Rects

  private var segmentCount: Int { min(max(count, 0), 1_000_000) }

  private func window(on segment: Rect) -> Rect {
    clipMode == .pill ? inset(segment) : segment
  }

  private func inset(_ rect: Rect) -> Rect {
    let distance = length(pillInset)
    return rect.insetBy(dx: distance, dy: distance)
  }

  private func segment(offset: Double) -> Rect {
    let strip = gridBounds
    guard segmentCount > 0 else { return Rect(origin: strip.origin, size: .zero) }
    return Rect(
      x: strip.origin.x + offset, y: strip.origin.y,
      width: aligned(sumOfWidths, parts: segmentCount),
      height: aligned(strip.size.height))
  }

  /// The control's rectangle, of numbers whose sums and differences are exact.
  private var gridBounds: Rect {
    let box = bounds.standardized
    return Rect(
      x: box.origin.x.onGrid, y: box.origin.y.onGrid, width: box.size.width.onGrid,
      height: box.size.height.onGrid)
  }

  // MARK: - Places

  /// What lies beside and between the segments in all.
  var sumOfSpacings: Double {
    let gaps = length(spacing) * Double(max(segmentCount - 1, 0))
    return length(leadSpacing) + length(tailSpacing) + gaps
  }

  /// What is left for the segments in all.
  private var sumOfWidths: Double { max(0, gridBounds.size.width - sumOfSpacings) }

  /// The left edge of the segment with an index, which is a whole number, from that of the control.
  private func restingOffset(_ index: Double) -> Double {
    guard segmentCount > 0 else { return 0 }
    // All of it `count` times as large, and divided at the end.
    let parts = Double(segmentCount)
    let way = index * max(0, sumOfWidths + length(spacing) * parts)
    let lead = length(leadSpacing) * parts
    let mirrored = gridBounds.size.width * parts - lead - sumOfWidths - way
    return aligned(direction == .leftToRight ? lead + way : mirrored, parts: segmentCount)
  }

  private func length(_ given: Double) -> Double { given.isFinite ? given.bounded.onGrid : 0 }

  /// Half way between the middles of the segment at a place, counted from the left, and the next.
  private func middle(after place: Int) -> Double {
    (segment(index(atPlace: place)).minX + segment(index(atPlace: place + 1)).maxX) / 2
  }

  private func index(atPlace place: Int) -> Int {
    direction == .leftToRight ? place : segmentCount - 1 - place
  }

  /// A part of a length on the nearest device pixel, halves away from zero.
  ///
  /// The division comes last, so that half a pixel is not a little more or less before it is rounded.
  private func aligned(_ length: Double, parts: Int = 1) -> Double {
    let pixelsPerPoint = scale > 0 && scale.isFinite ? scale : 1
    let pixels = length * pixelsPerPoint / Double(parts)
    return (pixels.rounded(.toNearestOrAwayFromZero) / pixelsPerPoint).onGrid
  }
}

extension Double {
  /// Within ±2³¹, and 0 for NaN.
  fileprivate var bounded: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -2_147_483_648), 2_147_483_648)
  }

  /// The nearest multiple of 2⁻¹⁶, half away from zero; numbers too large for halves stay.
  fileprivate var onGrid: Double {
    guard abs(self) < 68_719_476_736 else { return self }
    return (self * 65536).rounded(.toNearestOrAwayFromZero) / 65536
  }
}
