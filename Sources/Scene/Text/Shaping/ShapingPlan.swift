/// The rules of a face that a run is put to.
struct ShapingPlan: Sendable {
  /// What replaces glyphs, in order.
  var substitution: [LookupUse] = []
  /// What moves them, in order.
  var positioning: [LookupUse] = []
  /// Whether rules move glyphs in this script.
  var positions = false
  /// Whether there are rules for pairs.
  var kernsByRules = false
  /// Whether there are rules for marks.
  var placesMarks = false
  /// Whether digits beside a fraction slash become a fraction.
  var hasFractions = false

  /// The rules for a style of script, and for coordinates of a variable face, which are -1 … 1.
  init(
    _ layout: FontLayout, style: ShapingStyle, options: ShapingOptions, coordinates: [Double] = []
  ) {
    let uses = FeatureUse.uses(for: style, options)
    if let table = layout.substitution {
      let part = Part(table, uses, options, coordinates)
      substitution = part.lookups
      hasFractions = part.has("frac") || (part.has("numr") && part.has("dnom"))
    }
    guard let table = layout.positioning else { return }
    // Rules that were made for other scripts do harm in Hebrew.
    if case .hebrew = style, table.script(for: options.script)?.tag != "hebr" { return }
    let part = Part(table, uses, options, coordinates)
    positioning = part.lookups
    positions = true
    kernsByRules = part.has("kern") || (!options.kerns && part.offers("kern"))
    placesMarks = part.has("mark")
  }

  /// The rules of one table.
  private struct Part {
    let table: LayoutTable
    private(set) var lookups: [LookupUse] = []
    private var found: [FontTag] = []
    private var offered: [FontTag] = []

    init(
      _ table: LayoutTable, _ uses: [FeatureUse], _ options: ShapingOptions,
      _ coordinates: [Double]
    ) {
      self.table = table
      guard let script = table.script(for: options.script),
        let system = table.system(of: script.place, language: options.language)
      else { return }
      let substitutions = table.substitutions(for: coordinates)
      var staged: [(stage: Int, use: LookupUse)] = []
      var requiredStage = 0
      func add(_ feature: Int, _ use: FeatureUse) {
        for lookup in table.lookups(ofFeature: feature, substitutions: substitutions) {
          let lookupUse = LookupUse(
            lookup: lookup, mask: use.mask, overlooksNonJoiners: use.overlooksNonJoiners,
            overlooksJoiners: use.overlooksJoiners)
          staged.append((table.isPositioning ? 0 : use.stage, lookupUse))
        }
      }
      for feature in table.features(of: system) {
        let tag = table.tag(ofFeature: feature)
        offered.append(tag)
        guard let use = uses.first(where: { $0.tag == tag }), !found.contains(tag) else { continue }
        found.append(tag)
        add(feature, use)
      }
      if let required = system.required {
        let tag = table.tag(ofFeature: required)
        requiredStage = uses.first { $0.tag == tag }?.stage ?? 0
        add(required, FeatureUse(tag: tag, stage: requiredStage))
      }
      lookups = Self.merged(staged)
    }

    func has(_ tag: FontTag) -> Bool { found.contains(tag) }
    func offers(_ tag: FontTag) -> Bool { offered.contains(tag) }

    /// The rules in order; one that several features of a stage ask for is there once, for all.
    private static func merged(_ staged: [(stage: Int, use: LookupUse)]) -> [LookupUse] {
      let sorted = staged.sorted {
        ($0.stage, $0.use.lookup) < ($1.stage, $1.use.lookup)
      }
      var lookups: [LookupUse] = []
      var stage = -1
      for (ownStage, use) in sorted {
        if ownStage == stage, let last = lookups.last, last.lookup == use.lookup {
          let place = lookups.count - 1
          lookups[place].mask |= use.mask
          lookups[place].overlooksNonJoiners = last.overlooksNonJoiners && use.overlooksNonJoiners
          lookups[place].overlooksJoiners = last.overlooksJoiners && use.overlooksJoiners
        } else {
          lookups.append(use)
        }
        stage = ownStage
      }
      return lookups
    }
  }
}
