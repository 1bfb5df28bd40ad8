/// Shortens a line that is too wide: finds how much of its start and end stays, with a … between.
///
/// What stays is estimated by the measures of the text and tried, from what is surely too much on, with
/// the glyphs that result: kerning beside the … counts.
struct Truncation {
  private let text: TypesetText
  private let cut: TypesetText.Cut
  private let width: Double

  init(_ text: TypesetText, _ cut: TypesetText.Cut, width: Double) {
    self.text = text
    self.cut = cut
    self.width = width
  }

  /// The shortened line.
  func line(_ mode: LineBreakMode) -> TextLine {
    switch mode {
    case .byTruncatingHead: ending(behind: cut.range.lowerBound)
    case .byTruncatingMiddle: ending(behind: middle)
    default: starting
    }
  }

  /// The longest start that fits with a … behind it.
  private var starting: TextLine {
    let low = cut.range.lowerBound
    // At least one character goes.
    var end = min(startEnd(in: room + slack), max(low, cut.range.upperBound - 1))
    var attempt = 0
    while true {
      end = withoutSpaces(end)
      let line = joined(start: low..<end, end: cut.range.upperBound..<cut.range.upperBound)
      if end <= low || line.width <= width + TextLine.tolerance { return line }
      end = max(low, end - Self.step(attempt))
      attempt += 1
    }
  }

  /// A start, and the longest end that fits behind a ….
  private func ending(behind end: Int) -> TextLine {
    let start = cut.range.lowerBound..<end
    let left = room - measure(start) + slack
    var place = max(endStart(in: left), end + 1)
    var attempt = 0
    while true {
      while place < cut.range.upperBound, text.isSpace(place) { place += 1 }
      place = min(place, cut.range.upperBound)
      let line = joined(start: start, end: place..<cut.range.upperBound)
      if line.width <= width + TextLine.tolerance { return line }
      // Tabs may have made the start wider than it was measured.
      if place >= cut.range.upperBound { return start.isEmpty ? line : starting }
      place = min(cut.range.upperBound, place + Self.step(attempt))
      attempt += 1
    }
  }

  /// By how many characters less is tried: one, but more and more of a font whose characters have next
  /// to no width.
  private static func step(_ attempt: Int) -> Int { attempt < 24 ? 1 : 1 << min(attempt - 23, 28) }

  /// The end of the start that fits in half of the room beside the ….
  private var middle: Int {
    var x = 0.0
    for index in cut.range {
      let element = text.elements[index]
      guard x + element.advance + element.correction <= room / 2 else {
        return withoutSpaces(index)
      }
      x += element.advance
    }
    return withoutSpaces(cut.range.upperBound)
  }

  // MARK: - Estimates

  /// What is left beside the ….
  private var room: Double {
    let font = text.font(at: cut.range.lowerBound)
    return width - font.advance(of: font.glyph(for: "…"))
  }

  /// More than kerning beside the … may bring, and another font's … is narrower.
  private var slack: Double { text.font(at: cut.range.lowerBound).size }

  /// Where the start ends that a width has room for.
  private func startEnd(in width: Double) -> Int {
    var x = 0.0
    for index in cut.range {
      x += text.elements[index].advance
      if !(x <= width), !text.isSpace(index) { return index }
    }
    return cut.range.upperBound
  }

  /// Where the end begins that a width has room for.
  private func endStart(in width: Double) -> Int {
    var x = 0.0
    var isTrailing = true
    for index in cut.range.reversed() {
      if isTrailing, text.isSpace(index) { continue }
      isTrailing = false
      x += text.elements[index].advance
      if !(x <= width) { return index + 1 }
    }
    return cut.range.lowerBound
  }

  private func measure(_ range: Range<Int>) -> Double {
    var x = 0.0
    for index in range { x += text.elements[index].advance }
    return x
  }

  private func withoutSpaces(_ end: Int) -> Int {
    var end = end
    while end > cut.range.lowerBound, text.isSpace(end - 1) { end -= 1 }
    return end
  }

  // MARK: - Joining

  /// A line of a start, a … and an end.
  private func joined(start: Range<Int>, end: Range<Int>) -> TextLine {
    let paragraph = text.paragraphs[text.paragraph(at: cut.range.lowerBound)]
    var style = paragraph.style
    style.baseWritingDirection = paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    let typeset = TypesetText(
      Typesetter(
        SourceText(text.source, start: start, end: end), style: style, direction: .leftToRight,
        isOneParagraph: true, keepsStyle: true))
    var line = typeset.line(
      TypesetText.Cut(range: 0..<typeset.count, indent: cut.indent))
    for place in line.places.indices {
      let index = line.places[place].character
      if index > start.count {
        line.places[place].character = end.lowerBound + index - start.count - 1
      } else {
        line.places[place].character = start.lowerBound + index
        if index == start.count, line.places[place].length > 0 {
          line.places[place].length = end.lowerBound - start.upperBound
          line.places[place].isEllipsis = true
        }
      }
    }
    line.range = cut.range
    return line
  }
}
