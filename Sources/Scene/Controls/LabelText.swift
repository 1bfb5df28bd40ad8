/// The text of a label, measured, with the last few ways it was broken into lines.
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

  /// Measures a text.
  init(_ text: String, font: Font, lineBreakMode: LineBreakMode) {
    self.text = TypesetText(AttributedText(text), font: font)
    self.font = font
    self.lineBreakMode = lineBreakMode
  }

  /// The same text, broken in another way.
  init(_ other: LabelText, lineBreakMode: LineBreakMode) {
    text = other.text
    font = other.font
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
}
