import Scene

extension DisplayList {
  /// Why a picture has no coordinates on a grid.
  static let offGrid = "turned, stretched or very large shapes have rounded coordinates"

  /// Whether something is a path or text.
  var hasPathsOrGlyphs: Bool {
    commands.contains { command in
      switch command {
      case .fill(.path, _, _, _), .fill(.glyphs, _, _, _), .beginGroup(.path, _, _, _),
        .beginGroup(.glyphs, _, _, _):
        true
      default: false
      }
    }
  }

  /// Whether pixels of images are picked, not mixed.
  var picksPixels: Bool {
    commands.contains { command in
      guard case .image(let placed, _, _) = command else { return false }
      return placed.magnificationFilter == .nearest || placed.minificationFilter == .nearest
    }
  }

  /// The list with all coordinates rounded to 1/1024 pixel, so that sums of them are exact; `nil` if
  /// something is turned or stretched, or very far away.
  var onGrid: DisplayList? {
    var paths = paths
    var changed: [Command] = []
    for command in commands {
      let moved: Command?
      switch command {
      case .fill(let shape, let color, let transform, let source):
        let shape = placed(shape, transform, &paths)
        moved = shape.map { .fill($0.0, color: color, transform: $0.1, source: source) }
      case .image(let image, let transform, let source):
        moved = placed(image, transform).map {
          .image($0, transform: .identity, source: source)
        }
      case .beginGroup(let clip?, let alpha, let transform, let source):
        let clip = placed(clip, transform, &paths)
        moved = clip.map { .beginGroup(clip: $0.0, alpha: alpha, transform: $0.1, source: source) }
      case .beginGroup(nil, _, _, _), .endGroup: moved = command
      }
      guard let moved else { return nil }
      changed.append(moved)
    }
    let size = Size(width: Double(pixelWidth), height: Double(pixelHeight))
    return DisplayList(
      size: size, scale: 1, background: background, commands: changed, paths: paths,
      glyphRuns: glyphRuns, images: images, sources: sources)
  }

  /// An image in device pixels on the grid; `nil` if it is turned or mirrored, or has caps and is
  /// stretched.
  private func placed(_ image: PlacedImage, _ transform: AffineTransform) -> PlacedImage? {
    guard transform.isUpright, transform.a > 0, transform.d > 0,
      image.caps == .zero || transform.a == transform.d, let rect = image.rect.placed(transform)
    else { return nil }
    var image = image
    image.rect = rect
    image.capScale /= transform.a
    return image
  }

  /// A shape in device pixels on the grid, and the map that is left; `nil` if there is none.
  private func placed(
    _ shape: Shape, _ transform: AffineTransform, _ paths: inout [Path]
  ) -> (Shape, AffineTransform)? {
    switch shape {
    case .path(let index, let rule):
      guard let path = paths[index].applying(transform).onGrid else { return nil }
      paths.append(path)
      return (.path(paths.count - 1, rule), .identity)
    case .glyphs:
      guard let x = transform.tx.onGrid, let y = transform.ty.onGrid else { return nil }
      var transform = transform
      (transform.tx, transform.ty) = (x, y)
      return (shape, transform)
    case .rect(let rect):
      guard transform.isUpright else { return nil }
      return rect.placed(transform).map { (.rect($0), .identity) }
    case .roundedRect(let rounded):
      return rounded.placed(transform).map { (.roundedRect($0), .identity) }
    case .ring(let outer, let inner):
      guard let outer = outer.placed(transform), let inner = inner.placed(transform) else {
        return nil
      }
      return (.ring(outer: outer, inner: inner), .identity)
    }
  }
}

extension Double {
  /// The nearest multiple of 1/1024; `nil` if it is far away or no number.
  fileprivate var onGrid: Double? {
    guard magnitude < 0x1p20 else { return nil }
    return (self * 1024).rounded() / 1024
  }
}

extension Point {
  fileprivate var onGrid: Point? {
    guard let x = x.onGrid, let y = y.onGrid else { return nil }
    return Point(x: x, y: y)
  }
}

extension Rect {
  /// The rectangle that an upright map makes of it, on the grid.
  fileprivate func placed(_ map: AffineTransform) -> Rect? {
    let box = Rect(
      x: map.a * origin.x + map.tx, y: map.d * origin.y + map.ty, width: map.a * size.width,
      height: map.d * size.height)
    guard let left = box.minX.onGrid, let top = box.minY.onGrid, let right = box.maxX.onGrid,
      let bottom = box.maxY.onGrid
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension RoundedRect {
  /// The shape that a map makes of it, which neither turns nor stretches nor mirrors, on the grid.
  fileprivate func placed(_ map: AffineTransform) -> RoundedRect? {
    guard map.isUpright, map.a == map.d, map.a > 0, let rect = rect.placed(map),
      let radius = (radius * map.a).onGrid
    else { return nil }
    return RoundedRect(rect: rect, radius: radius, corners: corners)
  }
}

extension Path {
  /// The path with its points on the grid.
  fileprivate var onGrid: Path? {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let to):
        guard let to = to.onGrid else { return nil }
        path.move(to: to)
      case .line(let to):
        guard let to = to.onGrid else { return nil }
        path.addLine(to: to)
      case .quadratic(let control, let to):
        guard let to = to.onGrid, let control = control.onGrid else { return nil }
        path.addQuadCurve(to: to, control: control)
      case .cubic(let control1, let control2, let to):
        guard let to = to.onGrid, let control1 = control1.onGrid, let control2 = control2.onGrid
        else { return nil }
        path.addCurve(to: to, control1: control1, control2: control2)
      case .close: path.close()
      }
    }
    return path
  }
}
