/// The text of a label, shaped, with the last few ways it was broken into lines.
struct LabelText {
  /// A layout and what it was made for.
  private struct Kept {
    var width: Double
    var lineLimit: Int
    var layout: TextLayout
  }

  /// As many as the intrinsic size, the size in a width and a picture need.
  private static let keptCount = 3

  private let text: TypesetText
  private let font: Font
  private let lineBreakMode: LineBreakMode
  private var kept: [Kept] = []

  /// The height of all lines; `nil` if they may differ.
  let uniformLineHeight: Double?

  /// Shapes a text of one font.
  init(_ text: String, font: Font, lineBreakMode: LineBreakMode) {
    self.init(
      AttributedText(text), font: font, style: ParagraphStyle(), lineBreakMode: lineBreakMode)
  }

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - font: The font of what has none.
  ///   - style: The style of paragraphs that have none.
  ///   - lineBreakMode: The mode of all paragraphs.
  init(
    _ text: AttributedText, font: Font, style: ParagraphStyle, lineBreakMode: LineBreakMode
  ) {
    self.text = TypesetText(text, font: font, style: style)
    self.font = font
    self.lineBreakMode = lineBreakMode
    uniformLineHeight = self.text.isPlain ? font.lineHeight : nil
  }

  /// The same text, broken in another way.
  init(_ other: LabelText, lineBreakMode: LineBreakMode) {
    text = other.text
    font = other.font
    uniformLineHeight = other.uniformLineHeight
    self.lineBreakMode = lineBreakMode
  }

  /// The lines in a width, and as many of them as may be.
  mutating func layout(width: Double, lineLimit: Int) -> TextLayout {
    for entry in kept where entry.width == width && entry.lineLimit == lineLimit {
      return entry.layout
    }
    let layout = TextLayout(
      text, font: font, width: width, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    if kept.count == Self.keptCount { kept.removeFirst() }
    kept.append(Kept(width: width, lineLimit: lineLimit, layout: layout))
    return layout
  }

  /// How many lines are allowed and have room in a height, at least one; 0 and less is any number.
  mutating func lineLimit(_ limit: Int, in size: Size) -> Int {
    let height = size.height + TextLine.tolerance
    // NaN is no limit; nor is a count that is out of the range of `Int`.
    guard limit != 1, height < Double(Int32.max) else { return limit }
    if let uniformLineHeight {
      let room = height / uniformLineHeight
      guard room < Double(Int32.max) else { return limit }
      let count = max(1, Int(room))
      return limit > 0 ? min(limit, count) : count
    }
    let lines = layout(width: size.width, lineLimit: limit).lines
    let count = max(1, lines.firstIndex { !($0.frame.maxY <= height) } ?? lines.count)
    return count < lines.count ? count : limit
  }
}

extension TypesetText {
  /// Whether all of it has one font and nothing of its own, so that its lines are alike.
  var isPlain: Bool {
    guard source.attributes.count == 1, let look = source.attributes.first,
      look.baselineOffset == 0, look.paragraphStyle == nil
    else { return false }
    return items.allSatisfy { $0.font == look.font }
  }
}
