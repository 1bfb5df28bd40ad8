extension LineBreakRules {
  /// LB15: no line ends between a quotation mark and a bracket that opens.
  var quotationRules: Bool? { base.isQuotation && b == .opening ? false : nil }

  /// LB15a and LB15b of version 15.1: a mark that opens a quotation keeps what follows, one that
  /// closes it stays with what is before, also across spaces.
  var laterQuotationRules: Bool? {
    if base == .initialQuotation, opensQuotation(before: kind(at: solid - 1)) { return false }
    if b == .finalQuotation, closesQuotation(before: kind(at: position + 1)) { return false }
    return nil
  }

  /// LB19 and LB19a of version 16.0: between ideographs a line may end outside the marks.
  var touchingQuotationRules: Bool? {
    if b.isQuotation {
      let isInside = b != .initialQuotation || !isWide(position - 1) || !isWide(position + 1)
      if isInside { return false }
    }
    if a.isQuotation {
      let isInside = a != .finalQuotation || !isWide(position) || !isWide(position - 2)
      if isInside { return false }
    }
    return nil
  }

  private func opensQuotation(before kind: LineBreakClass?) -> Bool {
    guard let kind else { return true }
    return kind.isHardBreak || kind == .opening || kind.isQuotation || kind == .glue
      || kind == .space || kind == .zeroWidthSpace
  }

  private func closesQuotation(before kind: LineBreakClass?) -> Bool {
    guard let kind else { return true }
    switch kind {
    case .space, .glue, .wordJoiner, .exclamation, .infixSeparator, .symbol, .zeroWidthSpace:
      return true
    default: return kind.isHardBreak || kind.isClosing || kind.isQuotation
    }
  }
}
