/// Goes through a text and says before each character whether a line may end there.
///
/// Rules are asked in their order; each says yes, no, or nothing.
struct LineBreakRules {
  /// Where in a number the text is, by LB25.
  private enum Number {
    case none
    /// After figures, and separators behind them.
    case figures
    /// After a bracket that closes behind them.
    case closed
  }

  let units: [LineBreakUnit]
  private let isSetting: Bool
  /// The unit before which is asked.
  private(set) var position = 0
  /// The last unit that is no space; its place.
  private(set) var solid = -1
  private var number = Number.none
  /// How many regional indicators stand right before.
  private var flagLetters = 0
  /// Whether a hyphen that begins a word, or several of them, stand right before.
  private var followsInitialHyphen = false

  init(units: [LineBreakUnit], customs: LineBreakOpportunities.Customs) {
    self.units = units
    isSetting = customs == .setting
  }

  /// What is before the next character but the first, and the index of its scalar; `nil` at the end.
  mutating func next() -> (LineBreakOpportunities.Kind, Int)? {
    if position == 0, !units.isEmpty { pass() }
    guard position < units.count else { return nil }
    let kind = kindBefore()
    let start = units[position].start
    pass()
    return (kind, start)
  }

  // MARK: - State

  var a: LineBreakClass { units[position - 1].kind }
  var b: LineBreakClass { units[position].kind }
  /// The last character that is no space.
  var base: LineBreakClass { solid < 0 ? .mandatoryBreak : units[solid].kind }

  func kind(at index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].kind : nil
  }

  /// Whether there is a wide character of East Asian text at a place.
  func isWide(_ index: Int) -> Bool { units.indices.contains(index) && units[index].isWide }

  /// Takes the character into the state.
  private mutating func pass() {
    let kind = units[position].kind
    let isHyphen = kind == .hyphen || units[position].isHyphen2010
    followsInitialHyphen = isHyphen && (followsInitialHyphen || beginsWord)
    flagLetters = kind == .regionalIndicator ? flagLetters + 1 : 0
    switch (number, kind) {
    case (_, .numeric), (.figures, .symbol), (.figures, .infixSeparator): number = .figures
    case (.figures, .closing), (.figures, .closingParenthesis): number = .closed
    default: number = .none
    }
    if kind != .space { solid = position }
    position += 1
  }

  /// Whether what is before the character begins a line or ends a word.
  private var beginsWord: Bool {
    guard position > 0 else { return true }
    return a.isHardBreak || a == .space || a == .zeroWidthSpace || a == .contingentBreak
      || a == .glue
  }

  // MARK: - Rules

  private func kindBefore() -> LineBreakOpportunities.Kind {
    // LB4, LB5
    if a.isHardBreak { return a == .carriageReturn && b == .lineFeed ? .none : .mandatory }
    let isAllowed = spaceRules ?? markRules ?? wordRules ?? pairRules ?? true
    return isAllowed ? .allowed : .none
  }

  /// LB6 to LB12a.
  private var spaceRules: Bool? {
    if b.isHardBreak || b == .space || b == .zeroWidthSpace { return false }
    if base == .zeroWidthSpace { return true }
    if units[position - 1].endsWithJoiner { return false }
    if a == .wordJoiner || b == .wordJoiner || a == .glue { return false }
    if b == .glue, a != .space, a != .breakAfter, a != .hyphen { return false }
    return nil
  }

  /// LB13 to LB19.
  private var markRules: Bool? {
    switch b {
    case .infixSeparator where isSetting && a == .space && kind(at: position + 1) == .numeric:
      return true
    case .closing, .closingParenthesis, .exclamation, .infixSeparator, .symbol: return false
    default: break
    }
    if base == .opening { return false }
    if let isAllowed = isSetting ? laterQuotationRules : quotationRules { return isAllowed }
    if base.isClosing, b == .nonstarter { return false }
    if base == .breakBoth, b == .breakBoth { return false }
    if a == .space { return true }
    return isSetting ? touchingQuotationRules : a.isQuotation || b.isQuotation ? false : nil
  }

  /// LB20 to LB25.
  private var wordRules: Bool? {
    if a == .contingentBreak || b == .contingentBreak { return true }
    if isSetting, followsInitialHyphen, b.isLetter { return false }
    if b == .breakAfter || b == .hyphen || b == .nonstarter || a == .breakBefore { return false }
    if a == .hyphen || a == .breakAfter, kind(at: position - 2) == .hebrewLetter { return false }
    if a == .symbol, b == .hebrewLetter { return false }
    if b == .inseparable { return false }
    if a.isLetter && b == .numeric || a == .numeric && b.isLetter { return false }
    if a == .prefix && b.isIdeographic || a.isIdeographic && b == .postfix { return false }
    let (aIsAffix, bIsAffix) = (a == .prefix || a == .postfix, b == .prefix || b == .postfix)
    if aIsAffix && b.isLetter || a.isLetter && bIsAffix { return false }
    return numberRules(aIsAffix, bIsAffix)
  }

  /// LB25.
  private func numberRules(_ aIsAffix: Bool, _ bIsAffix: Bool) -> Bool? {
    let opens = b == .opening || b == .hyphen
    if aIsAffix, b == .numeric || opens && kind(at: position + 1) == .numeric { return false }
    if a == .opening || a == .hyphen, b == .numeric { return false }
    switch number {
    case .figures:
      if b == .numeric || b == .symbol || b == .infixSeparator || b.isClosing || bIsAffix {
        return false
      }
    case .closed: if bIsAffix { return false }
    case .none: break
    }
    return nil
  }

  /// LB26 to LB30b.
  private var pairRules: Bool? {
    if let isAllowed = koreanRules { return isAllowed }
    if a.isLetter && b.isLetter || a == .infixSeparator && b.isLetter { return false }
    if a.isLetter || a == .numeric, b == .opening, !units[position].isWide { return false }
    if a == .closingParenthesis, !units[position - 1].isWide, b.isLetter || b == .numeric {
      return false
    }
    if a == .regionalIndicator, b == .regionalIndicator { return flagLetters % 2 == 0 }
    if a == .emojiBase || a == .reservedPictograph, b == .emojiModifier { return false }
    return nil
  }

  /// LB26, LB27.
  private var koreanRules: Bool? {
    if isSetting, a.isKorean, b.isKorean || b.isLetter || b == .numeric { return false }
    if isSetting, b.isKorean, a.isLetter || a == .numeric { return false }
    switch (a, b) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT),
      (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT),
      (.jamoT, .jamoT), (.hangulLVT, .jamoT):
      return false
    default: break
    }
    return a.isKorean && b == .postfix || a == .prefix && b.isKorean ? false : nil
  }
}
