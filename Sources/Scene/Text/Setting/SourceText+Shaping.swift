extension SourceText {
  /// The glyphs of characters of an item, in the order of the text; of none fewer than one.
  func shape(_ range: Range<Int>, _ item: TextItem) -> [SetGlyph] {
    guard !range.isEmpty else { return [] }
    let unit = item.font.size / item.font.typeface.unitsPerEm
    if item.isBlank { return range.map { blank($0, item.font) } }
    var glyphs: [SetGlyph] = []
    var character = range.lowerBound
    for shaped in shapedGlyphs(range, item) {
      var next = character
      while next + 1 < range.upperBound, Int(starts[next + 1]) <= shaped.cluster { next += 1 }
      let isFirst = glyphs.isEmpty || next > character
      if isFirst, next > character, let last = glyphs.lastIndex(where: { $0.length > 0 }) {
        glyphs[last].length = next - glyphs[last].character
      }
      if glyphs.isEmpty { next = range.lowerBound }
      character = next
      glyphs.append(
        SetGlyph(
          glyph: shaped.glyph, character: character, length: isFirst ? 1 : 0,
          advance: shaped.advance * unit,
          offset: Point(x: shaped.offset.x * unit, y: shaped.offset.y * unit)))
    }
    if let last = glyphs.lastIndex(where: { $0.length > 0 }) {
      glyphs[last].length = range.upperBound - glyphs[last].character
    } else {
      glyphs = [
        SetGlyph(
          glyph: Glyph(index: 0), character: range.lowerBound, length: range.count, advance: 0,
          isHidden: true)
      ]
    }
    finish(&glyphs, item, unit)
    return glyphs
  }

  /// Hides what only directs the layout, adds the distances that are asked for, and notes kerning.
  private func finish(_ glyphs: inout [SetGlyph], _ item: TextItem, _ unit: Double) {
    let extra = attributes[item.attributes].kern
    let kern = extra.isFinite ? extra : 0
    let typeface = item.font.typeface
    for place in glyphs.indices {
      let isLast = place + 1 == glyphs.count || glyphs[place + 1].length > 0
      if kinds[glyphs[place].character].contains(.ignorable), glyphs[place].length == 1, isLast {
        if !typeface.isEmbedded { glyphs[place].isHidden = true }
        glyphs[place].advance = 0
        continue
      }
      guard isLast else { continue }
      if place + 1 < glyphs.count {
        let usual = typeface.advance(of: glyphs[place].glyph) * unit
        glyphs[place].correction = usual - glyphs[place].advance
      }
      guard kern != 0 else { continue }
      glyphs[place].advance += kern
      // The distance goes behind the character, that is to its left.
      if item.isRightToLeft { glyphs[place].offset.x += kern }
    }
  }

  private func shapedGlyphs(_ range: Range<Int>, _ item: TextItem) -> [ShapedGlyph] {
    var options = ShapingOptions()
    let look = attributes[item.attributes]
    options.script = item.script
    options.isRightToLeft = item.isRightToLeft
    options.features = item.font.features
    options.ligates = look.ligatures && !(look.kern != 0 && look.kern.isFinite)
    return item.font.typeface.shape(scalars[scalarRange(range)], options)
  }

  private func blank(_ index: Int, _ font: Font) -> SetGlyph {
    let glyph = font.glyph(for: " ")
    return SetGlyph(glyph: glyph, character: index, length: 1, advance: font.advance(of: glyph))
  }
}

extension Typeface {
  /// Whether it is part of the package.
  var isEmbedded: Bool {
    if case .embedded = source { return true }
    return false
  }
}
