/// Which of a font's parts, the font DICTs of the format, draws a glyph.
///
/// - Source: Adobe Technical Note 5176, section 19; OpenType `CFF2`, "FDSelect".
enum CFFGlyphMap: Sendable {
  /// The first, for every glyph.
  case single
  /// One byte a glyph.
  case bytes(FontTable)
  /// Ranges of glyphs: each entry has the first glyph's number and the part's.
  case ranges(FontTable, count: Int, isWide: Bool)

  /// Reads the header of an FDSelect; its glyphs are looked up when they are asked for.
  init(_ table: FontTable) throws(FontError) {
    let format = try table.uint8(at: 0)
    switch format {
    case 0: self = .bytes(try table.part(at: 1))
    case 3: self = .ranges(try table.part(at: 3), count: try table.uint16(at: 1), isWide: false)
    case 4: self = .ranges(try table.part(at: 5), count: try table.offset32(at: 1), isWide: true)
    default: throw table.wrongValue(at: 0, format)
    }
  }

  /// The number of the part that draws a glyph.
  func part(of glyph: Int) throws(FontError) -> Int {
    switch self {
    case .single: return 0
    case .bytes(let table): return try table.uint8(at: glyph)
    case .ranges(let table, let count, let isWide):
      let size = isWide ? 6 : 3
      // The last range that begins at the glyph or before it. No more can be there than fit.
      var low = 0
      var high = min(count, table.count / size)
      while low < high {
        let middle = (low + high) / 2
        let first =
          isWide ? try table.offset32(at: middle * size) : try table.uint16(at: middle * size)
        if first <= glyph { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { throw table.wrongValue(at: 0, glyph) }
      let place = (low - 1) * size
      return isWide ? try table.uint16(at: place + 4) : try table.uint8(at: place + 2)
    }
  }
}
