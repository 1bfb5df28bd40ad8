/// What breaking and ordering lines need to know of a character.
struct SettingProperties {
  /// Its class for line breaking.
  var lineBreak: LineBreakClass
  /// Its class for the order of both directions.
  var bidi: BidiClass
  /// Whether it is wide in East Asian text.
  var isWide: Bool

  /// The properties of all characters, read once.
  static let table = Table()

  /// Ranges of properties.
  struct Table: Sendable {
    private let ranges = ScalarRanges(UnicodeData.setting)
    /// The line break class and, in the high byte, the bidi class.
    private var pairs: [UInt16] = []

    init() {
      var numbers = UnicodeData.Numbers(UnicodeData.settingValues)
      while let low = numbers.next(), let high = numbers.next() {
        pairs.append(UInt16(truncatingIfNeeded: low | high << 8))
      }
    }

    /// The properties of a scalar.
    func properties(of scalar: Unicode.Scalar) -> SettingProperties {
      let place = ranges.value(of: scalar)
      let pair = pairs.indices.contains(place) ? pairs[place] : 0
      var lineBreak = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: pair)) ?? .alphabetic
      if lineBreak == .hangul {
        // 28 syllables follow each other that differ in the final consonant only, none first.
        lineBreak = (scalar.value &- 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
      }
      let bidi = UInt8(truncatingIfNeeded: pair >> 8)
      return SettingProperties(
        lineBreak: lineBreak, bidi: BidiClass(rawValue: bidi & 31) ?? .leftToRight,
        isWide: bidi & 32 != 0)
    }
  }
}
