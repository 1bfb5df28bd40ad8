// The syllables of Hangul are arranged so that their parts follow from their numbers (Unicode, chapter
// 3.12): 19 leading consonants, 21 vowels, and 27 trailing consonants or none.

/// A syllable of Hangul.
struct HangulSyllable: Hashable, Sendable {
  private static let first: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  /// One before the first: the number 0 stands for no trailing consonant.
  private static let trailing: UInt32 = 0x11A7
  private static let vowelCount: UInt32 = 21
  private static let trailingCount: UInt32 = 28

  private let number: UInt32

  /// The syllable of a scalar; `nil` for another scalar.
  init?(_ scalar: UInt32) {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    number = scalar - Self.first
  }

  /// The syllable of a leading consonant and a vowel, or of a syllable and a trailing consonant.
  init?(composing pair: CanonicalPair) {
    if (0x1100...0x1112).contains(pair.first), (0x1161...0x1175).contains(pair.second) {
      let consonant = pair.first - Self.leading
      number = (consonant * Self.vowelCount + pair.second - Self.vowel) * Self.trailingCount
    } else if let syllable = HangulSyllable(pair.first), !syllable.hasTrailing,
      (0x11A8...0x11C2).contains(pair.second)
    {
      number = syllable.number + pair.second - Self.trailing
    } else {
      return nil
    }
  }

  /// The character.
  var scalar: UInt32 { Self.first + number }

  /// Whether it ends in a consonant.
  var hasTrailing: Bool { number % Self.trailingCount != 0 }

  /// Its two or three letters.
  var letters: [UInt32] {
    let pair = pair
    guard let open = HangulSyllable(pair.first) else { return [pair.first, pair.second] }
    return [open.pair.first, open.pair.second, pair.second]
  }

  /// What it is the same as: a syllable and its trailing consonant, or a consonant and a vowel.
  var pair: CanonicalPair {
    let trailing = number % Self.trailingCount
    if trailing > 0 { return CanonicalPair(scalar - trailing, Self.trailing + trailing) }
    let open = number / Self.trailingCount
    return CanonicalPair(
      Self.leading + open / Self.vowelCount, Self.vowel + open % Self.vowelCount)
  }
}
