/// One face of a font file: its tables, and what is read of them once.
///
/// Opening reads the directory and a few headers only; glyphs, names and rules are read from the bytes
/// when they are asked for.
final class FontProgram: FontFace, @unchecked Sendable {
  /// Where the tables lie in the file.
  private let directory: FontDirectory
  /// The glyphs of characters.
  let characters: CharacterMap
  /// The advances of the glyphs.
  let horizontal: HorizontalMetrics
  /// The glyphs of several colours, if there are any.
  let colorGlyphs: ColorGlyphs?
  /// What the face says of how its glyphs go together.
  let layout: FontLayout
  /// The place in a variable font; `nil` for what does not vary, and at the default.
  let variation: FontVariation?
  /// The drawings of the glyphs.
  private let outlines: GlyphOutlines
  /// How a place in a variable font changes the advances, if a table says so.
  private let advances: AdvanceVariations?
  /// Which reading of which file it is, at whatever place; `nil` for the first.
  private let original: FontProgram?

  /// Opens a face of a file.
  convenience init(_ bytes: FontData, index: Int) throws(FontError) {
    try self.init(try FontDirectory(bytes, face: index), variation: nil, original: nil)
  }

  /// Opens another place of a variable font: a value for each axis of `axes`.
  convenience init(_ program: FontProgram, values: [Double]) throws(FontError) {
    let axes = program.axes
    let map = program.optionalTable("avar").map { AxisMap($0, axisCount: axes.count) }
    let variation = FontVariation(values, axes: axes, map: map)
    try self.init(
      program.directory, variation: variation.isDefault ? nil : variation,
      original: program.original ?? program)
  }

  private init(
    _ directory: FontDirectory, variation: FontVariation?, original: FontProgram?
  ) throws(FontError) {
    self.directory = directory
    self.variation = variation
    self.original = original
    let head = try directory.table("head")
    let units = try head.uint16(at: 18)
    guard (16...16384).contains(units) else { throw head.wrongValue(at: 18, units) }
    let maxp = try directory.table("maxp")
    let glyphCount = try maxp.uint16(at: 4)
    guard glyphCount > 0 else { throw maxp.wrongValue(at: 4, 0) }
    let hhea = try directory.table("hhea")
    horizontal = try HorizontalMetrics(hhea: hhea, hmtx: try directory.table("hmtx"))
    let os2 = try? directory.table("OS/2")
    var metrics = FontMetrics(
      unitsPerEm: units, hhea: hhea, os2: os2, post: try? directory.table("post"))
    var style = FontStyle(head: head, os2: os2)
    colorGlyphs = try? ColorGlyphs(
      colr: try directory.table("COLR"), cpal: try directory.table("CPAL"))
    layout =
      original?.layout
      ?? FontLayout(
        gdef: try? directory.table("GDEF"), gsub: try? directory.table("GSUB"),
        gpos: try? directory.table("GPOS"), kern: try? directory.table("kern"))
    let coordinates = variation?.coordinates ?? []
    outlines = GlyphOutlines(
      directory, head, glyphCount: glyphCount, horizontal, coordinates: coordinates)
    // A face of bitmaps only leaves its characters to others, which can draw them.
    characters = CharacterMap(outlines.areThere ? try? directory.table("cmap") : nil)
    advances =
      variation == nil
      ? nil : try? AdvanceVariations(try directory.table("HVAR"), coordinates: coordinates)
    if let variation, let fvar = try? directory.table("fvar") {
      style.vary((try? VariationAxes(fvar))?.axes ?? [], variation.values)
    }
    if variation != nil, let mvar = try? directory.table("MVAR") {
      metrics.vary(mvar, coordinates: coordinates)
    }
    super.init(unitsPerEm: units, glyphCount: glyphCount, metrics: metrics, style: style)
  }

  /// Whether both are the same reading of the same face, at the same place.
  override func draws(theSameAs other: FontFace) -> Bool {
    if self === other { return true }
    guard let other = other as? FontProgram else { return false }
    return (original ?? self) === (other.original ?? other) && variation == other.variation
  }

  /// Feeds what `draws(theSameAs:)` compares.
  override func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(original ?? self))
    hasher.combine(variation)
  }

  /// A table; an error if the file has none of this name.
  func table(_ tag: FontTag) throws(FontError) -> FontTable { try directory.table(tag) }

  /// A table, `nil` if the file has none of this name that lies within it.
  func optionalTable(_ tag: FontTag) -> FontTable? { try? directory.table(tag) }

  /// What the face calls itself.
  var names: FontNames? { optionalTable("name").map { FontNames($0) } }

  /// The glyph of a character; 0 if there is none.
  override func glyph(for scalar: Unicode.Scalar) -> Int {
    existing(characters.glyph(for: scalar.value))
  }

  /// The glyph of a character before a variation selector; 0 if the face does not know the two.
  override func glyph(for scalar: Unicode.Scalar, variation selector: Unicode.Scalar) -> Int {
    existing(characters.glyph(for: scalar.value, selector: selector.value))
  }

  /// The axes of a variable font; none for others, and for those whose axes cannot be read.
  var axes: [VariationAxes.Axis] { variationAxes?.axes ?? [] }

  /// The value of an axis, which must be one of `axes`.
  func value(ofAxis index: Int) -> Double {
    guard let variation, index < variation.values.count else { return axes[index].standard }
    return variation.values[index]
  }

  /// The axes and named places of a variable font.
  var variationAxes: VariationAxes? {
    guard let fvar = optionalTable("fvar") else { return nil }
    return try? VariationAxes(fvar)
  }

  /// How far the next glyph's origin lies to the right of this one's, in whole units; a glyph that the
  /// face does not have is drawn as glyph 0.
  override func advance(of glyph: Int) -> Double {
    let glyph = existing(glyph)
    let advance = Double(horizontal.advance(of: glyph))
    guard variation != nil else { return advance }
    if let advances {
      let change = (try? advances.change(of: glyph)) ?? 0
      return max(0, advance + (change + 0.5).rounded(.down))
    }
    guard case .glyf(let outlines) = outlines, let varied = try? outlines.advance(of: glyph) else {
      return advance
    }
    return max(0, (varied + 0.5).rounded(.down))
  }

  /// The outline of a glyph in units of the face, y down.
  override func outline(of glyph: Int) throws(FontError) -> Path {
    guard (0..<glyphCount).contains(glyph) else {
      throw .noSuchGlyph(index: glyph, count: glyphCount)
    }
    return try outlines.outline(of: glyph)
  }

  override func shape(
    _ scalars: ArraySlice<Unicode.Scalar>, _ options: ShapingOptions
  ) -> [ShapedGlyph] {
    var shaper = TextShaper(scalars, program: self, options: options)
    return shaper.shape()
  }

  override var hasColors: Bool { colorGlyphs != nil }

  override func colorLayers(of glyph: Int, palette: Int) throws(FontError) -> [ColorLayer] {
    try colorGlyphs?.layers(of: glyph, palette: palette) ?? []
  }

  /// A glyph of the face; 0 for what is none.
  private func existing(_ glyph: Int) -> Int { (0..<glyphCount).contains(glyph) ? glyph : 0 }
}
