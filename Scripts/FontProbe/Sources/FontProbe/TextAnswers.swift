@testable import Scene

/// Tells where lines end, and in which direction text runs.
enum TextAnswers {
  /// Prints for each text a letter between any two scalars, and after the last: `n` where a line does not
  /// end, `a` where it may, `m` where it has to.
  static func tellBreaks(_ customs: LineBreakOpportunities.Customs) {
    while let line = readLine() {
      let kinds = LineBreakOpportunities(of: scalars(line.split(separator: " ")), customs: customs)
        .kinds
      print(
        kinds.dropFirst().map { kind in
          switch kind {
          case .none: "n"
          case .allowed: "a"
          case .mandatory: "m"
          }
        }.joined())
    }
  }

  /// Prints for each paragraph its level, the levels of its scalars as one line, and their order.
  static func tellDirections() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      let direction: BidirectionalText.Direction =
        words.first == "0" ? .leftToRight : words.first == "1" ? .rightToLeft : .natural
      let scalars = scalars(words.dropFirst())
      let text = BidirectionalText(scalars[...], direction: direction)
      let levels = text.levels(ofLine: scalars.indices)
      let order = BidirectionalText.visualOrder(levels)
      print(
        "\(text.paragraphLevel);\(levels.map(String.init).joined(separator: " "));"
          + order.map(String.init).joined(separator: " "))
    }
  }

  private static func scalars(_ words: some Sequence<Substring>) -> [Unicode.Scalar] {
    words.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
  }
}
