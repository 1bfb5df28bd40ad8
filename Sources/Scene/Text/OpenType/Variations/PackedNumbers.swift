/// Reads the packed lists of `gvar`, one after another: numbers of points, and differences.
///
/// - Source: OpenType 1.9, "Font variations common table formats", "Packed point numbers" and "Packed
///   deltas".
struct PackedNumbers {
  private let table: FontTable
  private var place = 0

  /// Begins at the start of a table.
  init(_ table: FontTable) { self.table = table }

  /// What has not been read.
  var rest: FontTable {
    get throws(FontError) { try table.part(at: place) }
  }

  /// The numbers of points, in rising order; `nil` says all.
  mutating func points() throws(FontError) -> [Int]? {
    var count = try byte()
    guard count != 0 else { return nil }
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try byte()) }
    var points: [Int] = []
    var last = 0
    var left = count
    while left > 0 {
      let control = try byte()
      let run = min((control & 0x7F) + 1, left)
      for _ in 0..<run {
        last += control & 0x80 != 0 ? try word() : try byte()
        points.append(last)
      }
      left -= run
    }
    return points
  }

  /// So many differences.
  mutating func differences(_ count: Int) throws(FontError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    while numbers.count < count {
      let control = try byte()
      for _ in 0..<min((control & 0x3F) + 1, count - numbers.count) {
        switch control & 0xC0 {
        case 0x80: numbers.append(0)
        case 0x40: numbers.append(Double(Int16(truncatingIfNeeded: try word())))
        case 0xC0: numbers.append(Double(try long()))
        default: numbers.append(Double(Int8(truncatingIfNeeded: try byte())))
        }
      }
    }
    return numbers
  }

  private mutating func byte() throws(FontError) -> Int {
    let value = try table.uint8(at: place)
    place += 1
    return value
  }

  private mutating func word() throws(FontError) -> Int {
    let value = try table.uint16(at: place)
    place += 2
    return value
  }

  private mutating func long() throws(FontError) -> Int32 {
    let value = try table.uint32(at: place)
    place += 4
    return Int32(bitPattern: value)
  }
}
