extension TabStripLayout {
  /// One tab, with what is in it.
  func tab(_ index: Int, row: Row, place: Place) -> State.Tab {
    let span = row.tabs[index]
    let selection = place.selection(index)
    let isSelected = place.presence >= 0.5 && index == place.nearest
    let title = titleSize(index, in: span, selection: selection)
    let height = gridSize.height
    var tab = State.Tab(frame: span.rect(y: 0, height: height))
    let home = titleHome(index, in: span)
    tab.titleHome = home.rect(y: 0, height: height)
    tab.title = around(home.middle, title.width).rect(
      y: (height - title.height) / 2, height: title.height)
    tab.room = room(index, in: span)
    tab.selection = selection
    tab.isSelected = isSelected
    tab.textColor = mixed(style.textColor, style.selectedTextColor, selection, isSelected)
    tab.background = background(selection, isSelected)
    tab.backgroundFrame = tab.frame.insetBy(
      dx: Self.length(style.tabBackgroundInset), dy: Self.length(style.tabBackgroundInset))
    tab.badge = badge(tabs[index].badge, at: tab.title)
    return tab
  }

  /// The lines between the tabs of a row, in the middle of the gaps.
  func dividers(in row: Row) -> [Rect] {
    guard style.dividerColor != nil else { return [] }
    let height = gridSize.height
    let inset = min(Self.length(style.dividerInset), height / 2)
    let width = Self.length(style.dividerWidth ?? 1 / pixelsPerPoint)
    return zip(row.tabs, row.tabs.dropFirst()).map { left, right in
      around((left.end + right.start) / 2, width).rect(y: inset, height: height - 2 * inset)
    }
  }

  // MARK: - Titles

  /// The size of a title that has room in its tab, on its way between its two fonts.
  private func titleSize(_ index: Int, in span: Span, selection: Double) -> Size {
    let tab = tabs[index]
    let width = Self.length(tab.title.width)
      .moved(to: Self.length(tab.selectedTitle.width), selection)
    let height = Self.length(tab.title.height)
      .moved(to: Self.length(tab.selectedTitle.height), selection)
    return Size(width: min(width, room(index, in: span)), height: height)
  }

  /// The width that a title may take in its tab.
  private func room(_ index: Int, in span: Span) -> Double {
    guard case .intrinsic = style.tabWidth else { return span.length }
    return max(0, titleHome(index, in: span).length - 2 * Self.length(style.padding))
  }

  /// The part of a tab in whose middle the title lies: all but what its badge needs.
  private func titleHome(_ index: Int, in span: Span) -> Span {
    Span(start: span.start, end: max(span.start, span.end - badgeRoom(index)))
  }

  /// By how much a tab that is as wide as its content is wider for its badge.
  func badgeRoom(_ index: Int) -> Double {
    guard case .intrinsic = style.tabWidth, tabs[index].badge.width > 0 else { return 0 }
    let reach = Self.length(tabs[index].badge.width) + Self.bounded(style.badgeOffset.x)
    return max(0, reach + Self.badgeGap - Self.length(style.padding))
  }

  /// A title and what may be drawn beyond its advances, along the strip.
  func titleReach(_ index: Int, in tab: Span, selection: Double) -> Span {
    let width = titleSize(index, in: tab, selection: selection).width
    return around(titleHome(index, in: tab).middle, width + 2 * Self.overhang)
  }

  /// The least gap between a badge and the next tab's padding.
  private static let badgeGap = 4.0
  /// How far letters may reach beyond their advances.
  private static let overhang = 2.0

  /// Gives titles the room they have at the ends of the way, where both of their fonts show at once:
  /// what fits at rest is not shortened on the way.
  func giveRoom(to state: inout State, at place: Place) {
    guard selectionChangesWidths, place.fraction > 0 else { return }
    for selected in [place.index, place.next] {
      let row = self.row(selected: selected)
      for index in [place.index, place.next] {
        state.tabs[index].room = max(state.tabs[index].room, room(index, in: row.tabs[index]))
      }
    }
  }

  private func mixed(
    _ normal: Color, _ selected: Color, _ selection: Double, _ isSelected: Bool
  ) -> Color {
    style.colorChange == .crossFade
      ? normal.interpolated(to: selected, progress: selection) : isSelected ? selected : normal
  }

  private func background(_ selection: Double, _ isSelected: Bool) -> Color? {
    style.colorChange == .crossFade
      ? style.tabBackground.interpolated(
        to: style.selectedTabBackground, progress: selection)
      : isSelected ? style.selectedTabBackground : style.tabBackground
  }

  private func badge(_ size: Size, at title: Rect) -> Rect {
    let (width, height) = (Self.length(size.width), Self.length(size.height))
    guard width > 0, height > 0 else { return .zero }
    let start = title.maxX + Self.bounded(style.badgeOffset.x)
    let top = title.minY + Self.bounded(style.badgeOffset.y) - height / 2
    return Span(start: start, end: start + width).rect(y: onPixels(top), height: height)
  }

  // MARK: - Indicator

  /// The bar under a tab as it is in a row, while the tab is selected by a part.
  func bar(_ index: Int, in row: Row, selection: Double) -> Span {
    let tab = row.tabs[index]
    let indicator = style.indicator
    let title = titleSize(index, in: tab, selection: selection).width
    let rule: Double
    var middle = titleHome(index, in: tab).middle
    switch indicator.width {
    case .text: rule = title
    case .textPlus(let increment): rule = title + Self.bounded(increment)
    case .tab:
      rule = tab.length
      middle = tab.middle
    case .ratio(let ratio): rule = tab.length * Self.length(ratio)
    case .fixed(let width): rule = width
    case .custom(let width): rule = width(title, tab.length)
    }
    var width = min(Self.length(rule), Self.length(indicator.maximumWidth))
    width = max(width, Self.length(indicator.minimumWidth))
    var bar = around(middle, width)
    if indicator.isWithinTab {
      bar = Span(start: max(bar.start, tab.start), end: min(bar.end, tab.end))
    }
    bar.start += Self.bounded(indicator.leadingInset)
    bar.end -= Self.bounded(indicator.trailingInset)
    return bar.start <= bar.end ? bar : Span(start: bar.middle, end: bar.middle)
  }

  /// The indicator at a place.
  func indicator(at place: Place, row: Row) -> State.Indicator {
    let indicator = style.indicator
    var span = overscrolled(
      moving(at: place, row: row) { bar($0, in: $1, selection: $2) }, place, row)
    if indicator.kind == .progress {
      let first = bar(0, in: row, selection: place.selection(0))
      span.start = min(first.start, span.start)
    }
    let height = gridSize.height
    let offset = Self.bounded(indicator.edgeOffset)
    let thickness = indicator.height.map(Self.length) ?? max(0, height - 2 * offset)
    var state = State.Indicator()
    switch indicator.edge {
    case .top: state.frame = span.rect(y: offset, height: thickness)
    case .middle: state.frame = span.rect(y: (height - thickness) / 2, height: thickness)
    case .bottom: state.frame = span.rect(y: height - offset - thickness, height: thickness)
    }
    let shorter = min(state.frame.width, state.frame.height)
    state.cornerRadius = min(Self.length(indicator.cornerRadius), shorter / 2).roundedToGrid
    state.color = color(at: place)
    state.presence = place.presence
    state.alpha = indicator.kind == .none ? 0 : place.presence
    if indicator.motion == .fade { state.alpha *= abs(1 - 2 * place.fraction) }
    return state
  }

  private func color(at place: Place) -> Color {
    let (first, second) = (color(place.index), color(place.next))
    switch style.indicator.motion {
    case .snap, .fade: return place.fraction < 0.5 ? first : second
    case .linear, .elastic, .lengthen:
      return first.interpolated(to: second, progress: place.fraction)
    }
  }

  private func color(_ index: Int) -> Color {
    let colors = style.indicator.colors
    return colors.indices.contains(index) ? colors[index] : style.indicator.color
  }

  // MARK: - Helpers

  /// A stretch of a length about a middle.
  private func around(_ middle: Double, _ length: Double) -> Span {
    Span(start: middle - length / 2, end: middle + length / 2)
  }

  private var pixelsPerPoint: Double { scale > 0 && scale.isFinite ? scale : 1 }

  /// The nearest whole device pixel, halves up.
  private func onPixels(_ length: Double) -> Double {
    (length * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
  }
}
