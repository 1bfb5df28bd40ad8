/// How a part of a text looks: UIKit's attributes, each with its meaning there.
public struct TextAttributes: Hashable, Sendable {
  /// A line under or through letters.
  public enum LineStyle: UInt8, Hashable, Sendable {
    /// One line, as thick as the font says.
    case single
    /// One line, twice as thick.
    case thick
    /// Two lines, as far apart as they are thick.
    case double
  }

  /// The typeface and size; `nil` is that of whatever shows the text.
  public var font: Font?
  /// The colour of the glyphs; `nil` is that of whatever shows the text.
  public var color: Color?
  /// By how much the next character goes farther away, negative nearer.
  ///
  /// What is not finite counts as 0. Where it is not 0, letters are not joined to one glyph.
  public var kern = 0.0
  /// By how much the glyphs lie above the baseline, negative below; what is not finite counts as 0.
  public var baselineOffset = 0.0
  /// The colour of the line's height behind the text, if any.
  public var backgroundColor: Color?
  /// The line under the text, if any.
  public var underline: LineStyle?
  /// Its colour; `nil` is that of the glyphs.
  public var underlineColor: Color?
  /// The line through the text, if any.
  public var strikethrough: LineStyle?
  /// Its colour; `nil` is that of the glyphs.
  public var strikethroughColor: Color?
  /// Whether letters that belong together become one glyph, where the font has it.
  public var ligatures = true
  /// The shadow of the glyphs, if any.
  public var shadow: TextShadow?
  /// How the paragraph that begins here is set; `nil` is as whatever shows the text says.
  public var paragraphStyle: ParagraphStyle?

  /// Creates attributes; what is not given is as in plain text.
  public init(
    font: Font? = nil, color: Color? = nil, kern: Double = 0, underline: LineStyle? = nil,
    underlineColor: Color? = nil, strikethrough: LineStyle? = nil,
    strikethroughColor: Color? = nil, baselineOffset: Double = 0, backgroundColor: Color? = nil,
    ligatures: Bool = true, shadow: TextShadow? = nil, paragraphStyle: ParagraphStyle? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.strikethroughColor = strikethroughColor
    self.ligatures = ligatures
    self.shadow = shadow
    self.paragraphStyle = paragraphStyle
  }

  /// Whether characters of both are shaped together.
  func isShaped(as other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && ligatures == other.ligatures
      && baselineOffset == other.baselineOffset
  }
}
