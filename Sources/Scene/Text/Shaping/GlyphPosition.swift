/// Where a glyph goes, while rules still move it: units of the face, y up.
struct GlyphPosition: Sendable {
  /// What keeps a glyph to another.
  enum Bond: UInt8, Sendable {
    case none
    case mark
    case cursive
  }

  var advance: Double
  var x: Double = 0
  var y: Double = 0
  /// How many places after this the glyph is that this one is attached to; 0 for none.
  var chain: Int = 0
  var bond = Bond.none
}
