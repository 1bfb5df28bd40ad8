/// A text as its characters and how they look: what is to become glyphs.
struct SourceText: Sendable {
  /// What a character is to the setting of lines.
  struct Kind: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Blank, and so without width at a line's end; a line break is, too.
    static let space = Kind(rawValue: 1)
    /// It ends a line.
    static let lineBreak = Kind(rawValue: 2)
    /// It ends a paragraph.
    static let paragraphEnd = Kind(rawValue: 4)
    /// It leads to the next tab stop.
    static let tab = Kind(rawValue: 8)
    /// It is a hyphen where a line ends behind it, else nothing.
    static let softHyphen = Kind(rawValue: 16)
    /// A line that is broken between words may end before it.
    static let mayBreakBefore = Kind(rawValue: 32)
    /// It directs the layout and is not seen.
    static let ignorable = Kind(rawValue: 64)
    /// Where a line has no spaces, it is justified between such.
    static let ideograph = Kind(rawValue: 128)
  }

  /// The scalars of all characters.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each character begins among them, and the end of the last.
  private(set) var starts: [Int32] = [0]
  private(set) var kinds: [Kind] = []
  /// The looks, each with a font, and where each ends.
  private(set) var attributes: [TextAttributes] = []
  private(set) var attributeEnds: [Int] = []

  /// The number of characters.
  var count: Int { kinds.count }

  /// Takes a text apart; what has no font gets one.
  init(_ text: AttributedText, font: Font) {
    scalars = Array(text.string.unicodeScalars)
    let breaks = LineBreakOpportunities(of: scalars, customs: .setting).kinds
    var start = 0
    starts.reserveCapacity(scalars.count + 1)
    kinds.reserveCapacity(scalars.count)
    for character in text.string {
      let end = start + character.unicodeScalars.count
      starts.append(Int32(truncatingIfNeeded: end))
      var kind = Self.kind(scalars[start], isSingle: end == start + 1)
      if breaks[start] == .allowed { kind.insert(.mayBreakBefore) }
      kinds.append(kind)
      start = end
    }
    takeAttributes(text.spans, font)
  }

  /// Takes two parts of a text, with a … between that looks as what it stands beside.
  init(_ source: SourceText, start: Range<Int>, end: Range<Int>) {
    append(source, start)
    scalars.append("…")
    starts.append(Int32(truncatingIfNeeded: scalars.count))
    kinds.append([])
    let neighbour = start.isEmpty ? end.lowerBound : start.upperBound - 1
    appendAttributes(source.attributes(at: min(neighbour, source.count - 1)), until: kinds.count)
    append(source, end)
  }

  /// How a character looks; of none that is there as the last does.
  func attributes(at index: Int) -> TextAttributes {
    let place = attributePlace(at: index)
    return attributes.indices.contains(place) ? attributes[place] : TextAttributes()
  }

  /// The place among `attributes` of how a character looks.
  func attributePlace(at index: Int) -> Int {
    var (low, high) = (0, attributeEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if attributeEnds[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return min(low, attributes.count - 1)
  }

  /// The scalars of characters.
  func scalarRange(_ range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(starts[range.upperBound])
  }

  /// The first scalar of a character.
  func scalar(_ index: Int) -> Unicode.Scalar { scalars[Int(starts[index])] }

  // MARK: - Taking apart

  private static func kind(_ first: Unicode.Scalar, isSingle: Bool) -> Kind {
    if first.isLineBreak {
      return first.isParagraphSeparator
        ? [.space, .lineBreak, .paragraphEnd] : [.space, .lineBreak]
    }
    if first.value < 0x80 {
      return first.value == 0x20 ? .space : first.value == 0x09 ? [.space, .tab] : []
    }
    if first.isBreakingSpace { return .space }
    if first.value == 0xAD { return [.softHyphen, .ignorable] }
    if isSingle, first.isIgnorable { return .ignorable }
    return first.isIdeograph ? .ideograph : []
  }

  private mutating func takeAttributes(_ spans: [AttributedText.Span], _ font: Font) {
    var (index, scalarEnd) = (0, 0)
    for span in spans {
      scalarEnd += span.count
      while index < count, Int(starts[index]) < scalarEnd { index += 1 }
      var attributes = span.attributes
      attributes.font = attributes.font ?? font
      appendAttributes(attributes, until: index)
    }
    if attributes.isEmpty { appendAttributes(TextAttributes(font: font), until: 0) }
  }

  private mutating func appendAttributes(_ new: TextAttributes, until end: Int) {
    attributes.append(new)
    attributeEnds.append(end)
  }

  /// Takes characters of another text over; line breaks become spaces.
  private mutating func append(_ source: SourceText, _ range: Range<Int>) {
    var place = -1
    for index in range {
      if source.kinds[index].contains(.lineBreak) {
        scalars.append(" ")
        kinds.append(.space)
      } else {
        scalars += source.scalars[source.scalarRange(index..<index + 1)]
        kinds.append(source.kinds[index].subtracting(.mayBreakBefore))
      }
      starts.append(Int32(truncatingIfNeeded: scalars.count))
      let next = source.attributePlace(at: index)
      if next != place { appendAttributes(source.attributes[next], until: kinds.count) }
      place = next
      attributeEnds[attributeEnds.count - 1] = kinds.count
    }
  }
}
