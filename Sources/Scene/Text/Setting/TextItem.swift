/// Characters that are shaped together: of one font, script and level.
struct TextItem: Hashable, Sendable {
  /// The characters.
  var range: Range<Int>
  /// The font that draws them: the one asked for, or a fallback of its.
  var font: Font
  /// How they look, by the place among the text's attributes.
  var attributes: Int
  /// The script, by its name in OpenType.
  var script: FontTag
  /// The level of the bidirectional algorithm.
  var level: UInt8
  /// Whether it is a tab or a line break, a blank by itself.
  var isBlank = false

  /// Whether it is read from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
}
