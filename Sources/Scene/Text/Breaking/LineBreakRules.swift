// Where a line may end: a small part of the Unicode line breaking algorithm (UAX #14), by pairs of
// neighbours.
//
// Lines end after spaces, after a hyphen inside a word, at zero-width spaces, and next to ideographs
// and kana, unless a mark would stand on the wrong side. It knows no dictionary, no hyphenation, and
// no rule of one language only.

/// Says where a text may be broken, character after character.
struct LineBreakRules {
  private var last = LineBreakClass.lineBreak
  /// Whether the last character is a hyphen, or one of some, with a word before.
  private var isHyphenInWord = false

  /// Takes the next character, and says whether a line may end before it.
  mutating func mayBreak(before next: LineBreakClass) -> Bool {
    let isAllowed = allowsBreak(before: next)
    isHyphenInWord = next == .hyphen && (followsWord || isHyphenInWord)
    last = next
    return isAllowed
  }

  private func allowsBreak(before next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.lineBreak, _), (_, .lineBreak), (_, .space), (_, .zeroWidthSpace): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (.glue, _), (.opening, _), (.wideOpening, _): false
    case (_, .glue), (_, .closing), (_, .wideClosing), (_, .hyphen): false
    case (.hyphen, _): isHyphenInWord && next != .digit
    default: last.isWide || next.isWide
    }
  }

  private var followsWord: Bool {
    switch last {
    case .other, .digit, .ideograph, .closing, .wideClosing: true
    case .space, .lineBreak, .zeroWidthSpace, .glue, .hyphen, .opening, .wideOpening: false
    }
  }
}
