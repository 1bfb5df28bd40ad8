extension TextLine {
  /// The line as it is shown in a box: as it is if it fits, else with a … in place of what does not.
  ///
  /// No space stands beside the …. If not even the … fits, it is alone.
  ///
  /// - Parameters:
  ///   - width: The width of the box; in NaN nothing fits.
  ///   - mode: Where the … goes. At the tail or the head, as much as fits is left of the other end. In
  ///     the middle, the start gets at most half of the room beside the …, the end all that is left.
  ///     The other modes change nothing.
  /// - Returns: A line of one paragraph's end.
  /// - Complexity: O(n).
  public func truncated(
    to width: Double, mode: LineBreakMode = .byTruncatingTail
  ) -> TextLine {
    guard !(self.width <= width + Self.tolerance) else { return self }
    let ellipsis = font.glyph(for: "…")
    switch mode {
    case .byTruncatingTail:
      return joined(start: startLength(ellipsis, in: width), ellipsis, end: places.count)
    case .byTruncatingHead:
      return joined(start: 0, ellipsis, end: endPlace(after: 0, ellipsis, in: width))
    case .byTruncatingMiddle:
      let start = startLength(in: (width - font.advance(of: ellipsis)) / 2)
      return joined(
        start: start, ellipsis, end: endPlace(after: start, ellipsis, in: width))
    case .byWordWrapping, .byCharWrapping, .byClipping: return self
    }
  }

  /// How many glyphs of the start fit with a … behind them; at least one does not.
  private func startLength(_ ellipsis: Glyph, in width: Double) -> Int {
    var count = places.count
    while count > 0 {
      count = lengthWithoutSpaces(count - 1)
      if widthOfStart(count, ellipsis) <= width + Self.tolerance { break }
    }
    return count
  }

  /// How many glyphs of the start fit in a width.
  private func startLength(in width: Double) -> Int {
    lengthWithoutSpaces(places.firstIndex { !($0.end <= width) } ?? places.count)
  }

  /// The first glyph of the longest end of the line that fits behind a start and a ….
  private func endPlace(after start: Int, _ ellipsis: Glyph, in width: Double) -> Int {
    let before = widthOfStart(start, ellipsis)
    let lineEnd = self.width
    for i in places.indices.dropFirst(start + 1) where !places[i].isSpace {
      let end = before + font.kerning(ellipsis, places[i].glyph) + (lineEnd - places[i].x)
      if end <= width + Self.tolerance { return i }
    }
    return places.count
  }

  /// The width of a start of the line and a … behind it.
  private func widthOfStart(_ count: Int, _ ellipsis: Glyph) -> Double {
    guard count > 0 else { return font.advance(of: ellipsis) }
    let last = places[count - 1]
    return last.end + font.kerning(last.glyph, ellipsis) + font.advance(of: ellipsis)
  }

  /// How many glyphs of a start are left without the spaces at its end.
  private func lengthWithoutSpaces(_ count: Int) -> Int {
    var count = count
    while count > 0, places[count - 1].isSpace { count -= 1 }
    return count
  }

  private func joined(start: Int, _ ellipsis: Glyph, end: Int) -> TextLine {
    var line = TextLine(font: font)
    line.places = Array(places[..<start])
    line.append(ellipsis)
    for place in places[end...] { line.append(place.glyph, isSpace: place.isSpace) }
    return line
  }
}
