/// How the lines of a paragraph are set: UIKit's paragraph style.
///
/// Lengths are points. What is not finite counts as 0, and so does what is negative where only a
/// length makes sense.
public struct ParagraphStyle: Hashable, Sendable {
  /// The direction of a paragraph.
  public enum WritingDirection: UInt8, Hashable, Sendable {
    /// That of its first letter.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// Where lines go in a wider box.
  public var alignment = TextAlignment.natural
  /// How lines are broken, and what becomes of the part that has no room.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// What the height of each line is multiplied by, before it is held between the two below.
  ///
  /// 0 changes nothing. What is more or less than the fonts say is above the letters.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 is no limit.
  public var maximumLineHeight = 0.0
  /// The gap between a line and the next.
  public var lineSpacing = 0.0
  /// The further gap behind the paragraph, unless it is the last.
  public var paragraphSpacing = 0.0
  /// The further gap before the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// How far the first line begins from the side where lines begin.
  public var firstLineHeadIndent = 0.0
  /// How far the other lines do.
  public var headIndent = 0.0
  /// Where lines end: above 0 counted from the side where they begin, else from the other side.
  public var tailIndent = 0.0
  /// The direction.
  public var baseWritingDirection = WritingDirection.natural
  /// The distance of the places where tabs lead to; not above 0 counts as 28.
  public var defaultTabInterval = 28.0

  /// Creates a style; what is not given is as in plain text.
  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineHeightMultiple: Double = 0, lineSpacing: Double = 0, paragraphSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineHeightMultiple = lineHeightMultiple
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
  }

  /// The height of a line that its fonts give a height.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    if Self.length(lineHeightMultiple) > 0 { height *= lineHeightMultiple }
    if Self.length(minimumLineHeight) > height { height = minimumLineHeight }
    if Self.length(maximumLineHeight) > 0, maximumLineHeight < height { height = maximumLineHeight }
    return height
  }

  /// How far a line begins from the side where lines begin.
  func indent(isFirstLine: Bool) -> Double {
    Self.length(isFirstLine ? firstLineHeadIndent : headIndent)
  }

  /// What a line may take of a box.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent.isFinite ? tailIndent : 0
    return (end > 0 ? min(end, width) : width + end) - indent(isFirstLine: isFirstLine)
  }

  /// The next place after `x` where a tab leads to.
  func tabStop(after x: Double) -> Double {
    let interval = Self.length(defaultTabInterval) > 0 ? defaultTabInterval : 28
    let next = ((x / interval).rounded(.down) + 1) * interval
    return next > x && next.isFinite ? next : x
  }

  /// A length that makes sense.
  static func length(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
}
