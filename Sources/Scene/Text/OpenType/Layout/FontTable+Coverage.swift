// Coverage tables and class definitions (OpenType, chapter 2, "Common Table Formats"), found by binary
// search in the file's own bytes.

extension FontTable {
  /// The place of a glyph in a coverage table; `nil` if it is not covered, or if there is no table.
  func coverageIndex(at table: Int, of glyph: Int) -> Int? {
    guard table > 0 else { return nil }
    switch word(at: table) {
    case 1: return glyphIndex(at: table, of: glyph)
    case 2:
      guard let record = rangeRecord(at: table &+ 2, of: glyph) else { return nil }
      return word(at: record &+ 4) + glyph - word(at: record)
    default: return nil
    }
  }

  /// The class of a glyph by a class definition; 0 if none is given, or if there is no table.
  func glyphClass(at table: Int, of glyph: Int) -> Int {
    guard table > 0 else { return 0 }
    switch word(at: table) {
    case 1:
      let index = glyph - word(at: table &+ 2)
      guard index >= 0, index < word(at: table &+ 4) else { return 0 }
      return word(at: table &+ 6 &+ index * 2)
    case 2:
      guard let record = rangeRecord(at: table &+ 2, of: glyph) else { return 0 }
      return word(at: record &+ 4)
    default: return 0
    }
  }

  /// What can be told of the glyphs of a coverage table; looking at more records than are left to look
  /// at tells nothing.
  func coverageDigest(at table: Int, budget: inout Int) -> GlyphDigest {
    var digest = GlyphDigest()
    guard table > 0 else { return digest }
    let format = word(at: table)
    guard format == 1 || format == 2 else { return digest }
    let size = format == 1 ? 2 : 6
    let count = recordCount(at: table &+ 2, of: size, from: table &+ 4)
    guard count <= budget else { return .everything }
    budget -= count
    for number in 0..<count {
      let record = table &+ 4 &+ number * size
      let first = word(at: record)
      if format == 1 {
        digest.insert(first)
      } else if word(at: record &+ 2) >= first {
        digest.insert(first...word(at: record &+ 2))
      }
    }
    return digest
  }

  private func glyphIndex(at table: Int, of glyph: Int) -> Int? {
    var low = 0
    var high = recordCount(at: table &+ 2, of: 2, from: table &+ 4)
    while low < high {
      let middle = (low + high) / 2
      let candidate = word(at: table &+ 4 &+ middle * 2)
      if candidate == glyph { return middle }
      if candidate < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The record (first glyph, last glyph, value) that holds a glyph, after a count.
  private func rangeRecord(at place: Int, of glyph: Int) -> Int? {
    var low = 0
    var high = recordCount(at: place, of: 6, from: place &+ 2)
    while low < high {
      let middle = (low + high) / 2
      let record = place &+ 2 &+ middle * 6
      if glyph < word(at: record) {
        high = middle
      } else if glyph > word(at: record &+ 2) {
        low = middle + 1
      } else {
        return record
      }
    }
    return nil
  }
}
