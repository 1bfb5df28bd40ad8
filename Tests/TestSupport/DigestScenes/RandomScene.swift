public import Scene

/// Pictures by chance, the same for the same seed: nested clips and groups, fractional edges, rings,
/// paths, glyphs, and parts that are turned, stretched or scaled.
public struct RandomScene: Sendable {
  /// What a picture is made of.
  public enum Style: Sendable {
    /// Everything.
    case mixed
    /// Rectangles on whole pixels: nothing is partly covered, whatever is translucent.
    case wholePixels
    /// Everything, but neither turned nor stretched nor scaled: sums of coordinates are exact.
    case straight
    /// Rects, rounded rects and rings that are neither turned nor stretched.
    case upright
  }

  var numbers: SplitMix64
  let style: Style
  var builder: DisplayListBuilder
  /// Shapes that may still be drawn.
  var budget: Int

  /// Whether some of what is drawn are images.
  var drawsImages = false

  private var drawsPaths: Bool { style == .mixed || style == .straight }

  /// The picture of a seed.
  public static func list(
    seed: UInt64, style: Style = .mixed, drawsImages: Bool = false
  ) -> DisplayList {
    var numbers = SplitMix64(seed: seed)
    let size = Size(
      width: Double(8 + numbers.below(25)), height: Double(8 + numbers.below(25)))
    let scale = style != .mixed || numbers.chance(60) ? 2.0 : numbers.chance(50) ? 1 : 1.5
    var scene = RandomScene(numbers: numbers, style: style, size: size, scale: scale)
    scene.drawsImages = drawsImages
    let bounds = Rect(origin: .zero, size: size)
    scene.addContent(in: bounds, transform: .identity, depth: 0)
    return scene.builder.build()
  }

  init(numbers: SplitMix64, style: Style, size: Size, scale: Double) {
    var numbers = numbers
    let backgrounds = [Color.white, Color.black, Color.clear, Color(200, 120, 40, alpha: 90)]
    builder = DisplayListBuilder(
      size: size, scale: scale, background: backgrounds[numbers.below(backgrounds.count)])
    budget = 6 + numbers.below(14)
    self.numbers = numbers
    self.style = style
  }

  /// Draws a few things into a box, some of which hold others.
  mutating func addContent(in box: Rect, transform: AffineTransform, depth: Int) {
    for _ in 0..<(2 + numbers.below(4)) where budget > 0 {
      budget -= 1
      if depth < 5, numbers.chance(depth == 0 ? 65 : 40) {
        addGroup(in: box, transform: transform, depth: depth)
      } else {
        addShape(in: box, transform: transform)
      }
    }
  }

  /// Draws a group, or a turned part that is none.
  private mutating func addGroup(in box: Rect, transform: AffineTransform, depth: Int) {
    let inner = part(of: box)
    let inside = drawsPaths ? varied(transform, about: inner.center) : transform
    if numbers.chance(15) {
      return addContent(in: inner, transform: inside, depth: depth + 1)
    }
    let alpha = numbers.chance(45) ? numbers.unit() : 1
    let clip = numbers.chance(75) ? outline(of: inner) : nil
    builder.beginGroup(clip: clip, alpha: alpha, transform: inside)
    // Sometimes the very same clip again, and a background with the clip's own edge.
    let repeats = clip != nil && numbers.chance(20)
    if repeats { builder.beginGroup(clip: clip, transform: inside) }
    if let clip, numbers.chance(60) {
      builder.fill(clip, color: color(), transform: inside)
    }
    addContent(in: inner, transform: inside, depth: depth + 1)
    if repeats { builder.endGroup() }
    builder.endGroup()
  }

  private mutating func addShape(in box: Rect, transform: AffineTransform) {
    let frame = part(of: box)
    let turned =
      drawsPaths && numbers.chance(20) ? varied(transform, about: frame.center) : transform
    if drawsImages, numbers.chance(45) { return addImage(in: frame, transform: turned) }
    if drawsPaths, numbers.chance(15) { return addGlyphs(in: frame, transform: turned) }
    let shape = style != .wholePixels && numbers.chance(15) ? ring(in: frame) : outline(of: frame)
    builder.fill(shape, color: color(), transform: turned)
  }

  /// A rect, a rounded rect or a path that fills a box.
  private mutating func outline(of box: Rect) -> Shape {
    guard style != .wholePixels else { return .rect(box) }
    switch numbers.below(drawsPaths ? 10 : 8) {
    case 0..<3: return .rect(box)
    case 3..<8:
      let corners = numbers.chance(70) ? Corners.all : Corners(rawValue: UInt8(numbers.below(16)))
      let radius = numbers.chance(50) ? Double(numbers.below(9)) : numbers.dyadic(in: 0...12)
      return .roundedRect(RoundedRect(rect: box, radius: radius, corners: corners))
    default:
      let rule: FillRule = numbers.chance(50) ? .nonZero : .evenOdd
      return builder.addPath(path(in: box), rule: rule)
    }
  }

  private mutating func ring(in box: Rect) -> Shape {
    let outer = RoundedRect(rect: box, radius: Double(numbers.below(7)))
    return .ring(outer: outer, inner: outer.inset(by: numbers.dyadic(in: 0.3...3)))
  }

  /// A closed path of lines and curves, which may cross itself.
  private mutating func path(in box: Rect) -> Path {
    if numbers.chance(25) {
      var ellipse = Path()
      ellipse.addEllipse(in: box)
      return ellipse
    }
    var path = Path()
    path.move(to: point(in: box))
    for _ in 0..<(2 + numbers.below(4)) {
      switch numbers.below(3) {
      case 0: path.addLine(to: point(in: box))
      case 1: path.addQuadCurve(to: point(in: box), control: point(in: box))
      default:
        path.addCurve(to: point(in: box), control1: point(in: box), control2: point(in: box))
      }
    }
    path.close()
    return path
  }

  /// A few glyphs on a line.
  private mutating func addGlyphs(in box: Rect, transform: AffineTransform) {
    let font = Font(size: numbers.number(in: 7...22), weight: numbers.chance(70) ? .regular : .bold)
    var items: [GlyphRun.Item] = []
    for index in 0..<(1 + numbers.below(4)) {
      let origin = Point(x: box.minX + Double(index) * font.size * 0.55, y: box.maxY)
      let glyph = Glyph(index: Int32(numbers.below(96)))
      items.append(GlyphRun.Item(glyph: glyph, origin: origin))
    }
    builder.fill(GlyphRun(font: font, items: items), color: color(), transform: transform)
  }

  // MARK: - Numbers

  /// A rectangle that lies in a box for the most part.
  private mutating func part(of box: Rect) -> Rect {
    let left = coordinate(box.minX - 2, box.midX)
    let top = coordinate(box.minY - 2, box.midY)
    let right = coordinate(box.midX, box.maxX + 2)
    let bottom = coordinate(box.midY, box.maxY + 2)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A number between two: whole, in quarters, or any.
  private mutating func coordinate(_ low: Double, _ high: Double) -> Double {
    let value = numbers.dyadic(in: low...max(low, high))
    let kind = style == .wholePixels ? 0 : numbers.below(10)
    switch kind {
    case 0..<3: return value.rounded(.down)
    case 3..<5: return (value * 4).rounded(.down) / 4
    default: return value
    }
  }

  private mutating func point(in box: Rect) -> Point {
    Point(
      x: numbers.dyadic(in: box.minX...max(box.minX, box.maxX)),
      y: numbers.dyadic(in: box.minY...max(box.minY, box.maxY)))
  }

  private mutating func color() -> Color {
    let alpha = numbers.chance(65) ? 1 : numbers.unit()
    if numbers.chance(30) { return Color(white: Double(numbers.below(2)), alpha: alpha) }
    return Color(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
  }

  /// A map with something put before it, about a point: mostly nothing, sometimes a displacement by
  /// part of a pixel, a scale, a stretch, or a turn whose sine and cosine are fractions.
  private mutating func varied(
    _ transform: AffineTransform, about center: Point
  ) -> AffineTransform {
    let step: AffineTransform
    switch numbers.below(style == .straight ? 13 : 22) {
    case 0..<9: return transform
    case 9..<13:
      return transform.translatedBy(x: numbers.dyadic(in: -2...2), y: numbers.dyadic(in: -2...2))
    case 13..<15:
      let scale = numbers.number(in: 0.6...1.4)
      step = AffineTransform(scaleX: scale, y: scale)
    case 15: step = AffineTransform(scaleX: 1.25, y: 0.75)
    case 16..<18: step = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    case 18: step = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 19: step = AffineTransform(scaleX: -1, y: 1)
    default:
      step = AffineTransform(a: 12.0 / 13, b: -5.0 / 13, c: 5.0 / 13, d: 12.0 / 13, tx: 0, ty: 0)
    }
    return AffineTransform(translationX: -center.x, y: -center.y).concatenating(step)
      .concatenating(AffineTransform(translationX: center.x, y: center.y)).concatenating(transform)
  }
}
