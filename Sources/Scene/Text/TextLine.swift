/// A text laid out in one line.
///
/// Spaces at the end are in the line but not in its width.
public struct TextLine: Hashable, Sendable {
  /// A glyph, and where it lies in the line.
  private struct Place: Hashable, Sendable {
    var glyph: Glyph
    /// The place of the origin, from the start of the line.
    var x: Double
    /// Where the next glyph would go but for kerning.
    var end: Double
    var isSpace: Bool
  }

  /// How much wider than its box a line may be and still fit: sizes are sums of rounded numbers.
  private static let tolerance = 1.0 / 1024

  /// The font of all glyphs.
  public let font: Font
  private var places: [Place] = []

  /// Lays out a text.
  public init(_ text: String, font: Font) {
    self.font = font
    for character in text {
      append(font.glyph(for: character), isSpace: Self.isSpace(character))
    }
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

  /// The line as it is shown in a box: as it is if it fits, else the longest part of its start that
  /// fits with a … behind it.
  ///
  /// The … follows the last character that is not a space. If not even the … fits, it is alone.
  public func truncated(to width: Double) -> TextLine {
    guard !(self.width <= width + Self.tolerance) else { return self }
    var line = self
    let ellipsis = font.glyph(for: "…")
    while !line.places.isEmpty {
      line.places.removeLast()
      while line.places.last?.isSpace == true { line.places.removeLast() }
      if line.end(of: ellipsis) <= width + Self.tolerance { break }
    }
    line.append(ellipsis, isSpace: false)
    return line
  }

  /// The glyphs, with the start of the line's baseline at a point.
  public func run(at origin: Point) -> GlyphRun {
    GlyphRun(
      font: font,
      items: places.map {
        GlyphRun.Item(glyph: $0.glyph, origin: Point(x: origin.x + $0.x, y: origin.y))
      })
  }

  private mutating func append(_ glyph: Glyph, isSpace: Bool) {
    places.append(Place(glyph: glyph, x: start(of: glyph), end: end(of: glyph), isSpace: isSpace))
  }

  /// Where a glyph would go behind the last.
  private func start(of glyph: Glyph) -> Double {
    guard let last = places.last else { return 0 }
    return last.end + font.kerning(last.glyph, glyph)
  }

  /// Where the one behind that would go, but for kerning.
  private func end(of glyph: Glyph) -> Double { start(of: glyph) + font.advance(of: glyph) }

  /// Whether a character is blank; a no-break space is part of its word.
  private static func isSpace(_ character: Character) -> Bool {
    character != "\u{A0}" && character.isWhitespace
  }
}
