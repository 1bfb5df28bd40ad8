import Scene
import TestSupport
import Testing

@testable import Scene

private typealias Maker = FontBuilder

@Suite struct FeatureTests {
  /// Rules 0 … 9 make 40 … 49 of a.
  private let rules = (0..<10).map { number in
    FontBuilder.Lookup(1, [2, .link(FontBuilder.coverage(1)), 1, .word(40 + number)])
  }

  private func font(
    _ features: [(FontTag, [Int])], _ scripts: [(FontTag, [(FontTag?, FontBuilder.System)])]? = nil
  ) -> RuleFont {
    var font = RuleFont()
    font.builder.tables["GSUB"] = Maker.layout(rules, features: features, scripts: scripts)
    return font
  }

  @Test(
    "features are on as they are for readers",
    arguments: [
      "ccmp", "locl", "rlig", "liga", "clig", "calt", "rclt", "rvrn", "ltra", "ltrm", "abvm",
      "blwm",
      "dist",
    ] as [FontTag])
  func on(tag: FontTag) throws {
    #expect(try font([(tag, [3])]).glyphs("a") == [43])
  }

  @Test(
    "other features are off until they are asked for",
    arguments: ["smcp", "dlig", "salt", "frac", "isol", "rtla", "onum"] as [FontTag])
  func off(tag: FontTag) throws {
    var font = font([(tag, [3])])
    #expect(try font.glyphs("a") == [1])
    font.options.features = [FontFeature(tag, isOn: true)]
    #expect(try font.glyphs("a") == [43])
    font.options.features.append(FontFeature(tag, isOn: false))
    #expect(try font.glyphs("a") == [1])
  }

  @Test("a font has features, at any size")
  func fonts() throws {
    let face = try Typeface(font([("smcp", [3])]).builder.bytes)
    let plain = Font(face, size: 10)
    let small = plain.withFeatures([FontFeature("smcp")]).withSize(20)
    #expect(plain.glyphRun(for: "ab", at: .zero).items.map { $0.glyph.index } == [1, 2])
    #expect(small.glyphRun(for: "ab", at: .zero).items.map { $0.glyph.index } == [43, 2])
    #expect(small.size == 20)
    #expect(small != plain.withSize(20))
  }

  @Test("a feature that is on may be switched off")
  func switchedOff() throws {
    var font = font([("calt", [3])])
    font.options.features = [FontFeature("calt", isOn: false)]
    #expect(try font.glyphs("a") == [1])
  }

  @Test("the script that is asked for, else the default, else Latin")
  func scripts() throws {
    let features: [(FontTag, [Int])] = [("liga", [0]), ("liga", [1]), ("liga", [2])]
    var all = font(
      features,
      [("DFLT", [(nil, .init([0]))]), ("grek", [(nil, .init([1]))]), ("latn", [(nil, .init([2]))])])
    for (script, glyph) in [("grek", 41), ("latn", 42), ("cyrl", 40)] as [(FontTag, Int)] {
      all.options.script = script
      #expect(try all.glyphs("a") == [glyph])
    }
    var latin = font(features, [("latn", [(nil, .init([2]))])])
    latin.options.script = "cyrl"
    #expect(try latin.glyphs("a") == [42])
    var greek = font(features, [("grek", [(nil, .init([1]))])])
    greek.options.script = "cyrl"
    #expect(try greek.glyphs("a") == [1])
  }

  @Test("the language that is asked for, else the script's default")
  func languages() throws {
    var font = font(
      [("locl", [0]), ("locl", [1])],
      [("latn", [(nil, .init([0])), ("ROM ", .init([1]))])])
    font.options.script = "latn"
    #expect(try font.glyphs("a") == [40])
    font.options.language = "ROM "
    #expect(try font.glyphs("a") == [41])
    font.options.language = "TRK "
    #expect(try font.glyphs("a") == [40])
  }

  @Test("a required feature is on, whatever its name")
  func required() throws {
    #expect(
      try font([("smcp", [5])], [("DFLT", [(nil, .init([], required: 0))])]).glyphs("a") == [45])
  }

  @Test("what the format does not have is passed over")
  func nonsense() throws {
    // Features and rules beyond the end, and a rule of a kind that does not exist.
    #expect(
      try font([("liga", [77, 4])], [("DFLT", [(nil, .init([9, 0]))])]).glyphs("a") == [44])
    #expect(try RuleFont(gsub: [.init(99, [1, 2, 3])]).glyphs("a") == [1])
    #expect(try RuleFont(gsub: [.init(1, [7, .link(Maker.coverage(1)), 5])]).glyphs("a") == [1])
  }

  @Test("figures around a fraction slash become a fraction, others do not")
  func fractions() throws {
    var font = RuleFont()
    for figure in 0..<10 { font.builder.characters[0x30 + UInt32(figure)] = 40 + figure }
    font.builder.characters[0x2044] = 60
    let raised: FontBlock = [1, .link(Maker.coverage(40...49)), 30]
    let lowered: FontBlock = [1, .link(Maker.coverage(40...49)), 40]
    font.builder.tables["GSUB"] = Maker.layout(
      [.init(1, raised), .init(1, lowered)], features: [("numr", [0]), ("dnom", [1])])
    #expect(try font.glyphs("1 12\u{2044}3 4") == [41, 27, 71, 72, 60, 83, 27, 44])
    #expect(try font.glyphs("\u{2044}3") == [60, 43])
  }

  @Test("rules that vary hold where their conditions do")
  func variations() throws {
    var font = font([("liga", [0])])
    font.builder.addAxes([.init("wght", 100, 400, 900)])
    // Version 1.1: at 0.5 … 1 of the axis, feature 0 has rule 1.
    var table: FontBlock = [
      1, 1,
      .link([1, .tag("DFLT"), .link([.link(FontBlock(0, 0xFFFF, 1, 0)), 0])]),
      .link([1, .tag("liga"), .link(FontBlock(0, 1, 0))]), .link(.list([])),
    ]
    let lookups = rules.map { rule -> FontBlock? in
      [.word(rule.type), 0] + .list(rule.subtables.map { $0 })
    }
    let condition: FontBlock = [1, 0, 0x2000, 0x4000]
    let record: FontBlock = [
      .longLink([1, .longLink(condition)]),
      .longLink([1, 0, 1, 0, .longLink(FontBlock(0, 1, 1))]),
    ]
    // Records have offsets from the table, so the record and what it leads to are one block.
    table.parts[4] = .link(.list(lookups))
    table.parts.append(.longLink([1, 0, 0, 1] + record))
    font.builder.tables["GSUB"] = table.bytes
    let plain = try Typeface(font.builder.bytes)
    #expect(plain.shape(["a"]).map { $0.glyph.index } == [40])
    let bold = plain.varied(["wght": 900])
    #expect(bold.shape(["a"]).map { $0.glyph.index } == [41])
    let medium = plain.varied(["wght": 600])
    #expect(medium.shape(["a"]).map { $0.glyph.index } == [40])
  }
}
