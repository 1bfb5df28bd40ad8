public import Scene

/// A picture taken apart: each view's drawing as a sheet of its own, the sheets one above the other in
/// space, seen from the side.
///
/// Clips are dashed, what they cut away is pale, and the views' names stand beside the sheets.
public struct ExplodedPicture: Hashable, Sendable {
  /// From where the sheets are seen.
  public struct Camera: Hashable, Sendable {
    /// By how much the sheets are turned about the upright axis, in radians; 0 looks at their middle.
    public var yaw: Double
    /// By how much they are tilted backwards, in radians.
    public var pitch: Double
    /// The distance between two sheets, in device pixels of the picture; without one it grows with
    /// their height.
    public var spacing: Double?

    /// Creates a view from the right, above; a number that is not finite counts as 0.
    public init(yaw: Double = -0.5, pitch: Double = 0.75, spacing: Double? = nil) {
      self.yaw = yaw.isFinite ? yaw : 0
      self.pitch = pitch.isFinite ? pitch : 0
      self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    }
  }

  private static let margin = 24.0
  private static let nameWidth = 230.0
  private static let ghostAlpha = 0.25
  private static let background = Color(222, 228, 238)

  private let list: DisplayList
  private let camera: Camera
  private let layers: [ExplodedLayer]

  /// Takes a picture apart.
  ///
  /// - Parameters:
  ///   - list: The picture.
  ///   - camera: From where it is seen.
  public init(_ list: DisplayList, camera: Camera = Camera()) {
    self.list = list
    self.camera = camera
    layers = ExplodedLayer.layers(of: list)
  }

  /// The size in points that the sheets and their names need.
  public var size: Size {
    let box = bounds
    return Size(
      width: (box.width + 2 * Self.margin + Self.nameWidth).rounded(.up),
      height: (box.height + 2 * Self.margin).rounded(.up))
  }

  /// The picture of the sheets, 1 pixel a point.
  ///
  /// - Parameter size: The size in points; without it as large as the sheets need.
  /// - Returns: The sheets from the lowest to the uppermost, in the middle of the size.
  public func picture(size: Size? = nil) -> DisplayList {
    let (box, own) = (bounds, self.size)
    let size = size ?? own
    var builder = DisplayListBuilder(
      size: size, scale: 1, background: Self.background)
    // In a size that is given the sheets lie in the middle.
    let shift = AffineTransform.identity.translatedBy(
      x: Self.margin - box.minX + max(0, (size.width - own.width) / 2),
      y: Self.margin - box.minY + max(0, (size.height - own.height) / 2))
    for (height, layer) in layers.enumerated() {
      let map = projection(height: Double(height)).concatenating(shift)
      drawSheet(map, &builder)
      draw(layer, map, isGhost: true, &builder)
      draw(layer, map, isGhost: false, &builder)
      for clip in layer.clips { dash(clip, map, &builder) }
      drawName(layer.name, map, &builder)
    }
    return builder.build()
  }

  // MARK: - Space

  /// From device pixels of the picture to the sheet of a height: turned, tilted, seen without
  /// perspective.
  private func projection(height: Double) -> AffineTransform {
    let (sineYaw, cosineYaw) = ElementaryFunctions.sineAndCosine(camera.yaw)
    let (sinePitch, cosinePitch) = ElementaryFunctions.sineAndCosine(camera.pitch)
    let z = height * (camera.spacing ?? 64 + 0.3 * screen.height)
    return AffineTransform(
      a: cosineYaw, b: sineYaw * sinePitch, c: 0, d: cosinePitch, tx: z * sineYaw,
      ty: -z * cosineYaw * sinePitch)
  }

  private var screen: Rect {
    Rect(x: 0, y: 0, width: Double(list.pixelWidth), height: Double(list.pixelHeight))
  }

  /// What all sheets take.
  private var bounds: Rect {
    let first = projection(height: 0).apply(to: screen)
    return first.union(projection(height: Double(max(layers.count - 1, 0))).apply(to: screen))
  }

  // MARK: - Sheets

  private func drawSheet(_ map: AffineTransform, _ builder: inout DisplayListBuilder) {
    builder.fill(.rect(screen), color: Color(white: 1, alpha: 0.35), transform: map)
    var edge = Path()
    edge.addRect(screen)
    builder.fill(
      edge.applying(map).stroked(StrokeStyle(lineWidth: 0.75)), color: Color(150, 160, 178))
  }

  private func draw(
    _ layer: ExplodedLayer, _ map: AffineTransform, isGhost: Bool,
    _ builder: inout DisplayListBuilder
  ) {
    if isGhost {
      guard !layer.clips.isEmpty else { return }
      builder.beginGroup(alpha: Self.ghostAlpha)
    }
    let copier = CommandCopier(list: list)
    for content in layer.contents {
      let groups = isGhost ? [] : content.groups
      for group in groups { copier.copy(group, map, into: &builder) }
      copier.copy(content.command, map, into: &builder)
      for _ in groups { builder.endGroup() }
    }
    if isGhost { builder.endGroup() }
  }

  // MARK: - Marks

  private func dash(
    _ clip: ExplodedLayer.Clip, _ map: AffineTransform, _ builder: inout DisplayListBuilder
  ) {
    let outline = clip.outline(in: list).applying(clip.transform.concatenating(map))
    builder.fill(
      DashedLine(on: 7, off: 5).path(along: outline).stroked(StrokeStyle(lineWidth: 1.5)),
      color: Color(0, 122, 255))
  }

  private func drawName(
    _ name: String, _ map: AffineTransform, _ builder: inout DisplayListBuilder
  ) {
    let font = Font.system(size: 15)
    let box = map.apply(to: screen)
    let corner = map.apply(to: Point(x: screen.maxX, y: screen.minY))
    let place = Point(x: box.maxX + 14, y: corner.y + font.capHeight / 2)
    builder.fill(font.glyphRun(for: name, at: place), color: Color(white: 0.25))
  }
}
