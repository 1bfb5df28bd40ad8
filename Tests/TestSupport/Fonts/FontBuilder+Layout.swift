public import Scene

extension FontBuilder {
  /// A rule of a layout table.
  public struct Lookup: Sendable {
    /// The number of its kind.
    public var type: Int
    /// Which glyphs it does not see.
    public var flags: Int
    /// The set of marks that it sees, if the flags say so.
    public var markSet: Int?
    /// Its parts.
    public var subtables: [FontBlock]

    /// Creates a rule.
    public init(_ type: Int, flags: Int = 0, markSet: Int? = nil, _ subtables: FontBlock...) {
      self.type = type
      self.flags = flags
      self.markSet = markSet
      self.subtables = subtables
    }

    fileprivate var block: FontBlock {
      var block: FontBlock = [.word(type), .word(flags)]
      block = block + .list(subtables.map { $0 })
      if let markSet { block.parts.append(.word(markSet)) }
      return block
    }
  }

  /// A language system of a layout table: a feature that is always on, and others.
  public struct System: Sendable {
    /// The number of the feature that is always on.
    public var required: Int?
    /// The numbers of the others.
    public var features: [Int]

    /// Creates a language system.
    public init(_ features: [Int], required: Int? = nil) {
      self.features = features
      self.required = required
    }

    fileprivate var block: FontBlock {
      FontBlock(0, required ?? 0xFFFF) + .words(features)
    }
  }

  /// A table `GSUB` or `GPOS`.
  ///
  /// - Parameters:
  ///   - lookups: The rules.
  ///   - features: The names of features, and the numbers of their rules.
  ///   - scripts: For each script its language systems; the empty name is the default. `nil` is the
  ///     default script with all features.
  /// - Returns: The bytes.
  public static func layout(
    _ lookups: [Lookup], features: [(FontTag, [Int])],
    scripts: [(FontTag, [(FontTag?, System)])]? = nil
  ) -> FontBytes {
    let all = System(Array(features.indices))
    let scripts = scripts ?? [("DFLT", [(nil, all)])]
    let table: FontBlock = [
      1, 0, .link(records(scripts.map { ($0.0, script($0.1)) })),
      .link(records(features.map { ($0.0, FontBlock(0) + .words($0.1)) })),
      .link(.list(lookups.map { $0.block })),
    ]
    return table.bytes
  }

  /// A coverage table of glyphs one by one.
  public static func coverage(_ glyphs: Int...) -> FontBlock { FontBlock(1) + .words(glyphs) }

  /// A coverage table of glyphs that follow each other.
  public static func coverage(_ range: ClosedRange<Int>) -> FontBlock {
    FontBlock(2, 1, range.lowerBound, range.upperBound, 0)
  }

  /// A class definition of ranges.
  public static func classes(_ ranges: [(ClosedRange<Int>, Int)]) -> FontBlock {
    var block = FontBlock(2, ranges.count)
    for (range, value) in ranges {
      block = block + FontBlock(range.lowerBound, range.upperBound, value)
    }
    return block
  }

  /// A table `GDEF`.
  ///
  /// - Parameters:
  ///   - classes: 1 for bases, 2 for ligatures, 3 for marks.
  ///   - markClasses: The classes of marks.
  ///   - markSets: Sets of marks, as coverage tables.
  /// - Returns: The bytes.
  public static func definitions(
    classes: FontBlock?, markClasses: FontBlock? = nil, markSets: [FontBlock] = []
  ) -> FontBytes {
    let sets = FontBlock([1, .word(markSets.count)] + markSets.map { .longLink($0) })
    let table: FontBlock = [
      1, 2, .link(classes), 0, 0, .link(markClasses), .link(markSets.isEmpty ? nil : sets),
    ]
    return table.bytes
  }

  private static func records(_ records: [(FontTag, FontBlock)]) -> FontBlock {
    var block: FontBlock = [.word(records.count)]
    for (tag, target) in records { block.parts += [.tag(tag), .link(target)] }
    return block
  }

  private static func script(_ systems: [(FontTag?, System)]) -> FontBlock {
    let standard = systems.first { $0.0 == nil }?.1
    var block: FontBlock = [.link(standard?.block)]
    var others: [(FontTag, FontBlock)] = []
    for (tag, system) in systems {
      if let tag { others.append((tag, system.block)) }
    }
    block = block + records(others)
    return block
  }
}
