// Makes glyphs of a text: paragraphs, then levels of both directions, then items (one font, script,
// level), which typefaces shape.
//
// A paragraph is shaped once, not line by line; `TypesetText+Cutting` mends what a line cuts. Nothing
// is rounded.

/// Collects what a `TypesetText` is made of.
struct Typesetter {
  let source: SourceText
  private(set) var paragraphs: [TypesetText.Paragraph] = []
  private(set) var items: [TextItem] = []
  private(set) var glyphs: [SetGlyph] = []
  private(set) var elements: [TypesetText.Element]
  private var faces = FaceChooser()
  /// Whether the style that is given counts, whatever the text says.
  private let keepsStyle: Bool

  init(
    _ source: SourceText, style: ParagraphStyle, direction: BidirectionalText.Direction,
    isOneParagraph: Bool = false, keepsStyle: Bool = false
  ) {
    self.source = source
    elements = Array(repeating: TypesetText.Element(), count: source.count)
    self.keepsStyle = keepsStyle
    findParagraphs(style, direction, isOneParagraph)
    for paragraph in paragraphs { appendItems(paragraph) }
    for place in items.indices { shape(place) }
  }

  // MARK: - Paragraphs

  private mutating func findParagraphs(
    _ style: ParagraphStyle, _ direction: BidirectionalText.Direction, _ isOne: Bool
  ) {
    var start = 0
    for index in source.kinds.indices where !isOne {
      guard source.kinds[index].contains(.paragraphEnd) else { continue }
      appendParagraph(start..<index + 1, style, direction)
      start = index + 1
    }
    if start < source.count { appendParagraph(start..<source.count, style, direction) }
  }

  private mutating func appendParagraph(
    _ range: Range<Int>, _ style: ParagraphStyle, _ direction: BidirectionalText.Direction
  ) {
    let own = keepsStyle ? nil : source.attributes(at: range.lowerBound).paragraphStyle
    let style = own ?? style
    var paragraph = TypesetText.Paragraph(range: range, style: style)
    let bidi = BidirectionalText(
      source.scalars[source.scalarRange(range)], direction: .init(style.baseWritingDirection),
      fallback: direction)
    if !bidi.isLeftToRight { paragraph.bidi = bidi }
    paragraphs.append(paragraph)
  }

  // MARK: - Items

  private mutating func appendItems(_ paragraph: TypesetText.Paragraph) {
    let scripts = scripts(paragraph.range)
    let first = Int(source.starts[paragraph.range.lowerBound])
    var place = source.attributePlace(at: paragraph.range.lowerBound)
    for index in paragraph.range {
      while place + 1 < source.attributes.count, source.attributeEnds[place] <= index { place += 1 }
      let level = paragraph.bidi.map { $0.levels[Int(source.starts[index]) - first] } ?? 0
      let isBlank = !source.kinds[index].isDisjoint(with: [.lineBreak, .tab])
      let asked = source.attributes[place].font ?? Font(size: 0)
      let font = isBlank ? asked : faces.font(for: source.character(index), asked)
      let script = font.typeface.isEmbedded ? "DFLT" : scripts[index - paragraph.range.lowerBound]
      let item = TextItem(
        range: index..<index + 1, font: font, attributes: place, script: script, level: level,
        isBlank: isBlank)
      if let last = items.indices.last, index > paragraph.range.lowerBound, joins(items[last], item)
      {
        items[last].range = items[last].range.lowerBound..<index + 1
      } else {
        items.append(item)
      }
      elements[index].item = Int32(truncatingIfNeeded: items.count - 1)
    }
  }

  private func joins(_ a: TextItem, _ b: TextItem) -> Bool {
    guard a.level == b.level, a.script == b.script, !a.isBlank, !b.isBlank, a.font == b.font
    else { return false }
    return a.attributes == b.attributes
      || source.attributes[a.attributes].isShaped(as: source.attributes[b.attributes])
  }

  /// The scripts of characters: signs and marks go with what is before them, first ones with what is
  /// behind.
  private func scripts(_ range: Range<Int>) -> [FontTag] {
    var scripts: [FontTag] = []
    scripts.reserveCapacity(range.count)
    var last: FontTag?
    for index in range {
      let tag = ScalarScripts.table.tag(of: source.scalar(index))
      if tag != ScalarScripts.common, tag != ScalarScripts.inherited {
        if last == nil { for place in scripts.indices { scripts[place] = tag } }
        last = tag
      }
      scripts.append(last ?? "DFLT")
    }
    return scripts
  }

  // MARK: - Shaping

  private mutating func shape(_ place: Int) {
    let item = items[place]
    for glyph in source.shape(item.range, item) {
      if glyph.length > 0 { beginCluster(glyph) }
      let share = clusterLength(glyph)
      for index in glyph.character..<glyph.character + share {
        elements[index].advance += glyph.advance / Double(share)
      }
      elements[glyph.character + share - 1].correction = glyph.correction
      glyphs.append(glyph)
    }
  }

  private mutating func beginCluster(_ glyph: SetGlyph) {
    elements[glyph.character].startsCluster = true
    for index in glyph.character..<glyph.character + glyph.length {
      elements[index].glyph = Int32(truncatingIfNeeded: glyphs.count)
    }
  }

  /// How many characters the cluster of a glyph holds.
  private func clusterLength(_ glyph: SetGlyph) -> Int {
    if glyph.length > 0 { return glyph.length }
    let first = Int(elements[glyph.character].glyph)
    return glyphs.indices.contains(first) ? max(1, glyphs[first].length) : 1
  }
}

extension BidirectionalText.Direction {
  init(_ direction: ParagraphStyle.WritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension SourceText {
  /// The scalars of a character.
  func character(_ index: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[Int(starts[index])..<Int(starts[index + 1])]
  }
}
