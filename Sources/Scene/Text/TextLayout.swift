/// A text laid out in lines of one font, from the top to the bottom.
///
/// The first line's top is the text's; baselines are a line height apart. Nothing is rounded, and no
/// line is aligned yet: every line begins at 0.
public struct TextLayout: Hashable, Sendable {
  /// The font of all lines.
  public let font: Font
  /// The lines; none for an empty text.
  public private(set) var lines: [TextLine] = []

  /// Breaks a text into lines.
  ///
  /// A line ends where the text has a line break (`\n`, `\r\n`, U+2028, U+2029 and their like), so an
  /// empty line counts as a line; but a line break at the end of the text begins no further line. A
  /// line also ends where the next word would not fit, that is after spaces, after a hyphen inside a
  /// word, and between ideographs or kana, where no punctuation mark would stand on the wrong side.
  /// Spaces where a line ends belong to it, have no width, and never cause a further line. A line has
  /// at least one character, also where that does not fit.
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
      MeasuredText(text, font: font), width: width, lineLimit: lineLimit,
      lineBreakMode: lineBreakMode)
  }

  /// Breaks a text that has been measured.
  init(_ text: MeasuredText, width: Double, lineLimit: Int, lineBreakMode: LineBreakMode) {
    font = text.font
    var breaker = LineBreaker(
      text, width: width, breaksWords: lineBreakMode == .byCharWrapping)
    while breaker.position < text.elements.count {
      if lines.count + 1 == lineLimit, !lineBreakMode.isWrapping {
        let rest = TextLine(text, range: breaker.position..<text.elements.count)
        lines.append(rest.truncated(to: width, mode: lineBreakMode))
        return
      }
      guard lineLimit <= 0 || lines.count < lineLimit, let line = breaker.next() else { return }
      lines.append(TextLine(text, range: line.range, endsParagraph: line.endsParagraph))
    }
  }

  /// The width of the widest line, without spaces at its end.
  public var width: Double {
    var widest = 0.0
    for line in lines { widest = max(widest, line.width) }
    return widest
  }

  /// The height of all lines.
  public var height: Double { Double(lines.count) * font.lineHeight }

  /// The width and the height; nothing at all for an empty text.
  public var size: Size { Size(width: width, height: height) }

  /// How far below the text's top the baseline of a line lies, whether there is such a line or not.
  public func baseline(ofLine index: Int) -> Double {
    font.ascender + Double(index) * font.lineHeight
  }
}
