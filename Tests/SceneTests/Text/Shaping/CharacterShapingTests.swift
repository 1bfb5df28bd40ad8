import Scene
import TestSupport
import Testing

@testable import Scene

/// What becomes of characters before any rule: composition, order of marks, spaces, what is invisible.
@Suite struct CharacterShapingTests {
  private func font(_ characters: [UInt32: Int]) -> RuleFont {
    var font = RuleFont()
    for (character, glyph) in characters { font.builder.characters[character] = glyph }
    return font
  }

  @Test("a letter and its mark are one glyph if the face has it")
  func composed() throws {
    let font = font([0xE9: 40])
    #expect(try font.glyphs("e\u{301}a") == [40, 1])
    #expect(try font.clusters("e\u{301}a") == [0, 2])
    #expect(try font.glyphs("\u{E9}") == [40])
  }

  @Test("a character is two glyphs if the face has those only")
  func decomposed() throws {
    #expect(try RuleFont().glyphs("\u{E9}") == [5, 30])
    #expect(try RuleFont().clusters("x\u{E9}") == [0, 1, 1])
    // ǘ is ü and an acute, ü is u and a diaeresis.
    #expect(try RuleFont().glyphs("\u{1D8}") == [21, 32, 30])
    #expect(try font([0xFC: 41]).glyphs("\u{1D8}") == [41, 30])
    // A face that lacks a part has neither.
    #expect(try RuleFont().glyphs("\u{F1}") == [0])
  }

  @Test("a character that is the same as another is drawn as that")
  func singleton() throws {
    // The kelvin sign is K, the ångström sign Å.
    #expect(try font([0x4B: 40]).glyphs("\u{212A}") == [40])
    #expect(try font([0xC5: 41]).glyphs("\u{212B}") == [41])
  }

  @Test("marks are ordered by their classes, and those that face composes are found beyond others")
  func order() throws {
    // Below (220) before above (230); é is composed across the dot below.
    #expect(try RuleFont().glyphs("a\u{301}\u{323}") == [1, 31, 30])
    #expect(try font([0xE9: 40]).glyphs("e\u{323}\u{301}") == [40, 31])
    // Two marks above keep their order, and the second does not pass the first.
    #expect(try RuleFont().glyphs("a\u{301}\u{308}") == [1, 30, 32])
    #expect(try font([0xE4: 40]).glyphs("a\u{301}\u{308}") == [1, 30, 32])
  }

  @Test("marks are ordered where they stand, also in a long run between others")
  func orderInLongRun() throws {
    let text = String(repeating: "x\u{301}\u{323}", count: 2_000)
    let one = try RuleFont().glyphs("x\u{323}\u{301}")
    #expect(try RuleFont().glyphs(text) == (0..<2_000).flatMap { _ in one })
  }

  @Test("a grapheme joiner keeps marks from being ordered")
  func graphemeJoiner() throws {
    #expect(try font([0x34F: 60]).glyphs("a\u{301}\u{34F}\u{323}") == [1, 30, 27, 31])
  }

  @Test("syllables of Hangul are composed and taken apart")
  func hangul() throws {
    // 한 is ᄒ, ᅡ and ᆫ; 하 is the first two.
    var parts = font([0x1112: 40, 0x1161: 41, 0x11AB: 42])
    parts.options.script = "hang"
    #expect(try parts.glyphs("\u{D55C}") == [40, 41, 42])
    #expect(try parts.clusters("a\u{D55C}") == [0, 1, 1, 1])
    var whole = font([0xD55C: 50, 0xD558: 51])
    whole.options.script = "hang"
    #expect(try whole.glyphs("\u{D55C}") == [50])
    #expect(try whole.glyphs("\u{1112}\u{1161}\u{11AB}") == [50])
    #expect(try whole.glyphs("\u{1112}\u{1161}a") == [51, 1])
  }

  @Test("spaces that the face lacks have their width of its own")
  func spaces() throws {
    let text = "a\u{2003}\u{2002}\u{2004}\u{2009}\u{200A}\u{3000}\u{A0}"
    #expect(try RuleFont().glyphs(text) == [1, 27, 27, 27, 27, 27, 27, 27])
    #expect(try RuleFont().advances(text) == [500, 1000, 500, 333, 200, 63, 1000, 500])
    // A figure space is as wide as a figure, a narrow one half a space.
    #expect(try font([0x30: 40]).advances("\u{2007}\u{202F}") == [600, 250])
    #expect(try font([0x2003: 40]).glyphs("\u{2003}") == [40])
  }

  @Test("the hyphen that no line ends at is a hyphen")
  func hyphen() throws {
    #expect(try font([0x2010: 40]).glyphs("\u{2011}") == [40])
    #expect(try font([0x2010: 40, 0x2011: 41]).glyphs("\u{2011}") == [41])
  }

  @Test("what is invisible is a space of no width, or nothing where there is no space")
  func ignorables() throws {
    var font = font([0xAD: 40])
    #expect(try font.glyphs("a\u{AD}b\u{200B}") == [1, 27, 2, 27])
    #expect(try font.advances("a\u{AD}b\u{200B}") == [500, 0, 500, 0])
    font.builder.characters[0x20] = nil
    #expect(try font.glyphs("a\u{AD}b\u{200B}") == [1, 2])
    #expect(try font.clusters("\u{AD}ab\u{200B}c") == [0, 2, 4])
  }

  @Test("a variation selector chooses a drawing, or is nothing")
  func selectors() throws {
    var font = RuleFont()
    // Format 14: for U+FE0F glyph 50 instead of a; b is as without.
    var variations = FontBytes(14)
    variations.append32(0)
    variations.append32(1)
    variations.append24(0xFE0F)
    variations.append32(21)
    variations.append32(29)
    variations.append32(1)
    variations.append24(0x62)
    variations.append8(0)
    variations.append32(1)
    variations.append24(0x61)
    variations.append(50)
    var length = FontBytes(14)
    length.append32(variations.count + 4)
    length.append(Array(variations.bytes.dropFirst(6)))
    font.builder.tables["cmap"] = FontBuilder.cmap([
      (platform: 0, encoding: 5, subtable: length),
      (platform: 3, encoding: 10, subtable: FontBuilder.format12(font.builder.characters)),
    ])
    #expect(try font.glyphs("a\u{FE0F}b\u{FE0F}c\u{FE0F}") == [50, 2, 3, 27])
    #expect(try font.clusters("a\u{FE0F}b") == [0, 2])
    #expect(try font.advances("c\u{FE0F}") == [500, 0])
  }

  @Test("what is joined to the character before it is of its cluster")
  func graphemes() throws {
    let font = font([0x1F469: 40, 0x1F3FD: 41, 0x1F680: 42, 0x1F1E9: 43, 0x1F1EA: 44])
    #expect(try font.clusters("a\u{1F469}\u{1F3FD}\u{200D}\u{1F680}b") == [0, 1, 1, 1, 1, 5])
    #expect(
      try font.clusters("\u{1F1E9}\u{1F1EA}\u{1F1E9}\u{1F1EA}\u{1F1E9}") == [0, 0, 2, 2, 4])
  }

  @Test("an empty text has no glyphs, and clusters are places in what the slice is of")
  func slices() throws {
    let face = try Typeface(RuleFont().builder.bytes)
    let scalars: [Unicode.Scalar] = ["a", "b", "c"]
    #expect(face.shape([]) == [])
    #expect(face.shape(scalars[1...]).map { $0.cluster } == [1, 2])
  }
}
