/// An INDEX of a CFF table: so many objects of bytes, found by number.
///
/// Opening one reads its header only; each object's bounds are read, and checked, when it is asked for.
///
/// - Source: Adobe Technical Note 5176, section 5; OpenType `CFF2`, "Index Data".
struct CFFIndex: Sendable {
  /// The number of objects.
  let count: Int
  private let table: FontTable
  private let start: Int
  private let offsetSize: Int
  private let offsetsStart: Int
  /// The byte before the first object: offsets count from there.
  private let dataStart: Int

  /// Opens the INDEX at an offset of a table.
  init(_ table: FontTable, at start: Int, version: CFFVersion) throws(FontError) {
    self.table = table
    self.start = start
    let countSize = version == .cff2 ? 4 : 2
    count = version == .cff2 ? try table.offset32(at: start) : try table.uint16(at: start)
    guard count > 0 else {
      offsetSize = 0
      offsetsStart = start + countSize
      dataStart = offsetsStart - 1
      return
    }
    offsetSize = try table.uint8(at: start + countSize)
    guard (1...4).contains(offsetSize) else {
      throw table.wrongValue(at: start + countSize, offsetSize)
    }
    offsetsStart = start + countSize + 1
    // One offset more than objects must be there; compared so that no product can overflow.
    guard count < table.count / offsetSize else { throw table.wrongValue(at: start, count) }
    let size = (count + 1) * offsetSize
    _ = try table.part(at: offsetsStart, count: size)
    dataStart = offsetsStart + size - 1
  }

  /// The offset, in the table, of what follows the INDEX.
  func end() throws(FontError) -> Int {
    let last = try offset(count)
    // Where the sum would be too large, this fails.
    _ = try table.part(at: dataStart).part(at: last)
    return dataStart + last
  }

  /// The bytes of an object; an error for a number that is not in `0..<count`.
  func object(_ number: Int) throws(FontError) -> FontTable {
    guard number >= 0, number < count else { throw table.wrongValue(at: start, number) }
    let first = try offset(number)
    let end = try offset(number + 1)
    guard first >= 1, first <= end else {
      throw table.wrongValue(at: offsetsStart + number * offsetSize, first)
    }
    return try table.part(at: dataStart).part(at: first, count: end - first)
  }

  private func offset(_ number: Int) throws(FontError) -> Int {
    let place = offsetsStart + number * offsetSize
    switch offsetSize {
    case 0: return 1
    case 1: return try table.uint8(at: place)
    case 2: return try table.uint16(at: place)
    case 3: return try table.uint24(at: place)
    default: return try table.offset32(at: place)
    }
  }
}
