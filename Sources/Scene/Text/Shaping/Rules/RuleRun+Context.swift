extension RuleRun {
  /// A rule by what comes after its glyph (lookup types 5 of GSUB, 7 of GPOS).
  mutating func applyContext(at offset: Int) -> Bool {
    let coverage = data.word(at: offset) == 3 ? 6 : 2
    let glyph = buffer.items[buffer.index].glyph
    guard
      let index = data.coverageIndex(
        at: data.link(at: offset &+ coverage, from: offset), of: glyph)
    else { return false }
    switch data.word(at: offset) {
    case 1:
      let set = set(index, countAt: offset &+ 4, from: offset)
      return applyRules(of: set) { data, place in
        ContextRule(plainAt: place, in: data)
      } patterns: { rule in
        (.any, .glyphs(at: rule.input.place), .any)
      }
    case 2:
      let classes = data.link(at: offset &+ 4, from: offset)
      let set = set(
        data.glyphClass(at: classes, of: glyph), countAt: offset &+ 6, from: offset)
      return applyRules(of: set) { data, place in
        ContextRule(plainAt: place, in: data)
      } patterns: { rule in
        (.any, .classes(at: rule.input.place, of: classes), .any)
      }
    case 3:
      guard var rule = ContextRule(plainAt: offset &+ 2, in: data) else { return false }
      // The first glyph has an element, too.
      rule.input.place += 2
      rule.records.place += 2
      return apply(
        rule, (.any, .coverages(at: rule.input.place, from: offset), .any))
    default: return false
    }
  }

  /// A rule by what comes before and after its glyph (lookup types 6 of GSUB, 8 of GPOS).
  mutating func applyChainedContext(at offset: Int) -> Bool {
    if data.word(at: offset) == 3 { return applyChainedCoverages(at: offset) }
    let glyph = buffer.items[buffer.index].glyph
    guard
      let index = data.coverageIndex(at: data.link(at: offset &+ 2, from: offset), of: glyph)
    else { return false }
    switch data.word(at: offset) {
    case 1:
      let set = set(index, countAt: offset &+ 4, from: offset)
      return applyRules(of: set) { data, place in
        ContextRule(chainedAt: place, in: data)
      } patterns: { rule in
        (
          .glyphs(at: rule.back.place), .glyphs(at: rule.input.place),
          .glyphs(at: rule.ahead.place)
        )
      }
    case 2:
      let back = data.link(at: offset &+ 4, from: offset)
      let input = data.link(at: offset &+ 6, from: offset)
      let ahead = data.link(at: offset &+ 8, from: offset)
      let set = set(data.glyphClass(at: input, of: glyph), countAt: offset &+ 10, from: offset)
      return applyRules(of: set) { data, place in
        ContextRule(chainedAt: place, in: data)
      } patterns: { rule in
        (
          .classes(at: rule.back.place, of: back), .classes(at: rule.input.place, of: input),
          .classes(at: rule.ahead.place, of: ahead)
        )
      }
    default: return false
    }
  }

  private mutating func applyChainedCoverages(at offset: Int) -> Bool {
    guard let rule = ContextRule(chainedAt: offset &+ 2, in: data, hasFirst: true) else {
      return false
    }
    let coverage = data.link(at: rule.input.place &- 2, from: offset)
    let glyph = buffer.items[buffer.index].glyph
    guard data.coverageIndex(at: coverage, of: glyph) != nil else { return false }
    return apply(
      rule,
      (
        .coverages(at: rule.back.place, from: offset),
        .coverages(at: rule.input.place, from: offset),
        .coverages(at: rule.ahead.place, from: offset)
      ))
  }

  /// Where a set of rules is in a list after its count; 0 if there is none.
  private func set(_ index: Int, countAt place: Int, from base: Int) -> Int {
    guard index < data.word(at: place) else { return 0 }
    return data.link(at: place &+ 2 &+ index * 2, from: base)
  }

  private mutating func applyRules(
    of set: Int, _ read: (FontTable, Int) -> ContextRule?,
    patterns: (ContextRule) -> (GlyphPattern, GlyphPattern, GlyphPattern)
  ) -> Bool {
    guard set > 0 else { return false }
    for number in 0..<data.recordCount(at: set, of: 2, from: set &+ 2) {
      guard spend() else { return false }
      let place = data.link(at: set &+ 2 &+ number * 2, from: set)
      guard place > 0, let rule = read(data, place) else { continue }
      if apply(rule, patterns(rule)) { return true }
    }
    return false
  }

  private mutating func apply(
    _ rule: ContextRule, _ patterns: (GlyphPattern, GlyphPattern, GlyphPattern)
  ) -> Bool {
    guard matchInput(patterns.1, count: rule.input.count),
      matchesAhead(patterns.2, count: rule.ahead.count, after: matchEnd - 1),
      matchesBack(patterns.0, count: rule.back.count)
    else { return false }
    applyRecords(rule.records)
    return true
  }
}
