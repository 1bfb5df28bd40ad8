// Ligatures keep what is needed to place marks on their parts: the ligature has a number and a count of
// parts, marks after or within it the number and their part. A ligature of ligatures has the parts of
// all, and their marks are counted anew. Marks that become one mark keep their part. A base and its
// marks that become one are a base, not a ligature: further marks belong to the whole.

extension RuleRun {
  /// What a ligature is.
  private enum Whole {
    case base
    case mark
    case ligature
  }

  /// Several glyphs become one (type 4).
  mutating func ligate(at offset: Int) -> Bool {
    guard data.word(at: offset) == 1,
      let index = data.coverageIndex(
        at: data.link(at: offset &+ 2, from: offset), of: buffer.items[buffer.index].glyph),
      index < data.word(at: offset &+ 4)
    else { return false }
    let set = data.link(at: offset &+ 6 &+ index * 2, from: offset)
    guard set > 0 else { return false }
    for number in 0..<data.recordCount(at: set, of: 2, from: set &+ 2) {
      guard spend() else { return false }
      let place = data.link(at: set &+ 2 &+ number * 2, from: set)
      let count = data.word(at: place &+ 2)
      guard place > 0, count > 0, place &+ 4 &+ (count - 1) * 2 <= data.count else { continue }
      guard matchInput(.glyphs(at: place &+ 4), count: count) else { continue }
      formLigature(data.word(at: place))
      return true
    }
    return false
  }

  private mutating func formLigature(_ glyph: Int) {
    guard matched.count > 1 else {
      buffer.insert(changed(buffer.items[buffer.index], to: glyph))
      buffer.skip()
      return
    }
    let places = matched
    let end = matchEnd
    buffer.mergeClusters(buffer.index..<end)
    let whole = whole(places)
    var parts = 0
    for place in places { parts += buffer.items[place].partCount }
    let id = whole == .ligature ? buffer.newLigature() : 0

    var last = buffer.items[buffer.index]
    var passed = last.partCount
    insert(glyph, whole, id: id, parts: parts)
    for place in places.dropFirst() {
      keepMarks(until: place, id: id, last: last, passed: passed)
      last = buffer.items[place]
      passed += last.partCount
      buffer.skip()
    }
    if whole != .mark, last.ligature.id > 0 {
      adoptFollowing(id: id, last: last, passed: passed)
    }
  }

  private func whole(_ places: [Int]) -> Whole {
    for place in places.dropFirst() where buffer.items[place].traits.kind != .mark {
      return .ligature
    }
    return switch buffer.items[places[0]].traits.kind {
    case .base: .base
    case .mark: .mark
    case .ligature, .unknown: .ligature
    }
  }

  private mutating func insert(_ glyph: Int, _ whole: Whole, id: UInt16, parts: Int) {
    var item = changed(buffer.items[buffer.index], to: glyph)
    item.traits.isLigated = true
    item.traits.isMultiplied = false
    if whole == .ligature {
      if !definitions.hasClasses { item.traits.kind = .ligature }
      item.ligature = ShapingItem.Ligature(id: id, number: UInt8(clamping: parts), isWhole: true)
      item.character.mark = item.character.mark == .nonSpacing ? .none : item.character.mark
    }
    buffer.insert(item)
    buffer.skip()
  }

  /// Glyphs between the parts stay, and belong to the part before them.
  private mutating func keepMarks(until place: Int, id: UInt16, last: ShapingItem, passed: Int) {
    while buffer.index < place {
      if id > 0 { adopt(buffer.index, id: id, last: last, passed: passed) }
      buffer.keep()
    }
  }

  /// Marks after the ligature that belonged to its last part still do.
  private mutating func adoptFollowing(id: UInt16, last: ShapingItem, passed: Int) {
    var place = buffer.index
    while place < buffer.items.count, buffer.items[place].ligature.id == last.ligature.id,
      buffer.items[place].part > 0, spend()
    {
      adopt(place, id: id, last: last, passed: passed)
      place += 1
    }
  }

  private mutating func adopt(_ place: Int, id: UInt16, last: ShapingItem, passed: Int) {
    let part = buffer.items[place].part
    let own = min(part == 0 ? last.partCount : part, last.partCount)
    buffer.items[place].ligature = ShapingItem.Ligature(
      id: id, number: UInt8(clamping: passed - last.partCount + own), isWhole: false)
  }
}
