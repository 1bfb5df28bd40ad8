extension TypesetText {
  /// Glyphs of a part of an item, of one level, in the order of the text.
  struct Piece {
    var item: TextItem
    var level: UInt8
    var glyphs: ArraySlice<SetGlyph>
  }

  /// The pieces of a line's characters, in the order of the text.
  func pieces(_ range: Range<Int>) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var pieces: [Piece] = []
    for place in Int(elements[range.lowerBound].item)...Int(elements[range.upperBound - 1].item) {
      let item = items[place]
      let part = item.range.clamped(to: range)
      pieces.append(Piece(item: item, level: item.level, glyphs: glyphs(part, item)))
    }
    return pieces
  }

  /// The glyphs of a part of an item, shaped anew if a ligature or kerning reaches beyond.
  private func glyphs(_ range: Range<Int>, _ item: TextItem) -> ArraySlice<SetGlyph> {
    guard isClean(range.lowerBound, item), isClean(range.upperBound, item) else {
      return source.shape(range, item)[...]
    }
    let start = Int(elements[range.lowerBound].glyph)
    let end =
      range.upperBound < count ? Int(elements[range.upperBound].glyph) : glyphs.count
    return glyphs[start..<max(start, end)]
  }

  /// Whether the glyphs before and behind a place know nothing of each other.
  private func isClean(_ index: Int, _ item: TextItem) -> Bool {
    guard index > item.range.lowerBound, index < item.range.upperBound else { return true }
    guard elements[index].startsCluster, elements[index - 1].correction == 0 else { return false }
    if item.font.typeface.isEmbedded || isSpace(index - 1) { return true }
    return ScalarScripts.isIdeographic(item.script)
  }
}
