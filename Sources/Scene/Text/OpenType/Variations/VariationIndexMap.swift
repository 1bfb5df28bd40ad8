/// For each glyph the place of its differences in a store: two indices, packed in a few bytes.
///
/// - Source: OpenType 1.9, "OpenType font variations common table formats", `DeltaSetIndexMap`.
struct VariationIndexMap: Sendable {
  private let table: FontTable
  private let count: Int
  private let start: Int
  private let entrySize: Int
  private let innerBits: UInt32

  /// Opens a map that begins with the table.
  init(_ table: FontTable) throws(FontError) {
    self.table = table
    let format = try table.uint8(at: 0)
    guard format <= 1 else { throw table.wrongValue(at: 0, format) }
    let entryFormat = try table.uint8(at: 1)
    entrySize = (entryFormat >> 4 & 3) + 1
    innerBits = UInt32(entryFormat & 15) + 1
    count = format == 0 ? try table.uint16(at: 2) : try table.offset32(at: 2)
    start = format == 0 ? 4 : 6
  }

  /// The indices of a glyph, the outer in the upper half; a glyph beyond the map has the last one's.
  func index(of glyph: Int) throws(FontError) -> UInt32 {
    guard count > 0, glyph >= 0, glyph <= 0xFFFF else { return UInt32(max(0, glyph)) }
    var entry: UInt32 = 0
    let place = start + min(glyph, count - 1) * entrySize
    for byte in 0..<entrySize { entry = entry << 8 | UInt32(try table.uint8(at: place + byte)) }
    let outer = entry >> innerBits
    guard outer <= 0xFFFF else { return 0xFFFF_FFFF }
    return outer << 16 | entry & (1 << innerBits - 1)
  }
}
