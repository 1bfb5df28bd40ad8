import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

@Suite struct PositioningTests {
  @Test("one value moves all glyphs of a list")
  func single() throws {
    // Placement in x and y, advance in x and y.
    let rule: FontBlock = [1, .link(Font.coverage(1, 2)), 0xF, 10, .word(-20), 30, 40]
    let font = RuleFont(gpos: [.init(1, rule)])
    #expect(try font.advances("abc") == [530, 530, 500])
    #expect(try font.offsets("abc") == [[10, -20], [10, -20], [0, 0]])
  }

  @Test("each glyph of a list has a value")
  func singleByList() throws {
    let rule: FontBlock = [2, .link(Font.coverage(1, 2)), 4, 2, 7, .word(-9)]
    #expect(try RuleFont(gpos: [.init(1, rule)]).advances("bca") == [491, 500, 507])
  }

  @Test("pairs of glyphs, each with its value")
  func pairs() throws {
    let sets: [FontBlock?] = [FontBlock(2, 2, -50, 4, -60), FontBlock(1, 1, -70)]
    let rule: FontBlock = [1, .link(Font.coverage(1, 3)), 4, 0] + .list(sets)
    let font = RuleFont(gpos: [.init(2, rule)])
    #expect(try font.advances("abadcac") == [450, 500, 440, 500, 430, 500, 500])
  }

  @Test("pairs with two values go on after the second, those with one at it")
  func pairsWithTwoValues() throws {
    // a a: the first −50; with a second value of +5 the second is not the first of another pair.
    let one: FontBlock = [1, .link(Font.coverage(1)), 4, 0] + .list([FontBlock(1, 1, -50)])
    #expect(try RuleFont(gpos: [.init(2, one)]).advances("aaa") == [450, 450, 500])
    let two: FontBlock = [1, .link(Font.coverage(1)), 4, 4] + .list([FontBlock(1, 1, -50, 5)])
    #expect(try RuleFont(gpos: [.init(2, two)]).advances("aaa") == [450, 505, 500])
  }

  @Test("pairs by classes; class 0 is what has none")
  func pairsByClasses() throws {
    let first = Font.classes([(2...2, 1)])
    let second = Font.classes([(3...4, 1)])
    let rule: FontBlock = [
      2, .link(Font.coverage(1, 2)), 4, 0, .link(first), .link(second), 2, 2, .word(-1), .word(-2),
      .word(-3), .word(-4),
    ]
    let font = RuleFont(gpos: [.init(2, rule)])
    #expect(try font.advances("ae") == [499, 500])
    #expect(try font.advances("ad") == [498, 500])
    #expect(try font.advances("be") == [497, 500])
    #expect(try font.advances("bc") == [496, 500])
    #expect(try font.advances("cb") == [500, 500])
  }

  @Test("pairs are found beyond marks that the rule ignores, and are off if options say so")
  func pairsAndMarks() throws {
    let rule: FontBlock = [1, .link(Font.coverage(1)), 4, 0] + .list([FontBlock(1, 2, -50)])
    var font = RuleFont(gpos: [.init(2, flags: 8, rule)])
    #expect(try font.advances("a\u{301}b") == [450, 0, 500])
    font.options.kerns = false
    #expect(try font.advances("a\u{301}b") == [500, 0, 500])
  }

  @Test("the exit of a glyph meets the entry of the next")
  func cursive() throws {
    // Exit of a at (450, 100), entry of b at (20, 30).
    let rule: FontBlock = [
      1, .link(Font.coverage(1, 2)), 2, 0, .link(FontBlock(1, 450, 100)),
      .link(FontBlock(1, 20, 30)), 0,
    ]
    let font = RuleFont(gpos: [.init(3, rule)], feature: "curs")
    #expect(try font.advances("ab") == [450, 480])
    #expect(try font.offsets("ab") == [[0, 0], [-20, 70]])
    let last = RuleFont(gpos: [.init(3, flags: 1, rule)], feature: "curs")
    #expect(try last.offsets("ab") == [[0, -70], [-20, 0]])
  }

  @Test("chains of joined glyphs rise from the one that rests on the baseline")
  func cursiveChain() throws {
    // Each letter rises by 10 from its entry at (0, 0) to its exit at (500, 10).
    let rule: FontBlock = [
      1, .link(Font.coverage(1)), 1, .link(FontBlock(1, 0, 0)), .link(FontBlock(1, 500, 10)),
    ]
    let first = RuleFont(gpos: [.init(3, rule)], feature: "curs")
    #expect(try first.offsets("aaaa").map { $0[1] } == [0, 10, 20, 30])
    let last = RuleFont(gpos: [.init(3, flags: 1, rule)], feature: "curs")
    #expect(try last.offsets("aaaa").map { $0[1] } == [-30, -20, -10, 0])
    // Many are as good as few.
    let long = String(repeating: "a", count: 3000)
    #expect(try first.offsets(long).last == [0, 29990])
  }

  @Test("context: a pair is nearer only before c")
  func context() throws {
    let rule: FontBlock = [
      3, 0, 2, .link(Font.coverage(1)), .link(Font.coverage(2)), 1, .link(Font.coverage(3)), 1, 0,
      1,
    ]
    let inner: FontBlock = [1, .link(Font.coverage(1)), 4, .word(-50)]
    let font = RuleFont(gpos: [.init(8, rule), .init(1, inner)])
    #expect(try font.advances("abcabd") == [450, 500, 500, 500, 500, 500])
    let plain: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(2, 1, 2, 0, 1)])])
    #expect(
      try RuleFont(gpos: [.init(7, plain), .init(1, inner)]).advances("abaa") == [
        450, 500, 500, 500,
      ])
  }

  @Test("an extension is what it leads to")
  func extended() throws {
    let inner: FontBlock = [1, .link(Font.coverage(1)), 4, .word(-50)]
    let font = RuleFont(gpos: [.init(9, [1, 1, .longLink(inner)])])
    #expect(try font.advances("ab") == [450, 500])
  }
}
