/// One face of a font file: its tables, and what is read of them once.
///
/// Opening reads the directory and a few headers only; glyphs, names and rules are read from the bytes
/// when they are asked for.
final class FontProgram: Sendable {
  /// Where the tables lie in the file.
  private let directory: FontDirectory
  /// The units of an em, 16 … 16384.
  let unitsPerEm: Int
  /// The number of glyphs, at least 1.
  let glyphCount: Int
  /// The measures of the line.
  let metrics: FontMetrics
  /// The glyphs of characters.
  let characters: CharacterMap
  /// The advances of the glyphs.
  let horizontal: HorizontalMetrics

  /// Opens a face of a file.
  init(_ bytes: [UInt8], index: Int) throws(FontError) {
    let directory = try FontDirectory(bytes, face: index)
    self.directory = directory
    let head = try directory.table("head")
    let units = try head.uint16(at: 18)
    guard (16...16384).contains(units) else { throw head.wrongValue(at: 18, units) }
    unitsPerEm = units
    let maxp = try directory.table("maxp")
    glyphCount = try maxp.uint16(at: 4)
    guard glyphCount > 0 else { throw maxp.wrongValue(at: 4, 0) }
    let hhea = try directory.table("hhea")
    horizontal = try HorizontalMetrics(hhea: hhea, hmtx: try directory.table("hmtx"))
    metrics = FontMetrics(
      unitsPerEm: units, hhea: hhea, os2: try? directory.table("OS/2"),
      post: try? directory.table("post"))
    characters = CharacterMap(try? directory.table("cmap"))
  }

  /// A table; an error if the file has none of this name.
  func table(_ tag: FontTag) throws(FontError) -> FontTable { try directory.table(tag) }

  /// A table, `nil` if the file has none of this name that lies within it.
  func optionalTable(_ tag: FontTag) -> FontTable? { try? directory.table(tag) }

  /// The glyph of a character; 0 if there is none.
  func glyph(for scalar: Unicode.Scalar) -> Int {
    existing(characters.glyph(for: scalar.value))
  }

  /// The glyph of a character before a variation selector; 0 if the face does not know the two.
  func glyph(for scalar: Unicode.Scalar, variation selector: Unicode.Scalar) -> Int {
    existing(characters.glyph(for: scalar.value, selector: selector.value))
  }

  /// How far the next glyph's origin lies to the right of this one's; a glyph that the face does not
  /// have is drawn as glyph 0.
  func advance(of glyph: Int) -> Double {
    Double(horizontal.advance(of: existing(glyph)))
  }

  /// A glyph of the face; 0 for what is none.
  private func existing(_ glyph: Int) -> Int { (0..<glyphCount).contains(glyph) ? glyph : 0 }
}
