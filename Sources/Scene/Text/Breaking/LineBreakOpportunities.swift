// Where a line may end: the Unicode line breaking algorithm.
//
// All rules of UAX #14 for version 15.0, numbers by the expression of its section 8.2, example 7, as the
// test file of the standard has it. Labels are set with a few customs more: what later versions say of
// quotation marks in East Asian text (LB15, LB19) and of a hyphen that begins a word (LB20a), and
// that lines of Korean end between words, as they do in UIKit. Without dictionaries Thai, Lao, Khmer and
// Burmese lines end at spaces.

/// The places of a text where a line may end or has to.
package struct LineBreakOpportunities {
  /// What may be between two scalars.
  package enum Kind: UInt8 {
    /// A line does not end here.
    case none
    /// A line may end here.
    case allowed
    /// A line ends here.
    case mandatory
  }

  /// Which rules hold.
  package enum Customs {
    /// Those of the standard's version 15.0 alone.
    case standard
    /// Those that labels are set with.
    case setting
  }

  /// For each scalar what is before it, and what is after the last; none before the first.
  package private(set) var kinds: [Kind]

  /// Finds the places of a text.
  ///
  /// - Complexity: O(n).
  package init(of scalars: [Unicode.Scalar], customs: Customs = .standard) {
    kinds = Array(repeating: .none, count: scalars.count + 1)
    guard !scalars.isEmpty else { return }
    var rules = LineBreakRules(units: LineBreakUnit.units(of: scalars[...]), customs: customs)
    while let (kind, index) = rules.next() { kinds[index] = kind }
    kinds[scalars.count] = .mandatory
  }
}
