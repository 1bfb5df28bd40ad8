/// Where the coverage of a glyph lies in the store of all masks, and how large it is.
struct GlyphMask: Equatable {
  /// The place of the first byte in the store; rows follow without gaps.
  var offset: Int
  var width: Int
  var height: Int
  /// The first column, from the pixel that holds the glyph's origin.
  var left: Int
  /// The first row, from the pixel that holds the glyph's origin.
  var top: Int
}
