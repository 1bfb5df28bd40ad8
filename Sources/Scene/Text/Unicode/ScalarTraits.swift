/// What shaping must know of a character.
struct ScalarTraits: Hashable, Sendable {
  /// Whether it is a mark, and of what kind.
  var mark = MarkProperties.Kind.none
  /// The order among marks of one base: 0 for what is not reordered.
  var combiningClass: UInt8 = 0
  /// Nothing is drawn for it, if no rule says otherwise.
  var isIgnorable = false
  /// It is ignorable, and yet rules of substitution must see it.
  var isHidden = false
  /// It belongs to the character before it.
  var continues = false
  /// What joins, or parts, letters of cursive scripts.
  var isJoiner = false
  var isNonJoiner = false

  /// What Unicode says of a scalar.
  init(_ scalar: UInt32) {
    guard scalar >= 0xAD else { return }
    isIgnorable = Self.isIgnorable(scalar)
    if isIgnorable {
      isNonJoiner = scalar == 0x200C
      isJoiner = scalar == 0x200D
      isHidden =
        (0x180B...0x180D).contains(scalar) || scalar == 0x180F || scalar == 0x34F
        || (0xE0020...0xE007F).contains(scalar)
    }
    guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return }
    let properties = MarkProperties.table.properties(of: scalar)
    guard properties.kind != .none else { return }
    mark = properties.kind
    continues = true
    combiningClass = Self.order(of: scalar.value, class: properties.combiningClass)
  }

  /// Whether it is any kind of mark.
  var isMark: Bool { mark != .none }

  /// Whether a scalar chooses a drawing of the character before it.
  static func isVariationSelector(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  /// Whether nothing is drawn for a scalar: `Default_Ignorable_Code_Point` without the fillers of
  /// Hangul and the signs of shorthand, which faces draw.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  // Marks in the order in which faces expect them, where Unicode's fixed classes of one script say
  // nothing of it: Hebrew as the manual of the SBL faces has it, shadda before the vowels of Arabic,
  // vowels of Thai below before its tones, of Tibetan below before those above.
  private static func order(of scalar: UInt32, class combiningClass: UInt8) -> UInt8 {
    switch scalar {
    case 0x1A60, 0xFC6: return 254
    case 0xF39: return 127
    default: break
    }
    switch combiningClass {
    case 10...26: return hebrew[Int(combiningClass) - 10]
    case 27...32: return combiningClass + 1
    case 33: return 27
    case 84: return 4
    case 91: return 5
    case 103: return 3
    case 130: return 132
    case 132: return 131
    default: return combiningClass
    }
  }

  private static let hebrew: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]
}
