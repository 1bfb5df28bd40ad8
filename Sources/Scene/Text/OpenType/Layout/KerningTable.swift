// The `kern` table of older faces: subtables of pairs. Microsoft's version 0 and Apple's version 1.0 tell
// the same in other headers. Read are pairs in a sorted list (format 0) and by classes (format 2);
// subtables for vertical lines, of minimum values and across the line are passed over.

/// Pairs of glyphs that are brought nearer or farther.
struct KerningTable: Sendable {
  private struct Subtable: Sendable {
    var place: Int
    var format: Int
    var replaces: Bool
  }

  /// The most subtables that are read.
  private static let limit = 64

  private let data: FontTable
  private let subtables: [Subtable]

  /// Reads where the subtables are; `nil` if there are none for horizontal lines.
  init?(_ data: FontTable?) {
    guard let data else { return nil }
    self.data = data
    let isApple = data.word(at: 0) == 1 && data.word(at: 2) == 0
    let count = isApple ? Int(clamping: data.long(at: 4)) : data.word(at: 2)
    var place = isApple ? 8 : 4
    var subtables: [Subtable] = []
    for _ in 0..<min(count, Self.limit) {
      let length = isApple ? Int(clamping: data.long(at: place)) : data.word(at: place &+ 2)
      if let subtable = Self.subtable(in: data, at: place, isApple: isApple) {
        subtables.append(subtable)
      }
      guard length > 6, length < data.count - place else { break }
      place += length
    }
    guard !subtables.isEmpty else { return nil }
    self.subtables = subtables
  }

  /// By how much a pair is brought apart; negative brings it nearer.
  func kerning(_ first: Int, _ second: Int) -> Int {
    var kerning = 0
    for subtable in subtables {
      let place = subtable.place
      let value =
        subtable.format == 0
        ? pair(first, second, at: place) : classes(first, second, at: place)
      guard let value else { continue }
      kerning = subtable.replaces ? value : kerning + value
    }
    return kerning
  }

  private static func subtable(in data: FontTable, at place: Int, isApple: Bool) -> Subtable? {
    let coverage = data.word(at: place &+ 4)
    if isApple {
      // Vertical, across the line, or varying.
      let format = coverage & 0xFF
      guard coverage & 0xE000 == 0, format == 0 || format == 2 else { return nil }
      return Subtable(place: place &+ 8, format: format, replaces: false)
    }
    // Horizontal, and neither a minimum nor across the line.
    let format = coverage >> 8
    guard coverage & 0x7 == 1, format == 0 || format == 2 else { return nil }
    return Subtable(place: place &+ 6, format: format, replaces: coverage & 0x8 != 0)
  }

  private func pair(_ first: Int, _ second: Int, at place: Int) -> Int? {
    let key = UInt32(truncatingIfNeeded: first) << 16 | UInt32(truncatingIfNeeded: second & 0xFFFF)
    var low = 0
    var high = data.recordCount(at: place, of: 6, from: place &+ 8)
    while low < high {
      let middle = (low + high) / 2
      let record = place &+ 8 &+ middle * 6
      let candidate = data.long(at: record)
      if candidate == key { return data.signedWord(at: record &+ 4) }
      if candidate < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The value of a pair in a table whose rows and columns are told by classes; those are offsets.
  private func classes(_ first: Int, _ second: Int, at place: Int) -> Int? {
    let header = place - (data.word(at: 0) == 0 ? 6 : 8)
    let row = kernClass(of: first, at: data.link(at: place &+ 2, from: header))
    let column = kernClass(of: second, at: data.link(at: place &+ 4, from: header))
    guard let row, let column else { return nil }
    let value = header &+ row &+ column
    let array = data.link(at: place &+ 6, from: header)
    guard array > 0, value >= array, value &+ 2 <= data.count else { return nil }
    return data.signedWord(at: value)
  }

  private func kernClass(of glyph: Int, at table: Int) -> Int? {
    guard table > 0 else { return nil }
    let index = glyph - data.word(at: table)
    guard index >= 0, index < data.word(at: table &+ 2) else { return 0 }
    return data.word(at: table &+ 4 &+ index * 2)
  }
}
