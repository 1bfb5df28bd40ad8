// How the points of TrueType glyphs move at a place of a variable font: the table `gvar`.
//
// A glyph has differences for some regions of the space of axes, each for all of its points or for
// some. Points between those that are told of move with them (`PointInterpolation`). Behind the points
// of the outline four more are told: the origin, the next glyph's, and two of vertical writing.
//
// Source: OpenType 1.9, `gvar` and "Font variations common table formats".

/// How the points of TrueType glyphs move at a place of a variable font.
struct GlyphVariations: Sendable {
  /// The number of steps at most for a glyph and its parts: one for each point and axis of a region.
  static let stepLimit = 1 << 20

  private static let sharesPoints = 0x8000
  private static let hasPeak = 0x8000
  private static let hasRange = 0x4000
  private static let hasPoints = 0x2000
  private static let countMask = 0x0FFF

  /// What all regions of a glyph have in common while they are read.
  private struct Reading {
    let table: FontTable
    let points: [Point]
    let ends: [Int]
    var header = 4
    var data: FontTable
    var shared: [Int]?
    var moves: [Point]
  }

  private let gvar: FontTable
  private let coordinates: [Double]
  private let glyphCount: Int
  private let sharedPeaks: FontTable
  private let sharedCount: Int
  private let hasLongOffsets: Bool
  private let dataStart: Int

  /// Takes the table, and the place as the tables count it.
  init(_ gvar: FontTable, coordinates: [Double]) throws(FontError) {
    let axisCount = try gvar.uint16(at: 4)
    guard axisCount == coordinates.count else { throw gvar.wrongValue(at: 4, axisCount) }
    self.gvar = gvar
    self.coordinates = coordinates
    sharedCount = try gvar.uint16(at: 6)
    sharedPeaks = try gvar.part(at: try gvar.offset32(at: 8))
    glyphCount = try gvar.uint16(at: 12)
    hasLongOffsets = try gvar.uint16(at: 14) & 1 != 0
    dataStart = try gvar.offset32(at: 16)
  }

  /// By how much the points of a glyph move; `nil` if they do not.
  ///
  /// - Parameters:
  ///   - glyph: Its number.
  ///   - points: The points of the outline, or the offsets of parts, and four more, y up.
  ///   - ends: The last point of each contour; none for a composite.
  ///   - steps: How many steps may still be taken.
  /// - Returns: For each point by how much it moves.
  /// - Throws: `FontError` for bytes that are broken, and if there are too many steps.
  func moves(
    of glyph: Int, points: [Point], ends: [Int], steps: inout Int
  ) throws(FontError) -> [Point]? {
    guard glyph < glyphCount, let table = try data(of: glyph) else { return nil }
    let count = try table.uint16(at: 0)
    var reading = Reading(
      table: table, points: points, ends: ends,
      data: try table.part(at: try table.uint16(at: 2)),
      moves: [Point](repeating: .zero, count: points.count))
    if count & Self.sharesPoints != 0 {
      var numbers = PackedNumbers(reading.data)
      reading.shared = try numbers.points()
      reading.data = try numbers.rest
    }
    for _ in 0..<count & Self.countMask { try readRegion(&reading, &steps) }
    return reading.moves
  }

  private func data(of glyph: Int) throws(FontError) -> FontTable? {
    let start: Int
    let end: Int
    if hasLongOffsets {
      start = try gvar.offset32(at: 20 + glyph * 4)
      end = try gvar.offset32(at: 24 + glyph * 4)
    } else {
      start = try gvar.uint16(at: 20 + glyph * 2) * 2
      end = try gvar.uint16(at: 22 + glyph * 2) * 2
    }
    guard start != end else { return nil }
    guard start < end else { throw gvar.wrongValue(at: 20 + glyph * 2, start) }
    return try gvar.part(at: dataStart).part(at: start, count: end - start)
  }

  /// Reads the header of a region, and its differences if they apply.
  private func readRegion(_ reading: inout Reading, _ steps: inout Int) throws(FontError) {
    let table = reading.table
    let size = try table.uint16(at: reading.header)
    let index = try table.uint16(at: reading.header + 2)
    reading.header += 4
    let scalar = try scalar(index, &reading)
    let data = try reading.data.part(at: 0, count: size)
    reading.data = try reading.data.part(at: size)
    try spend(coordinates.count, &steps, table)
    guard scalar != 0 else { return }
    var numbers = PackedNumbers(data)
    let list = index & Self.hasPoints != 0 ? try numbers.points() : reading.shared
    let count = list?.count ?? reading.points.count
    try spend(max(count, reading.points.count), &steps, table)
    let x = try numbers.differences(count)
    let y = try numbers.differences(count)
    guard let list else {
      for point in reading.moves.indices {
        reading.moves[point].x += scalar * x[point]
        reading.moves[point].y += scalar * y[point]
      }
      return
    }
    var told = PointInterpolation(reading.points)
    for (place, point) in list.enumerated() where point < reading.points.count {
      told.tell(point, Point(x: x[place], y: y[place]))
    }
    told.interpolate(ends: reading.ends)
    for point in reading.moves.indices {
      reading.moves[point].x += scalar * told.moves[point].x
      reading.moves[point].y += scalar * told.moves[point].y
    }
  }

  private func spend(_ count: Int, _ steps: inout Int, _ table: FontTable) throws(FontError) {
    steps -= count
    guard steps >= 0 else { throw table.tooMuch(at: 0, limit: Self.stepLimit) }
  }

  /// How much of a region's differences apply; reads the region if it is told.
  private func scalar(_ index: Int, _ reading: inout Reading) throws(FontError) -> Double {
    let count = coordinates.count
    let peaks: FontTable
    if index & Self.hasPeak != 0 {
      peaks = try reading.table.part(at: reading.header, count: count * 2)
      reading.header += count * 2
    } else {
      let shared = index & Self.countMask
      guard shared < sharedCount else {
        throw reading.table.wrongValue(at: reading.header - 2, shared)
      }
      peaks = try sharedPeaks.part(at: shared * count * 2, count: count * 2)
    }
    let hasRange = index & Self.hasRange != 0
    let ranges = try reading.table.part(at: reading.header, count: hasRange ? count * 4 : 0)
    reading.header += ranges.count
    var scalar = 1.0
    for axis in 0..<count where scalar != 0 {
      let peak = try peaks.f2dot14(at: axis * 2)
      let range = VariationRegion(
        start: hasRange ? try ranges.f2dot14(at: axis * 2) : min(peak, 0), peak: peak,
        end: hasRange ? try ranges.f2dot14(at: (count + axis) * 2) : max(peak, 0))
      scalar *= range.share(at: coordinates[axis])
    }
    return scalar
  }
}
