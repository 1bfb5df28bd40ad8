/// A glyph at its place: a mask and the pixel its top left corner falls on.
struct PlannedGlyph: Equatable {
  var mask: GlyphMask
  var x: Int
  var y: Int
}

extension PlannedGlyph {
  /// The pixels of the mask.
  var bounds: PixelBounds {
    PixelBounds(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
  }
}
