/// Which glyphs stand for a character and a variation selector: format 14 of the table `cmap`.
struct VariationSequences: Sendable {
  /// What the table says of a sequence.
  enum Answer: Hashable {
    /// The character's own glyph.
    case usual
    /// Another glyph.
    case glyph(Int)
  }

  private let table: FontTable

  /// Opens a table; `nil` if it is no such table.
  init?(_ table: FontTable) {
    guard let format = try? table.uint16(at: 0), format == 14 else { return nil }
    self.table = table
  }

  /// What stands for a character before a selector; `nil` if the table does not know the two.
  func answer(for code: UInt32, selector: UInt32) -> Answer? {
    guard code <= 0x10FFFF, selector <= 0x10FFFF else { return nil }
    return try? find(Int(code), Int(selector))
  }

  private func find(_ code: Int, _ selector: Int) throws(FontError) -> Answer? {
    let count = min(try table.offset32(at: 6), max(0, table.count - 10) / 11)
    guard let record = try index(of: selector, in: table, at: 10, size: 11, count: count),
      try table.uint24(at: 10 + record * 11) == selector
    else { return nil }
    let usual = try table.offset32(at: 10 + record * 11 + 3)
    if usual != 0, try isUsual(code, table.part(at: usual)) { return .usual }
    let others = try table.offset32(at: 10 + record * 11 + 7)
    guard others != 0 else { return nil }
    return try other(code, table.part(at: others))
  }

  private func isUsual(_ code: Int, _ ranges: FontTable) throws(FontError) -> Bool {
    let count = min(try ranges.offset32(at: 0), max(0, ranges.count - 4) / 4)
    guard let range = try index(of: code, in: ranges, at: 4, size: 4, count: count) else {
      return false
    }
    let first = try ranges.uint24(at: 4 + range * 4)
    return code - first <= (try ranges.uint8(at: 4 + range * 4 + 3))
  }

  private func other(_ code: Int, _ pairs: FontTable) throws(FontError) -> Answer? {
    let count = min(try pairs.offset32(at: 0), max(0, pairs.count - 4) / 5)
    guard let pair = try index(of: code, in: pairs, at: 4, size: 5, count: count),
      try pairs.uint24(at: 4 + pair * 5) == code
    else { return nil }
    return .glyph(try pairs.uint16(at: 4 + pair * 5 + 3))
  }

  /// The last of sorted records that begins with a number not above another.
  private func index(
    of number: Int, in table: FontTable, at offset: Int, size: Int, count: Int
  ) throws(FontError) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try table.uint24(at: offset + middle * size) <= number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : nil
  }
}
