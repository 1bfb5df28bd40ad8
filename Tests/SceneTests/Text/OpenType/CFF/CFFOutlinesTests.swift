import Testing

@testable import Scene

@Suite struct CFFOutlinesTests {
  /// A line of this length, and what comes of it.
  private func line(_ length: Charstring.Step) -> Charstring { [length, .hlineto] }

  @Test(
    "a subroutine's number is counted from the middle of as many as there are",
    arguments: [(3, 107), (1239, 107), (1240, 1131), (33_899, 1131), (33_900, 32_768)])
  func bias(count: Int, bias: Int) throws {
    let empty = [Charstring](repeating: [], count: count - 1)
    var font = CFFTableBuilder(charstrings: [[0, .hmoveto, .op(10)], [0, .hmoveto, .op(29)]])
    let number = Charstring(Charstring.Step.number(count - 1 - bias))
    font.charstrings = [
      [0, .hmoveto] + number + [.callsubr, .endchar],
      [0, .hmoveto] + number + [.callgsubr, .endchar],
    ]
    font.parts[0].locals = empty + [line(7)]
    font.globals = empty + [line(9)]
    let outlines = try font.outlines()
    #expect(try outlines.outline(of: 0).steps == "M 0,0 L 7,0 Z")
    #expect(try outlines.outline(of: 1).steps == "M 0,0 L 9,0 Z")
  }

  @Test("subroutines call each other, ten deep, end where they say, and may end the glyph")
  func nesting() throws {
    var font = CFFTableBuilder()
    // Each draws a line, calls the next, and has an operator behind its end that must not be reached.
    for depth in 0..<9 {
      let next = Charstring(Charstring.Step.number(depth + 1 - 107))
      font.globals.append([1, .hlineto] + next + [.callgsubr, .endOfSubroutine, .op(2)])
    }
    font.globals.append([1, .hlineto, .endOfSubroutine])
    font.charstrings = [[0, .hmoveto, -107, .callgsubr, 5, .hlineto, .endchar]]
    let ten = (1...10).map { "L \($0),0 " }.joined()
    #expect(try font.outlines().outline(of: 0).steps == "M 0,0 \(ten)L 15,0 Z")
    font.globals[9] = [1, .hlineto, .endchar]
    #expect(try font.outlines().outline(of: 0).steps == "M 0,0 \(ten)Z")
    font.globals[9] = [-97, .callgsubr]
    font.globals.append([])
    #expect(throws: FontError.self) { try font.outlines().outline(of: 0) }
  }

  @Test("a glyph of two letters is drawn from both, the accent at its place")
  func composite() throws {
    // Codes of the Standard Encoding: A is 65, acute is 194; names of the standard strings: 34, 125.
    var font = CFFTableBuilder(
      charstrings: [
        [.endchar], [10, .hmoveto, 1, 2, .rlineto, .endchar],
        [500, 1, 2, .hstem, 3, .vmoveto, 3, 4, .rlineto, .endchar],
        [500, 100, 200, 65, 194, .endchar],
      ],
      charset: [0, 0, 34, 0, 125, 0, 200])
    let expected = "M 10,0 L 11,-2 Z M 100,-203 L 103,-207 Z"
    #expect(try font.outlines().outline(of: 3).steps == expected)
    font.charset = [1, 0, 34, 0, 0, 125, 0, 0, 200, 0]
    #expect(try font.outlines().outline(of: 3).steps == expected)
    font.charset = [2, 0, 34, 0, 0, 0, 125, 0, 0, 0, 200, 0, 0]
    #expect(try font.outlines().outline(of: 3).steps == expected)
  }

  @Test("a composite of a letter that is not there, or is a composite, is an error")
  func brokenComposite() throws {
    let font = CFFTableBuilder(
      charstrings: [[.endchar], [0, 0, 65, 66, .endchar], [0, 0, 65, 65, .endchar]],
      charset: [0, 0, 34, 0, 200])
    #expect(throws: FontError.self) { try font.outlines().outline(of: 1) }
    #expect(throws: FontError.self) { try font.outlines().outline(of: 2) }
  }

  @Test("the Standard Encoding's names are those of the standard strings")
  func standardNames() {
    // Appendices A and B of Technical Note 5176: code of the encoding, number of the string.
    let known = [
      32: 1, 65: 34, 126: 95, 161: 96, 175: 110, 177: 111, 180: 114, 182: 115, 189: 122, 191: 123,
      193: 124, 200: 131, 202: 132, 203: 133, 205: 134, 208: 137, 225: 138, 227: 139, 232: 140,
      235: 143, 241: 144, 245: 145, 248: 146, 251: 149,
    ]
    for (code, name) in known { #expect(CFFCharset.standardName(code) == name) }
    let none = [0, 31, 127, 160, 176, 181, 190, 192, 201, 204, 209, 226, 228, 236, 246, 252, -1]
    for code in none { #expect(CFFCharset.standardName(code) == 0) }
    #expect((0..<256).count { CFFCharset.standardName($0) > 0 } == 149)
  }

  @Test(
    "glyphs of a keyed font use the subroutines of their part",
    arguments: [
      [0, 0, 0, 1, 1], [3, 0, 2, 0, 0, 0, 0, 2, 1, 0, 4],
      [4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 4],
    ] as [[UInt8]])
  func parts(glyphMap: [UInt8]) throws {
    var font = CFFTableBuilder(glyphMap: glyphMap)
    font.charstrings = .init(repeating: [0, .hmoveto, -107, .callsubr, .endchar], count: 4)
    font.parts = [.init(locals: [line(1)]), .init(locals: [line(2)])]
    let outlines = try font.outlines()
    let drawn = try (0..<4).map { try outlines.outline(of: $0).steps }
    #expect(drawn == [1, 1, 2, 2].map { "M 0,0 L \($0),0 Z" })
    #expect(throws: FontError.noSuchGlyph(index: 4, count: 4)) { try outlines.outline(of: 4) }
    #expect(throws: FontError.noSuchGlyph(index: -1, count: 4)) { try outlines.outline(of: -1) }
  }

  @Test(
    "a font's matrix leans and squeezes, but its height is an em; a part's matrix scales",
    arguments: [
      (nil, nil, 1000, "L 40,-80"), ([10, 0, 0, 10, 0, 0], nil, 2000, "L 40,-80"),
      ([20, 0, 0, 10, 0, 0], nil, 1000, "L 80,-80"), ([10, 0, 5, 10, 0, 0], nil, 1000, "L 80,-80"),
      (nil, [10, 0, 0, 10, 0, 0], 1000, "L 40,-80"), (nil, [5, 0, 0, 5, 0, 0], 1000, "L 20,-40"),
      ([10, 0, 0, 10, 0, 0], [10_000, 0, 0, 10_000, 0, 0], 1000, "L 40,-80"),
      ([10, 0, 0, 10, 0, 0], [5000, 0, 0, 5000, 0, 0], 1000, "L 20,-40"),
      ([0, 0, 0, 0, 0, 0], nil, 1000, "L 40,-80"),
    ] as [([Int]?, [Int]?, Int, String)])
  func matrices(font matrix: [Int]?, part: [Int]?, unitsPerEm: Int, end: String) throws {
    var font = CFFTableBuilder(charstrings: [[0, .hmoveto, 40, 80, .rlineto, .endchar]])
    font.matrix = matrix
    font.parts = [.init(matrix: part), .init(matrix: part)]
    font.glyphMap = [0, 0]
    let keyed = try font.outlines(unitsPerEm: unitsPerEm).outline(of: 0)
    #expect(keyed.steps == "M 0,0 \(end) Z")
    guard part == nil else { return }
    font.parts = [.init(matrix: matrix)]
    font.glyphMap = nil
    let plain = try font.outlines(unitsPerEm: unitsPerEm).outline(of: 0)
    #expect(plain.steps == "M 0,0 \(end) Z")
  }

  @Test("a matrix may displace, in ems of the font")
  func displacement() throws {
    var font = CFFTableBuilder(charstrings: [[0, .hmoveto, 40, 80, .rlineto, .endchar]])
    font.parts = [.init(matrix: [10, 0, 0, 10, 500, 200])]
    #expect(try font.outlines().outline(of: 0).steps == "M 50,-20 L 90,-100 Z")
  }
}
