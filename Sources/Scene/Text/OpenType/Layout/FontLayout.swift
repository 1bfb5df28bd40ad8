/// What a face says of how its glyphs go together.
struct FontLayout: Sendable {
  /// What its glyphs are.
  let definitions: GlyphDefinitions
  /// The rules that replace glyphs.
  let substitution: LayoutTable?
  /// The rules that move them.
  let positioning: LayoutTable?
  /// Pairs that are brought nearer or farther, in older faces.
  let kerning: KerningTable?
  /// How the numbers of the rules vary.
  let variations: ItemVariationStore?

  /// Reads where the rules are.
  init(gdef: FontTable?, gsub: FontTable?, gpos: FontTable?, kern: FontTable?) {
    definitions = GlyphDefinitions(gdef)
    substitution = LayoutTable(gsub, isPositioning: false)
    positioning = LayoutTable(gpos, isPositioning: true)
    kerning = KerningTable(kern)
    let store = definitions.variationStore
    variations = store > 0 ? gdef.flatMap { Self.variations($0, at: store) } : nil
  }

  private static func variations(_ gdef: FontTable, at offset: Int) -> ItemVariationStore? {
    do throws(FontError) {
      return try ItemVariationStore(try gdef.part(at: offset))
    } catch {
      return nil
    }
  }
}
