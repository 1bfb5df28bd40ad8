/// Glyphs that are drawn in layers of several colours: the tables `COLR`, of version 0, and `CPAL`.
///
/// - Source: OpenType 1.9, `COLR` and `CPAL`.
struct ColorGlyphs: Sendable {
  /// The number of layers of a glyph at most.
  static let layerLimit = 1024

  private let colr: FontTable
  private let cpal: FontTable
  private let baseCount: Int
  private let bases: FontTable
  private let layers: FontTable

  /// Takes the tables.
  init(colr: FontTable, cpal: FontTable) throws(FontError) {
    self.colr = colr
    self.cpal = cpal
    baseCount = try colr.uint16(at: 2)
    bases = try colr.part(at: try colr.offset32(at: 4))
    layers = try colr.part(at: try colr.offset32(at: 8))
  }

  /// The number of palettes.
  var paletteCount: Int { (try? cpal.uint16(at: 4)) ?? 0 }

  /// The layers of a glyph, from the lowest up; none for a glyph of one colour.
  func layers(of glyph: Int, palette: Int) throws(FontError) -> [ColorLayer] {
    guard let base = try base(of: glyph) else { return [] }
    let first = try bases.uint16(at: base * 6 + 2)
    let count = try bases.uint16(at: base * 6 + 4)
    guard count <= Self.layerLimit else {
      throw bases.tooMuch(at: base * 6, limit: Self.layerLimit)
    }
    var list: [ColorLayer] = []
    for index in first..<first + count {
      let glyph = Glyph(index: Int32(truncatingIfNeeded: try layers.uint16(at: index * 4)))
      let entry = try layers.uint16(at: index * 4 + 2)
      list.append(ColorLayer(glyph: glyph, color: try color(entry, palette: palette)))
    }
    return list
  }

  /// The place of a glyph in the sorted list of those with layers.
  private func base(of glyph: Int) throws(FontError) -> Int? {
    var low = 0
    var high = min(baseCount, bases.count / 6)
    while low < high {
      let middle = (low + high) / 2
      let found = try bases.uint16(at: middle * 6)
      if found == glyph { return middle }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// A colour of a palette, `nil` for the text's own; palette 0 stands in for one that is not there.
  private func color(_ entry: Int, palette: Int) throws(FontError) -> Color? {
    guard entry != 0xFFFF else { return nil }
    let entryCount = try cpal.uint16(at: 2)
    guard entry < entryCount else { throw cpal.wrongValue(at: 2, entry) }
    let palette = palette >= 0 && palette < paletteCount ? palette : 0
    let record = (try cpal.uint16(at: 12 + palette * 2)) + entry
    let place = try cpal.offset32(at: 8)
    let color = try cpal.part(at: place).part(at: record * 4, count: 4)
    // Blue comes first.
    return Color(
      UInt8(truncatingIfNeeded: try color.uint8(at: 2)),
      UInt8(truncatingIfNeeded: try color.uint8(at: 1)),
      UInt8(truncatingIfNeeded: try color.uint8(at: 0)),
      alpha: UInt8(truncatingIfNeeded: try color.uint8(at: 3)))
  }
}
