import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Font = FontBuilder

@Suite struct MarkPositioningTests {
  /// Bases, 30 … 32 marks, 50 a ligature.
  private let definitions = FontBuilder.definitions(
    classes: FontBuilder.classes([(1...27, 1), (30...32, 3), (50...50, 2)]))

  /// Mark 30 of class 0 at (100, 500), 31 of class 1 at (90, -10).
  private let marks = FontBlock.Part.link([
    2, 0, .link(FontBlock(1, 100, 500)), 1, .link(FontBlock(1, 90, -10)),
  ])

  private var toBase: FontBlock {
    [
      1, .link(Font.coverage(30, 31)), .link(Font.coverage(1, 2)), 2, marks,
      .link([
        2, .link(FontBlock(1, 250, 600)), .link(FontBlock(1, 240, 0)),
        .link(FontBlock(1, 300, 700)),
        .link(nil),
      ]),
    ]
  }

  @Test("a mark's anchor lies on its base's, and it takes no room")
  func base() throws {
    let font = RuleFont(gpos: [.init(4, toBase)], feature: "mark", definitions: definitions)
    // The mark's origin is 500 to the right of the base's: 250 - 100 - 500, 600 - 500.
    #expect(try font.offsets("a\u{301}") == [[0, 0], [-350, 100]])
    #expect(try font.advances("a\u{301}c") == [500, 0, 500])
    #expect(try font.offsets("a\u{323}") == [[0, 0], [-350, 10]])
    // A base without an anchor for a class, and one without any.
    #expect(try font.offsets("b\u{323}c\u{301}") == [[0, 0], [0, 0], [0, 0], [0, 0]])
  }

  @Test("several marks of one base each lie on it")
  func severalMarks() throws {
    let font = RuleFont(gpos: [.init(4, toBase)], feature: "mark", definitions: definitions)
    // Below comes before above in the order of marks.
    #expect(try font.glyphs("a\u{301}\u{323}") == [1, 31, 30])
    #expect(try font.offsets("a\u{301}\u{323}") == [[0, 0], [-350, 10], [-350, 100]])
    #expect(try font.clusters("xa\u{301}\u{323}") == [0, 1, 1, 1])
  }

  @Test("from right to left a mark lies on its base to the left of it")
  func rightToLeft() throws {
    var font = RuleFont(gpos: [.init(4, toBase)], feature: "mark", definitions: definitions)
    font.options.isRightToLeft = true
    font.options.script = "hebr"
    font.builder.characters[0x5D0] = 1
    font.builder.tables["GPOS"] = Font.layout(
      [.init(4, toBase)], features: [("mark", [0])], scripts: [("hebr", [(nil, .init([0]))])])
    // Both have their origin at the left edge of the base, for the mark has no advance.
    #expect(try font.offsets("\u{5D0}\u{301}") == [[0, 0], [150, 100]])
  }

  @Test("a mark of a part of a ligature lies on that part, another on the last")
  func ligature() throws {
    let join: FontBlock = [1, .link(Font.coverage(6))] + .list([.list([FontBlock(50, 2, 9)])])
    let parts: FontBlock = .list([
      [
        2, .link(FontBlock(1, 110, 500)), .link(nil), .link(FontBlock(1, 410, 520)), .link(nil),
      ]
    ])
    let rule: FontBlock = [
      1, .link(Font.coverage(30, 31)), .link(Font.coverage(50)), 2, marks, .link(parts),
    ]
    var font = RuleFont(
      gsub: [.init(4, flags: 8, join)], gpos: [.init(5, rule)], definitions: definitions)
    font.builder.tables["GPOS"] = Font.layout([.init(5, rule)], features: [("mark", [0])])
    #expect(try font.glyphs("f\u{301}i") == [50, 30])
    // 110 - 100 - 600 on the first part, 410 - 100 - 600 on the second.
    #expect(try font.offsets("f\u{301}i") == [[0, 0], [-590, 0]])
    #expect(try font.offsets("fi\u{301}") == [[0, 0], [-290, 20]])
    #expect(try font.offsets("f\u{301}i\u{301}") == [[0, 0], [-590, 0], [-290, 20]])
  }

  @Test("a mark lies on the mark before it, of the same base only")
  func mark() throws {
    let rule: FontBlock = [
      1, .link(Font.coverage(30)), .link(Font.coverage(30, 32)), 1,
      .link([1, 0, .link(FontBlock(1, 100, 500))]),
      .link([2, .link(FontBlock(1, 100, 650)), .link(FontBlock(1, 95, 640))]),
    ]
    var font = RuleFont(definitions: definitions)
    font.builder.tables["GPOS"] = Font.layout(
      [.init(4, toBase), .init(6, rule)], features: [("mark", [0]), ("mkmk", [1])])
    // The second lies 150 above the first, which lies on the base.
    #expect(try font.offsets("a\u{301}\u{301}") == [[0, 0], [-350, 100], [-350, 250]])
    #expect(try font.offsets("a\u{301}b\u{301}").last == [-300, 200])
  }

  @Test("many marks take time in proportion")
  func manyMarks() throws {
    let font = RuleFont(gpos: [.init(4, toBase)], feature: "mark", definitions: definitions)
    let text = "a" + String(repeating: "\u{301}", count: 3000)
    let offsets = try font.offsets(text)
    #expect(offsets.count == 3001)
    #expect(offsets.last == [-350, 100])
  }

  @Test("without rules marks are put over and under the middle of the base, by their boxes")
  func withoutRules() throws {
    var font = RuleFont()
    func box(_ advance: Int, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Font.Glyph {
      let corners = [
        (x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound), (x.upperBound, y.upperBound),
        (x.upperBound, y.lowerBound),
      ]
      return Font.Glyph(advance: advance, polygon: corners.map { (x: $0.0, y: $0.1) })
    }
    font.builder.glyphs[1] = box(500, 20...480, 0...700)
    font.builder.glyphs[30] = box(200, 50...150, 600...700)
    font.builder.glyphs[31] = box(200, 80...120, -60 ... -20)
    // The gap is 62, an em's sixteenth. Above: 700 + 62 - 600. The middle is at 250, the marks' middle
    // at 100, and their origin 500 to the right.
    #expect(try font.offsets("a\u{301}") == [[0, 0], [-350, 162]])
    // The next one is 100 and 62 higher.
    #expect(try font.offsets("a\u{301}\u{301}").last == [-350, 324])
    // Below: 0 - 62 + 20.
    #expect(try font.offsets("a\u{323}\u{301}") == [[0, 0], [-350, -42], [-350, 162]])
    #expect(try font.advances("a\u{301}b") == [500, 0, 500])
    // A mark above a low letter comes down by half of the way; one below is never lifted.
    font.builder.glyphs[1] = box(500, 20...480, 100...500)
    #expect(try font.offsets("a\u{301}").last == [-350, -19])
    #expect(try font.offsets("a\u{323}").last == [-350, 0])
  }
}
