/// A rule of a `GSUB` or `GPOS` table: what it looks at, and where its subtables are.
struct LayoutLookup: Sendable {
  /// What a subtable does.
  enum Kind: UInt8, Sendable {
    case singleSubstitution
    case multipleSubstitution
    case alternateSubstitution
    case ligatureSubstitution
    case context
    case chainedContext
    case reverseSubstitution
    case singlePosition
    case pairPosition
    case cursivePosition
    case markToBase
    case markToLigature
    case markToMark
  }

  /// A part of a rule, tried in order until one applies.
  struct Subtable: Sendable {
    var kind: Kind
    var offset: Int
    /// The coverage table of the glyphs that it may begin at.
    var coverage: Int
    var digest: GlyphDigest
  }

  /// Which glyphs the rule does not see.
  var flags: LookupFlags
  /// The rule's subtables among those of the table.
  var subtables: Range<Int>
  /// What can be told of the glyphs that the rule may begin at.
  var digest: GlyphDigest
}

extension LayoutLookup.Kind {
  /// The kind of a subtable by its number; `nil` for what is unknown, and for an extension.
  init?(number: Int, isPositioning: Bool) {
    let kinds: [LayoutLookup.Kind?] =
      isPositioning
      ? [
        .singlePosition, .pairPosition, .cursivePosition, .markToBase, .markToLigature,
        .markToMark, .context, .chainedContext,
      ]
      : [
        .singleSubstitution, .multipleSubstitution, .alternateSubstitution, .ligatureSubstitution,
        .context, .chainedContext, nil, .reverseSubstitution,
      ]
    guard kinds.indices.contains(number - 1), let kind = kinds[number - 1] else { return nil }
    self = kind
  }
}
