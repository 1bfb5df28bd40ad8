extension RuleRun {
  /// One glyph is moved (type 1).
  mutating func positionOne(at offset: Int) -> Bool {
    let index = data.coverageIndex(
      at: data.link(at: offset &+ 2, from: offset), of: buffer.items[buffer.index].glyph)
    guard let index else { return false }
    let format = data.word(at: offset &+ 4)
    let size = Self.valueSize(format)
    var value = offset &+ 6
    if data.word(at: offset) == 2 {
      guard index < data.word(at: offset &+ 6) else { return false }
      value = offset &+ 8 &+ index * size
    } else if data.word(at: offset) != 1 {
      return false
    }
    guard value &+ size <= data.count else { return false }
    adjust(buffer.index, by: value, format: format, from: offset)
    buffer.index += 1
    return true
  }

  /// A pair of glyphs is brought nearer or farther (type 2).
  mutating func positionPair(at offset: Int) -> Bool {
    let glyph = buffer.items[buffer.index].glyph
    guard
      let index = data.coverageIndex(at: data.link(at: offset &+ 2, from: offset), of: glyph),
      let second = next(after: buffer.index)
    else { return false }
    let other = buffer.items[second].glyph
    let formats = (data.word(at: offset &+ 4), data.word(at: offset &+ 6))
    var base = offset
    let value: Int?
    switch data.word(at: offset) {
    case 1:
      guard index < data.word(at: offset &+ 8) else { return false }
      base = data.link(at: offset &+ 10 &+ index * 2, from: offset)
      value = pairValue(in: base, of: other, formats)
    case 2: value = classValue(at: offset, glyph, other, formats)
    default: return false
    }
    guard let value else { return false }
    adjust(buffer.index, by: value, format: formats.0, from: base)
    adjust(second, by: value &+ Self.valueSize(formats.0), format: formats.1, from: base)
    buffer.index = formats.1 != 0 ? second + 1 : second
    return true
  }

  /// The values of a pair in the set of its first glyph.
  private func pairValue(in set: Int, of glyph: Int, _ formats: (Int, Int)) -> Int? {
    guard set > 0 else { return nil }
    let size = 2 + Self.valueSize(formats.0) + Self.valueSize(formats.1)
    var low = 0
    var high = data.recordCount(at: set, of: size, from: set &+ 2)
    while low < high {
      let middle = (low + high) / 2
      let record = set &+ 2 &+ middle * size
      let candidate = data.word(at: record)
      if candidate == glyph { return record &+ 2 }
      if candidate < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The values of a pair by the classes of its glyphs.
  private func classValue(
    at offset: Int, _ first: Int, _ second: Int, _ formats: (Int, Int)
  ) -> Int? {
    let row = data.glyphClass(at: data.link(at: offset &+ 8, from: offset), of: first)
    let column = data.glyphClass(at: data.link(at: offset &+ 10, from: offset), of: second)
    let columns = data.word(at: offset &+ 14)
    guard row < data.word(at: offset &+ 12), column < columns else { return nil }
    let size = Self.valueSize(formats.0) + Self.valueSize(formats.1)
    let record = UInt64(row) * UInt64(columns) + UInt64(column)
    guard let distance = Int(exactly: record * UInt64(size)), distance <= data.count else {
      return nil
    }
    let value = offset &+ 16 &+ distance
    return value &+ size <= data.count ? value : nil
  }
}
