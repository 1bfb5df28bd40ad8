extension TabStripLayout {
  /// A stretch that lies under a tab at rest, on its way as the indicator moves; `resting` gives it for
  /// a tab, in a row, while the tab is selected by a part.
  func moving(
    at place: Place, row: Row, _ resting: (Int, Row, Double) -> Span
  ) -> Span {
    let fraction = place.fraction
    guard fraction > 0 else { return resting(place.index, row, 1) }
    switch style.indicator.motion {
    case .snap, .fade:
      let nearest = place.nearest
      return resting(nearest, row, place.selection(nearest))
    case .linear, .elastic, .lengthen: break
    }
    let from = resting(place.index, self.row(selected: place.index), 1)
    let to = resting(place.next, self.row(selected: place.next), 1)
    switch style.indicator.motion {
    case .elastic:
      let angle = fraction * (Double.pi / 2)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      return Span(
        start: from.start.moved(to: to.start, 1 - cosine), end: from.end.moved(to: to.end, sine))
    case .lengthen(let creep): return lengthened(from, to, fraction, Self.length(creep))
    case .linear, .snap, .fade: return from.moved(to: to, fraction)
    }
  }

  private func lengthened(
    _ from: Span, _ to: Span, _ fraction: Double, _ creep: Double
  ) -> Span {
    let widest = Span(start: from.start + creep, end: max(to.end - creep, from.start + creep))
    return fraction <= 0.5
      ? from.moved(to: widest, 2 * fraction) : widest.moved(to: to, 2 * fraction - 1)
  }

  /// The indicator beyond the first or the last tab.
  func overscrolled(_ bar: Span, _ place: Place, _ row: Row) -> Span {
    let excess = place.excess
    guard excess != 0 else { return bar }
    var bar = bar
    let length = bar.length
    switch style.overscroll {
    case .clamp: break
    case .follow:
      let step = row.tabs[place.index].length
      bar = Span(start: bar.start + excess * step, end: bar.end + excess * step)
    case .bounce:
      bar = Span(start: bar.start + excess * length, end: bar.end + excess * length)
    case .compress:
      let loss = length * min(abs(excess), 1)
      if excess > 0 { bar.start += loss } else { bar.end -= loss }
    case .stretch:
      if excess > 0 { bar.end += length * excess } else { bar.start += length * excess }
    }
    return bar
  }

  // MARK: - Colour swap

  /// Where titles have the selected colour: with a bar that is a block, on it; otherwise wherever the
  /// bar and the title under it reach, from the top to the bottom.
  func window(at place: Place, row: Row) -> RoundedRect {
    let indicator = self.indicator(at: place, row: row)
    guard !isBlock else {
      return RoundedRect(rect: indicator.frame, radius: indicator.cornerRadius)
    }
    let span = overscrolled(
      moving(at: place, row: row) { index, row, selection in
        let bar = bar(index, in: row, selection: selection)
        let tab = row.tabs[index]
        let reach = titleReach(index, in: tab, selection: selection)
        return Span(
          start: max(min(bar.start, reach.start), tab.start),
          end: min(max(bar.end, reach.end), tab.end))
      }, place, row)
    return RoundedRect(rect: span.rect(y: 0, height: gridSize.height), radius: 0)
  }

  /// Whether the indicator lies behind its title and is high enough for it.
  private var isBlock: Bool { style.indicator.kind == .bar && style.indicator.height == nil }
}
