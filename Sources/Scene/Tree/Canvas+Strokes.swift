extension Canvas {
  /// Draws along the edges of a rectangle; half of the line lies outside.
  ///
  /// Nothing is drawn for a rectangle that is a point.
  public mutating func stroke(_ rect: Rect, color: Color, style: StrokeStyle = StrokeStyle()) {
    stroke(RoundedRect(rect: rect, radius: 0), color: color, style: style)
  }

  /// Draws along the edge of a rounded rectangle; half of the line lies outside.
  public mutating func stroke(
    _ shape: RoundedRect, color: Color, style: StrokeStyle = StrokeStyle()
  ) {
    let width = style.lineWidth
    guard shape.rect.isFinite, width > 0, width.isFinite else { return }
    guard shape.rect.width > 0 || shape.rect.height > 0 else { return }
    guard let outer = Self.outerEdge(of: shape, style: style) else {
      var path = Path()
      path.addRoundedRect(shape)
      return stroke(path, color: color, style: style)
    }
    let inner = shape.inset(by: width / 2)
    let ring = Shape.ring(outer: outer, inner: inner)
    add(.shape(inner.rect.isEmpty ? .outline(outer) : ring), color: color)
  }

  /// Draws along the ellipse inscribed in a rectangle.
  public mutating func strokeEllipse(
    in rect: Rect, color: Color, style: StrokeStyle = StrokeStyle()
  ) {
    var path = Path()
    path.addEllipse(in: rect)
    stroke(path, color: color, style: style)
  }

  /// Draws along a path.
  public mutating func stroke(_ path: Path, color: Color, style: StrokeStyle = StrokeStyle()) {
    fill(path.stroked(style, accuracy: accuracy), color: color)
  }

  /// Draws a text in one line.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - point: The top left corner of the line; the baseline lies the font's ascender below.
  ///   - font: The typeface and size.
  ///   - color: The colour of the glyphs.
  public mutating func draw(_ text: String, at point: Point, font: Font, color: Color) {
    let baseline = Point(x: point.x, y: point.y + font.ascender)
    TextLine(text, font: font).draw(in: &self, at: baseline, color: color)
  }

  /// The outer edge of a stroke, if it is a rounded rectangle.
  ///
  /// A square corner stays square with a miter and becomes a quarter circle with a round join; any
  /// other mixture is drawn as a path. The miter of a right angle is √2 line widths long.
  private static func outerEdge(of shape: RoundedRect, style: StrokeStyle) -> RoundedRect? {
    let half = style.lineWidth / 2
    let box = shape.rect.insetBy(dx: -half, dy: -half)
    let isWhole = shape.corners.isSuperset(of: .all)
    if shape.isRect || !isWhole {
      switch style.lineJoin {
      case .miter where style.miterLimit * style.miterLimit >= 2:
        return RoundedRect(
          rect: box, radius: shape.isRect ? 0 : shape.radius + half, corners: shape.corners)
      case .round where shape.isRect: return RoundedRect(rect: box, radius: half)
      default: return nil
      }
    }
    return RoundedRect(rect: box, radius: shape.radius + half)
  }
}
