// Differences of numbers between the designs of a variable font, as HVAR, MVAR, GDEF and CFF2 keep
// them: a list of regions of the space of axes, and sets of differences, one for each region of a list.
//
// A number is found by two indices, `outer`, the set, and `inner`, the line in the set.
//
// Source: OpenType 1.9, "OpenType font variations common table formats".

/// Differences of numbers between the designs of a variable font.
struct ItemVariationStore: Sendable {
  /// The number of regions of a set at most.
  static let regionLimit = 1024
  /// The number of axes at most.
  static let axisLimit = 64

  private let table: FontTable
  private let regions: FontTable
  private let axisCount: Int
  private let regionCount: Int
  private let setCount: Int

  /// Opens a store that begins with the table.
  init(_ table: FontTable) throws(FontError) {
    let format = try table.uint16(at: 0)
    guard format == 1 else { throw table.wrongValue(at: 0, format) }
    self.table = table
    setCount = try table.uint16(at: 6)
    let place = try table.offset32(at: 2)
    regions = try table.part(at: place)
    axisCount = try regions.uint16(at: 0)
    guard axisCount <= Self.axisLimit else {
      throw table.tooMuch(at: place, limit: Self.axisLimit)
    }
    regionCount = try regions.uint16(at: 2)
  }

  /// For each region of a set the share of its difference that applies at normalised coordinates; axes
  /// that are not given are at their default.
  func scalars(outer: Int, at coordinates: [Double]) throws(FontError) -> [Double] {
    try scalars(try set(outer), at: coordinates)
  }

  /// The sum of what applies of a line's differences at normalised coordinates.
  func delta(outer: Int, inner: Int, at coordinates: [Double]) throws(FontError) -> Double {
    let set = try set(outer)
    let lineCount = try set.uint16(at: 0)
    guard inner >= 0, inner < lineCount else { throw set.wrongValue(at: 0, inner) }
    let scalars = try scalars(set, at: coordinates)
    let header = try set.uint16(at: 2)
    let isLong = header & 0x8000 != 0
    let wideCount = min(header & 0x7FFF, scalars.count)
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    // At most 4 bytes for each of 1024 regions, and 65,535 lines: within 32 bits.
    var place =
      6 + scalars.count * 2 + inner * (wideCount * wide + (scalars.count - wideCount) * narrow)
    var sum = 0.0
    for (index, scalar) in scalars.enumerated() {
      let isWide = index < wideCount
      if scalar != 0 { sum += scalar * (try difference(set, place, isWide ? wide : narrow)) }
      place += isWide ? wide : narrow
    }
    return sum
  }

  /// The sum for two indices in one number, the outer in the upper half.
  func delta(_ index: UInt32, at coordinates: [Double]) throws(FontError) -> Double {
    // This index says that there is no difference.
    if index == 0xFFFF_FFFF { return 0 }
    return try delta(outer: Int(index >> 16), inner: Int(index & 0xFFFF), at: coordinates)
  }

  private func set(_ outer: Int) throws(FontError) -> FontTable {
    guard outer >= 0, outer < setCount else { throw table.wrongValue(at: 6, outer) }
    return try table.part(at: try table.offset32(at: 8 + outer * 4))
  }

  private func scalars(
    _ set: FontTable, at coordinates: [Double]
  ) throws(FontError) -> [Double] {
    let count = try set.uint16(at: 4)
    guard count <= Self.regionLimit else { throw set.tooMuch(at: 4, limit: Self.regionLimit) }
    var scalars: [Double] = []
    scalars.reserveCapacity(count)
    for index in 0..<count {
      let region = try set.uint16(at: 6 + index * 2)
      guard region < regionCount else { throw set.wrongValue(at: 6 + index * 2, region) }
      scalars.append(try scalar(region, at: coordinates))
    }
    return scalars
  }

  private func scalar(_ region: Int, at coordinates: [Double]) throws(FontError) -> Double {
    var scalar = 1.0
    for axis in 0..<axisCount where scalar != 0 {
      let place = 4 + (region * axisCount + axis) * 6
      let range = VariationRegion(
        start: try regions.f2dot14(at: place), peak: try regions.f2dot14(at: place + 2),
        end: try regions.f2dot14(at: place + 4))
      scalar *= range.share(at: axis < coordinates.count ? coordinates[axis] : 0)
    }
    return scalar
  }

  private func difference(
    _ table: FontTable, _ place: Int, _ size: Int
  ) throws(FontError) -> Double {
    switch size {
    case 1: Double(try table.int8(at: place))
    case 2: Double(try table.int16(at: place))
    default: Double(Int32(bitPattern: try table.uint32(at: place)))
    }
  }
}
