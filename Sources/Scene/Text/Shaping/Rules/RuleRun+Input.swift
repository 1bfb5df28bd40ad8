extension RuleRun {
  /// Whether a ligature before a mark is a glyph that the rule does not see.
  private enum LigatureBase {
    case unknown
    case overlooked
    case seen
  }

  /// Finds the glyphs that a rule changes, from the one that is looked at on; `matched` tells where.
  ///
  /// Marks of different parts of a ligature do not belong together, unless that ligature is one that
  /// the rule does not see.
  ///
  /// - Parameters:
  ///   - pattern: The glyphs after the first.
  ///   - count: How many there are, with the first.
  /// - Returns: Whether all are there.
  mutating func matchInput(_ pattern: GlyphPattern, count: Int) -> Bool {
    guard count > 0, count <= Self.contextLimit else { return false }
    let first = buffer.items[buffer.index]
    var base = LigatureBase.unknown
    var place = buffer.index
    matched.removeAll(keepingCapacity: true)
    matched.append(place)
    for element in 0..<count - 1 {
      guard let found = next(after: place, pattern, element) else { return false }
      place = found
      matched.append(place)
      guard belongsTogether(first, buffer.items[place], &base) else { return false }
    }
    matchEnd = place + 1
    return true
  }

  private mutating func belongsTogether(
    _ first: ShapingItem, _ item: ShapingItem, _ base: inout LigatureBase
  ) -> Bool {
    guard first.ligature.id > 0, first.part > 0 else {
      return item.ligature.id == 0 || item.part == 0 || item.ligature.id == first.ligature.id
    }
    guard first.ligature.id != item.ligature.id || first.part != item.part else { return true }
    if base == .unknown { base = ligatureBase(first.ligature.id) }
    return base == .overlooked
  }

  private mutating func ligatureBase(_ id: UInt16) -> LigatureBase {
    var place = buffer.backCount
    while place > 0, spend() {
      place -= 1
      let item = buffer.back(place)
      guard item.ligature.id == id else { break }
      if item.part == 0 { return sees(item, by: flags) ? .seen : .overlooked }
    }
    return .seen
  }
}
