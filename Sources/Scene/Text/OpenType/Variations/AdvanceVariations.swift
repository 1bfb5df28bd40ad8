/// How advances change at a place of a variable font: the table `HVAR`.
///
/// - Source: OpenType 1.9, `HVAR`.
struct AdvanceVariations: Sendable {
  private let store: ItemVariationStore
  /// Where the differences of a glyph are; without it they stand in the order of the glyphs.
  private let map: VariationIndexMap?
  private let coordinates: [Double]

  /// Takes the table, and the place as the tables count it.
  init(_ hvar: FontTable, coordinates: [Double]) throws(FontError) {
    store = try ItemVariationStore(try hvar.part(at: try hvar.offset32(at: 4)))
    let place = try hvar.offset32(at: 8)
    map = place == 0 ? nil : try VariationIndexMap(try hvar.part(at: place))
    self.coordinates = coordinates
  }

  /// By how much the advance of a glyph changes.
  func change(of glyph: Int) throws(FontError) -> Double {
    guard let map else {
      return try store.delta(outer: 0, inner: glyph, at: coordinates)
    }
    return try store.delta(try map.index(of: glyph), at: coordinates)
  }
}
