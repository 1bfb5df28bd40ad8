/// How a letter of a cursive script joins its neighbours.
enum JoiningType: UInt32, Sendable {
  /// It does not.
  case none = 0
  /// The letter after it only.
  case left = 1
  /// The letter before it only.
  case right = 2
  /// Both.
  case dual = 3
  /// The letter before it only: the Alaph of Syriac, which has forms of its own.
  case alaph = 4
  /// The letter before it only: Dalath and Rish, after which Alaph has yet another form.
  case dalathRish = 5
  /// It is passed over, as marks are.
  case transparent = 6

  private static let table = ScalarRanges(UnicodeData.joining)

  /// The type of a character.
  init(_ item: ShapingItem) {
    let value = Unicode.Scalar(item.scalar).map { Self.table.value(of: $0) } ?? 0
    let isMark =
      item.character.mark == .nonSpacing || item.character.mark == .enclosing
      || ScalarTraits.isVariationSelector(item.scalar)
    self = value == 0 && isMark ? .transparent : JoiningType(rawValue: UInt32(value)) ?? .none
  }

  /// Whether it joins the letter before it.
  var joinsBefore: Bool {
    switch self {
    case .right, .dual, .alaph, .dalathRish: true
    case .none, .left, .transparent: false
    }
  }

  /// Whether it joins the letter after it.
  var joinsAfter: Bool { self == .left || self == .dual }
}
