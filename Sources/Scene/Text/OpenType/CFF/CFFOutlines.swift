/// The outlines of a font with cubic curves: the table `CFF ` or `CFF2`.
///
/// Opening reads headers; everything else is read for the glyph that is asked for. Hints are passed
/// over.
///
/// - Source: Adobe Technical Notes 5176 and 5177; OpenType, `CFF2`.
struct CFFOutlines: Sendable {
  /// The number of glyphs that have a charstring.
  var glyphCount: Int { charstrings.count }

  private let table: FontTable
  private let version: CFFVersion
  private let unitsPerEm: Int
  private let globals: CFFIndex
  private let charstrings: CFFIndex
  private let matrix: AffineTransform?
  /// The parts that the font is made of; `nil` if the font is one, with these `singlePart`.
  private let parts: CFFIndex?
  private let singlePart: CFFPart
  private let glyphMap: CFFGlyphMap
  private let charset: CFFCharset?
  private let variation: ItemVariationStore?

  /// Opens the table of a face.
  ///
  /// - Parameters:
  ///   - table: The table `CFF ` or `CFF2`, whole.
  ///   - unitsPerEm: The units of an em, by the table `head`.
  /// - Throws: `FontError` for headers that are broken.
  init(_ table: FontTable, unitsPerEm: Int) throws(FontError) {
    let header = try CFFHeader(table)
    let top = try CFFTopDict(header.topDict, table, version: header.version)
    self.table = table
    self.unitsPerEm = unitsPerEm
    version = header.version
    globals = header.globals
    charstrings = try CFFIndex(table, at: top.charstrings, version: version)
    matrix = top.part.matrix
    singlePart = top.part
    let isOne = version == .cff1 && !top.isKeyed
    parts = isOne ? nil : try CFFIndex(table, at: top.parts, version: version)
    if isOne || (version == .cff2 && top.glyphMap == 0) {
      glyphMap = .single
    } else {
      glyphMap = try CFFGlyphMap(try table.part(at: top.glyphMap))
    }
    charset = isOne ? try CFFCharset(table, offset: top.charset) : nil
    variation = try top.variation(in: table)
  }

  /// The outline of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: Its number.
  ///   - coordinates: The place in a variable font's space, -1 … 1 for each axis; axes that are left
  ///     out, and all of a font that does not vary, are at 0.
  /// - Returns: The outline in units of the face, y down, each subpath closed.
  /// - Throws: `FontError` for a glyph that is not there, and for one whose bytes are broken.
  func outline(of glyph: Int, coordinates: [Double] = []) throws(FontError) -> Path {
    guard glyph >= 0, glyph < glyphCount else {
      throw .noSuchGlyph(index: glyph, count: glyphCount)
    }
    let part = try part(of: glyph)
    let surroundings = CharstringSurroundings(
      version: version, globals: globals, locals: try part.subroutines(in: table, version: version),
      variationSet: part.variationSet, variation: variation, coordinates: coordinates)
    var machine = CharstringMachine(surroundings, try charstrings.object(glyph))
    try machine.run()
    if let composite = machine.composite { try draw(composite, with: &machine) }
    let map = CFFFontMatrix.map(
      font: matrix, part: parts == nil ? nil : part.matrix, unitsPerEm: unitsPerEm)
    return map.map { machine.pen.path.applying($0) } ?? machine.pen.path
  }

  private func part(of glyph: Int) throws(FontError) -> CFFPart {
    guard let parts else { return singlePart }
    let dict = try parts.object(try glyphMap.part(of: glyph))
    return try CFFPart(dict, table, version: version)
  }

  /// Draws the two letters of a composite; neither may be a composite itself.
  private func draw(
    _ composite: CharstringMachine.Composite, with machine: inout CharstringMachine
  ) throws(FontError) {
    for (code, origin) in [
      (composite.base, Point.zero), (composite.accent, composite.accentOrigin),
    ] {
      let glyph = try charset?.glyph(standardCode: code, glyphCount: glyphCount)
      guard let glyph else { throw machine.wrongOperator() }
      machine.restart(try charstrings.object(glyph), at: origin)
      try machine.run()
      guard machine.composite == nil else {
        throw machine.code.nestedTooDeep(at: machine.operatorPlace, limit: 1)
      }
    }
  }
}
