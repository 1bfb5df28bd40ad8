/// A glyph on its way through the rules.
struct ShapingItem: Sendable {
  /// What a glyph has to do with a ligature before it, or is itself.
  struct Ligature: Hashable, Sendable {
    /// The ligature's number; 0 for none.
    var id: UInt16 = 0
    /// The number of parts of a ligature; else the part that the glyph belongs to, 0 for none.
    var number: UInt8 = 0
    /// Whether the glyph is the ligature.
    var isWhole = false
  }

  /// The character.
  var scalar: UInt32
  /// The glyph.
  var glyph: Int = 0
  /// The place in the text of the first character that it stands for.
  var cluster: Int
  /// The features that it takes part in.
  var mask: UInt32 = FeatureMask.global
  /// What rules see of it.
  var traits = GlyphTraits()
  /// What is known of the character.
  var character: ScalarTraits
  /// The ligature that it belongs to.
  var ligature = Ligature()
  /// How wide a space is that the face does not have.
  var space = SpaceWidth.none

  /// A character that has no glyph yet.
  init(_ scalar: UInt32, cluster: Int) {
    self.scalar = scalar
    self.cluster = cluster
    character = ScalarTraits(scalar)
  }

  /// Whether nothing shall be drawn for it: no rule has replaced it.
  var isIgnorable: Bool { character.isIgnorable && !traits.isSubstituted }

  /// The part of a ligature that it belongs to, or the place among what one glyph became; 0 for none.
  var part: Int { ligature.isWhole ? 0 : Int(ligature.number) }

  /// The number of parts that it was made of.
  var partCount: Int {
    traits.kind == .ligature && ligature.isWhole ? Int(ligature.number) : 1
  }
}
