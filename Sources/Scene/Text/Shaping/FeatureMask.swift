/// The features of which not every glyph of a run takes part: a bit for each.
enum FeatureMask {
  /// All glyphs.
  static let global: UInt32 = 1
  static let isolated: UInt32 = 1 << 1
  static let final: UInt32 = 1 << 2
  static let final2: UInt32 = 1 << 3
  static let final3: UInt32 = 1 << 4
  static let medial: UInt32 = 1 << 5
  static let medial2: UInt32 = 1 << 6
  static let initial: UInt32 = 1 << 7
  static let fraction: UInt32 = 1 << 8
  static let numerator: UInt32 = 1 << 9
  static let denominator: UInt32 = 1 << 10
  static let mirrored: UInt32 = 1 << 11
  static let leadingJamo: UInt32 = 1 << 12
  static let vowelJamo: UInt32 = 1 << 13
  static let trailingJamo: UInt32 = 1 << 14
  static let contextual: UInt32 = 1 << 15
}
