// Which characters belong to the one before them: marks, modifiers of emoji, what is joined to an emoji,
// the second of two regional indicators, tags, and the voicing marks of half-width kana (Unicode, UAX
// #29, as much of it as shaping needs to turn a run without tearing it).

/// What belongs to the character before it.
enum Graphemes {
  /// Marks the characters of a run that continue the one before them.
  static func mark(_ items: inout [ShapingItem]) {
    var place = 0
    while place < items.count {
      let scalar = items[place].scalar
      defer { place += 1 }
      guard scalar >= 0x200D else { continue }
      switch scalar {
      case 0x1F3FB...0x1F3FF, 0xFF9E...0xFF9F, 0xE0020...0xE007F:
        items[place].character.continues = true
      case 0x1F1E6...0x1F1FF where place > 0:
        let last = items[place - 1]
        if isRegionalIndicator(last.scalar), !last.character.continues {
          items[place].character.continues = true
        }
      case 0x200D:
        items[place].character.continues = true
        if place + 1 < items.count, isPictographic(items[place + 1].scalar) {
          place += 1
          items[place].character.continues = true
        }
      default: break
      }
    }
  }

  /// Whether a scalar is a letter of a script from right to left.
  static func isRightToLeftLetter(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let bidi = SettingProperties.table.properties(of: scalar).bidi
    return bidi == .rightToLeft || bidi == .arabicLetter
  }

  private static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// Whether a scalar is a picture that others are joined to; the blocks that hold them.
  private static func isPictographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x203C, 0x2049, 0x2122, 0x2139, 0x2194...0x21AA, 0x231A...0x23FF, 0x24C2, 0x25AA...0x25FE,
      0x2600...0x27BF, 0x2934...0x2935, 0x2B05...0x2B55, 0x3030, 0x303D, 0x3297, 0x3299,
      0x1F000...0x1F1E5, 0x1F200...0x1F3FA, 0x1F400...0x1FAFF:
      true
    default: false
    }
  }
}
