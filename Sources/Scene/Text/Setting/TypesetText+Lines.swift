extension TypesetText {
  /// How a line is cut out of a text.
  struct Cut {
    /// Its characters.
    var range: Range<Int>
    /// Whether it is the last of its paragraph, or a line break ends it.
    var endsParagraph = true
    /// Whether a soft hyphen at its end is seen.
    var isHyphenated = false
    /// How far it begins from where tabs are counted.
    var indent = 0.0
  }

  /// The line of characters.
  func line(_ cut: Cut) -> TextLine {
    let paragraph = paragraphs.isEmpty ? nil : paragraphs[self.paragraph(at: cut.range.lowerBound)]
    var line = TextLine(
      font: font(at: min(cut.range.lowerBound, max(0, count - 1))),
      endsParagraph: cut.endsParagraph)
    line.text = self
    line.cut = cut
    line.range = cut.range
    line.style = paragraph?.style ?? ParagraphStyle()
    line.isRightToLeft = paragraph?.isRightToLeft ?? false
    var pieces = pieces(cut.range)
    setTabs(&pieces, cut, line.style)
    if cut.isHyphenated { showHyphen(&pieces) }
    if hasBothDirections { pieces = ordered(pieces, cut.range) }
    line.measure(pieces)
    line.place(pieces)
    return line
  }

  // MARK: - Both directions

  /// The pieces from left to right; blanks at the line's end are pieces of the paragraph's level.
  private func ordered(_ pieces: [Piece], _ range: Range<Int>) -> [Piece] {
    let levels = lineLevels(range)
    var split: [Piece] = []
    for piece in pieces {
      var start = piece.glyphs.startIndex
      for place in piece.glyphs.indices.dropFirst() where piece.glyphs[place].length > 0 {
        let level = levels[piece.glyphs[place].character - range.lowerBound]
        let last = levels[piece.glyphs[start].character - range.lowerBound]
        guard level != last else { continue }
        split.append(Piece(item: piece.item, level: last, glyphs: piece.glyphs[start..<place]))
        start = place
      }
      guard start < piece.glyphs.endIndex else { continue }
      let level = levels[piece.glyphs[start].character - range.lowerBound]
      split.append(Piece(item: piece.item, level: level, glyphs: piece.glyphs[start...]))
    }
    let order = BidirectionalText.visualOrder(split.map { $0.level })
    return order.map { split[$0] }
  }

  /// The levels of a line's characters.
  private func lineLevels(_ range: Range<Int>) -> [UInt8] {
    var levels: [UInt8] = []
    levels.reserveCapacity(range.count)
    var place = paragraph(at: range.lowerBound)
    while place < paragraphs.count, levels.count < range.count {
      let paragraph = paragraphs[place]
      let part = paragraph.range.clamped(to: range)
      guard let bidi = paragraph.bidi else {
        levels += repeatElement(0, count: part.count)
        place += 1
        continue
      }
      let first = Int(source.starts[paragraph.range.lowerBound])
      let scalars = source.scalarRange(part)
      let all = bidi.levels(ofLine: scalars.lowerBound - first..<scalars.upperBound - first)
      for index in part { levels.append(all[Int(source.starts[index]) - scalars.lowerBound]) }
      place += 1
    }
    return levels
  }

  // MARK: - Tabs and hyphens

  private func setTabs(_ pieces: inout [Piece], _ cut: Cut, _ style: ParagraphStyle) {
    guard pieces.contains(where: { $0.item.isBlank }) else { return }
    var x = cut.indent
    for place in pieces.indices {
      if pieces[place].item.isBlank, let index = pieces[place].glyphs.indices.first,
        source.kinds[pieces[place].glyphs[index].character].contains(.tab)
      {
        pieces[place].glyphs[index].advance = style.tabStop(after: x) - x
      }
      for glyph in pieces[place].glyphs { x += glyph.advance }
    }
  }

  private func showHyphen(_ pieces: inout [Piece]) {
    guard let last = pieces.indices.last, let index = pieces[last].glyphs.indices.last
    else { return }
    let (glyph, advance) = hyphen(pieces[last].item.font)
    pieces[last].glyphs[index].glyph = glyph
    pieces[last].glyphs[index].advance = advance
    pieces[last].glyphs[index].isHidden = false
  }

  /// The hyphen of a font: U+2010, or the hyphen-minus.
  private func hyphen(_ font: Font) -> (Glyph, advance: Double) {
    let glyph = font.typeface.glyph(for: "\u{2010}") ?? font.glyph(for: "-")
    return (glyph, font.advance(of: glyph))
  }

  /// How much wider a line is that ends behind a soft hyphen.
  func hyphenAdvance(at index: Int) -> Double {
    hyphen(items[Int(elements[index].item)].font).advance
  }
}
