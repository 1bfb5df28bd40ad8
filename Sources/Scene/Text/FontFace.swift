// What typefaces ask of a face that is not the embedded one: all that laying out and drawing text
// needs. Only `FontProgram` answers it. The two stand apart for the sake of small programs: whoever
// opens no font file refers to no subclass, and so the linker leaves out the readers of fonts and
// the shaping by their rules, a fifth of the library.

/// A face of glyphs that are numbered from 0.
///
/// Faces never change, so that several threads may use one.
class FontFace: @unchecked Sendable {
  /// The units of an em, 16 … 16384.
  let unitsPerEm: Int
  /// The number of glyphs, at least 1.
  let glyphCount: Int
  /// The measures of the line.
  let metrics: FontMetrics
  /// How the face looks beside others of its family.
  let style: FontStyle

  init(unitsPerEm: Int, glyphCount: Int, metrics: FontMetrics, style: FontStyle) {
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.metrics = metrics
    self.style = style
  }

  /// Whether both draw the same glyphs, as far as that is known.
  func draws(theSameAs other: FontFace) -> Bool { self === other }

  /// Feeds what `draws(theSameAs:)` compares.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The glyph of a character; 0 if there is none.
  func glyph(for scalar: Unicode.Scalar) -> Int { 0 }

  /// The glyph of a character before a variation selector; 0 if the face does not know the two.
  func glyph(for scalar: Unicode.Scalar, variation selector: Unicode.Scalar) -> Int { 0 }

  /// How far the next glyph's origin lies to the right of this one's; a glyph that the face does not
  /// have is drawn as glyph 0.
  func advance(of glyph: Int) -> Double { 0 }

  /// The outline of a glyph in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path { Path() }

  /// The glyphs of a run of one script and direction; see `Typeface.shape`.
  func shape(_ scalars: ArraySlice<Unicode.Scalar>, _ options: ShapingOptions) -> [ShapedGlyph] {
    []
  }

  /// Whether some glyphs have several colours.
  var hasColors: Bool { false }

  /// The layers of a glyph of several colours, from the lowest up; none for others.
  func colorLayers(of glyph: Int, palette: Int) throws(FontError) -> [ColorLayer] { [] }
}
