extension RuleRun {
  /// Puts glyphs that were found to the rules that follow from it, and goes on after the last of them.
  ///
  /// A rule that makes glyphs more or fewer moves the places of those after it: more are taken to be
  /// right after the glyph it changed, fewer to be those after it.
  mutating func applyRecords(_ records: ContextRule.List) {
    let shift = buffer.backCount - buffer.index
    var places = matched
    for number in places.indices { places[number] += shift }
    var end = matchEnd + shift
    for number in 0..<records.count {
      guard spend() else { break }
      let record = records.place &+ number * 4
      let element = data.word(at: record)
      guard places.indices.contains(element), places[element] < buffer.count else { continue }
      let before = buffer.count
      buffer.move(to: places[element])
      guard applyNested(data.word(at: record &+ 2)) else { continue }
      let growth = buffer.count - before
      guard growth != 0 else { continue }
      guard update(&places, end: &end, at: element, growth: growth) else { break }
    }
    buffer.move(to: end)
  }

  private func update(
    _ places: inout [Int], end: inout Int, at element: Int, growth: Int
  ) -> Bool {
    var growth = growth
    end += growth
    if end < places[element] {
      growth += places[element] - end
      end = places[element]
    }
    let following = element + 1
    if growth > 0 {
      guard places.count + growth <= Self.contextLimit else { return false }
      places.insert(contentsOf: repeatElement(0, count: growth), at: following)
      for place in following..<following + growth { places[place] = places[place - 1] + 1 }
      for place in places.indices.dropFirst(following + growth) { places[place] += growth }
    } else {
      let removed = min(-growth, places.count - following)
      places.removeSubrange(following..<following + removed)
      for place in places.indices.dropFirst(following) { places[place] -= removed }
    }
    return true
  }

  private mutating func applyNested(_ number: Int) -> Bool {
    guard depth < Self.depthLimit, table.lookups.indices.contains(number), !buffer.isAtEnd,
      spend()
    else { return false }
    let lookup = table.lookups[number]
    let outer = flags
    flags = lookup.flags
    depth += 1
    defer {
      flags = outer
      depth -= 1
    }
    return applySubtables(of: lookup)
  }
}
