/// Cuts a text into lines, each as full as the width allows.
///
/// - Complexity: O(n) for all lines of a text: a word is measured at most a few times, where it would not
///   fit and at the start of the next line.
struct LineBreaker {
  /// How often a line is cut anew that has turned out wider than it was measured.
  private static let attempts = 4

  private let text: TypesetText
  private let width: Double
  /// The mode of all paragraphs, `nil` if each has its own.
  private let mode: LineBreakMode?
  private var paragraph = 0
  /// Whether the next line is the first of its paragraph.
  private var isFirstLine = true
  /// The first character of the next line.
  private(set) var position = 0

  /// Begins at the start of a text.
  ///
  /// - Parameters:
  ///   - text: What is broken.
  ///   - width: What a line may take, but for the spaces at its end; in NaN nothing fits.
  ///   - mode: Whether a line may end between any two characters; `nil` leaves that to paragraphs.
  init(_ text: TypesetText, width: Double, mode: LineBreakMode?) {
    self.text = text
    self.width = width
    self.mode = mode
  }

  /// Whether all lines have been taken.
  var isAtEnd: Bool { position >= text.count }

  /// How the paragraph of the next line is set.
  var style: ParagraphStyle {
    text.paragraphs.isEmpty ? ParagraphStyle() : text.paragraphs[paragraph].style
  }

  /// The mode of the next line.
  var lineBreakMode: LineBreakMode { mode ?? style.lineBreakMode }

  /// What the next line may take.
  var room: Double { style.room(in: width, isFirstLine: isFirstLine) }

  /// How far the next line begins from the side where lines begin.
  var indent: Double { style.indent(isFirstLine: isFirstLine) }

  /// Takes the next line.
  ///
  /// - Returns: A line, `nil` if there is none; a line break at the end of the text begins none.
  mutating func next() -> TextLine? {
    guard !isAtEnd else { return nil }
    let limit = room + TextLine.tolerance
    var tried = limit
    for attempt in 1...Self.attempts {
      let (cut, next) = measure(tried)
      let line = text.line(cut)
      guard line.width > limit, !cut.endsParagraph, cut.range.count > 1, attempt < Self.attempts
      else {
        pass(next)
        return line
      }
      tried -= line.width - limit
    }
    return nil
  }

  private mutating func pass(_ next: Int) {
    position = next
    isFirstLine = false
    while paragraph + 1 < text.paragraphs.count,
      text.paragraphs[paragraph].range.upperBound <= position
    {
      paragraph += 1
      isFirstLine = true
    }
  }

  /// The next line by the measures of the characters, and where the one behind it begins.
  private func measure(_ limit: Double) -> (TypesetText.Cut, next: Int) {
    let breaksWords = lineBreakMode == .byCharWrapping
    let (start, style) = (position, style)
    var cut = TypesetText.Cut(range: start..<text.count, indent: indent)
    var end = 0.0
    var lastPlace = -1
    for i in start..<text.count {
      let kind = text.source.kinds[i]
      if kind.contains(.lineBreak) {
        cut.range = start..<i
        return (cut, i + 1)
      }
      if kind.contains(.tab) {
        end = style.tabStop(after: cut.indent + end) - cut.indent
        continue
      }
      if i > start, kind.contains(.mayBreakBefore), !kind.contains(.space),
        hasRoomForHyphen(before: i, end, limit)
      {
        lastPlace = i
      }
      let element = text.elements[i]
      // Written so that NaN does not fit.
      let fits = end + element.advance + element.correction <= limit
      end += element.advance
      if i == start || kind.contains(.space) || fits { continue }
      let place = breaksWords || lastPlace < 0 ? i : lastPlace
      cut.range = start..<place
      cut.endsParagraph = false
      cut.isHyphenated = place == lastPlace && text.isSoftHyphen(place - 1)
      return (cut, place)
    }
    return (cut, text.count)
  }

  /// Whether a soft hyphen before a place, if there is one, can be seen at the end of the line.
  private func hasRoomForHyphen(before index: Int, _ end: Double, _ limit: Double) -> Bool {
    !text.isSoftHyphen(index - 1) || end + text.hyphenAdvance(at: index - 1) <= limit
  }
}
