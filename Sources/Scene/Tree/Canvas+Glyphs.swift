extension Canvas {
  /// Draws glyphs that have been laid out.
  ///
  /// Glyphs of several colours are drawn in the layers of their typeface, each as a whole as opaque as
  /// the text's colour is.
  public mutating func draw(_ run: GlyphRun, color: Color) {
    guard !run.items.isEmpty else { return }
    guard run.font.typeface.hasColors else { return add(.glyphs(run), color: color) }
    // Those of one colour stay together, up to the next of several.
    var plain = GlyphRun(font: run.font, items: [])
    for item in run.items {
      let layers = run.font.typeface.colorLayers(of: item.glyph)
      guard !layers.isEmpty else {
        plain.items.append(item)
        continue
      }
      if !plain.items.isEmpty { add(.glyphs(plain), color: color) }
      plain.items = []
      draw(layers, of: item, font: run.font, color: color)
    }
    if !plain.items.isEmpty { add(.glyphs(plain), color: color) }
  }

  private mutating func draw(
    _ layers: [ColorLayer], of item: GlyphRun.Item, font: Font, color: Color
  ) {
    let isTranslucent = color.alpha < 1
    if isTranslucent { beginTransparencyLayer(alpha: color.alpha) }
    for layer in layers {
      let item = GlyphRun.Item(glyph: layer.glyph, origin: item.origin)
      add(
        .glyphs(GlyphRun(font: font, items: [item])),
        color: layer.color ?? color.withAlphaComponent(1))
    }
    if isTranslucent { endTransparencyLayer() }
  }
}
