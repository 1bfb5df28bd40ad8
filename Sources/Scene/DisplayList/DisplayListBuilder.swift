/// Collects the commands of a picture and keeps its groups balanced.
///
/// Views are recorded by a stage; this is for those who draw without views.
public struct DisplayListBuilder: Sendable {
  private let size: Size
  private let scale: Double
  private let background: Color
  private var commands: [DisplayList.Command] = []
  private var paths: [Path] = []
  private var glyphRuns: [GlyphRun] = []
  private var images: [Image] = []
  private var sources: [DisplayList.Source] = []
  private var openGroups = 0

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Device pixels a point; not finite or not above 0 counts as 1.
  ///   - background: What lies behind everything.
  public init(size: Size, scale: Double = 1, background: Color = .white) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.background = background
  }

  /// Adds a source and gives its place.
  public mutating func addSource(_ source: DisplayList.Source) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Draws a shape; `transform` leads from its coordinates to points.
  ///
  /// A path must come from `addPath` of this builder; one that is not in the table draws nothing.
  public mutating func fill(
    _ shape: Shape, color: Color, transform: AffineTransform = .identity, source: Int = 0
  ) {
    commands.append(
      .fill(shape, color: color, transform: deviceTransform(transform), source: source))
  }

  /// Draws the inside of a path.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, color: Color,
    transform: AffineTransform = .identity, source: Int = 0
  ) {
    fill(addPath(path, rule: rule), color: color, transform: transform, source: source)
  }

  /// Draws glyphs.
  public mutating func fill(
    _ run: GlyphRun, color: Color, transform: AffineTransform = .identity, source: Int = 0
  ) {
    glyphRuns.append(run)
    fill(.glyphs(glyphRuns.count - 1), color: color, transform: transform, source: source)
  }

  /// Draws an image that fills a rectangle, the whole of it unless a part is given.
  ///
  /// - Parameters:
  ///   - image: Any image; its `scale`, `capInsets` and `renderingMode` do not count here.
  ///   - rect: Where it is drawn.
  ///   - part: What of it is drawn, in its pixels.
  ///   - transform: From the coordinates of the rectangle to points.
  ///   - source: The place of what asked for it.
  public mutating func draw(
    _ image: Image, in rect: Rect, part: Rect? = nil, transform: AffineTransform = .identity,
    source: Int = 0
  ) {
    let placed = PlacedImage(index: 0, rect: rect, part: part ?? image.pixelBounds)
    draw(image, as: placed, transform: transform, source: source)
  }

  /// Draws an image placed as given; the `index` is set to that of the image.
  public mutating func draw(
    _ image: Image, as placed: PlacedImage, transform: AffineTransform = .identity, source: Int = 0
  ) {
    var placed = placed
    placed.index = images.count
    images.append(image)
    draw(placed, transform: transform, source: source)
  }

  /// Draws an image that is in the table; one that is not draws nothing.
  public mutating func draw(
    _ placed: PlacedImage, transform: AffineTransform = .identity, source: Int = 0
  ) {
    commands.append(.image(placed, transform: deviceTransform(transform), source: source))
  }

  /// Puts a path into the table, as a shape to fill or to clip by.
  public mutating func addPath(_ path: Path, rule: FillRule = .nonZero) -> Shape {
    paths.append(path)
    return .path(paths.count - 1, rule)
  }

  /// Begins a group; see `DisplayList.Command.beginGroup`.
  public mutating func beginGroup(
    clip: Shape? = nil, alpha: Double = 1, transform: AffineTransform = .identity, source: Int = 0
  ) {
    openGroups += 1
    commands.append(
      .beginGroup(
        clip: clip, alpha: alpha, transform: deviceTransform(transform), source: source))
  }

  /// Ends the innermost group; nothing happens if none is open.
  public mutating func endGroup() {
    guard openGroups > 0 else { return }
    openGroups -= 1
    commands.append(.endGroup)
  }

  /// The picture; groups still open are ended.
  public func build() -> DisplayList {
    var commands = commands
    for _ in 0..<openGroups { commands.append(.endGroup) }
    return DisplayList(
      size: size, scale: scale, background: background, commands: commands, paths: paths,
      glyphRuns: glyphRuns, images: images, sources: sources)
  }

  /// From points to device pixels.
  ///
  /// The displacement is rounded to 2⁻¹⁶ points before it is scaled: sums of Doubles that should
  /// cancel, through a centre and an anchor, then do cancel, to the bit.
  private func deviceTransform(_ t: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: t.a * scale, b: t.b * scale, c: t.c * scale, d: t.d * scale,
      tx: t.tx.roundedToGrid * scale, ty: t.ty.roundedToGrid * scale)
  }
}
