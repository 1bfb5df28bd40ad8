// A map from characters to glyphs, in one of the formats of the table `cmap`.
//
// Each look-up reads the bytes: a binary search where the format is sorted. A file whose ranges are not
// sorted loses characters, nothing more. Glyph 0 says that there is none.

/// A map from characters to glyphs.
struct CharacterSubtable: Sendable {
  private let table: FontTable
  private let format: Int

  /// Opens a map; `nil` if it has a format that is not read.
  init?(_ table: FontTable) {
    guard let format = try? table.uint16(at: 0) else { return nil }
    switch format {
    case 0, 4, 6, 10, 12, 13: self.format = format
    default: return nil
    }
    self.table = table
  }

  /// The glyph of a character; 0 if there is none, or if it cannot be read.
  func glyph(for code: UInt32) -> Int {
    guard code <= 0x10FFFF else { return 0 }
    let code = Int(code)
    let glyph: Int? =
      switch format {
      case 0: code < 256 ? try? table.uint8(at: 6 + code) : nil
      case 4: code <= 0xFFFF ? try? segmentGlyph(code) : nil
      case 6: try? arrayGlyph(code, first: table.uint16(at: 6), count: table.uint16(at: 8), at: 10)
      case 10:
        try? arrayGlyph(code, first: table.offset32(at: 12), count: table.offset32(at: 16), at: 20)
      default: try? groupGlyph(code)
      }
    return glyph ?? 0
  }

  /// Format 4: segments, each with a difference to add or a list of glyphs.
  private func segmentGlyph(_ code: Int) throws(FontError) -> Int {
    let count = try table.uint16(at: 6) / 2
    let starts = 16 + count * 2
    // The first segment that does not end before the code.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try table.uint16(at: 14 + middle * 2) < code { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return 0 }
    let start = try table.uint16(at: starts + low * 2)
    guard start <= code else { return 0 }
    let delta = try table.uint16(at: starts + count * 2 + low * 2)
    let place = starts + count * 4 + low * 2
    let rangeOffset = try table.uint16(at: place)
    guard rangeOffset != 0 else { return (code + delta) & 0xFFFF }
    guard rangeOffset != 0xFFFF else { return 0 }
    let glyph = try table.uint16(at: place + rangeOffset + (code - start) * 2)
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// Formats 6 and 10: a list of glyphs for a range.
  private func arrayGlyph(
    _ code: Int, first: Int, count: Int, at offset: Int
  ) throws(FontError) -> Int {
    guard code >= first, code - first < count else { return 0 }
    return try table.uint16(at: offset + (code - first) * 2)
  }

  /// Formats 12 and 13: groups, whose glyphs count up with the characters or are all the same.
  private func groupGlyph(_ code: Int) throws(FontError) -> Int {
    var low = 0
    var high = min(try table.offset32(at: 12), max(0, table.count - 16) / 12)
    while low < high {
      let middle = (low + high) / 2
      let group = 16 + middle * 12
      if try table.uint32(at: group + 4) < UInt32(code) {
        low = middle + 1
      } else if try table.uint32(at: group) > UInt32(code) {
        high = middle
      } else {
        let first = try table.uint32(at: group + 8)
        let step = format == 12 ? UInt32(code) - (try table.uint32(at: group)) : 0
        return Int(truncatingIfNeeded: min(first &+ step, 0xFFFF))
      }
    }
    return 0
  }
}
