/// What rules see of a glyph beside its number.
struct GlyphTraits: Hashable, Sendable {
  /// What a glyph is to rules: bits, as in the flags of lookups that do not see it.
  enum Kind: UInt8, Sendable {
    case unknown = 0
    case base = 0x02
    case ligature = 0x04
    case mark = 0x08
  }

  /// What it is.
  var kind = Kind.unknown
  /// The class of a mark, by which rules may see some of them only.
  var markClass: UInt8 = 0
  /// A rule has put it there.
  var isSubstituted = false
  /// A rule has made it of several.
  var isLigated = false
  /// A rule has made it as one of several of one.
  var isMultiplied = false

  /// The same history with what a table says of another glyph.
  func replaced(by other: GlyphTraits) -> GlyphTraits {
    var traits = self
    traits.kind = other.kind
    traits.markClass = other.markClass
    return traits
  }
}
