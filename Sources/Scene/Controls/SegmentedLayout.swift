// Where the segments of a plain segmented control lie.
//
// Edges are sums of widths, each rounded down to a device pixel by itself, so they never add up to
// more than the control, and neighbours share an edge: no gap, no overlap.

/// Where the segments of a `SegmentedControl` lie at rest, as a pure function of its size.
///
/// Segments with a width of their own have that; the others share what is left, equally or in
/// proportion to their contents. Together they fill the control: where all have widths of their own,
/// or these are too wide, they become wider or narrower in proportion. The edge behind n equal
/// segments of a control of n points W lies at floor(i W / n), in device pixels, counted from the left in
/// both directions.
///
/// Lengths may be any number: what is not above 0 counts as 0, what is beyond 2³⁰ as that.
public struct SegmentedLayout: Hashable, Sendable {
  /// What decides how wide a segment is.
  public struct Segment: Hashable, Sendable {
    /// The width it is to have; 0 if that follows from the others.
    public var width: Double
    /// The width of what it shows, with the room beside that.
    public var contentWidth: Double

    /// Creates a segment.
    public init(width: Double = 0, contentWidth: Double = 0) {
      self.width = width
      self.contentWidth = contentWidth
    }
  }

  /// The control's own rectangle.
  public var bounds: Rect
  /// The segments from the first to the last.
  public var segments: [Segment]
  /// Device pixels a point; what is not finite or not above 0 counts as 1.
  public var scale: Double
  /// Whether segment 0 is the leftmost or the rightmost.
  public var direction: LayoutDirection
  /// Whether segments without a width of their own share in proportion to their contents.
  public var apportionsByContent: Bool

  /// Creates a layout.
  public init(
    bounds: Rect, segments: [Segment], scale: Double = 1,
    direction: LayoutDirection = .leftToRight, apportionsByContent: Bool = false
  ) {
    self.bounds = bounds
    self.segments = segments
    self.scale = scale
    self.direction = direction
    self.apportionsByContent = apportionsByContent
  }

  /// The edges of the segments from left to right, counted from the left edge of the control: one
  /// more than there are segments, or none if there are none.
  ///
  /// - Complexity: O(segments).
  public var edges: [Double] {
    guard !segments.isEmpty else { return [] }
    let placed = direction == .leftToRight ? segments : segments.reversed()
    let shares = Shares(placed, width: width, byContent: apportionsByContent)
    var given = 0.0
    var parts = 0.0
    var edges = [0.0]
    edges.reserveCapacity(placed.count + 1)
    for (own, part) in zip(shares.given, shares.parts) {
      given += own
      parts += part
      edges.append(onPixel(shares.edge(given: given, parts: parts)))
    }
    return edges
  }

  /// The rectangles of the segments, from the first to the last, in the control's coordinates.
  public var frames: [Rect] {
    let edges = edges
    guard edges.count > 1 else { return [] }
    let box = bounds.standardized
    let (left, top) = (Self.finite(box.origin.x), Self.finite(box.origin.y))
    let height = Self.length(box.size.height).roundedToGrid
    let placed = (1..<edges.count).map {
      Rect(x: left + edges[$0 - 1], y: top, width: edges[$0] - edges[$0 - 1], height: height)
    }
    return direction == .leftToRight ? placed : placed.reversed()
  }

  /// The segment at a point; `nil` if the point is not in the control.
  ///
  /// What rounding leaves at the right edge belongs to the segment beside it.
  public func segmentIndex(at point: Point) -> Int? {
    guard !segments.isEmpty, bounds.contains(point) else { return nil }
    let x = point.x - bounds.minX
    // Where a segment has no width, its right neighbour begins at the same place, and is found.
    let place = max(0, (edges.dropLast().lastIndex { $0 <= x }) ?? 0)
    return direction == .leftToRight ? place : segments.count - 1 - place
  }

  /// Where the pill lies that marks segments, each by a share.
  ///
  /// One segment with the share 1 has it; while shares pass from one to another it moves straight from
  /// here to there.
  ///
  /// - Parameters:
  ///   - frames: Where the segments show.
  ///   - shares: How much each is selected; what is not above 0 counts as 0.
  ///   - inset: By how much the pill is smaller than a segment, on each side.
  /// - Returns: The frame, and how much there is of the pill, 0 … 1: the sum of the shares.
  public static func pill(
    on frames: [Rect], shares: [Double], inset: Double
  ) -> (frame: Rect, presence: Double) {
    var sum = 0.0
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    for (frame, share) in zip(frames, shares) where share > 0 && share.isFinite {
      sum += share
      left += frame.minX * share
      top += frame.minY * share
      right += frame.maxX * share
      bottom += frame.maxY * share
    }
    guard sum > 0 else { return (.zero, 0) }
    let frame = Rect(
      x: left / sum, y: top / sum, width: (right - left) / sum, height: (bottom - top) / sum)
    let inset = inset.isFinite ? inset : 0
    return (frame.insetBy(dx: inset, dy: inset), min(sum, 1))
  }

  // MARK: - Numbers

  private var width: Double { Self.length(bounds.width).roundedToGrid }

  /// The device pixel edge at or before a place.
  ///
  /// What a division missed by less than a millionth of a pixel is not a pixel less.
  private func onPixel(_ place: Double) -> Double {
    let pixelsPerPoint = scale > 0 && scale.isFinite ? scale : 1
    let pixels = place * pixelsPerPoint
    // Pixels that are too fine to be counted are too fine to be seen.
    guard pixels < 4_503_599_627_370_496 else { return place.roundedToGrid }
    return ((pixels + 1.0 / 1_048_576).rounded(.down) / pixelsPerPoint).roundedToGrid
  }

  private static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1_073_741_824), 1_073_741_824).roundedToGrid
  }

  fileprivate static func length(_ value: Double) -> Double {
    value > 0 ? min(value, 1_073_741_824) : 0
  }
}

extension SegmentedLayout {
  /// What each segment gets: points that it was given, and parts of what is left.
  private struct Shares {
    private(set) var given: [Double] = []
    private(set) var parts: [Double] = []
    private let width: Double
    private let sumOfGiven: Double
    private let sumOfParts: Double

    init(_ segments: [Segment], width: Double, byContent: Bool) {
      self.width = width
      let hasContent = byContent && segments.contains { $0.width <= 0 && $0.contentWidth > 0 }
      for segment in segments {
        let own = SegmentedLayout.length(segment.width)
        let content = SegmentedLayout.length(segment.contentWidth)
        given.append(own)
        parts.append(own > 0 ? 0 : hasContent ? content : 1)
      }
      sumOfGiven = given.reduce(0, +)
      sumOfParts = parts.reduce(0, +)
    }

    /// How far from the left the segments end that were given points and parts in all.
    func edge(given: Double, parts: Double) -> Double {
      if sumOfGiven > width || sumOfParts == 0 {
        return sumOfGiven > 0 ? min(width * given / sumOfGiven, width) : 0
      }
      return min(given + (width - sumOfGiven) * parts / sumOfParts, width)
    }
  }
}
