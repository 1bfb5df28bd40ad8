extension RuleRun {
  /// A mark is put on the base before it (type 4).
  mutating func attachToBase(at offset: Int) -> Bool {
    guard let mark = markIndex(at: offset) else { return false }
    let bases = data.link(at: offset &+ 4, from: offset)
    guard
      let base = baseBefore(buffer.index, bases: bases),
      let index = data.coverageIndex(at: bases, of: buffer.items[base].glyph)
    else { return false }
    let array = data.link(at: offset &+ 10, from: offset)
    return attach(mark, at: offset, to: index, of: array, at: base)
  }

  /// A mark is put on the part of the ligature before it that it belongs to (type 5).
  mutating func attachToLigature(at offset: Int) -> Bool {
    guard let mark = markIndex(at: offset) else { return false }
    let ligatures = data.link(at: offset &+ 4, from: offset)
    guard let base = baseBefore(buffer.index, bases: nil),
      let index = data.coverageIndex(at: ligatures, of: buffer.items[base].glyph)
    else { return false }
    let array = data.link(at: offset &+ 10, from: offset)
    guard array > 0, index < data.word(at: array) else { return false }
    let attach = data.link(at: array &+ 2 &+ index * 2, from: array)
    let count = data.word(at: attach)
    guard attach > 0, count > 0 else { return false }
    let item = buffer.items[buffer.index]
    let ligature = buffer.items[base].ligature.id
    let isOwn = ligature > 0 && ligature == item.ligature.id && item.part > 0
    let part = isOwn ? min(count, item.part) - 1 : count - 1
    return self.attach(mark, at: offset, to: part, of: attach, at: base)
  }

  /// A mark is put on the mark before it (type 6).
  mutating func attachToMark(at offset: Int) -> Bool {
    guard let mark = markIndex(at: offset),
      let base = previous(before: buffer.index, flags: flags.withoutIgnoredClasses),
      buffer.items[base].traits.kind == .mark,
      isSamePart(buffer.items[buffer.index], buffer.items[base])
    else { return false }
    let marks = data.link(at: offset &+ 4, from: offset)
    guard let index = data.coverageIndex(at: marks, of: buffer.items[base].glyph) else {
      return false
    }
    let array = data.link(at: offset &+ 10, from: offset)
    return attach(mark, at: offset, to: index, of: array, at: base)
  }

  /// The number of the glyph among the marks of a subtable.
  private func markIndex(at offset: Int) -> Int? {
    guard data.word(at: offset) == 1 else { return nil }
    return data.coverageIndex(
      at: data.link(at: offset &+ 2, from: offset), of: buffer.items[buffer.index].glyph)
  }

  /// Whether two marks are of the same base, or the same part of a ligature; a mark that is a ligature
  /// itself goes with either.
  private func isSamePart(_ a: ShapingItem, _ b: ShapingItem) -> Bool {
    if a.ligature.id == b.ligature.id { return a.ligature.id == 0 || a.part == b.part }
    return (a.ligature.id > 0 && a.part == 0) || (b.ligature.id > 0 && b.part == 0)
  }

  /// The last glyph before a place that is no mark.
  ///
  /// What was found for the mark before is not looked at again, so that many marks do not take many
  /// times their number. If a coverage table of bases is given, of several glyphs that one became only
  /// the first counts, as `isBase` says.
  private mutating func baseBefore(_ place: Int, bases: Int?) -> Int? {
    if lastBaseLimit > place {
      lastBaseLimit = 0
      lastBase = nil
    }
    var candidate = place
    while candidate > lastBaseLimit, spend() {
      candidate -= 1
      let comparison = compare(
        buffer.items[candidate], .any, 0, isContext: false, flags: .ignoringMarks)
      if comparison == .match, bases.map({ isBase(candidate, bases: $0) }) ?? true {
        lastBase = candidate
        break
      }
    }
    lastBaseLimit = place
    return lastBase
  }

  /// Whether marks go to a glyph: of several that one glyph became, to the first, unless the face
  /// says so of another, or a mark is between them.
  private func isBase(_ place: Int, bases: Int) -> Bool {
    let item = buffer.items[place]
    guard item.traits.isMultiplied, item.part > 0, place > 0 else { return true }
    let last = buffer.items[place - 1]
    guard last.traits.kind != .mark, last.traits.isMultiplied,
      item.ligature.id == last.ligature.id, item.part == last.part + 1
    else { return true }
    return data.coverageIndex(at: bases, of: item.glyph) != nil
  }

  /// Puts the glyph's anchor on that of another glyph, if there is one for its class.
  ///
  /// - Parameters:
  ///   - mark: The number of the glyph among the marks.
  ///   - offset: The subtable.
  ///   - row: The number of the other glyph's anchors in an array, one for each class.
  ///   - array: The array.
  ///   - base: The other glyph.
  /// - Returns: Whether there is one.
  private mutating func attach(
    _ mark: Int, at offset: Int, to row: Int, of array: Int, at base: Int
  ) -> Bool {
    let classes = data.word(at: offset &+ 6)
    let marks = data.link(at: offset &+ 8, from: offset)
    guard marks > 0, array > 0, mark < data.word(at: marks), row < data.word(at: array) else {
      return false
    }
    let record = marks &+ 2 &+ mark * 4
    let markClass = data.word(at: record)
    guard markClass < classes,
      let entry = Int(exactly: (UInt64(row) * UInt64(classes) + UInt64(markClass)) * 2)
    else { return false }
    let place = data.link(at: array &+ 2 &+ entry, from: array)
    guard place > 0 else { return false }
    let markPlace = data.link(at: record &+ 2, from: marks)
    let from = markPlace > 0 ? anchor(at: markPlace) : .zero
    let to = anchor(at: place)
    let index = buffer.index
    buffer.positions[index].x = (to.x - from.x).rounded()
    buffer.positions[index].y = (to.y - from.y).rounded()
    buffer.positions[index].bond = .mark
    buffer.positions[index].chain = base - index
    buffer.index += 1
    return true
  }
}
