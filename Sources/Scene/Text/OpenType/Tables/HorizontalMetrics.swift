/// The advances and left bearings of the glyphs: the table `hmtx`.
struct HorizontalMetrics: Sendable {
  private let table: FontTable
  /// The number of glyphs with an advance of their own; those after them have the last one's.
  private let advanceCount: Int

  /// Takes as many advances as `hhea` tells, or as there are.
  init(hhea: FontTable, hmtx: FontTable) throws(FontError) {
    table = hmtx
    advanceCount = min(try hhea.uint16(at: 34), hmtx.count / 4)
  }

  /// How far the next glyph's origin lies to the right of this one's; 0 if the table does not say.
  func advance(of glyph: Int) -> Int {
    guard glyph >= 0, advanceCount > 0 else { return 0 }
    return (try? table.uint16(at: min(glyph, advanceCount - 1) * 4)) ?? 0
  }

  /// Where the outline begins, to the right of the origin; 0 if the table does not say.
  func leftBearing(of glyph: Int) -> Int {
    guard glyph >= 0, glyph <= 0xFFFF else { return 0 }
    let offset = glyph < advanceCount ? glyph * 4 + 2 : advanceCount * 2 + glyph * 2
    return (try? table.int16(at: offset)) ?? 0
  }
}
