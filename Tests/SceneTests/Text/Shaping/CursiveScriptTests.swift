import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

/// Letters of Arabic and Syriac in a font whose forms are the letter's glyph and so many more.
@Suite struct CursiveScriptTests {
  private static let forms: [(FontTag, Int)] = [
    ("isol", 10), ("fina", 20), ("medi", 30), ("init", 40), ("fin2", 50), ("fin3", 60),
    ("med2", 65),
  ]

  private func font(_ characters: [UInt32], script: FontTag) -> RuleFont {
    var font = RuleFont()
    for (place, character) in characters.enumerated() {
      font.builder.characters[character] = 1 + place
    }
    let rules = Self.forms.map { form in
      FontBuilder.Lookup(1, [1, .link(Font.coverage(1...9)), .word(form.1)])
    }
    var features: [(FontTag, [Int])] = []
    for (number, form) in Self.forms.enumerated() { features.append((form.0, [number])) }
    let all = FontBuilder.System(Array(features.indices))
    font.builder.tables["GSUB"] = Font.layout(
      rules, features: features, scripts: [(script, [(nil, all)])])
    font.options.script = script
    font.options.isRightToLeft = true
    return font
  }

  /// Beh joins both, alef the letter before it only; hamza joins none.
  private var arabic: RuleFont { font([0x628, 0x627, 0x621, 0x200D], script: "arab") }

  @Test("letters take the forms of their places")
  func arabicForms() throws {
    #expect(try arabic.glyphs("\u{628}") == [11])
    #expect(try arabic.glyphs("\u{628}\u{628}") == [41, 21])
    #expect(try arabic.glyphs("\u{628}\u{628}\u{628}") == [41, 31, 21])
    #expect(try arabic.glyphs("\u{628}\u{627}\u{628}") == [41, 22, 11])
    #expect(try arabic.glyphs("\u{627}\u{627}") == [12, 12])
    // Hamza has no joining type, and so no form.
    #expect(try arabic.glyphs("\u{628}\u{621}\u{628}") == [11, 3, 11])
    #expect(try arabic.glyphs("\u{628} \u{628}") == [11, 27, 11])
  }

  @Test("marks are passed over, a joiner joins, a non-joiner parts")
  func arabicMarks() throws {
    #expect(try arabic.glyphs("\u{628}\u{301}\u{628}") == [41, 30, 21])
    #expect(try arabic.glyphs("\u{628}\u{200D}").first == 41)
    #expect(try arabic.glyphs("\u{200D}\u{628}").last == 21)
    // A variation selector that the face does not know is passed over, too.
    #expect(try arabic.glyphs("\u{628}\u{FE0F}\u{628}") == [41, 27, 21])
    var font = arabic
    font.builder.characters[0x200C] = 5
    #expect(try font.glyphs("\u{628}\u{200C}\u{628}") == [11, 27, 11])
  }

  @Test("the alaph of Syriac has forms of its own")
  func syriac() throws {
    // Alaph, beth (joins both), dalath, waw (joins the letter before it only).
    let font = font([0x710, 0x712, 0x715, 0x718], script: "syrc")
    #expect(try font.glyphs("\u{710}") == [11])
    #expect(try font.glyphs("\u{712}\u{710}") == [42, 21])
    // Joined and not last: med2. Not joined and last: fin2, after dalath fin3.
    #expect(try font.glyphs("\u{712}\u{710}\u{712}") == [42, 66, 12])
    #expect(try font.glyphs("\u{718}\u{710}") == [14, 51])
    #expect(try font.glyphs("\u{715}\u{710}") == [13, 61])
    #expect(try font.glyphs("\u{718}\u{710}\u{712}") == [14, 11, 12])
  }

  @Test("brackets are mirrored from right to left, if the face has the other")
  func mirrors() throws {
    var font = arabic
    font.builder.characters[0x28] = 80
    #expect(try font.glyphs("(") == [80])
    font.builder.characters[0x29] = 81
    #expect(try font.glyphs("(\u{628})") == [81, 11, 80])
    font.options.isRightToLeft = false
    font.options.script = "latn"
    #expect(try font.glyphs("(a)") == [80, 1, 81])
  }

  @Test("a run against its script's direction is in the order of the text all the same")
  func otherDirection() throws {
    var font = RuleFont()
    font.options.script = "latn"
    font.options.isRightToLeft = true
    // It is shaped as it is seen, b e and mark, a, and then turned.
    #expect(try font.glyphs("ae\u{301}b") == [1, 30, 5, 2])
    #expect(try font.clusters("abc") == [0, 1, 2])
    #expect(try font.glyphs("abc") == [1, 2, 3])
  }

  @Test("points of Hebrew are composed where the face cannot place them")
  func hebrew() throws {
    var font = RuleFont()
    font.options.script = "hebr"
    font.options.isRightToLeft = true
    for (character, glyph) in [(0x5D1, 1), (0x5BC, 30), (0xFB31, 50)] as [(UInt32, Int)] {
      font.builder.characters[character] = glyph
    }
    // Bet and dagesh.
    #expect(try font.glyphs("\u{5D1}\u{5BC}") == [50])
    font.builder.tables["GPOS"] = Font.layout(
      [.init(1, [1, .link(Font.coverage(2)), 4, 0])], features: [("mark", [0])],
      scripts: [("hebr", [(nil, .init([0]))])])
    #expect(try font.glyphs("\u{5D1}\u{5BC}") == [1, 30])
  }
}
