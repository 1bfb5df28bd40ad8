/// Reads the contours of a glyph that is no composite.
///
/// - Source: OpenType 1.9, `glyf`, "Simple Glyph Description".
struct SimpleGlyph {
  private static let onCurve = 0x01
  private static let shortX = 0x02
  private static let shortY = 0x04
  private static let repeats = 0x08
  /// The number is positive if it is short, and left out, as 0, if it is not.
  private static let sameX = 0x10
  private static let sameY = 0x20

  private let table: FontTable
  private var place = 10
  private var ends: [Int] = []
  private var flags: [UInt8] = []

  /// Reads the contours into a glyph without any; `limit` is the number of points at most.
  static func read(
    _ table: FontTable, limit: Int, into glyph: inout GlyphPoints
  ) throws(FontError) {
    var reader = SimpleGlyph(table: table)
    try reader.read(limit: limit, into: &glyph)
  }

  private init(table: FontTable) { self.table = table }

  private mutating func read(limit: Int, into glyph: inout GlyphPoints) throws(FontError) {
    try readEnds(limit: limit)
    place += 2 + (try table.uint16(at: place))
    try readFlags(count: (ends.last ?? -1) + 1)
    glyph.ends = ends
    glyph.points.reserveCapacity(flags.count)
    var x = 0
    for flag in flags {
      x &+= try difference(Int(flag), short: Self.shortX, same: Self.sameX)
      glyph.points.append(
        GlyphPoints.Point(x: Double(x), y: 0, isOnCurve: Int(flag) & Self.onCurve != 0))
    }
    var y = 0
    for index in flags.indices {
      y &+= try difference(Int(flags[index]), short: Self.shortY, same: Self.sameY)
      glyph.points[index].y = Double(y)
    }
  }

  private mutating func readEnds(limit: Int) throws(FontError) {
    let count = try table.int16(at: 0)
    // All of them must be there before room is made for them.
    _ = try table.part(at: place, count: max(0, count) * 2)
    ends.reserveCapacity(max(0, count))
    for _ in 0..<max(0, count) {
      let end = try table.uint16(at: place)
      guard end > ends.last ?? -1 else { throw table.wrongValue(at: place, end) }
      guard end < limit else { throw table.tooMuch(at: place, limit: limit) }
      ends.append(end)
      place += 2
    }
  }

  private mutating func readFlags(count: Int) throws(FontError) {
    flags.reserveCapacity(count)
    while flags.count < count {
      let flag = try table.uint8(at: place)
      place += 1
      flags.append(UInt8(truncatingIfNeeded: flag))
      guard flag & Self.repeats != 0 else { continue }
      let times = try table.uint8(at: place)
      place += 1
      for _ in 0..<min(times, count - flags.count) {
        flags.append(UInt8(truncatingIfNeeded: flag))
      }
    }
  }

  private mutating func difference(
    _ flag: Int, short: Int, same: Int
  ) throws(FontError) -> Int {
    if flag & short != 0 {
      let distance = try table.uint8(at: place)
      place += 1
      return flag & same != 0 ? distance : -distance
    }
    guard flag & same == 0 else { return 0 }
    let distance = try table.int16(at: place)
    place += 2
    return distance
  }
}
