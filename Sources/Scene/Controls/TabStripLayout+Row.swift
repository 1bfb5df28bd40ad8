extension TabStripLayout {
  /// Where the tabs lie, from the leading end.
  struct Row {
    var tabs: [Span]
    /// At least the strip's width.
    var contentWidth: Double

    /// The row a part of the way to another.
    func moved(to other: Row, _ fraction: Double) -> Row {
      var row = self
      for index in tabs.indices {
        row.tabs[index] = tabs[index].moved(to: other.tabs[index], fraction)
      }
      row.contentWidth = contentWidth.moved(to: other.contentWidth, fraction)
      return row
    }
  }

  /// The row at a place, between those at rest.
  func row(at place: Place) -> Row {
    var row = self.row(selected: place.index)
    guard selectionChangesWidths else { return row }
    if place.fraction > 0 {
      row = row.moved(to: self.row(selected: place.next), place.fraction)
    }
    guard place.presence < 1 else { return row }
    return self.row(selected: nil).moved(to: row, place.presence)
  }

  /// The row at rest, while a tab is selected or none.
  func row(selected: Int?) -> Row {
    let available = availableWidth
    var widths = naturalWidths(selected: selected, available: available)
    let gaps = Self.length(style.spacing) * Double(tabs.count - 1)
    var room = available - sum(of: widths) - gaps
    if room < 0, !style.isScrollable {
      let total = sum(of: widths)
      let share = total > 0 ? max(0, available - gaps) / total : 0
      for index in widths.indices { widths[index] *= share }
      room = 0
    }
    return room > 0
      ? distributed(widths, room: room) : packed(widths, from: Self.length(style.leadingInset))
  }

  /// Whether tabs have other widths when another one is selected.
  var selectionChangesWidths: Bool {
    guard case .intrinsic = style.tabWidth else { return false }
    return tabs.contains { $0.title.width != $0.selectedTitle.width }
  }

  private var availableWidth: Double {
    gridSize.width - Self.length(style.leadingInset) - Self.length(style.trailingInset)
  }

  // MARK: - Widths

  private func naturalWidths(selected: Int?, available: Double) -> [Double] {
    let padding = 2 * Self.length(style.padding)
    switch style.tabWidth {
    case .equal:
      let gaps = Self.length(style.spacing) * Double(tabs.count - 1)
      let share = limited(max(0, available - gaps) / Double(tabs.count))
      return Array(repeating: share, count: tabs.count)
    case .fixed(let width):
      return Array(repeating: limited(Self.length(width)), count: tabs.count)
    case .intrinsic:
      return tabs.indices.map { index in
        let title = index == selected ? tabs[index].selectedTitle : tabs[index].title
        return limited(Self.length(title.width) + padding + badgeRoom(index))
      }
    }
  }

  private func limited(_ width: Double) -> Double {
    max(min(width, Self.length(style.maximumTabWidth)), Self.length(style.minimumTabWidth))
  }

  private func sum(of widths: [Double]) -> Double {
    // Equal ones are multiplied, so that their sum is not a little beside the strip's width.
    if let first = widths.first, widths.allSatisfy({ $0 == first }) {
      return first * Double(widths.count)
    }
    return widths.reduce(0, +)
  }

  // MARK: - Places

  private func distributed(_ widths: [Double], room: Double) -> Row {
    let start = Self.length(style.leadingInset)
    switch style.distribution {
    case .leading: return packed(widths, from: start)
    case .center: return packed(widths, from: start + room / 2)
    case .trailing: return packed(widths, from: start + room)
    case .stretch:
      let share = room / Double(widths.count)
      return packed(widths.map { $0 + share }, from: start)
    case .spread:
      let gap = room / Double(widths.count + 1)
      return packed(widths, from: start + gap, gap: gap)
    case .spreadInside:
      guard widths.count > 1 else { return packed(widths, from: start + room / 2) }
      return packed(widths, from: start, gap: room / Double(widths.count - 1))
    case .equalCentering:
      return centered(widths) ?? packed(widths, from: start + room / 2)
    }
  }

  /// Tabs one after the other.
  private func packed(_ widths: [Double], from start: Double, gap: Double = 0) -> Row {
    let gap = gap + Self.length(style.spacing)
    var spans: [Span] = []
    spans.reserveCapacity(widths.count)
    if let width = widths.first, widths.allSatisfy({ $0 == width }) {
      // By products, so that errors do not add up along the row.
      for index in widths.indices {
        let left = start + Double(index) * (width + gap)
        let right = gap == 0 ? start + Double(index + 1) * width : left + width
        spans.append(Span(start: left, end: right))
      }
    } else {
      var x = start
      for width in widths {
        spans.append(Span(start: x, end: x + width))
        x += width + gap
      }
    }
    let end = (spans.last?.end ?? start) + Self.length(style.trailingInset)
    return Row(tabs: spans, contentWidth: max(gridSize.width, end))
  }

  /// Tabs with their middles equally far apart, as far as there is room; `nil` if they would overlap.
  private func centered(_ widths: [Double]) -> Row? {
    guard widths.count > 1, let first = widths.first, let last = widths.last else { return nil }
    let available = availableWidth
    let half = Double(widths.count - 1) / 2
    let distance = (available - max(first, last)) / 2 / half
    for (left, right) in zip(widths, widths.dropFirst())
    where (left + right) / 2 + Self.length(style.spacing) > distance { return nil }
    let middle = Self.length(style.leadingInset) + available / 2
    let spans = widths.indices.map { index in
      let center = middle + (Double(index) - half) * distance
      return Span(start: center - widths[index] / 2, end: center + widths[index] / 2)
    }
    return Row(tabs: spans, contentWidth: gridSize.width)
  }

  // MARK: - Scrolling

  /// How far the content is scrolled from its leading end.
  func scrollOffset(at place: Place, contentWidth: Double) -> Double {
    let first = restingScroll(place.index)
    let offset =
      place.fraction > 0 ? first.moved(to: restingScroll(place.next), place.fraction) : first
    guard style.clampsScrolling else { return offset.roundedToGrid }
    return min(max(offset.roundedToGrid, 0), contentWidth - gridSize.width)
  }

  private func restingScroll(_ index: Int) -> Double {
    let tab = row(selected: index).tabs[index]
    let part = scrollPart(index)
    return tab.start + part * tab.length - part * gridSize.width
  }

  private func scrollPart(_ index: Int) -> Double {
    switch style.scrollAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .each(let part): Self.bounded(part(index))
    }
  }
}
