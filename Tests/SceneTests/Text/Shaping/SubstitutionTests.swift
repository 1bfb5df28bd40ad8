import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

@Suite struct SubstitutionTests {
  @Test("a glyph becomes the one that is so many farther, modulo 65,536")
  func singleByDistance() throws {
    let near = RuleFont(gsub: [.init(1, [1, .link(Font.coverage(1...3)), 40])])
    #expect(try near.glyphs("abcd") == [41, 42, 43, 4])
    let back = RuleFont(gsub: [.init(1, [1, .link(Font.coverage(3)), .word(-2)])])
    #expect(try back.glyphs("cb") == [1, 2])
  }

  @Test("a glyph becomes the one in the list")
  func singleByList() throws {
    let font = RuleFont(gsub: [.init(1, [2, .link(Font.coverage(1, 3)), 2, 50, 60])])
    #expect(try font.glyphs("abc") == [50, 2, 60])
    #expect(try font.advances("abc") == [600, 500, 600])
  }

  @Test("a glyph becomes several, which share its cluster")
  func multiple() throws {
    let font = RuleFont(
      gsub: [
        .init(2, [1, .link(Font.coverage(2))] + .list([.words([40, 41, 42])]))
      ])
    #expect(try font.glyphs("abc") == [1, 40, 41, 42, 3])
    #expect(try font.clusters("abc") == [0, 1, 1, 1, 2])
  }

  @Test("a glyph that becomes nothing leaves its character to the cluster before it")
  func deletion() throws {
    let font = RuleFont(gsub: [.init(2, [1, .link(Font.coverage(2))] + .list([.words([])]))])
    #expect(try font.glyphs("abc") == [1, 3])
    #expect(try font.clusters("abc") == [0, 2])
    // At the start there is none before: the next takes it.
    #expect(try font.clusters("bc") == [0])
    #expect(try font.glyphs("b") == [])
  }

  @Test("of alternates the first is taken")
  func alternate() throws {
    let font = RuleFont(
      gsub: [.init(3, [1, .link(Font.coverage(2))] + .list([.words([70, 71])]))])
    #expect(try font.glyphs("ab") == [1, 70])
  }

  /// f f i, f i, in this order; and f l.
  private let ligatures: FontBlock =
    [1, .link(Font.coverage(6))]
    + .list([
      .list([FontBlock(50, 3, 6, 9), FontBlock(51, 2, 9), FontBlock(52, 2, 12)])
    ])

  @Test("the first ligature that fits is taken, and its cluster is that of its first character")
  func ligature() throws {
    let font = RuleFont(gsub: [.init(4, ligatures)])
    #expect(try font.glyphs("ffi") == [50])
    #expect(try font.glyphs("fil") == [51, 12])
    #expect(try font.glyphs("afffl") == [1, 6, 6, 52])
    #expect(try font.clusters("affix") == [0, 1, 4])
  }

  @Test("ligatures are off if the options say so, and on for a rule that is required")
  func ligatureOptions() throws {
    var font = RuleFont(gsub: [.init(4, ligatures)])
    font.options.ligates = false
    #expect(try font.glyphs("fi") == [6, 9])
    font = RuleFont(gsub: [.init(4, ligatures)], feature: "rlig")
    font.options.ligates = false
    #expect(try font.glyphs("fi") == [51])
  }

  @Test("a rule from the last glyph to the first sees what it has made")
  func reverse() throws {
    // b before c or before 40 becomes 40: in bbbc all do.
    let rule: FontBlock = [
      1, .link(Font.coverage(2)), 0, 1, .link(Font.coverage(3, 40)), 1, 40,
    ]
    #expect(try RuleFont(gsub: [.init(8, rule)]).glyphs("bbbcb") == [40, 40, 40, 3, 2])
  }

  @Test("a rule from the last glyph to the first looks back and ahead")
  func reverseContext() throws {
    let rule: FontBlock = [
      1, .link(Font.coverage(2)), 1, .link(Font.coverage(1)), 1, .link(Font.coverage(3)), 1, 40,
    ]
    #expect(
      try RuleFont(gsub: [.init(8, rule)]).glyphs("abc bbc abb") == [
        1, 40, 3, 27, 2, 2, 3, 27, 1, 2, 2,
      ])
  }

  @Test("an extension is what it leads to")
  func extended() throws {
    let inner: FontBlock = [1, .link(Font.coverage(1...26)), 30]
    let font = RuleFont(gsub: [.init(7, [1, 1, .longLink(inner)])])
    #expect(try font.glyphs("a b") == [31, 27, 32])
  }

  @Test("of a rule's parts the first that applies is the only one")
  func subtables() throws {
    let font = RuleFont(
      gsub: [
        .init(
          1, [1, .link(Font.coverage(1)), 40], [1, .link(Font.coverage(1, 2)), 50],
          [1, .link(Font.coverage(41)), 60])
      ])
    #expect(try font.glyphs("ab") == [41, 52])
  }

  @Test("rules apply in the order of their numbers, whatever the order of features")
  func order() throws {
    var font = RuleFont()
    font.builder.tables["GSUB"] = Font.layout(
      [
        .init(1, [1, .link(Font.coverage(1)), 40]), .init(1, [1, .link(Font.coverage(41)), 1]),
      ], features: [("liga", [1]), ("ccmp", [0])])
    #expect(try font.glyphs("a") == [42])
  }
}
