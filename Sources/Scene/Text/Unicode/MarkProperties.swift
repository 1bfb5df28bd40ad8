/// What kind of mark a character is, and how marks are ordered.
struct MarkProperties: Hashable, Sendable {
  /// The kinds of marks.
  enum Kind: UInt8, Sendable {
    case none = 0
    case nonSpacing = 1
    case spacing = 2
    case enclosing = 3
  }

  /// Its kind.
  var kind: Kind
  /// Its combining class.
  var combiningClass: UInt8

  /// The properties of all characters, read once.
  static let table = Table()

  /// Ranges of properties.
  struct Table: Sendable {
    private let ranges = ScalarRanges(UnicodeData.marks)
    private var values: [MarkProperties] = []

    init() {
      var numbers = UnicodeData.Numbers(UnicodeData.markValues)
      while let kind = numbers.next(), let combiningClass = numbers.next() {
        values.append(
          MarkProperties(
            kind: Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .none,
            combiningClass: UInt8(truncatingIfNeeded: combiningClass)))
      }
    }

    /// The properties of a scalar.
    func properties(of scalar: Unicode.Scalar) -> MarkProperties {
      let place = ranges.value(of: scalar)
      return values.indices.contains(place)
        ? values[place] : MarkProperties(kind: .none, combiningClass: 0)
    }
  }
}
