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
  /// How the face looks beside others of its family.
  let style: FontStyle
  /// The glyphs of characters.
  let characters: CharacterMap
  /// The advances of the glyphs.
  let horizontal: HorizontalMetrics
  /// The drawings of the glyphs.
  private let outlines: GlyphOutlines

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
    style = FontStyle(head: head, os2: try? directory.table("OS/2"))
    characters = CharacterMap(try? directory.table("cmap"))
    outlines = Self.outlines(directory, head, glyphCount: glyphCount, horizontal)
  }

  /// A table; an error if the file has none of this name.
  func table(_ tag: FontTag) throws(FontError) -> FontTable { try directory.table(tag) }

  /// A table, `nil` if the file has none of this name that lies within it.
  func optionalTable(_ tag: FontTag) -> FontTable? { try? directory.table(tag) }

  /// What the face calls itself.
  var names: FontNames? { optionalTable("name").map { FontNames($0) } }

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

  /// The outline of a glyph in units of the face, y down.
  func outline(of glyph: Int) throws(FontError) -> Path {
    guard (0..<glyphCount).contains(glyph) else {
      throw .noSuchGlyph(index: glyph, count: glyphCount)
    }
    return try outlines.outline(of: glyph)
  }

  /// Finds the drawings; a face whose drawings cannot be read is a face all the same, of boxes.
  private static func outlines(
    _ directory: FontDirectory, _ head: FontTable, glyphCount: Int, _ horizontal: HorizontalMetrics
  ) -> GlyphOutlines {
    do throws(FontError) {
      if let table = (try? directory.table("CFF2")) ?? (try? directory.table("CFF ")) {
        return .cff(try CFFOutlines(table, unitsPerEm: try head.uint16(at: 18)))
      }
      return .glyf(
        try GlyfOutlines(
          head: head, glyf: try directory.table("glyf"), loca: try directory.table("loca"),
          glyphCount: glyphCount, horizontal: horizontal))
    } catch {
      return .none(error)
    }
  }

  /// A glyph of the face; 0 for what is none.
  private func existing(_ glyph: Int) -> Int { (0..<glyphCount).contains(glyph) ? glyph : 0 }
}
