extension RuleRun {
  /// How a rule sees a glyph.
  private enum Sight {
    /// As any other.
    case clear
    /// Not at all.
    case none
    /// Only if it is what the rule looks for.
    case doubtful
  }

  /// What comparing a glyph tells.
  enum Comparison {
    case match
    case mismatch
    case skip
  }

  /// Whether a rule with flags sees a glyph.
  @inline(__always)
  func sees(_ item: ShapingItem, by flags: LookupFlags) -> Bool {
    let kind = item.traits.kind
    if kind.rawValue & flags.ignoredClasses != 0 { return false }
    guard kind == .mark else { return true }
    if let set = flags.markSet { return definitions.markSet(set, contains: item.glyph) }
    return flags.markClass == 0 || flags.markClass == item.traits.markClass
  }

  /// Compares a glyph with an element of a pattern.
  func compare(
    _ item: ShapingItem, _ pattern: GlyphPattern, _ element: Int, isContext: Bool,
    flags: LookupFlags
  ) -> Comparison {
    let sight = sight(of: item, isContext: isContext, flags: flags)
    if sight == .none { return .skip }
    if isContext || item.mask & use.mask != 0 {
      if pattern == .any {
        return sight == .clear ? .match : .skip
      }
      if matches(item.glyph, pattern, element) { return .match }
    }
    return sight == .clear ? .mismatch : .skip
  }

  /// The next glyph after a place, if it is what an element says.
  mutating func next(
    after place: Int, _ pattern: GlyphPattern = .any, _ element: Int = 0, isContext: Bool = false
  ) -> Int? {
    var place = place + 1
    while place < buffer.items.count {
      guard spend() else { return nil }
      let item = buffer.items[place]
      switch compare(item, pattern, element, isContext: isContext, flags: flags) {
      case .match: return place
      case .mismatch: return nil
      case .skip: place += 1
      }
    }
    return nil
  }

  /// The last glyph before a place of what has become of the glyphs, if it is what an element says.
  mutating func previous(
    before place: Int, _ pattern: GlyphPattern = .any, _ element: Int = 0,
    isContext: Bool = false, flags: LookupFlags
  ) -> Int? {
    var place = place - 1
    while place >= 0 {
      guard spend() else { return nil }
      let item = buffer.back(place)
      switch compare(item, pattern, element, isContext: isContext, flags: flags) {
      case .match: return place
      case .mismatch: return nil
      case .skip: place -= 1
      }
    }
    return nil
  }

  /// Whether the glyphs after a place are those of a pattern.
  mutating func matchesAhead(_ pattern: GlyphPattern, count: Int, after place: Int) -> Bool {
    var place = place
    for element in 0..<count {
      guard let found = next(after: place, pattern, element, isContext: true) else { return false }
      place = found
    }
    return true
  }

  /// Whether the glyphs before the one that is looked at are those of a pattern, backward.
  mutating func matchesBack(_ pattern: GlyphPattern, count: Int) -> Bool {
    var place = buffer.backCount
    for element in 0..<count {
      guard
        let found = previous(before: place, pattern, element, isContext: true, flags: flags)
      else { return false }
      place = found
    }
    return true
  }

  private func sight(of item: ShapingItem, isContext: Bool, flags: LookupFlags) -> Sight {
    guard sees(item, by: flags) else { return .none }
    guard item.isIgnorable else { return .clear }
    let character = item.character
    let isPositioning = table.isPositioning
    if character.isNonJoiner, !isPositioning, !(isContext && use.overlooksNonJoiners) {
      return .clear
    }
    if character.isJoiner, !isContext, !use.overlooksJoiners { return .clear }
    return character.isHidden && !isPositioning ? .clear : .doubtful
  }

  private func matches(_ glyph: Int, _ pattern: GlyphPattern, _ element: Int) -> Bool {
    switch pattern {
    case .any: return true
    case .glyphs(let place): return data.word(at: place &+ element * 2) == glyph
    case .classes(let place, let definition):
      return data.glyphClass(at: definition, of: glyph) == data.word(at: place &+ element * 2)
    case .coverages(let place, let base):
      let coverage = data.link(at: place &+ element * 2, from: base)
      return data.coverageIndex(at: coverage, of: glyph) != nil
    }
  }
}
