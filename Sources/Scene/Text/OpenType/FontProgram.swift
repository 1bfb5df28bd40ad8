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
  }

  /// A table; an error if the file has none of this name.
  func table(_ tag: FontTag) throws(FontError) -> FontTable { try directory.table(tag) }

  /// A table, `nil` if the file has none of this name that lies within it.
  func optionalTable(_ tag: FontTag) -> FontTable? { try? directory.table(tag) }
}
