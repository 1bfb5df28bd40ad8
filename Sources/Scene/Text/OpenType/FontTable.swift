/// A table of a font file, or a part of one, read in big-endian order without ever leaving it.
///
/// Offsets are from the start of the part; errors tell them from the start of the table.
struct FontTable: Sendable {
  /// The table's name, for errors.
  let tag: FontTag
  private let bytes: FontData
  private let start: Int
  private let tableStart: Int
  /// The number of bytes.
  let count: Int

  /// A range of a file, which must lie within it.
  init(_ tag: FontTag, of bytes: FontData, range: Range<Int>) {
    self.tag = tag
    self.bytes = bytes
    let range = range.clamped(to: 0..<bytes.count)
    start = range.lowerBound
    tableStart = range.lowerBound
    count = range.count
  }

  private init(_ other: FontTable, start: Int, count: Int) {
    tag = other.tag
    bytes = other.bytes
    self.start = start
    tableStart = other.tableStart
    self.count = count
  }

  /// The part from an offset on, to the end or so many bytes long.
  func part(at offset: Int, count: Int? = nil) throws(FontError) -> FontTable {
    guard offset >= 0, offset <= self.count else { throw end(at: offset, count: count ?? 0) }
    let count = count ?? self.count - offset
    guard count >= 0, count <= self.count - offset else { throw end(at: offset, count: count) }
    return FontTable(self, start: start + offset, count: count)
  }

  /// An unsigned number of one byte.
  func uint8(at offset: Int) throws(FontError) -> Int {
    guard offset >= 0, offset < count else { throw end(at: offset, count: 1) }
    return Int(bytes[start + offset])
  }

  /// A signed number of one byte.
  func int8(at offset: Int) throws(FontError) -> Int {
    Int(Int8(truncatingIfNeeded: try uint8(at: offset)))
  }

  /// An unsigned number of two bytes.
  func uint16(at offset: Int) throws(FontError) -> Int {
    guard offset >= 0, offset < count - 1 else { throw end(at: offset, count: 2) }
    return bytes.word(at: start + offset)
  }

  /// A signed number of two bytes.
  func int16(at offset: Int) throws(FontError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(at: offset)))
  }

  /// An unsigned number of three bytes.
  func uint24(at offset: Int) throws(FontError) -> Int {
    guard offset >= 0, offset < count - 2 else { throw end(at: offset, count: 3) }
    let place = start + offset
    return Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
  }

  /// An unsigned number of four bytes.
  func uint32(at offset: Int) throws(FontError) -> UInt32 {
    guard offset >= 0, offset < count - 3 else { throw end(at: offset, count: 4) }
    let place = start + offset
    return UInt32(bytes.word(at: place)) << 16 | UInt32(bytes.word(at: place + 2))
  }

  /// A name of four bytes.
  func tag(at offset: Int) throws(FontError) -> FontTag { FontTag(value: try uint32(at: offset)) }

  /// An offset or a count of four bytes; one that no file in memory can reach is an error.
  func offset32(at offset: Int) throws(FontError) -> Int {
    let value = try uint32(at: offset)
    guard value <= UInt32(Int32.max) else {
      throw wrongValue(at: offset, Int(Int32(bitPattern: value)))
    }
    return Int(value)
  }

  /// A number of 2 + 14 bits: -2 to just below 2.
  func f2dot14(at offset: Int) throws(FontError) -> Double {
    Double(try int16(at: offset)) / 16384
  }

  /// A number of 16 + 16 bits.
  func fixed(at offset: Int) throws(FontError) -> Double {
    Double(Int32(bitPattern: try uint32(at: offset))) / 65536
  }

  /// The error of a number that has no meaning at a place.
  func wrongValue(at offset: Int, _ value: Int) -> FontError {
    .wrongValue(tag, offset: tableOffset(offset), value: value)
  }

  /// The error of parts that are nested too deep.
  func nestedTooDeep(at offset: Int, limit: Int) -> FontError {
    .nestedTooDeep(tag, offset: tableOffset(offset), limit: limit)
  }

  /// The error of what asks for too many steps.
  func tooMuch(at offset: Int, limit: Int) -> FontError {
    .tooMuch(tag, offset: tableOffset(offset), limit: limit)
  }

  private func end(at offset: Int, count: Int) -> FontError {
    .endInTable(
      tag, offset: tableOffset(offset), count: count, tableLength: self.count + start - tableStart)
  }

  private func tableOffset(_ offset: Int) -> Int { (start - tableStart) &+ offset }
}

// Rules of shaping are read over and over, and what is broken of them counts as absent: these readers
// throw nothing, and say 0 of what lies beyond the end.
extension FontTable {
  /// An unsigned number of two bytes, 0 beyond the end.
  func word(at offset: Int) -> Int {
    guard offset >= 0, offset < count - 1 else { return 0 }
    return bytes.word(at: start + offset)
  }

  /// A signed number of two bytes, 0 beyond the end.
  func signedWord(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: word(at: offset))) }

  /// An unsigned number of four bytes, 0 beyond the end.
  func long(at offset: Int) -> UInt32 {
    UInt32(word(at: offset)) << 16 | UInt32(word(at: offset &+ 2))
  }

  /// Where an offset of two bytes leads that is counted from a base; 0 if it leads nowhere.
  func link(at offset: Int, from base: Int) -> Int {
    let distance = word(at: offset)
    return distance > 0 && distance < count &- base ? base &+ distance : 0
  }

  /// Where an offset of four bytes leads that is counted from a base; 0 if it leads nowhere.
  func longLink(at offset: Int, from base: Int) -> Int {
    guard let distance = Int(exactly: long(at: offset)) else { return 0 }
    return distance > 0 && distance < count &- base ? base &+ distance : 0
  }

  /// A count of two bytes of records of a size that begin at a place, as far as they are there.
  func recordCount(at offset: Int, of size: Int, from place: Int) -> Int {
    guard place >= 0, place <= count, size > 0 else { return 0 }
    return min(word(at: offset), (count - place) / size)
  }
}
