// Where everything in a tab strip lies, as a pure function of the position.
//
// 1. A row at rest says where each tab lies while a given one is selected; the selected title may have
//    a font of its own, so rows differ. Between two tabs every edge lies between those of two rows at
//    rest, in proportion. So each end is reached exactly, whatever the widths follow from.
// 2. All is computed from the leading end, and mirrored at last where that is the right one.
// 3. Lengths that come out are multiples of 2⁻¹⁶, and not rounded further: what moves slowly moves by
//    parts of a pixel. Edges are rounded, not widths, so neighbours have neither gap nor overlap.

/// Where everything in a `TabStrip` lies and which colour it has, as a pure function of the position.
///
/// The position is i on tab i, and between i and i + 1 on the way, in proportion; below 0 and beyond
/// the last tab it is overscrolled. Every input has a result: what is not a number counts as 0.
public struct TabStripLayout: Sendable {
  /// What the tabs hold, measured.
  public var tabs: [Tab]
  /// The strip's own rectangle.
  public var bounds: Rect
  /// Device pixels a point; what is not finite or not above 0 counts as 1.
  public var scale: Double
  /// Whether the first tab is the leftmost or the rightmost.
  public var direction: LayoutDirection
  /// How it looks and moves.
  public var style: TabStripStyle

  /// Creates a layout.
  public init(
    tabs: [Tab], bounds: Rect, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    style: TabStripStyle = TabStripStyle()
  ) {
    self.tabs = tabs
    self.bounds = bounds
    self.scale = scale
    self.direction = direction
    self.style = style
  }

  /// What the strip shows at a position.
  ///
  /// - Parameters:
  ///   - position: NaN counts as 0, and beyond ±2³⁰ as that.
  ///   - presence: How much there is a selection at all: 1 as a rule, 0 if none; clamped, and NaN
  ///     counts as 0.
  /// - Returns: All frames in the coordinates of the content, which begins at the strip's left edge
  ///   when it is not scrolled.
  /// - Complexity: O(n).
  public func state(position: Double, presence: Double = 1) -> State {
    let position = Self.bounded(position)
    guard !tabs.isEmpty else { return State(position: position, contentSize: gridSize) }
    let place = Place(position: position, presence: presence, count: tabs.count)
    let row = self.row(at: place)
    var state = State(position: position, contentSize: gridSize)
    state.contentSize.width = row.contentWidth.roundedToGrid
    state.selectedIndex = place.presence >= 0.5 ? place.nearest : -1
    state.tabs = tabs.indices.map { tab($0, row: row, place: place) }
    state.indicator = indicator(at: place, row: row)
    if style.colorChange == .swap {
      state.window = window(at: place, row: row)
      giveRoom(to: &state, at: place)
    }
    state.dividers = dividers(in: row)
    state.scrollOffset = scrollOffset(at: place, contentWidth: state.contentSize.width)
    if direction == .rightToLeft { state.mirror(in: gridSize.width) }
    return state
  }

  /// The tab at a point of the strip while it shows a state, or the nearest if there is none; `nil` if
  /// there are no tabs or the strip has no width.
  ///
  /// Only x counts. The middle of a gap counts as the right one; NaN counts as far left.
  public func tabIndex(at point: Point, in state: State) -> Int? {
    let tabs = state.tabs
    guard !tabs.isEmpty, gridSize.width > 0 else { return nil }
    let x = point.x - bounds.minX + state.scrollOffset
    // From the left, whatever the direction.
    var found = direction == .leftToRight ? 0 : tabs.count - 1
    let step = direction == .leftToRight ? 1 : -1
    while tabs.indices.contains(found + step),
      x >= (tabs[found].frame.maxX + tabs[found + step].frame.minX) / 2
    { found += step }
    return found
  }

  /// The same while the strip shows what it does at a position.
  public func tabIndex(at point: Point, position: Double) -> Int? {
    tabIndex(at: point, in: state(position: position))
  }

  /// The position at which the indicator's middle is farther right by a distance, in the content.
  ///
  /// As if it moved evenly from tab to tab. Beyond the first and the last tab it is theirs; without
  /// tabs it is 0.
  public func position(_ position: Double, movedBy distance: Double) -> Double {
    guard !tabs.isEmpty else { return 0 }
    let place = Place(position: Self.bounded(position), presence: 1, count: tabs.count)
    let distance = Self.bounded(direction == .leftToRight ? distance : -distance)
    let middle = restingMiddle(place.index).moved(to: restingMiddle(place.next), place.fraction)
    let x = middle + distance
    // Of a strip with a font for the selected title, each place is that of a row of its own.
    var first = 0
    var last = tabs.count - 1
    while first < last {
      let index = first + (last - first) / 2
      if x >= restingMiddle(index + 1) { first = index + 1 } else { last = index }
    }
    let start = restingMiddle(first)
    guard x > start, first + 1 < tabs.count else { return Double(first) }
    let fraction = (x - start) / (restingMiddle(first + 1) - start)
    return Double(first) + min(max(fraction, 0), 1)
  }

  /// Where the middle of the indicator is on a tab, from the leading end.
  private func restingMiddle(_ index: Int) -> Double {
    bar(index, in: row(selected: index), selection: 1).middle
  }

  // MARK: - Numbers

  /// The strip's size, of multiples of 2⁻¹⁶.
  var gridSize: Size {
    Size(
      width: Self.length(bounds.width).roundedToGrid,
      height: Self.length(bounds.height).roundedToGrid)
  }

  /// A length as it counts: at least 0.
  static func length(_ value: Double) -> Double { value > 0 ? min(value, 1_073_741_824) : 0 }

  /// A number as it counts, of either sign.
  static func bounded(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1_073_741_824), 1_073_741_824)
  }
}

extension TabStripLayout {
  /// What a tab holds, measured.
  public struct Tab: Hashable, Sendable {
    /// The size of the title as it is while the tab is not selected.
    public var title: Size
    /// The size of the title as it is while the tab is selected.
    public var selectedTitle: Size
    /// The size of the badge; zero if there is none.
    public var badge: Size

    /// Creates a tab; a selected title that is not given is as large as the other.
    public init(title: Size, selectedTitle: Size? = nil, badge: Size = .zero) {
      self.title = title
      self.selectedTitle = selectedTitle ?? title
      self.badge = badge
    }
  }

  /// A position, taken apart.
  struct Place {
    /// The tab at or before the position.
    let index: Int
    /// The tab behind it; the same at rest.
    let next: Int
    /// The part of the way between them.
    let fraction: Double
    /// How far the position is beyond the ends, in tabs, with its sign.
    let excess: Double
    /// How much there is a selection, 0 … 1.
    let presence: Double

    init(position: Double, presence: Double, count: Int) {
      let inner = min(max(position, 0), Double(count - 1))
      index = Int(inner)
      fraction = inner - Double(index)
      next = fraction > 0 ? index + 1 : index
      excess = position - inner
      self.presence = presence > 0 ? min(presence, 1) : 0
    }

    /// The tab that is nearer; half way, the later.
    var nearest: Int { fraction < 0.5 ? index : next }

    /// How much a tab is selected, 0 … 1.
    func selection(_ tab: Int) -> Double {
      if tab == index { return (1 - fraction) * presence }
      return tab == next ? fraction * presence : 0
    }
  }

  /// A stretch along the strip, counted from the leading end.
  struct Span {
    var start: Double
    var end: Double

    var length: Double { end - start }
    var middle: Double { start + (end - start) / 2 }

    /// The stretch a part of the way to another; at both ends exactly what is there.
    func moved(to other: Span, _ fraction: Double) -> Span {
      Span(
        start: start.moved(to: other.start, fraction), end: end.moved(to: other.end, fraction))
    }

    /// The rectangle over this stretch; its edges are rounded to multiples of 2⁻¹⁶.
    func rect(y: Double, height: Double) -> Rect {
      let (left, right) = (start.roundedToGrid, end.roundedToGrid)
      let (top, bottom) = (y.roundedToGrid, (y + height).roundedToGrid)
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension Double {
  /// The number a part of the way to another; at both ends exactly what is there.
  func moved(to other: Double, _ fraction: Double) -> Double {
    if fraction <= 0 { return self }
    return fraction >= 1 ? other : self + (other - self) * fraction
  }
}
