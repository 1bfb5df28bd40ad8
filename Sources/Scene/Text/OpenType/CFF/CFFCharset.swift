/// The names of a font's glyphs, as far as they are asked for: to find the two letters of a composite.
///
/// - Source: Adobe Technical Note 5176, section 13 and appendices A to C.
enum CFFCharset: Sendable {
  /// Names in the order of the standard strings.
  case standard
  /// One of the two sets of expert fonts, in which no letter of the Standard Encoding is.
  case expert
  /// A table of names.
  case table(FontTable)

  /// The charset by its offset: the first three are names of known sets.
  init(_ table: FontTable, offset: Int) throws(FontError) {
    switch offset {
    case 0: self = .standard
    case 1, 2: self = .expert
    default: self = .table(try table.part(at: offset))
    }
  }

  /// The glyph of a character of the Standard Encoding; `nil` if the font has none.
  ///
  /// - Complexity: O(`glyphCount`).
  func glyph(standardCode code: Int, glyphCount: Int) throws(FontError) -> Int? {
    let name = Self.standardName(code)
    guard name > 0 else { return nil }
    switch self {
    case .standard: return name < glyphCount && name <= 228 ? name : nil
    case .expert: return nil
    case .table(let table):
      let format = try table.uint8(at: 0)
      guard format <= 2 else { throw table.wrongValue(at: 0, format) }
      return format == 0
        ? try Self.find(name, inList: table, glyphCount)
        : try Self.find(name, inRanges: table, glyphCount, isWide: format == 2)
    }
  }

  private static func find(
    _ name: Int, inList table: FontTable, _ glyphCount: Int
  ) throws(FontError) -> Int? {
    var glyph = 1
    while glyph < glyphCount {
      if try table.uint16(at: glyph * 2 - 1) == name { return glyph }
      glyph += 1
    }
    return nil
  }

  private static func find(
    _ name: Int, inRanges table: FontTable, _ glyphCount: Int, isWide: Bool
  ) throws(FontError) -> Int? {
    var glyph = 1
    var place = 1
    while glyph < glyphCount {
      let first = try table.uint16(at: place)
      let left = isWide ? try table.uint16(at: place + 2) : try table.uint8(at: place + 2)
      if name >= first, name <= first + left {
        let found = glyph + name - first
        return found < glyphCount ? found : nil
      }
      glyph += left + 1
      place += isWide ? 4 : 3
    }
    return nil
  }

  /// The number of the standard string that names a character of the Standard Encoding; 0 for none.
  ///
  /// Names have the order of the codes, with gaps; a run is a first code, a last code, a first name.
  static func standardName(_ code: Int) -> Int {
    for run in standardRuns where code >= run.0 && code <= run.1 { return run.2 + code - run.0 }
    return 0
  }

  private static let standardRuns: [(Int, Int, Int)] = [
    (32, 126, 1), (161, 175, 96), (177, 180, 111), (182, 189, 115), (191, 191, 123),
    (193, 200, 124), (202, 203, 132), (205, 208, 134), (225, 225, 138), (227, 227, 139),
    (232, 235, 140), (241, 241, 144), (245, 245, 145), (248, 251, 146),
  ]
}
