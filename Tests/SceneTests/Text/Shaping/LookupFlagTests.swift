import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

/// A ligature of f and i, with a mark, a ligature or another letter between them.
@Suite struct LookupFlagTests {
  /// Letters are bases, 30 … 32 marks, 50 … 59 ligatures; mark 30 has class 1, the others 2.
  private let definitions = FontBuilder.definitions(
    classes: FontBuilder.classes([(1...27, 1), (30...32, 3), (50...59, 2)]),
    markClasses: FontBuilder.classes([(30...30, 1), (31...32, 2)]),
    markSets: [FontBuilder.coverage(31), FontBuilder.coverage(30, 32)])

  private func font(flags: Int, markSet: Int? = nil, second: Int = 9) -> RuleFont {
    let ligature: FontBlock =
      [1, .link(Font.coverage(6))] + .list([.list([FontBlock(99, 2, second)])])
    return RuleFont(
      gsub: [.init(4, flags: flags, markSet: markSet, ligature)], definitions: definitions)
  }

  @Test("marks part letters, unless the rule ignores them; then they follow the ligature")
  func marks() throws {
    #expect(try font(flags: 0).glyphs("f\u{301}i") == [6, 30, 9])
    #expect(try font(flags: 8).glyphs("f\u{301}i") == [99, 30])
    #expect(try font(flags: 8).clusters("f\u{301}ia") == [0, 0, 3])
  }

  @Test("a rule that ignores bases joins what is beyond them")
  func bases() throws {
    // f itself is a base: make it a ligature first, by a class of its own.
    let classes = Font.classes([(1...5, 1), (6...6, 2), (7...8, 1), (9...9, 2), (10...26, 1)])
    var font = font(flags: 2)
    font.builder.tables["GDEF"] = Font.definitions(classes: classes)
    #expect(try font.glyphs("fai") == [99, 1])
    #expect(try font.glyphs("fi") == [99])
  }

  @Test("a rule that ignores ligatures joins what is beyond them")
  func ligatures() throws {
    let classes = Font.classes([(1...1, 2), (2...26, 1)])
    var font = font(flags: 4)
    font.builder.tables["GDEF"] = Font.definitions(classes: classes)
    #expect(try font.glyphs("fai") == [99, 1])
    font = self.font(flags: 0)
    #expect(try font.glyphs("fai") == [6, 1, 9])
  }

  @Test("a rule may see marks of one class only")
  func markClass() throws {
    #expect(try font(flags: 0x100).glyphs("f\u{301}i") == [6, 30, 9])
    #expect(try font(flags: 0x100).glyphs("f\u{323}i") == [99, 31])
    #expect(try font(flags: 0x200).glyphs("f\u{301}i") == [99, 30])
  }

  @Test("a rule may see marks of one set only")
  func markSet() throws {
    #expect(try font(flags: 0x10, markSet: 0).glyphs("f\u{301}i") == [99, 30])
    #expect(try font(flags: 0x10, markSet: 0).glyphs("f\u{323}i") == [6, 31, 9])
    #expect(try font(flags: 0x10, markSet: 1).glyphs("f\u{323}i") == [99, 31])
    // A set that is not there holds no mark.
    #expect(try font(flags: 0x10, markSet: 9).glyphs("f\u{301}i") == [99, 30])
  }

  @Test("a rule that ignores marks does not begin at one")
  func firstGlyph() throws {
    let rule: FontBlock = [1, .link(Font.coverage(30)), 1]
    let seen = RuleFont(gsub: [.init(1, rule)], definitions: definitions)
    #expect(try seen.glyphs("a\u{301}") == [1, 31])
    let ignored = RuleFont(gsub: [.init(1, flags: 8, rule)], definitions: definitions)
    #expect(try ignored.glyphs("a\u{301}") == [1, 30])
  }

  @Test("without classes of glyphs, those of characters count")
  func characters() throws {
    var font = font(flags: 8)
    font.builder.tables["GDEF"] = nil
    #expect(try font.glyphs("f\u{301}i") == [99, 30])
  }

  @Test("a non-joiner parts letters, a joiner does not")
  func joiners() throws {
    var font = font(flags: 0)
    font.builder.characters[0x200C] = 33
    font.builder.characters[0x200D] = 34
    // What is invisible becomes a space of no width.
    #expect(try font.glyphs("f\u{200C}i") == [6, 27, 9])
    #expect(try font.glyphs("f\u{200D}i") == [99, 27])
    #expect(try font.advances("f\u{200C}i") == [500, 0, 500])
  }
}
