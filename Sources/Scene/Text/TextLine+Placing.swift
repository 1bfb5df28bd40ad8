extension TextLine {
  /// Finds the height that the fonts of the pieces give the line.
  mutating func measure(_ pieces: [TypesetText.Piece]) {
    var (above, below, gap) = (0.0, 0.0, 0.0)
    var last: TextItem?
    for piece in pieces {
      let item = piece.item
      if let last, last.font == item.font, last.attributes == item.attributes { continue }
      let offset = text?.source.attributes[item.attributes].baselineOffset ?? 0
      let raise = offset.isFinite ? offset : 0
      let (up, down) = (item.font.ascender + raise, -item.font.descender - raise)
      above = last == nil ? up : max(above, up)
      below = last == nil ? down : max(below, down)
      gap = max(gap, item.font.leading)
      last = item
    }
    if last == nil { (above, below, gap) = (font.ascender, -font.descender, font.leading) }
    let natural = above + below + gap
    let height = style.lineHeight(natural)
    ascent = above + (height - natural)
    frame.size.height = height
  }

  /// Puts the glyphs of pieces beside each other, the first at the left.
  mutating func place(_ pieces: [TypesetText.Piece]) {
    var total = 0
    for piece in pieces { total += piece.glyphs.count }
    places.reserveCapacity(total)
    for piece in pieces {
      if piece.level % 2 == 0 { placeForward(piece) } else { placeBackward(piece) }
    }
    findWidth()
  }

  private mutating func placeForward(_ piece: TypesetText.Piece) {
    for glyph in piece.glyphs { append(glyph, piece, at: advance) }
  }

  /// The first glyph at the right.
  private mutating func placeBackward(_ piece: TypesetText.Piece) {
    for glyph in piece.glyphs.reversed() { append(glyph, piece, at: advance) }
  }

  private mutating func append(_ glyph: SetGlyph, _ piece: TypesetText.Piece, at x: Double) {
    advance = x + glyph.advance
    places.append(
      Place(
        glyph: glyph.glyph, x: x, end: advance, offset: glyph.offset, character: glyph.character,
        length: glyph.length, run: run(of: glyph, piece),
        kind: text?.source.kinds[glyph.character] ?? [], isHidden: glyph.isHidden))
  }

  /// The place of the run of a glyph, which is the last one or a new one.
  private mutating func run(of glyph: SetGlyph, _ piece: TypesetText.Piece) -> Int {
    guard let source = text?.source else { return 0 }
    let isRightToLeft = piece.level % 2 == 1
    let attributes = source.attributes[source.attributePlace(at: glyph.character)]
    if let last = runs.last, last.isRightToLeft == isRightToLeft, last.font == piece.item.font,
      last.attributes == attributes
    {
      return runs.count - 1
    }
    runs.append(
      Run(font: piece.item.font, attributes: attributes, isRightToLeft: isRightToLeft))
    return runs.count - 1
  }

  /// Leaves the spaces at the end out of the width.
  private mutating func findWidth() {
    if isRightToLeft {
      let hanging = places.first { !$0.isSpace }?.x ?? advance
      for place in places.indices {
        places[place].x -= hanging
        places[place].end -= hanging
      }
      width = advance - hanging
    } else {
      width = places.last { !$0.isSpace }?.end ?? 0
    }
    frame.size.width = width
  }
}
