import Scene
import TestSupport
import Testing

@testable import Scene

@Suite struct KerningTableTests {
  private let pairs: [Int] = [3, 0, 0, 0, 1, 2, -50, 1, 3, -31, 2, 1, 20]

  private func font(_ table: FontBytes) -> RuleFont {
    var font = RuleFont()
    font.builder.tables["kern"] = table
    return font
  }

  private var microsoft: FontBytes {
    var table = FontBytes(0, 1, 0, 6 + 2 * pairs.count, 1)
    table.append(pairs)
    return table
  }

  @Test("half of a pair's distance is after the first, half before the second")
  func halves() throws {
    #expect(try font(microsoft).advances("abd") == [475, 475, 500])
    #expect(try font(microsoft).offsets("ab") == [[0, 0], [-25, 0]])
    // -31 is -16 and -15.
    #expect(try font(microsoft).advances("ac") == [484, 485])
    #expect(try font(microsoft).advances("aba") == [475, 485, 510])
  }

  @Test("Apple's table says the same")
  func apple() throws {
    var table = FontBytes(1, 0)
    table.append32(1)
    table.append32(8 + 2 * pairs.count)
    table.append([0, 0])
    table.append(pairs)
    #expect(try font(table).advances("ab") == [475, 475])
  }

  @Test("pairs by classes")
  func classes() throws {
    // Rows of two columns; classes are offsets: of rows from the subtable, of columns in a row.
    // The header is 6 bytes, then 8, then the classes of first glyphs at 14, of second at 20, the
    // array at 26.
    var table = FontBytes(0, 1, 0, 34, 0x201)
    table.append([4, 14, 20, 26])
    table.append([1, 1, 30])
    table.append([2, 1, 2])
    table.append([0, 0, 0, -40])
    #expect(try font(table).advances("abac") == [480, 480, 500, 500])
  }

  @Test("later tables add, or replace if they say so")
  func several() throws {
    for (coverage, advance) in [(1, 455), (9, 480)] {
      var table = FontBytes(0, 2, 0, 6 + 2 * pairs.count, 1)
      table.append(pairs)
      table.append([0, 20, coverage, 1, 0, 0, 0, 1, 2, -40])
      #expect(try font(table).advances("ab") == [Double(advance), Double(advance)])
    }
  }

  @Test("vertical, minimum and cross-stream tables are passed over")
  func others() throws {
    for coverage in [0, 3, 5] {
      var table = FontBytes(0, 1, 0, 6 + 2 * pairs.count, coverage)
      table.append(pairs)
      #expect(try font(table).advances("ab") == [500, 500])
    }
  }

  @Test("rules of pairs come before the table, other rules beside it; options switch both off")
  func rules() throws {
    let rule: FontBlock = [1, .link(FontBuilder.coverage(1)), 4, 1]
    var font = RuleFont(gpos: [.init(1, rule)], feature: "dist")
    font.builder.tables["kern"] = microsoft
    #expect(try font.advances("ab") == [476, 475])
    font.builder.tables["GPOS"] = FontBuilder.layout([.init(1, rule)], features: [("kern", [0])])
    #expect(try font.advances("ab") == [501, 500])
    font.options.kerns = false
    #expect(try font.advances("ab") == [500, 500])
  }

  @Test("from right to left the pair is as it is seen")
  func rightToLeft() throws {
    var font = font(microsoft)
    font.options.isRightToLeft = true
    font.options.script = "hebr"
    // b is to the left of a: the pair b, a.
    #expect(try font.advances("ab") == [510, 510])
  }
}
