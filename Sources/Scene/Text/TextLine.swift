/// A text laid out in one line.
///
/// Places of glyphs are told from the left end of what is seen of the line. Spaces at the end are in
/// the line but not in its width; in a line from right to left they lie to the left of it.
public struct TextLine: Sendable {
  /// A glyph, and where it lies in the line.
  struct Place: Hashable, Sendable {
    var glyph: Glyph
    /// The place of the origin, from the start of the line.
    var x: Double
    /// Where the next glyph goes.
    var end: Double
    /// By how much it is drawn beside its origin.
    var offset: Point
    /// The first character it stands for, and how many; 0 for glyphs behind the first of a cluster.
    var character: Int
    var length: Int
    /// The place of its run.
    var run: Int
    var kind: SourceText.Kind
    /// Whether it is not drawn.
    var isHidden: Bool
    /// Whether it is the … that stands for what has no room.
    var isEllipsis = false

    var isSpace: Bool { kind.contains(.space) }
  }

  /// How glyphs beside each other look.
  struct Run: Hashable, Sendable {
    var font: Font
    var attributes: TextAttributes
    var isRightToLeft: Bool
  }

  /// How much wider than its box a line may be and still fit: sizes are sums of rounded numbers.
  static let tolerance = 1.0 / 1024

  /// The font of the first character: that of all glyphs, unless parts of the text look different.
  public internal(set) var font: Font
  /// Whether the line is the last of its paragraph or is ended by a line break: it is not justified.
  public let endsParagraph: Bool
  /// The line's characters in the layout's text, without the line break that ends it.
  public internal(set) var range = 0..<0
  /// The width in points, without the spaces at the end.
  public internal(set) var width = 0.0
  /// The width in points, with the spaces at the end.
  public internal(set) var advance = 0.0
  /// Where the line is in its layout: as wide as what is seen of it, as high as the line.
  ///
  /// A line without a layout lies at the origin.
  public internal(set) var frame = Rect.zero
  /// How far the baseline lies below the frame's top.
  public internal(set) var ascent = 0.0
  /// Whether the paragraph begins at the right.
  public internal(set) var isRightToLeft = false

  /// The glyphs, from left to right.
  var places: [Place] = []
  var runs: [Run] = []
  var style = ParagraphStyle()
  /// What the line was cut from; `nil` for none.
  var text: TypesetText?
  var cut = TypesetText.Cut(range: 0..<0)

  /// Lays out a text; line breaks in it are spaces.
  public init(_ text: String, font: Font) {
    self.init(AttributedText(text), font: font)
  }

  /// Lays out a text; line breaks in it are spaces.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - font: The font of what has none.
  public init(_ text: AttributedText, font: Font = .system(size: 17)) {
    let typeset = TypesetText(text, font: font)
    self = typeset.line(TypesetText.Cut(range: 0..<typeset.count))
  }

  /// Creates an empty line.
  init(font: Font, endsParagraph: Bool = true) {
    self.font = font
    self.endsParagraph = endsParagraph
  }

  /// Whether there is no glyph in the line.
  public var isEmpty: Bool { places.isEmpty }

  /// The height of the line.
  public var height: Double { frame.height }

  /// How far below the layout's top the baseline lies.
  public var baseline: Double { frame.minY + ascent }

  /// The width and the line height; nothing at all for an empty text.
  public var size: Size {
    isEmpty ? .zero : Size(width: width, height: height)
  }
}

extension TextLine: Hashable {
  /// Whether both show the same at the same places.
  public static func == (a: TextLine, b: TextLine) -> Bool {
    a.places == b.places && a.runs == b.runs && a.frame == b.frame && a.ascent == b.ascent
      && a.endsParagraph == b.endsParagraph && a.range == b.range && a.font == b.font
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(places)
    hasher.combine(runs)
    hasher.combine(frame)
    hasher.combine(range)
  }
}
