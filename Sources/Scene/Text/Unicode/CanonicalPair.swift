/// Two characters that are the same as one.
///
/// - Source: Unicode, chapter 3.7, canonical decomposition and composition, one step of it; the syllables
///   of Hangul by arithmetic.
struct CanonicalPair: Hashable, Sendable {
  /// The character.
  var first: UInt32
  /// The mark that follows it; 0 if there is none.
  var second: UInt32

  /// A pair.
  init(_ first: UInt32, _ second: UInt32) {
    self.first = first
    self.second = second
  }

  /// What a character is the same as; `nil` if it has no parts.
  init?(of scalar: UInt32) {
    guard scalar >= 0xC0,
      let pair = HangulSyllable(scalar)?.pair ?? Compositions.table.pair(of: scalar)
    else { return nil }
    self = pair
  }

  /// The character that the pair is the same as; `nil` if there is none.
  ///
  /// Hebrew letters with points count only if `oldHebrew` says so: Unicode has them, and does not
  /// compose them.
  func composed(oldHebrew: Bool = false) -> UInt32? {
    guard second >= 0x300 else { return nil }
    if let syllable = HangulSyllable(composing: self) { return syllable.scalar }
    return Compositions.table.composed(self, oldHebrew: oldHebrew)
  }
}
