/// A text laid out in lines, from the top to the bottom.
///
/// Places in the text are counted in characters, as `String.count` does: place 0 is before the first
/// character, and the character at a place is the one behind it. Nothing is rounded to pixels.
public struct TextLayout: Sendable {
  /// The font of text that has none of its own.
  public let font: Font
  /// The lines; none for an empty text.
  public internal(set) var lines: [TextLine] = []
  /// The number of characters of the text, also of those that no line shows.
  public let characterCount: Int

  /// The text that was laid out.
  let text: TypesetText

  /// Breaks a text of one font into lines.
  ///
  /// A line ends where the text has a line break (`\n`, `\r\n`, U+2028, U+2029 and their like), so an
  /// empty line counts as a line; but a line break at the end of the text begins no further line. A
  /// line also ends where the next word would not fit, by the rules of UAX #14. Spaces where a line
  /// ends belong to it, have no width, and never cause a further line. A line has at least one
  /// character, also where that does not fit.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - font: The font of all of it.
  ///   - width: What a line may take; in NaN and in what is negative nothing fits.
  ///   - lineLimit: The number of lines at most; 0 and less is no limit.
  ///   - lineBreakMode: Whether words are broken, and what becomes of the last line of the limit.
  /// - Complexity: O(n).
  public init(
    _ text: String, font: Font, width: Double = .infinity, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.init(
      AttributedText(text), width: width, lineLimit: lineLimit, lineBreakMode: lineBreakMode,
      font: font)
  }

  /// Breaks a text into lines, and puts them where their paragraphs' styles say.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - width: What a line may take; in NaN and in what is negative nothing fits. Lines go to the
  ///     sides of so wide a box, or, where that has no end, of the widest line.
  ///   - lineLimit: The number of lines at most; 0 and less is no limit.
  ///   - lineBreakMode: The mode of all paragraphs; `nil` leaves it to their styles.
  ///   - font: The font of text that has none.
  ///   - paragraphStyle: The style of paragraphs that have none.
  /// - Complexity: O(n).
  public init(
    _ text: AttributedText, width: Double = .infinity, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode? = nil, font: Font = .system(size: 17),
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      TypesetText(text, font: font, style: paragraphStyle), font: font, width: width,
      lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    align(in: width)
  }

  /// Breaks a text that has been shaped; lines begin at 0.
  init(
    _ text: TypesetText, font: Font, width: Double, lineLimit: Int, lineBreakMode: LineBreakMode?
  ) {
    self.text = text
    self.font = font
    characterCount = text.count
    var breaker = LineBreaker(text, width: width, mode: lineBreakMode)
    while !breaker.isAtEnd, lineLimit <= 0 || lines.count < lineLimit {
      if lines.count + 1 == lineLimit, !breaker.lineBreakMode.isWrapping {
        lines.append(rest(breaker))
        break
      }
      guard let line = breaker.next() else { break }
      lines.append(line)
    }
    stack()
  }

  /// All that is left of the text, in one line.
  private func rest(_ breaker: LineBreaker) -> TextLine {
    let cut = TypesetText.Cut(range: breaker.position..<text.count, indent: breaker.indent)
    let (room, mode) = (breaker.room, breaker.lineBreakMode)
    // What is far too wide is not built only to be shortened.
    if mode.isTruncating, text.isWider(cut.range, than: room + font.size + 1) {
      return Truncation(text, cut, width: room).line(mode)
    }
    return text.line(cut).truncated(to: room, mode: mode)
  }

  /// The width of the widest line, its indents included, without spaces at its end.
  public var width: Double {
    var widest = 0.0
    for line in lines { widest = max(widest, line.width + line.cut.indent + line.endIndent) }
    return widest
  }

  /// The height of all lines.
  public var height: Double { lines.last?.frame.maxY ?? 0 }

  /// The width and the height; nothing at all for an empty text.
  public var size: Size { Size(width: width, height: height) }

  /// How far below the text's top the baseline of a line lies; of one that is not there as if all were
  /// of the layout's font.
  public func baseline(ofLine index: Int) -> Double {
    if lines.indices.contains(index) { return lines[index].baseline }
    guard index >= 0, let last = lines.last else {
      return font.ascender + Double(index) * font.lineHeight
    }
    return last.frame.maxY + font.ascender + Double(index - lines.count) * font.lineHeight
  }
}

extension TextLayout: Hashable {
  /// Whether both show the same at the same places.
  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    a.font == b.font && a.lines == b.lines && a.characterCount == b.characterCount
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(lines)
  }
}
