/// Which glyph stands for a character: the best of the maps in the table `cmap`.
struct CharacterMap: Sendable {
  /// What the codes of a map are.
  private enum Encoding: Int {
    /// Characters of Unicode, all of them.
    case unicode
    /// Characters of Unicode below U+10000.
    case basicUnicode
    /// Signs without a meaning in Unicode, from U+F000 on.
    case symbol
    /// The character set of old Macintoshes.
    case macRoman
  }

  private var subtable: CharacterSubtable?
  private var encoding = Encoding.unicode
  private var sequences: VariationSequences?

  /// Chooses a map; a table that is missing or broken has none.
  init(_ cmap: FontTable?) {
    guard let cmap, let count = try? cmap.uint16(at: 2) else { return }
    var best = Int.max
    for number in 0..<min(count, max(0, cmap.count - 4) / 8) {
      guard let platform = try? cmap.uint16(at: 4 + number * 8),
        let kind = try? cmap.uint16(at: 4 + number * 8 + 2),
        let offset = try? cmap.offset32(at: 4 + number * 8 + 4),
        let table = try? cmap.part(at: offset)
      else { continue }
      if platform == 0, kind == 5 {
        sequences = sequences ?? VariationSequences(table)
      } else if let encoding = Self.encoding(platform: platform, kind: kind),
        encoding.rawValue < best, let subtable = CharacterSubtable(table)
      {
        best = encoding.rawValue
        self.encoding = encoding
        self.subtable = subtable
      }
    }
  }

  /// The glyph of a character; 0 if there is none.
  func glyph(for scalar: UInt32) -> Int {
    guard let subtable else { return 0 }
    switch encoding {
    case .unicode, .basicUnicode: return subtable.glyph(for: scalar)
    case .symbol:
      let glyph = subtable.glyph(for: scalar)
      return glyph == 0 && scalar < 0x100 ? subtable.glyph(for: 0xF000 + scalar) : glyph
    case .macRoman: return MacRoman.code(of: scalar).map { subtable.glyph(for: $0) } ?? 0
    }
  }

  /// The glyph of a character before a variation selector; 0 if the face does not know the two.
  func glyph(for scalar: UInt32, selector: UInt32) -> Int {
    switch sequences?.answer(for: scalar, selector: selector) {
    case .usual: glyph(for: scalar)
    case .glyph(let glyph): glyph
    case nil: 0
    }
  }

  private static func encoding(platform: Int, kind: Int) -> Encoding? {
    switch (platform, kind) {
    case (3, 10), (0, 4), (0, 6): .unicode
    case (3, 1), (0, 0...3): .basicUnicode
    case (3, 0): .symbol
    case (1, 0): .macRoman
    default: nil
    }
  }
}
