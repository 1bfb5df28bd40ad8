import Scene
import Testing
import TestSupport

@Suite struct CharacterMapTests {
  private typealias Subtable = (platform: Int, encoding: Int, subtable: FontBytes)

  /// The glyphs of characters by a font of 300 glyphs with such maps; -1 for none.
  private static func glyphs(_ subtables: [Subtable], _ characters: [UInt32]) throws -> [Int32] {
    let face = try face(subtables)
    return characters.map { character in
      Unicode.Scalar(character).flatMap { face.glyph(for: $0) }?.index ?? -1
    }
  }

  private static func face(_ subtables: [Subtable]) throws -> Typeface {
    var builder = FontBuilder(
      glyphs: [FontBuilder.Glyph](repeating: .init(advance: 500), count: 300))
    builder.tables["cmap"] = FontBuilder.cmap(subtables)
    return try Typeface(builder.bytes)
  }

  @Test("format 0 has a byte for each of 256 characters")
  func format0() throws {
    var table = FontBytes(0, 262, 0)
    for code in 0..<256 { table.append8(code == 0x41 ? 7 : 0) }
    let glyphs = try Self.glyphs([(0, 3, table)], [0x41, 0x42, 0x100, 0x10041])
    #expect(glyphs == [7, -1, -1, -1])
  }

  @Test("format 4 adds a difference, or reads a list")
  func format4() throws {
    // Segments 0x41 … 0x43 with a difference, 0x61 … 0x62 with a list, and the last.
    var table = FontBytes(4, 0, 0, 6, 0, 0, 0)
    table.append([0x43, 0x62, 0xFFFF, 0])
    table.append([0x41, 0x61, 0xFFFF])
    table.append([10 - 0x41, 5, 1])
    table.append([0, 4, 0])
    table.append([20, 0])
    let glyphs = try Self.glyphs(
      [(3, 1, table)], [0x40, 0x41, 0x43, 0x44, 0x61, 0x62, 0xFFFF, 0x10041])
    #expect(glyphs == [-1, 10, 12, -1, 25, -1, -1, -1])
  }

  @Test("format 6 is a list for one range")
  func format6() throws {
    let table = FontBytes(6, 16, 0, 0x30, 3, 5, 0, 7)
    let glyphs = try Self.glyphs([(0, 3, table)], [0x2F, 0x30, 0x31, 0x32, 0x33])
    #expect(glyphs == [-1, 5, -1, 7, -1])
  }

  @Test("format 10 is a list for one range anywhere")
  func format10() throws {
    let table = FontBytes(10, 0, 0, 24, 0, 0, 1, 0xF600, 0, 2, 5, 6)
    let glyphs = try Self.glyphs([(3, 10, table)], [0x1F5FF, 0x1F600, 0x1F601, 0x1F602])
    #expect(glyphs == [-1, 5, 6, -1])
  }

  @Test("the glyphs of format 12 count up, those of format 13 do not")
  func groups() throws {
    var table = FontBytes(12, 0, 0, 40, 0, 0, 0, 2)
    table.append([0, 0x41, 0, 0x43, 0, 9])
    table.append([1, 0xF600, 1, 0xF60F, 0, 100])
    let codes: [UInt32] = [0x40, 0x41, 0x43, 0x44, 0x1F600, 0x1F60F, 0x1F610]
    #expect(try Self.glyphs([(3, 10, table)], codes) == [-1, 9, 11, -1, 100, 115, -1])
    table.set(13, at: 0)
    #expect(try Self.glyphs([(3, 10, table)], codes) == [-1, 9, 9, -1, 100, 100, -1])
  }

  @Test("format 14 knows variants, and sequences that are drawn as usual")
  func sequences() throws {
    var table = FontBytes(14)
    table.append32(0)
    table.append32(1)
    table.append24(0xFE0F)
    table.append32(21)
    table.append32(29)
    table.append32(1)
    table.append24(0x41)
    table.append8(1)
    table.append32(1)
    table.append24(0x263A)
    table.append(200)
    let face = try Self.face([
      (0, 5, table), (3, 10, FontBuilder.format12([0x41: 1, 0x42: 2, 0x43: 3, 0x263A: 4])),
    ])
    let selector = Unicode.Scalar(0xFE0F as UInt16) ?? " "
    func glyph(_ scalar: Unicode.Scalar, _ selector: Unicode.Scalar) -> Int32 {
      face.glyph(for: scalar, variation: selector)?.index ?? -1
    }
    #expect(glyph("\u{263A}", selector) == 200)
    #expect(glyph("A", selector) == 1)
    #expect(glyph("B", selector) == 2)
    #expect(glyph("C", selector) == -1)
    #expect(glyph("A", "\u{FE0E}") == -1)
    let font = Font(face, size: 10)
    #expect(font.glyph(for: "\u{263A}\u{FE0F}").index == 200)
    #expect(font.glyph(for: "C\u{FE0F}").index == 3)
  }

  @Test("the best of several maps is taken, wherever it stands")
  func choice() throws {
    let full = FontBuilder.format12([0x41: 5, 0x1F600: 6])
    let basic = FontBytes(6, 12, 0, 0x41, 1, 7)
    let mac = FontBytes(6, 12, 0, 0x41, 1, 8)
    let unknown = FontBytes(2, 6, 0)
    let codes: [UInt32] = [0x41, 0x1F600]
    #expect(try Self.glyphs([(1, 0, mac), (3, 1, basic), (3, 10, full)], codes) == [5, 6])
    #expect(try Self.glyphs([(0, 4, full), (3, 1, basic)], codes) == [5, 6])
    #expect(try Self.glyphs([(1, 0, mac), (0, 3, basic), (3, 10, unknown)], codes) == [7, -1])
    #expect(try Self.glyphs([(1, 0, mac)], codes) == [8, -1])
    #expect(try Self.glyphs([], codes) == [-1, -1])
  }

  @Test("signs of symbol fonts are found by the codes of letters, too")
  func symbols() throws {
    let table = FontBytes(6, 14, 0, 0xF041, 2, 5, 6)
    let glyphs = try Self.glyphs([(3, 0, table)], [0x41, 0x42, 0xF041, 0x43])
    #expect(glyphs == [5, 6, 5, -1])
  }

  @Test("maps of old Macintoshes are read by their characters")
  func macRoman() throws {
    // Ä is byte 0x80 there, ∑ is 0xB7 and ﬁ is 0xDE.
    var table = FontBytes(0, 262, 0)
    for code in 0..<256 { table.append8(code) }
    let glyphs = try Self.glyphs([(1, 0, table)], [0xC4, 0x2211, 0xFB01, 0x41, 0x391])
    #expect(glyphs == [0x80, 0xB7, 0xDE, 0x41, -1])
  }

  @Test("a glyph that the face does not have is none")
  func beyond() throws {
    let table = FontBuilder.format12([0x41: 299, 0x42: 300, 0x43: 70_000])
    #expect(try Self.glyphs([(3, 10, table)], [0x41, 0x42, 0x43]) == [299, -1, -1])
  }
}
