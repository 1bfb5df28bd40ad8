/// A rule that a run is put to, and for which of its glyphs.
struct LookupUse: Hashable, Sendable {
  /// The rule's number.
  var lookup: Int
  /// The features by which it is asked for: a glyph must take part in one.
  var mask: UInt32
  /// Whether context is found beyond a zero width non-joiner.
  var overlooksNonJoiners = true
  /// Whether glyphs are found beyond a zero width joiner.
  var overlooksJoiners = true
}
