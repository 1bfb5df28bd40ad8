/// What a character is to whoever looks for a place to end a line.
///
/// The cases are the classes of UAX #14, in the order of `Scripts/unicode-tables`, but that classes
/// whose meaning a rule leaves open (AI, CJ, SA, SG, XX) are resolved as its rule LB1 says, and that
/// quotation marks and pictographs that are not assigned yet have a case of their own where a rule asks.
enum LineBreakClass: UInt8 {
  case mandatoryBreak, carriageReturn, lineFeed, combiningMark, nextLine, wordJoiner
  case zeroWidthSpace, glue, space, zeroWidthJoiner, breakBoth, breakAfter, breakBefore, hyphen
  case contingentBreak, closing, closingParenthesis, exclamation, inseparable, nonstarter, opening
  case quotation, initialQuotation, finalQuotation, infixSeparator, numeric, postfix, prefix
  case symbol, alphabetic, hebrewLetter, emojiBase, emojiModifier
  /// A Hangul syllable, with or without a final consonant: `init(of:)` says which.
  case hangul
  case jamoL, jamoV, jamoT, regionalIndicator, ideographic
  /// A code point that is kept for a pictograph.
  case reservedPictograph
  case hangulLV, hangulLVT

  /// Whether a line ends after it in any case.
  var isHardBreak: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether a combining mark after it stands for itself.
  var takesNoMarks: Bool { isHardBreak || self == .space || self == .zeroWidthSpace }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  var isClosing: Bool { self == .closing || self == .closingParenthesis }

  var isIdeographic: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  var isKorean: Bool {
    switch self {
    case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
