// The rules of a `GSUB` or `GPOS` table at work on a run (OpenType, "GSUB — Glyph Substitution Table" and
// "GPOS — Glyph Positioning Table"; where they leave open what happens, as HarfBuzz does).
//
// Rules come from untrusted bytes. Each glyph that is looked at is a step, and a run has so many;
// when they are used up, the glyphs stay as they are. Rules that name rules are followed to a depth,
// and the run grows to a limit.

/// The rules of a table at work on the glyphs of a run.
struct RuleRun {
  /// How deep rules may name rules.
  static let depthLimit = 8
  /// The most glyphs that a rule compares.
  static let contextLimit = 64

  /// The rules.
  let table: LayoutTable
  /// Their bytes.
  let data: FontTable
  /// What glyphs are.
  let definitions: GlyphDefinitions
  /// Whether the run is read from right to left.
  let isRightToLeft: Bool
  /// How the numbers of positions vary.
  let variation: LayoutVariation?
  /// The glyphs.
  var buffer: ShapingBuffer
  /// The rule that is at work.
  var use = LookupUse(lookup: 0, mask: FeatureMask.global)
  /// The glyphs that it does not see.
  var flags = LookupFlags(bits: 0, markSet: 0)
  /// How many rules deep it was named.
  var depth = 0
  /// The steps that are left.
  var steps: Int
  /// Where the glyphs are that were found last.
  var matched: [Int] = []
  /// The place after the last of them.
  var matchEnd = 0
  /// The last base before a mark, and the place before which it was looked for.
  var lastBase: Int?
  var lastBaseLimit = 0
  private var digest = GlyphDigest()

  /// Puts a run to the rules of a table.
  init(
    _ table: LayoutTable, definitions: GlyphDefinitions, buffer: ShapingBuffer,
    isRightToLeft: Bool = false, variation: LayoutVariation? = nil
  ) {
    self.table = table
    data = table.data
    self.definitions = definitions
    self.buffer = buffer
    self.isRightToLeft = isRightToLeft
    self.variation = variation
    steps = 65_536 + min(buffer.items.count, 1 << 18) * 4096
    for item in buffer.items { digest.insert(item.glyph) }
  }

  /// Takes a step; `false` if none is left.
  @inline(__always)
  mutating func spend() -> Bool {
    steps -= 1
    return steps > 0
  }

  /// Puts the glyphs to a rule, from the first to the last.
  mutating func apply(_ use: LookupUse) {
    guard table.lookups.indices.contains(use.lookup) else { return }
    let lookup = table.lookups[use.lookup]
    guard lookup.digest.mayMeet(digest), steps > 0 else { return }
    self.use = use
    flags = lookup.flags
    lastBase = nil
    lastBaseLimit = 0
    if isReverse(lookup) {
      applyBackward(lookup)
    } else {
      applyForward(lookup)
    }
  }

  /// What became a glyph, for `apply` to know.
  mutating func note(_ glyph: Int) { digest.insert(glyph) }

  /// Puts the glyph that is looked at to the parts of a rule, until one applies.
  mutating func applySubtables(of lookup: LayoutLookup) -> Bool {
    let glyph = buffer.items[buffer.index].glyph
    for number in lookup.subtables {
      guard spend() else { return false }
      let subtable = table.subtables[number]
      if subtable.digest.mayContain(glyph), apply(subtable) { return true }
    }
    return false
  }

  private func isReverse(_ lookup: LayoutLookup) -> Bool {
    guard let first = lookup.subtables.first else { return false }
    return table.subtables[first].kind == .reverseSubstitution
  }

  /// Whether a glyph takes part in the feature of the rule that is at work, and is seen by it.
  private func concerns(_ lookup: LayoutLookup, at place: Int) -> Bool {
    guard lookup.digest.mayContain(buffer.items[place].glyph),
      buffer.items[place].mask & use.mask != 0
    else { return false }
    return sees(buffer.items[place], by: flags)
  }

  /// Whether a part of a rule may begin at a glyph.
  private mutating func covers(_ lookup: LayoutLookup, _ glyph: Int) -> Bool {
    for number in lookup.subtables {
      guard spend() else { return false }
      guard table.subtables[number].digest.mayContain(glyph) else { continue }
      if data.coverageIndex(at: table.subtables[number].coverage, of: glyph) != nil { return true }
    }
    return false
  }

  private mutating func applyForward(_ lookup: LayoutLookup) {
    // Most rules have nothing to do in most runs: nothing is moved until one has.
    var place = 0
    while place < buffer.items.count,
      !(concerns(lookup, at: place) && covers(lookup, buffer.items[place].glyph))
    {
      guard spend() else { return }
      place += 1
    }
    guard place < buffer.items.count else { return }
    if table.isPositioning {
      buffer.index = place
    } else {
      buffer.startOutput(at: place)
    }
    while !buffer.isAtEnd, steps > 0 {
      guard concerns(lookup, at: buffer.index), applySubtables(of: lookup) else {
        buffer.keep()
        continue
      }
    }
    if !table.isPositioning { buffer.endOutput() }
  }

  private mutating func applyBackward(_ lookup: LayoutLookup) {
    for place in buffer.items.indices.reversed() where concerns(lookup, at: place) {
      buffer.index = place
      _ = applySubtables(of: lookup)
    }
    buffer.index = 0
  }

  private mutating func apply(_ subtable: LayoutLookup.Subtable) -> Bool {
    let offset = subtable.offset
    return switch subtable.kind {
    case .singleSubstitution: substituteOne(at: offset)
    case .multipleSubstitution: substituteByMany(at: offset)
    case .alternateSubstitution: substituteAlternate(at: offset)
    case .ligatureSubstitution: ligate(at: offset)
    case .reverseSubstitution: substituteBackward(at: offset)
    case .context: applyContext(at: offset)
    case .chainedContext: applyChainedContext(at: offset)
    case .singlePosition: positionOne(at: offset)
    case .pairPosition: positionPair(at: offset)
    case .cursivePosition: join(at: offset)
    case .markToBase: attachToBase(at: offset)
    case .markToLigature: attachToLigature(at: offset)
    case .markToMark: attachToMark(at: offset)
    }
  }
}
