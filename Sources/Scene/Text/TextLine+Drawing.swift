extension TextLine {
  /// Glyphs of one font that look the same.
  public struct GlyphPart: Hashable, Sendable {
    /// The glyphs, where they go.
    public var run: GlyphRun
    /// How they look.
    public var attributes: TextAttributes
    /// Where they begin, in the coordinates of the run; spaces at the line's end do not count.
    public var minX: Double
    /// Where they end.
    public var maxX: Double
  }

  /// The glyphs of the line's own font, with the start of the line's baseline at a point.
  ///
  /// Those are all, unless parts of the text look different or another face stands in for the font's:
  /// `parts(at:)` has every glyph.
  public func run(at origin: Point) -> GlyphRun {
    var run = GlyphRun(font: font, items: [])
    run.items.reserveCapacity(places.count)
    for place in places where runs[place.run].font == font {
      if let item = item(place, at: origin) { run.items.append(item) }
    }
    return run
  }

  /// All glyphs, with the start of the line's baseline at a point: from left to right, those beside
  /// each other that look the same together.
  public func parts(at origin: Point) -> [GlyphPart] {
    var parts: [GlyphPart] = []
    var last = -1
    for place in places {
      let run = runs[place.run]
      if last < 0 || runs[last].font != run.font || runs[last].attributes != run.attributes {
        parts.append(
          GlyphPart(
            run: GlyphRun(font: run.font, items: []), attributes: run.attributes,
            minX: origin.x + min(max(place.x, 0), width), maxX: origin.x))
      }
      last = place.run
      parts[parts.count - 1].maxX = origin.x + min(max(place.end, 0), width)
      if let item = item(place, at: origin) { parts[parts.count - 1].run.items.append(item) }
    }
    return parts
  }

  private func item(_ place: Place, at origin: Point) -> GlyphRun.Item? {
    guard !place.isHidden else { return nil }
    let raise = runs[place.run].attributes.baselineOffset
    return GlyphRun.Item(
      glyph: place.glyph,
      origin: Point(
        x: origin.x + place.x + place.offset.x,
        y: origin.y + place.offset.y - (raise.isFinite ? raise : 0)))
  }

  /// Draws the line: what lies behind it, its shadows, lines under it, its glyphs, lines through it.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - origin: The left end of the baseline.
  ///   - color: The colour of what has none.
  public func draw(in canvas: inout Canvas, at origin: Point, color: Color = .black) {
    draw(in: &canvas, at: origin, color: color, override: nil, shadow: nil)
  }

  /// Draws the line, all glyphs in one colour if one is given, all of them with a shadow if one is.
  func draw(
    in canvas: inout Canvas, at origin: Point, color: Color, override: Color?, shadow: TextShadow?
  ) {
    let parts = parts(at: origin)
    for part in parts {
      guard let background = part.attributes.backgroundColor else { continue }
      canvas.fill(
        Rect(x: part.minX, y: origin.y - ascent, width: part.maxX - part.minX, height: height),
        color: background)
    }
    for part in parts {
      guard let shadow = part.attributes.shadow ?? shadow else { continue }
      var run = part.run
      for index in run.items.indices {
        run.items[index].origin.x += shadow.offset.width
        run.items[index].origin.y += shadow.offset.height
      }
      canvas.draw(run, color: shadow.color)
    }
    func shownColor(_ part: GlyphPart) -> Color { override ?? part.attributes.color ?? color }
    for part in parts {
      underline(
        part, origin, override ?? part.attributes.underlineColor ?? shownColor(part), &canvas)
    }
    drawGlyphs(parts, in: &canvas) { shownColor($0) }
    for part in parts {
      strike(
        part, origin, override ?? part.attributes.strikethroughColor ?? shownColor(part), &canvas)
    }
  }

  /// Draws the glyphs, those of one font and colour at once.
  private func drawGlyphs(
    _ parts: [GlyphPart], in canvas: inout Canvas, _ color: (GlyphPart) -> Color
  ) {
    var place = 0
    while place < parts.count {
      var run = parts[place].run
      let shown = color(parts[place])
      place += 1
      while place < parts.count, parts[place].run.font == run.font, color(parts[place]) == shown {
        run.items += parts[place].run.items
        place += 1
      }
      canvas.draw(run, color: shown)
    }
  }

  // MARK: - Lines

  private func underline(
    _ part: GlyphPart, _ origin: Point, _ color: Color, _ canvas: inout Canvas
  ) {
    guard let style = part.attributes.underline else { return }
    let font = part.run.font
    drawLine(
      part, y: origin.y - raise(part) - font.underlinePosition, font.underlineThickness, style,
      color, &canvas)
  }

  private func strike(
    _ part: GlyphPart, _ origin: Point, _ color: Color, _ canvas: inout Canvas
  ) {
    guard let style = part.attributes.strikethrough else { return }
    let font = part.run.font
    drawLine(
      part, y: origin.y - raise(part) - font.strikethroughPosition, font.strikethroughThickness,
      style, color, &canvas)
  }

  private func raise(_ part: GlyphPart) -> Double {
    part.attributes.baselineOffset.isFinite ? part.attributes.baselineOffset : 0
  }

  /// Draws a line whose upper edge, were it single, is at a height.
  private func drawLine(
    _ part: GlyphPart, y: Double, _ thickness: Double, _ style: TextAttributes.LineStyle,
    _ color: Color, _ canvas: inout Canvas
  ) {
    var rect = Rect(x: part.minX, y: y, width: part.maxX - part.minX, height: thickness)
    switch style {
    case .single: canvas.fill(rect, color: color)
    case .thick:
      rect.size.height = 2 * thickness
      canvas.fill(rect, color: color)
    case .double:
      canvas.fill(rect, color: color)
      canvas.fill(rect.offsetBy(dx: 0, dy: 2 * thickness), color: color)
    }
  }
}
