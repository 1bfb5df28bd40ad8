/// The regions of a variable font's space in which outlines of `CFF2` change.
///
/// - Source: OpenType, "Item Variation Store".
struct CFFVariation: Sendable {
  /// The most regions that numbers can be blended for: more do not fit on the stack.
  private static let regionLimit = 512

  private let store: FontTable
  private let coordinates: [Double]

  /// Opens a store of regions for a place in the font's space: a number in -1 … 1 for each axis.
  init(_ store: FontTable, coordinates: [Double]) {
    self.store = store
    self.coordinates = coordinates
  }

  /// The weights, 0 … 1, of the regions of a set.
  func factors(ofSet number: Int) throws(FontError) -> [Double] {
    guard number < (try store.uint16(at: 6)) else { throw store.wrongValue(at: 6, number) }
    let set = try store.part(at: try store.offset32(at: 8 + number * 4))
    let count = try set.uint16(at: 4)
    guard count <= Self.regionLimit else { throw set.tooMuch(at: 4, limit: Self.regionLimit) }
    let regions = try store.part(at: try store.offset32(at: 2))
    var factors: [Double] = []
    for place in 0..<count {
      factors.append(try factor(of: try set.uint16(at: 6 + place * 2), regions))
    }
    return factors
  }

  private func factor(of region: Int, _ regions: FontTable) throws(FontError) -> Double {
    let axisCount = try regions.uint16(at: 0)
    guard region < (try regions.uint16(at: 2)) else { throw regions.wrongValue(at: 2, region) }
    let place = try regions.part(at: 4 + region * axisCount * 6, count: axisCount * 6)
    var factor = 1.0
    for (axis, coordinate) in coordinates.prefix(axisCount).enumerated() {
      let start = try place.f2dot14(at: axis * 6)
      let peak = try place.f2dot14(at: axis * 6 + 2)
      let end = try place.f2dot14(at: axis * 6 + 4)
      factor *= Self.weight(coordinate, start, peak, end)
    }
    for axis in min(coordinates.count, axisCount)..<axisCount {
      factor *= Self.weight(
        0, try place.f2dot14(at: axis * 6), try place.f2dot14(at: axis * 6 + 2),
        try place.f2dot14(at: axis * 6 + 4))
    }
    return factor
  }

  private static func weight(
    _ coordinate: Double, _ start: Double, _ peak: Double, _ end: Double
  ) -> Double {
    guard start <= peak, peak <= end, peak != 0, !(start < 0 && end > 0) else { return 1 }
    guard coordinate != peak else { return 1 }
    guard coordinate > start, coordinate < end else { return 0 }
    return coordinate < peak
      ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
  }
}
