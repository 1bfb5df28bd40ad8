/// What a `GDEF` table says of glyphs: which are bases, ligatures and marks, and which marks belong
/// together.
struct GlyphDefinitions: Sendable {
  private let data: FontTable?
  private let classes: Int
  private let markClasses: Int
  private let markSets: Int
  /// Where the variations of all layout tables are; 0 if there are none.
  let variationStore: Int

  /// Reads where the parts are.
  init(_ data: FontTable?) {
    guard let data, data.word(at: 0) == 1 else {
      self.data = nil
      (classes, markClasses, markSets, variationStore) = (0, 0, 0, 0)
      return
    }
    self.data = data
    let minor = data.word(at: 2)
    classes = data.link(at: 4, from: 0)
    markClasses = data.link(at: 10, from: 0)
    markSets = minor >= 2 ? data.link(at: 12, from: 0) : 0
    variationStore = minor >= 3 ? data.longLink(at: 14, from: 0) : 0
  }

  /// The bytes; `nil` if there is no table.
  var table: FontTable? { data }

  /// Whether the face says what its glyphs are; if not, their characters do.
  var hasClasses: Bool { classes > 0 }

  /// What a glyph is by the table.
  func traits(of glyph: Int) -> GlyphTraits {
    guard let data else { return GlyphTraits() }
    switch data.glyphClass(at: classes, of: glyph) {
    case 1: return GlyphTraits(kind: .base)
    case 2: return GlyphTraits(kind: .ligature)
    case 3:
      let markClass = data.glyphClass(at: markClasses, of: glyph)
      return GlyphTraits(kind: .mark, markClass: UInt8(truncatingIfNeeded: markClass))
    default: return GlyphTraits()
    }
  }

  /// Whether a set of marks holds a glyph.
  func markSet(_ index: Int, contains glyph: Int) -> Bool {
    guard let data, markSets > 0, data.word(at: markSets) == 1,
      index < data.word(at: markSets &+ 2)
    else { return false }
    let coverage = data.longLink(at: markSets &+ 4 &+ index * 4, from: markSets)
    return data.coverageIndex(at: coverage, of: glyph) != nil
  }
}
