/// What a view draws its content on: it records shapes, clips and groups, not pixels.
///
/// Coordinates are those of the view's bounds. Names are Core Graphics'; colours are given with each
/// shape, so there is no current colour to forget.
public struct Canvas {
  /// A recorded step, in the coordinates of the view.
  enum Command {
    case fill(Content, color: Color, transform: AffineTransform)
    case image(Image, PlacedImage, transform: AffineTransform)
    case beginGroup(clip: Content?, alpha: Double, transform: AffineTransform)
    case endGroup
  }

  /// What a step covers.
  enum Content {
    case shape(Shape)
    case path(Path, FillRule)
    case glyphs(GlyphRun)
  }

  /// What a matching call goes back to.
  private struct Saved {
    var transform: AffineTransform
    var groupCount: Int
    var isLayer: Bool
  }

  /// The state of the view at the time of the picture.
  public let state: ViewState
  /// What was recorded.
  private(set) var commands: [Command] = []
  /// From the coordinates of the next shape to those of the view.
  private var transform = AffineTransform.identity
  private var saved: [Saved] = []
  /// Groups begun since the last save.
  private var groupCount = 0

  /// Device pixels a point of the view, in the direction where they are the most.
  let pixelsPerPoint: Double

  init(state: ViewState, pixelsPerPoint: Double) {
    self.state = state
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The view's rectangle at the time of the picture.
  public var bounds: Rect { state.bounds }

  /// A fiftieth of a device pixel, in the coordinates of the next shape.
  var accuracy: Double {
    0.02 / (pixelsPerPoint * transform.axisGrowth)
  }

  // MARK: - Coordinates and clips

  /// Remembers the coordinates and the clips.
  public mutating func saveGState() {
    saved.append(Saved(transform: transform, groupCount: groupCount, isLayer: false))
    groupCount = 0
  }

  /// Goes back to the coordinates and clips last saved; nothing happens if there are none, or if a
  /// transparency layer begun since is still open.
  public mutating func restoreGState() {
    restore(isLayer: false)
  }

  /// Begins a layer that is composed by itself and then drawn once with an opacity of 0 … 1.
  public mutating func beginTransparencyLayer(alpha: Double) {
    saved.append(Saved(transform: transform, groupCount: groupCount, isLayer: true))
    groupCount = 0
    begin(clip: nil, alpha: alpha > 0 ? min(alpha, 1) : 0)
  }

  /// Ends the layer last begun, with its clips; nothing happens if none is, or if a state saved since
  /// has not been restored.
  public mutating func endTransparencyLayer() {
    restore(isLayer: true)
  }

  /// Maps what is drawn from here on, before what maps it already.
  public mutating func concatenate(_ map: AffineTransform) {
    transform = map.concatenating(transform)
  }

  /// Moves what is drawn from here on.
  public mutating func translateBy(x: Double, y: Double) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from here on about the origin.
  public mutating func scaleBy(x: Double, y: Double) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Cuts what is drawn from here on, until the state is restored.
  public mutating func clip(to rect: Rect) {
    begin(clip: .shape(.rect(rect.standardized)), alpha: 1)
  }

  /// Cuts what is drawn from here on, until the state is restored.
  public mutating func clip(to shape: RoundedRect) {
    begin(clip: .shape(.outline(shape)), alpha: 1)
  }

  /// Cuts what is drawn from here on, until the state is restored; an empty path leaves nothing.
  public mutating func clip(to path: Path, rule: FillRule = .nonZero) {
    begin(clip: .path(path, rule), alpha: 1)
  }

  // MARK: - Shapes

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, color: Color) {
    add(.shape(.rect(rect.standardized)), color: color)
  }

  /// Fills a rounded rectangle.
  public mutating func fill(_ shape: RoundedRect, color: Color) {
    add(.shape(.outline(shape)), color: color)
  }

  /// Fills a path.
  public mutating func fill(_ path: Path, color: Color, rule: FillRule = .nonZero) {
    guard !path.isEmpty else { return }
    add(.path(path, rule), color: color)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public mutating func fillEllipse(in rect: Rect, color: Color) {
    var path = Path()
    path.addEllipse(in: rect)
    fill(path, color: color)
  }

  /// Draws an image in a rectangle, stretched where it has to be.
  ///
  /// Its `capInsets` keep their size, and a template is drawn in black; `draw(_:as:)` knows more.
  public mutating func draw(_ image: Image, in rect: Rect) {
    var placed = PlacedImage(image, rect: rect)
    if image.renderingMode == .alwaysTemplate { placed.tint = .black }
    draw(image, as: placed)
  }

  /// Draws an image placed as given, in the coordinates of the next shape; the `index` does not count.
  public mutating func draw(_ image: Image, as placed: PlacedImage) {
    guard !placed.rect.isEmpty else { return }
    commands.append(.image(image, placed, transform: transform))
  }

  // MARK: - Recording

  mutating func add(_ content: Content, color: Color) {
    commands.append(.fill(content, color: color, transform: transform))
  }

  /// The steps, with what is still open ended.
  func finished() -> [Command] {
    let open = saved.reduce(groupCount) { $0 + $1.groupCount }
    return open == 0 ? commands : commands + Array(repeating: .endGroup, count: open)
  }

  private mutating func begin(clip: Content?, alpha: Double) {
    groupCount += 1
    commands.append(.beginGroup(clip: clip, alpha: alpha, transform: transform))
  }

  private mutating func restore(isLayer: Bool) {
    guard let last = saved.last, last.isLayer == isLayer else { return }
    saved.removeLast()
    for _ in 0..<groupCount { commands.append(.endGroup) }
    groupCount = last.groupCount
    transform = last.transform
  }
}

extension Shape {
  /// A rounded rectangle, as a plain one if no corner is rounded.
  static func outline(_ shape: RoundedRect) -> Shape {
    shape.isRect ? .rect(shape.rect) : .roundedRect(shape)
  }
}
