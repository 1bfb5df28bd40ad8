/// A text as its glyphs, with their measures and the places where a line may end: all that breaking it
/// into lines needs to know, whatever the width.
final class TypesetText: Sendable {
  /// A paragraph, with the line break that ends it.
  struct Paragraph: Sendable {
    /// Its characters.
    var range: Range<Int>
    /// How it is set.
    var style: ParagraphStyle
    /// The order of its characters; `nil` if all run from left to right.
    var bidi: BidirectionalText?

    /// Whether lines begin at the right.
    var isRightToLeft: Bool { bidi?.paragraphLevel == 1 }
  }

  /// What breaking lines needs to know of a character.
  struct Element: Sendable {
    /// How far it leads; a tab's is found in its line.
    var advance = 0.0
    /// By how much farther at a line's end.
    var correction = 0.0
    /// The place of its first glyph.
    var glyph: Int32 = 0
    /// The place of its item.
    var item: Int32 = 0
    /// Whether a cluster of glyphs begins with it.
    var startsCluster = false
  }

  /// The characters.
  let source: SourceText
  /// The paragraphs, which hold all characters.
  let paragraphs: [Paragraph]
  /// Whether something runs from right to left.
  let hasBothDirections: Bool
  /// The items, which hold all characters.
  let items: [TextItem]
  /// The glyphs of all items, in the order of the text.
  let glyphs: [SetGlyph]
  /// The characters' measures.
  let elements: [Element]

  /// The number of characters.
  var count: Int { elements.count }

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - font: The font of what has none.
  ///   - style: The style of paragraphs that have none.
  ///   - direction: The direction of a natural paragraph without a letter.
  convenience init(
    _ text: AttributedText, font: Font, style: ParagraphStyle = ParagraphStyle(),
    direction: BidirectionalText.Direction = .leftToRight
  ) {
    self.init(Typesetter(SourceText(text, font: font), style: style, direction: direction))
  }

  init(_ typesetter: Typesetter) {
    source = typesetter.source
    paragraphs = typesetter.paragraphs
    hasBothDirections = typesetter.paragraphs.contains { $0.bidi != nil }
    items = typesetter.items
    glyphs = typesetter.glyphs
    elements = typesetter.elements
  }

  /// The font of a line without characters at a place, or of the first character.
  func font(at index: Int) -> Font {
    source.attributes(at: index).font ?? Font(size: 0)
  }

  /// The place of the paragraph of a character; the last one's of none.
  func paragraph(at index: Int) -> Int {
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraphs[middle].range.lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }

  func isSpace(_ index: Int) -> Bool { source.kinds[index].contains(.space) }

  func isSoftHyphen(_ index: Int) -> Bool { source.kinds[index].contains(.softHyphen) }
}
