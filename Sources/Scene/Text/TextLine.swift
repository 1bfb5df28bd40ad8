/// A text laid out in one line.
///
/// Spaces at the end are in the line but not in its width.
public struct TextLine: Hashable, Sendable {
  /// A glyph, and where it lies in the line.
  struct Place: Hashable, Sendable {
    var glyph: Glyph
    /// The place of the origin, from the start of the line.
    var x: Double
    /// Where the next glyph would go but for kerning.
    var end: Double
    var isSpace: Bool
  }

  /// How much wider than its box a line may be and still fit: sizes are sums of rounded numbers.
  static let tolerance = 1.0 / 1024

  /// The font of all glyphs.
  public let font: Font
  /// Whether the line is the last of its paragraph, which is not justified.
  public let endsParagraph: Bool
  var places: [Place] = []

  /// Lays out a text; line breaks in it are spaces.
  public init(_ text: String, font: Font) {
    let text = MeasuredText(text, font: font)
    self.init(text, range: text.elements.indices)
  }

  /// Lays out a part of a text.
  init(_ text: MeasuredText, range: Range<Int>, endsParagraph: Bool = true) {
    self.init(font: text.font, endsParagraph: endsParagraph)
    places.reserveCapacity(range.count)
    for element in text.elements[range] {
      append(
        element.glyph, kerning: element.kerning, advance: element.advance,
        isSpace: element.isSpace)
    }
  }

  /// Creates an empty line.
  init(font: Font, endsParagraph: Bool = true) {
    self.font = font
    self.endsParagraph = endsParagraph
  }

  /// Whether there is no glyph in the line.
  public var isEmpty: Bool { places.isEmpty }

  /// The width in points, without the spaces at the end.
  public var width: Double { places.last { !$0.isSpace }?.end ?? 0 }

  /// The width in points, with the spaces at the end.
  public var advance: Double { places.last?.end ?? 0 }

  /// The width and the line height; nothing at all for an empty text.
  public var size: Size {
    isEmpty ? .zero : Size(width: width, height: font.lineHeight)
  }

  /// The glyphs, with the start of the line's baseline at a point.
  public func run(at origin: Point) -> GlyphRun {
    GlyphRun(
      font: font,
      items: places.map {
        GlyphRun.Item(glyph: $0.glyph, origin: Point(x: origin.x + $0.x, y: origin.y))
      })
  }

  /// Puts a glyph behind the last.
  mutating func append(_ glyph: Glyph, isSpace: Bool = false) {
    append(
      glyph, kerning: places.last.map { font.kerning($0.glyph, glyph) } ?? 0,
      advance: font.advance(of: glyph), isSpace: isSpace)
  }

  private mutating func append(_ glyph: Glyph, kerning: Double, advance: Double, isSpace: Bool) {
    let x = places.last.map { $0.end + kerning } ?? 0
    places.append(Place(glyph: glyph, x: x, end: x + advance, isSpace: isSpace))
  }
}
