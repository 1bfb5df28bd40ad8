/// What the top DICT says of a font, as far as outlines need it.
struct CFFTopDict {
  /// Where the charstrings are.
  private(set) var charstrings = 0
  /// Where the names of glyphs are, or the number of a known set.
  private(set) var charset = 0
  /// Where the font's parts are.
  private(set) var parts = 0
  /// Where it stands which part draws which glyph.
  private(set) var glyphMap = 0
  /// Whether glyphs have numbers of a character collection instead of names.
  private(set) var isKeyed = false
  /// What a font of one part has of its own.
  private(set) var part = CFFPart()
  private var variationOffset = 0

  /// Reads a top DICT.
  init(_ dict: FontTable, _ table: FontTable, version: CFFVersion) throws(FontError) {
    var reader = CFFDictReader(dict, version: version)
    while try reader.next() {
      switch reader.name {
      case 15: charset = try reader.size()
      case 17: charstrings = try reader.size()
      case 24 where version == .cff2: variationOffset = try reader.size()
      case 0x0C06: guard try reader.size() == 2 else { throw reader.wrongEntry() }
      case 0x0C1E: isKeyed = true
      case 0x0C24: parts = try reader.size()
      case 0x0C25: glyphMap = try reader.size()
      default: try part.take(reader, table, version: version)
      }
    }
    guard charstrings > 0 else { throw dict.wrongValue(at: 0, charstrings) }
    let needsParts = isKeyed || version == .cff2
    guard parts > 0 || !needsParts else { throw dict.wrongValue(at: 0, parts) }
    guard glyphMap > 0 || !isKeyed else { throw dict.wrongValue(at: 0, glyphMap) }
  }

  /// The regions that outlines vary in; `nil` if they do not vary.
  func variation(in table: FontTable) throws(FontError) -> ItemVariationStore? {
    guard variationOffset > 0 else { return nil }
    // A length stands before it, which is often wrong; every read is checked by itself.
    return try ItemVariationStore(try table.part(at: variationOffset).part(at: 2))
  }
}
