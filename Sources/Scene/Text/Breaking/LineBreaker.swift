/// Cuts a text into lines, each as full as the width allows.
///
/// - Complexity: O(n) for all lines of a text: a word is measured at most twice, where it would not
///   fit and at the start of the next line.
struct LineBreaker {
  /// A line's characters.
  struct Line {
    /// Without the line break that ends it, with the spaces before a place where it was broken.
    var range: Range<Int>
    /// Whether a line break or the end of the text follows.
    var endsParagraph: Bool
  }

  private let text: MeasuredText
  private let limit: Double
  private let breaksWords: Bool
  /// The first character of the next line.
  private(set) var position = 0

  /// Begins at the start of a text.
  ///
  /// - Parameters:
  ///   - text: What is broken.
  ///   - width: What a line may take, but for the spaces at its end; in NaN nothing fits.
  ///   - breaksWords: Whether a line may end between any two characters.
  init(_ text: MeasuredText, width: Double, breaksWords: Bool) {
    self.text = text
    self.breaksWords = breaksWords
    limit = width + TextLine.tolerance
  }

  /// Takes the next line.
  ///
  /// - Returns: A line, `nil` if there is none; a line break at the end of the text begins none.
  mutating func next() -> Line? {
    let elements = text.elements
    let start = position
    guard start < elements.count else { return nil }
    var end = 0.0
    var lastPlace: Int?
    for i in start..<elements.count {
      let element = elements[i]
      if element.isLineBreak {
        position = i + 1
        return Line(range: start..<i, endsParagraph: true)
      }
      let isFirst = i == start
      end += isFirst ? 0 : element.kerning
      end += element.advance
      if isFirst || element.isSpace { continue }
      if element.mayBreakBefore { lastPlace = i }
      // Written so that NaN does not fit.
      guard !(end <= limit) else { continue }
      let place = breaksWords ? i : lastPlace ?? i
      position = place
      return Line(range: start..<place, endsParagraph: false)
    }
    position = elements.count
    return Line(range: start..<elements.count, endsParagraph: true)
  }
}
