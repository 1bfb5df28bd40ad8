/// What a charstring refers to beside itself.
struct CharstringSurroundings: Sendable {
  /// The version, which has its own operators and limits.
  var version: CFFVersion
  /// The subroutines of the whole font.
  var globals: CFFIndex
  /// The subroutines of the glyph's part of the font; `nil` if there are none.
  var locals: CFFIndex?
  /// The set of regions that numbers are blended for, until the charstring chooses another.
  var variationSet = 0
  /// The regions; `nil` in a font that does not vary.
  var variation: ItemVariationStore?
  /// The place in a variable font's space: -1 … 1 for each axis.
  var coordinates: [Double] = []
}
