import Testing

@testable import Scene

/// Whatever the bytes are, reading ends soon, with an outline or an error.
@Suite struct CFFHostileTests {
  /// A keyed font of every kind of part, small.
  private static let keyed: CFFTableBuilder = {
    var font = CFFTableBuilder(glyphMap: [3, 0, 2, 0, 0, 0, 0, 1, 1, 0, 2])
    font.charstrings = [
      [1, 2, .hstemhm, .hintmask(0x80), 0, .hmoveto, -107, .callsubr, .endchar],
      [0, .hmoveto, -107, .callsubr, -107, .callgsubr, .endchar],
    ]
    font.globals = [[1, 2, 3, 4, 5, 6, .rrcurveto, .endOfSubroutine]]
    font.parts = [
      .init(matrix: [10, 0, 0, 10, 0, 0], locals: [[1, .hlineto]]), .init(locals: [[2, .hlineto]]),
    ]
    return font
  }()

  private static let plain = CFFTableBuilder(
    charstrings: [
      [.endchar], [10, .hmoveto, 1, 2, .rlineto, .endchar], [100, 200, 65, 65, .endchar],
    ],
    parts: [.init(matrix: [10, 0, 0, 10, 0, 0], locals: [[1, .hlineto]])],
    charset: [1, 0, 34, 1])

  private static let variable: CFFTableBuilder = {
    var font = CFFTableBuilder(version: 2)
    font.charstrings = [[0, .hmoveto, 10, 20, 8, 4, 2, .blend, -107, .callsubr]]
    font.parts = [.init(locals: [[.rlineto]])]
    font.variationStore = [
      0, 1, 0, 0, 0, 12, 0, 1, 0, 0, 0, 22, 0, 1, 0, 1, 0, 0, 0x40, 0, 0x40, 0, 0, 0, 0, 0, 0, 1, 0,
      0,
    ]
    return font
  }()

  private static let fonts = [keyed, plain, variable]

  /// Reads all that there is.
  private func read(_ bytes: [UInt8], _ version: Int) {
    let table = CFFTableBuilder.table(bytes, version: version)
    guard let font = try? CFFOutlines(table, unitsPerEm: 1000) else { return }
    for glyph in 0..<min(font.glyphCount, 4) {
      _ = try? font.outline(of: glyph, coordinates: [0.5])
    }
  }

  @Test("the whole fonts can be read", arguments: 0..<3)
  func whole(number: Int) throws {
    let font = try Self.fonts[number].outlines()
    for glyph in 0..<font.glyphCount { _ = try font.outline(of: glyph, coordinates: [0.5]) }
    #expect(try !font.outline(of: font.glyphCount - 1, coordinates: [0.5]).isEmpty)
  }

  @Test("a font cut anywhere is read or refused", arguments: 0..<3)
  func cut(number: Int) {
    let bytes = Self.fonts[number].bytes
    for count in bytes.indices { read(Array(bytes[..<count]), Self.fonts[number].version) }
  }

  @Test("a font with any byte at an extreme is read or refused", arguments: 0..<3)
  func extremes(number: Int) {
    let bytes = Self.fonts[number].bytes
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] where bytes[place] != value {
        var changed = bytes
        changed[place] = value
        read(changed, Self.fonts[number].version)
      }
    }
  }

  @Test("a font with any offset or count at an extreme is read or refused", arguments: 0..<3)
  func offsets(number: Int) {
    let bytes = Self.fonts[number].bytes
    for place in 0..<bytes.count - 3 {
      for value in [[0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF]]
        as [[UInt8]]
      {
        var changed = bytes
        changed.replaceSubrange(place..<place + 4, with: value)
        read(changed, Self.fonts[number].version)
      }
    }
  }

  @Test("a subroutine that calls itself is an error that says where")
  func recursion() throws {
    var font = CFFTableBuilder(charstrings: [[-107, .callgsubr, .endchar]])
    font.globals = [[-107, .callgsubr]]
    let outlines = try font.outlines()
    let error = #expect(throws: FontError.self) { try outlines.outline(of: 0) }
    guard case .nestedTooDeep("CFF ", let offset, 10) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(font.bytes[offset] == 29)
  }

  @Test("subroutines that multiply their calls run out of steps")
  func manyCalls() throws {
    var font = CFFTableBuilder(charstrings: [[-107, .callgsubr, .endchar]])
    for depth in 0..<9 {
      let call = Charstring(Charstring.Step.number(depth + 1 - 107)) + [.callgsubr]
      font.globals.append(Charstring([UInt8]([call.bytes].joined()).repeated(100)))
    }
    font.globals.append([1, .hlineto])
    let outlines = try font.outlines()
    let error = #expect(throws: FontError.self) { try outlines.outline(of: 0) }
    guard case .tooMuch("CFF ", _, CharstringMachine.stepLimit) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "an operator without its numbers, or with senseless ones, is an error",
    arguments: [
      [.rmoveto], [.vmoveto], [1, .rmoveto], [.callsubr], [0, .callsubr], [500, .callgsubr],
      [.op(2)], [.op(9)], [.op(15)], [.escaped(1)], [.escaped(99)], [.escaped(10)],
      [1, .escaped(12)], [1, 0, .escaped(12)], [-1, .escaped(26)], [0, 32, .escaped(20)],
      [0, -1, .escaped(20)], [32, .escaped(21)], [1, 5, .escaped(29)], [1, 3, 1, .escaped(30)],
      [1, -1, 1, .escaped(30)], [1, 2, 3, .escaped(35)], [1, 2, .hstemhm, .hintmask()],
      [1, 2, 3, .escaped(22)], [.op(255)], [.op(28), .op(0)], [.op(12)],
    ] as [Charstring])
  func wrongOperators(charstring: Charstring) throws {
    let font = try CFFTableBuilder(charstrings: [charstring]).outlines()
    #expect(throws: FontError.self) { try font.outline(of: 0) }
  }

  @Test("48 numbers may wait, and no more")
  func stackLimit() throws {
    let full = Charstring([UInt8](repeating: 140, count: 48))
    let font = try CFFTableBuilder(
      charstrings: [[0, .hmoveto] + full + [.rlineto], full + [1, .rlineto]]
    ).outlines()
    #expect(try font.outline(of: 0).elements.count == 1 + 24 + 1)
    let error = #expect(throws: FontError.self) { try font.outline(of: 1) }
    guard case .tooMuch("CFF ", _, 48) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("numbers that grow without end are an error or leave the path finite")
  func growth() throws {
    let squares = Charstring(
      [1, 2].flatMap { _ in [UInt8(12), 27, 12, 24] as [UInt8] }.repeated(40))
    let doubles = Charstring([UInt8(12), 27, 12, 10].repeated(2000))
    for steps in [squares, doubles] {
      let font = try CFFTableBuilder(
        charstrings: [[0, .hmoveto, 100] + steps + [1, .rlineto, .endchar]]
      ).outlines()
      #expect(throws: FontError.self) { try font.outline(of: 0) }
    }
    let lines = Charstring([28, 0x7F, 0xFF, 28, 0x7F, 0xFF, 5].repeated(2000))
    let font = try CFFTableBuilder(charstrings: [[0, .hmoveto] + lines]).outlines()
    #expect(try font.outline(of: 0).elements.count == 2002)
  }
}

extension Array {
  /// The elements so many times.
  fileprivate func repeated(_ count: Int) -> [Element] {
    (0..<count).flatMap { _ in self }
  }
}
