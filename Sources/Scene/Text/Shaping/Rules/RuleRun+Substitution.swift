extension RuleRun {
  /// One glyph becomes another (type 1).
  mutating func substituteOne(at offset: Int) -> Bool {
    let glyph = buffer.items[buffer.index].glyph
    guard
      let index = data.coverageIndex(at: data.link(at: offset &+ 2, from: offset), of: glyph)
    else { return false }
    switch data.word(at: offset) {
    case 1:
      replace(by: (glyph + data.signedWord(at: offset &+ 4)) & 0xFFFF)
    case 2:
      guard index < data.recordCount(at: offset &+ 4, of: 2, from: offset &+ 6) else {
        return false
      }
      replace(by: data.word(at: offset &+ 6 &+ index * 2))
    default: return false
    }
    return true
  }

  /// One glyph becomes several, or none (type 2).
  mutating func substituteByMany(at offset: Int) -> Bool {
    guard let sequence = sequence(at: offset) else { return false }
    let count = data.word(at: sequence)
    guard count == data.recordCount(at: sequence, of: 2, from: sequence &+ 2),
      buffer.count + count <= buffer.limit
    else { return false }
    switch count {
    case 0: buffer.delete()
    case 1: replace(by: data.word(at: sequence &+ 2))
    default:
      let item = buffer.items[buffer.index]
      for number in 0..<count {
        guard spend() else { break }
        insert(data.word(at: sequence &+ 2 &+ number * 2), of: item, part: number)
      }
      buffer.skip()
    }
    return true
  }

  /// One glyph becomes the first of its alternates (type 3).
  mutating func substituteAlternate(at offset: Int) -> Bool {
    guard let set = sequence(at: offset),
      data.recordCount(at: set, of: 2, from: set &+ 2) > 0
    else { return false }
    replace(by: data.word(at: set &+ 2))
    return true
  }

  /// One glyph becomes another by what is around it, from the last to the first (type 8).
  mutating func substituteBackward(at offset: Int) -> Bool {
    let glyph = buffer.items[buffer.index].glyph
    guard depth == 0, data.word(at: offset) == 1,
      let index = data.coverageIndex(at: data.link(at: offset &+ 2, from: offset), of: glyph)
    else { return false }
    let back = ContextRule.List(place: offset &+ 6, count: data.word(at: offset &+ 4))
    let aheadPlace = back.place &+ back.count * 2
    let ahead = ContextRule.List(place: aheadPlace &+ 2, count: data.word(at: aheadPlace))
    let list = ahead.place &+ ahead.count * 2
    guard index < data.recordCount(at: list, of: 2, from: list &+ 2),
      matchesBack(.coverages(at: back.place, from: offset), count: back.count),
      matchesAhead(
        .coverages(at: ahead.place, from: offset), count: ahead.count, after: buffer.index)
    else { return false }
    let substitute = data.word(at: list &+ 2 &+ index * 2)
    buffer.items[buffer.index] = changed(buffer.items[buffer.index], to: substitute)
    return true
  }

  /// What an item becomes with another glyph.
  mutating func changed(_ item: ShapingItem, to glyph: Int) -> ShapingItem {
    var item = item
    item.glyph = glyph
    item.traits.isSubstituted = true
    if definitions.hasClasses {
      item.traits = item.traits.replaced(by: definitions.traits(of: glyph))
    }
    note(glyph)
    return item
  }

  /// Puts another glyph in place of the one that is looked at, and goes on.
  private mutating func replace(by glyph: Int) {
    buffer.insert(changed(buffer.items[buffer.index], to: glyph))
    buffer.skip()
  }

  private mutating func insert(_ glyph: Int, of item: ShapingItem, part: Int) {
    var changed = changed(item, to: glyph)
    changed.traits.isMultiplied = true
    if !definitions.hasClasses, item.traits.kind == .ligature { changed.traits.kind = .base }
    // What is attached to a ligature stays so.
    if item.ligature.id == 0 {
      changed.ligature = ShapingItem.Ligature(
        id: 0, number: UInt8(clamping: part), isWhole: false)
    }
    buffer.insert(changed)
  }

  /// The list that a glyph has in a subtable of type 2 or 3.
  private func sequence(at offset: Int) -> Int? {
    guard data.word(at: offset) == 1,
      let index = data.coverageIndex(
        at: data.link(at: offset &+ 2, from: offset), of: buffer.items[buffer.index].glyph),
      index < data.word(at: offset &+ 4)
    else { return nil }
    let sequence = data.link(at: offset &+ 6 &+ index * 2, from: offset)
    return sequence > 0 ? sequence : nil
  }
}
