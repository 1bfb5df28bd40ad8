import Scene

extension FontBuilder {
  /// Gives glyphs layers: tables `COLR` of version 0 and `CPAL`.
  ///
  /// - Parameters:
  ///   - layers: For each glyph its layers: glyphs and entries of the palette, 0xFFFF for the text's.
  ///   - palettes: The colours of each palette, each as many, as 0xRRGGBBAA.
  public mutating func addColors(
    layers: [Int: [(glyph: Int, entry: Int)]], palettes: [[UInt32]]
  ) {
    let bases = layers.sorted { $0.key < $1.key }
    var colr = FontBytes(0, bases.count)
    var list = FontBytes()
    colr.append32(14)
    colr.append32(14 + 6 * bases.count)
    colr.append(bases.reduce(0) { $0 + $1.value.count })
    for (glyph, parts) in bases {
      colr.append([glyph, list.count / 4, parts.count])
      for part in parts { list.append([part.glyph, part.entry]) }
    }
    colr.append(list)
    let entryCount = palettes.first?.count ?? 0
    var cpal = FontBytes(0, entryCount, palettes.count, entryCount * palettes.count)
    cpal.append32(12 + 2 * palettes.count)
    for index in palettes.indices { cpal.append(index * entryCount) }
    for color in palettes.joined() {
      for shift in [8, 16, 24, 0] as [UInt32] { cpal.append8(Int(color >> shift & 0xFF)) }
    }
    tables["COLR"] = colr
    tables["CPAL"] = cpal
  }
}
