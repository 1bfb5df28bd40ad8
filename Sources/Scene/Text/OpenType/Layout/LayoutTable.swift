// A `GSUB` or `GPOS` table (OpenType, chapter 2, "Common Table Formats").
//
// Opening a face reads where the rules are, and a digest of the glyphs that each begins at, so that
// shaping can pass over those that have nothing to do. All else is read from the bytes when it is
// needed. What is broken counts as absent; how much is read does not depend on what the file says of
// itself: subtables and digests have budgets.

/// The rules of a `GSUB` or `GPOS` table.
struct LayoutTable: Sendable {
  /// The most subtables that are read of one table.
  private static let subtableLimit = 65_536
  /// The most records of coverage tables that are read for digests.
  private static let digestBudget = 1_000_000

  /// The bytes.
  let data: FontTable
  /// Whether the rules move glyphs; else they replace them.
  let isPositioning: Bool
  /// The rules, by their numbers.
  let lookups: [LayoutLookup]
  /// The parts of all rules.
  let subtables: [LayoutLookup.Subtable]

  /// Reads where the rules are; `nil` if there are none.
  init?(_ data: FontTable?, isPositioning: Bool) {
    guard let data, data.word(at: 0) == 1 else { return nil }
    self.data = data
    self.isPositioning = isPositioning
    let list = data.link(at: 8, from: 0)
    guard list > 0 else { return nil }
    var reader = Reader(data: data, isPositioning: isPositioning)
    var lookups: [LayoutLookup] = []
    for number in 0..<data.recordCount(at: list, of: 2, from: list &+ 2) {
      lookups.append(reader.lookup(at: data.link(at: list &+ 2 &+ number * 2, from: list)))
    }
    self.lookups = lookups
    subtables = reader.subtables
  }

  /// Reads rules one after the other.
  private struct Reader {
    let data: FontTable
    let isPositioning: Bool
    var subtables: [LayoutLookup.Subtable] = []
    var budget = LayoutTable.digestBudget

    mutating func lookup(at place: Int) -> LayoutLookup {
      let first = subtables.count
      var digest = GlyphDigest()
      guard place > 0 else {
        return LayoutLookup(
          flags: LookupFlags(bits: 0, markSet: 0), subtables: first..<first, digest: digest)
      }
      let type = data.word(at: place)
      let count = data.recordCount(at: place &+ 4, of: 2, from: place &+ 6)
      for number in 0..<min(count, max(0, LayoutTable.subtableLimit - first)) {
        let offset = data.link(at: place &+ 6 &+ number * 2, from: place)
        guard let subtable = subtable(at: offset, type: type) else { continue }
        digest.formUnion(subtable.digest)
        subtables.append(subtable)
      }
      let flags = LookupFlags(
        bits: data.word(at: place &+ 2), markSet: data.word(at: place &+ 6 &+ count * 2))
      return LayoutLookup(flags: flags, subtables: first..<subtables.count, digest: digest)
    }

    private mutating func subtable(at offset: Int, type: Int) -> LayoutLookup.Subtable? {
      var offset = offset
      var type = type
      if type == (isPositioning ? 9 : 7) {
        guard offset > 0, data.word(at: offset) == 1 else { return nil }
        type = data.word(at: offset &+ 2)
        offset = data.longLink(at: offset &+ 4, from: offset)
      }
      guard offset > 0,
        let kind = LayoutLookup.Kind(number: type, isPositioning: isPositioning)
      else { return nil }
      let coverage = LayoutTable.firstCoverage(of: kind, at: offset, in: data)
      let digest = data.coverageDigest(at: coverage, budget: &budget)
      return LayoutLookup.Subtable(kind: kind, offset: offset, coverage: coverage, digest: digest)
    }
  }

  /// The coverage table of the glyphs that a subtable begins at.
  private static func firstCoverage(
    of kind: LayoutLookup.Kind, at offset: Int, in data: FontTable
  ) -> Int {
    let hasCoverages = data.word(at: offset) == 3
    switch kind {
    case .context where hasCoverages: return data.link(at: offset &+ 6, from: offset)
    case .chainedContext where hasCoverages:
      let input = offset &+ 4 &+ data.word(at: offset &+ 2) * 2
      return data.link(at: input &+ 2, from: offset)
    default: return data.link(at: offset &+ 2, from: offset)
    }
  }
}
