import Scene
import TestSupport
import Testing

@testable import Scene

@Suite struct HostileRulesTests {
  private static let tags: [FontTag] = ["GDEF", "GSUB", "GPOS", "kern"]

  /// The file, and where a table and its entry in the directory lie in it.
  private func file(_ tag: FontTag) -> (bytes: [UInt8], table: Range<Int>, entryEnd: Int) {
    let tables = HostileRules.builder.allTables
    let bytes = FontBuilder.file(tables)
    let end = 12 + 16 * tables.keys.filter { $0.value < tag.value }.count + 16
    let place = bytes[end - 8..<end - 4].reduce(0) { $0 << 8 | Int($1) }
    return (bytes, place..<place + (tables[tag]?.count ?? 0), end)
  }

  /// Shapes with a font; what comes out must be glyphs and clusters that there are.
  private func shape(_ bytes: [UInt8]) {
    guard let face = try? Typeface(bytes) else { return }
    let text = HostileRules.text
    let glyphs = face.shape(text[...])
    // 64 glyphs for each, and for 64 at least.
    #expect(glyphs.count <= 64 * 64)
    #expect(glyphs.allSatisfy { text.indices.contains($0.cluster) })
    #expect(glyphs.allSatisfy { $0.advance.isFinite && $0.offset.x.isFinite })
  }

  @Test("before anything is done to it, all rules of the font apply")
  func whole() throws {
    let face = try Typeface(HostileRules.builder.bytes)
    let glyphs = face.shape(HostileRules.text[...]).map { Int($0.glyph.index) }
    #expect(glyphs.contains(50))
    #expect(glyphs.contains(40))
    #expect(glyphs.contains(60))
    #expect(glyphs.contains(70))
  }

  @Test("a table may end anywhere", arguments: tags)
  func truncated(tag: FontTag) {
    var (bytes, table, entryEnd) = file(tag)
    for count in 0..<table.count {
      bytes[entryEnd - 2] = UInt8(count >> 8)
      bytes[entryEnd - 1] = UInt8(count & 0xFF)
      shape(bytes)
    }
  }

  @Test("any 16 bits of a table may be as extreme as they can", arguments: tags)
  func extremes(tag: FontTag) {
    let (bytes, table, _) = file(tag)
    for offset in stride(from: table.lowerBound, to: table.upperBound - 1, by: 2) {
      for value in [0, 0x7FFF, 0xFFFF] {
        var bytes = bytes
        bytes[offset] = UInt8(value >> 8)
        bytes[offset + 1] = UInt8(value & 0xFF)
        shape(bytes)
      }
    }
  }

  @Test("rules that double what they see stop at a limit")
  func growth() throws {
    let two: FontBlock =
      [1, .link(FontBuilder.coverage(1))] + .list([.words([Int](repeating: 1, count: 200))])
    let rules = [FontBuilder.Lookup](repeating: .init(2, two), count: 20)
    var font = RuleFont()
    font.builder.tables["GSUB"] = FontBuilder.layout(
      rules, features: [("liga", Array(rules.indices))])
    #expect(try font.glyphs("aa").count <= 64 * 64)
  }

  @Test("rules without end stop at a limit")
  func steps() throws {
    // Each of many rules asks for another eight times, which asks for itself.
    let ask: FontBlock =
      [1, .link(FontBuilder.coverage(1))]
      + .list([
        .list([
          FontBlock([1, 60] + (0..<60).flatMap { _ in [FontBlock.Part.word(0), 0] })
        ])
      ])
    let font = RuleFont(gsub: [.init(5, ask)])
    #expect(try font.glyphs("aaaa") == [1, 1, 1, 1])
  }
}
