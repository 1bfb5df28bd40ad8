/// A text whose parts look different.
///
/// Places in it are counted in characters, as `String.count` does. A character looks as its first
/// scalar does: a combining mark that is appended to a letter looks like the letter.
public struct AttributedText: Hashable, Sendable {
  /// A part that looks the same.
  public struct Run: Hashable, Sendable {
    /// Its characters.
    public var range: Range<Int>
    /// How they look.
    public var attributes: TextAttributes
  }

  /// So many scalars that look the same.
  struct Span: Hashable, Sendable {
    var count: Int
    var attributes: TextAttributes
  }

  /// What is written.
  public private(set) var string: String
  /// How its scalars look; none is empty, and no two neighbours are equal.
  private(set) var spans: [Span] = []

  /// Creates a text that looks the same everywhere.
  public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    appendSpan(string.unicodeScalars.count, attributes)
  }

  /// The number of characters.
  public var count: Int { string.count }

  /// Whether nothing is written.
  public var isEmpty: Bool { string.isEmpty }

  /// The parts that look the same, in order.
  public var runs: [Run] {
    var runs: [Run] = []
    var (index, scalars) = (0, 0)
    var spanEnds = 0
    var place = -1
    for character in string {
      while scalars >= spanEnds, place + 1 < spans.count {
        place += 1
        spanEnds += spans[place].count
        if scalars < spanEnds {
          runs.append(Run(range: index..<index, attributes: spans[place].attributes))
        }
      }
      index += 1
      scalars += character.unicodeScalars.count
      if let last = runs.indices.last { runs[last].range = runs[last].range.lowerBound..<index }
    }
    return runs
  }

  /// How a character looks; plain before the first and after the last.
  public func attributes(at index: Int) -> TextAttributes {
    guard index >= 0 else { return TextAttributes() }
    return runs.first { $0.range.contains(index) }?.attributes ?? TextAttributes()
  }

  /// Writes on, plain unless attributes are given.
  public mutating func append(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    self.string += string
    appendSpan(string.unicodeScalars.count, attributes)
  }

  /// Writes on.
  public mutating func append(_ text: AttributedText) {
    string += text.string
    for span in text.spans { appendSpan(span.count, span.attributes) }
  }

  /// Lets characters look in a way; what of the range is not in the text does not count.
  public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
    changeAttributes(in: range) { $0 = attributes }
  }

  /// Changes how characters look; what of the range is not in the text does not count.
  ///
  /// - Complexity: O(n), as characters are counted from the start; a long text of many parts is better
  ///   appended part by part.
  public mutating func changeAttributes(
    in range: Range<Int>, _ change: (inout TextAttributes) -> Void
  ) {
    let scalars = scalarRange(of: range)
    let old = spans
    spans = []
    var start = 0
    for span in old {
      let end = start + span.count
      let inside = scalars.clamped(to: start..<end)
      appendSpan(inside.lowerBound - start, span.attributes)
      if !inside.isEmpty {
        var attributes = span.attributes
        change(&attributes)
        appendSpan(inside.count, attributes)
      }
      appendSpan(end - inside.upperBound, span.attributes)
      start = end
    }
  }

  /// Changes how all characters look.
  public mutating func changeAttributes(_ change: (inout TextAttributes) -> Void) {
    let old = spans
    spans = []
    for span in old {
      var attributes = span.attributes
      change(&attributes)
      appendSpan(span.count, attributes)
    }
  }

  private func scalarRange(of range: Range<Int>) -> Range<Int> {
    var (index, scalar) = (0, 0)
    var (start, end): (Int?, Int?)
    for character in string {
      if index == range.lowerBound { start = scalar }
      if index >= range.upperBound {
        end = scalar
        break
      }
      index += 1
      scalar += character.unicodeScalars.count
    }
    let low = start ?? (range.lowerBound < 0 ? 0 : scalar)
    let high = end ?? (range.upperBound < 0 ? 0 : scalar)
    return low..<max(low, high)
  }

  private mutating func appendSpan(_ count: Int, _ attributes: TextAttributes) {
    guard count > 0 else { return }
    if let last = spans.indices.last, spans[last].attributes == attributes {
      spans[last].count += count
    } else {
      spans.append(Span(count: count, attributes: attributes))
    }
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Creates a plain text.
  public init(stringLiteral value: String) { self.init(value) }
}
