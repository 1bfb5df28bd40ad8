import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

/// In all of them `b` becomes 40 where the context is right; rule 1 does that.
@Suite struct ContextRuleTests {
  private let replaceB = FontBuilder.Lookup(1, [2, .link(FontBuilder.coverage(2)), 1, 40])

  private func font(_ type: Int, _ rule: FontBlock) -> RuleFont {
    RuleFont(gsub: [.init(type, rule), replaceB])
  }

  @Test("context by glyphs: b after a")
  func glyphs() throws {
    // Two glyphs, one record, b, then: rule 1 at place 1.
    let rule: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(2, 1, 2, 1, 1)])])
    #expect(try font(5, rule).glyphs("abb b ab") == [1, 40, 2, 27, 2, 27, 1, 40])
  }

  @Test("context by classes: b after a, c or d")
  func classes() throws {
    let classes = Font.classes([(1...1, 1), (2...2, 2), (3...4, 1)])
    let rule: FontBlock =
      [2, .link(Font.coverage(1...4)), .link(classes)]
      + .list([nil, .list([FontBlock(2, 1, 2, 1, 1)])])
    #expect(
      try font(5, rule).glyphs("ab cb eb bb") == [
        1, 40, 27, 3, 40, 27, 5, 2, 27, 2, 2,
      ])
  }

  @Test("context by coverage: b after a or c")
  func coverages() throws {
    let rule: FontBlock = [
      3, 2, 1, .link(Font.coverage(1, 3)), .link(Font.coverage(2)), 1, 1,
    ]
    #expect(try font(5, rule).glyphs("abcbb") == [1, 40, 3, 40, 2])
  }

  @Test("chained context by glyphs: b between a and c")
  func chainedGlyphs() throws {
    let rule: FontBlock =
      [1, .link(Font.coverage(2))]
      + .list([.list([FontBlock(1, 1, 1, 1, 3, 1, 0, 1)])])
    #expect(
      try font(6, rule).glyphs("abc abb bbc") == [
        1, 40, 3, 27, 1, 2, 2, 27, 2, 2, 3,
      ])
  }

  @Test("chained context by classes: each list has classes of its own")
  func chainedClasses() throws {
    let back = Font.classes([(1...1, 7)])
    let input = Font.classes([(2...2, 1)])
    let ahead = Font.classes([(3...26, 9)])
    let rule: FontBlock =
      [2, .link(Font.coverage(2)), .link(back), .link(input), .link(ahead)]
      + .list([nil, .list([FontBlock(1, 7, 1, 1, 9, 1, 0, 1)])])
    #expect(try font(6, rule).glyphs("abz aba") == [1, 40, 26, 27, 1, 2, 1])
  }

  @Test("chained context by coverage, with the farthest glyph before it last")
  func chainedCoverages() throws {
    let rule: FontBlock = [
      3, 2, .link(Font.coverage(1)), .link(Font.coverage(24)), 1, .link(Font.coverage(2)),
      1, .link(Font.coverage(3)), 1, 0, 1,
    ]
    #expect(try font(6, rule).glyphs("xabc axbc") == [24, 1, 40, 3, 27, 1, 24, 2, 3])
  }

  @Test("a rule that makes glyphs more moves the places after it")
  func growth() throws {
    // a b: rule 1 makes two of a, at place 0; b is then at place 2, and rule 2 replaces it.
    let rule: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(2, 2, 2, 0, 1, 2, 2)])])
    let two: FontBlock = [1, .link(Font.coverage(1))] + .list([.words([60, 61])])
    let font = RuleFont(gsub: [.init(5, rule), .init(2, two), replaceB])
    #expect(try font.glyphs("abab") == [60, 61, 40, 60, 61, 40])
  }

  @Test("a rule that makes glyphs fewer moves the places after it")
  func shrinking() throws {
    // a b c: rule 1 joins a and b at place 0; c is then at place 1, and rule 2 replaces it.
    let rule: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(3, 2, 2, 3, 0, 1, 1, 2)])])
    let join: FontBlock = [1, .link(Font.coverage(1))] + .list([.list([FontBlock(70, 2, 2)])])
    let font = RuleFont(
      gsub: [
        .init(5, rule), .init(4, join), .init(1, [2, .link(Font.coverage(3)), 1, 71]),
      ])
    #expect(try font.glyphs("abcabc") == [70, 71, 70, 71])
    #expect(try font.clusters("abcabc") == [0, 2, 3, 5])
  }

  @Test("what a rule matched is not matched again from within")
  func goesOn() throws {
    // a a becomes 40 a: in a a a a the pairs do not overlap.
    let rule: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(2, 1, 1, 0, 1)])])
    let font = RuleFont(
      gsub: [.init(5, rule), .init(1, [2, .link(Font.coverage(1)), 1, 40])])
    #expect(try font.glyphs("aaaa") == [40, 1, 40, 1])
  }

  @Test("rules that name themselves end")
  func circle() throws {
    let rule: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(1, 1, 0, 0)])])
    #expect(try RuleFont(gsub: [.init(5, rule)]).glyphs("aa") == [1, 1])
    // Each of eight levels doubles: no more than what the limit of depth allows.
    let doubling: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(1, 2, 0, 1, 0, 0)])])
    let two: FontBlock = [1, .link(Font.coverage(1))] + .list([.words([1, 1])])
    #expect(try RuleFont(gsub: [.init(5, doubling), .init(2, two)]).glyphs("a").count <= 10)
  }
}
