package import Scene

// Display lists made over, for laws that say how two pictures must be alike. The copies are in device
// pixels: their scale is 1.

extension DisplayList {
  /// A builder for a picture of this list's size in device pixels, or another, with its sources.
  package func builder(width: Int? = nil, height: Int? = nil) -> DisplayListBuilder {
    let size = Size(width: Double(width ?? pixelWidth), height: Double(height ?? pixelHeight))
    var builder = DisplayListBuilder(size: size, background: background)
    for source in sources { _ = builder.addSource(source) }
    return builder
  }

  /// Appends the commands of this list to a builder.
  package func append(to builder: inout DisplayListBuilder) {
    for command in commands {
      switch command {
      case .fill(.glyphs(let index), let color, let transform, let source):
        builder.fill(glyphRuns[index], color: color, transform: transform, source: source)
      case .fill(let shape, let color, let transform, let source):
        builder.fill(
          copied(shape, to: &builder), color: color, transform: transform, source: source)
      case .image(let placed, let transform, let source):
        guard images.indices.contains(placed.index) else { continue }
        builder.draw(images[placed.index], as: placed, transform: transform, source: source)
      case .beginGroup(let clip, let alpha, let transform, let source):
        builder.beginGroup(
          clip: clip.map { copied($0, to: &builder) }, alpha: alpha, transform: transform,
          source: source)
      case .endGroup:
        builder.endGroup()
      }
    }
  }

  private func copied(_ shape: Shape, to builder: inout DisplayListBuilder) -> Shape {
    guard case .path(let index, let rule) = shape else { return shape }
    return builder.addPath(paths[index], rule: rule)
  }

  /// The picture moved by whole device pixels, on a canvas that is larger by as much.
  package func moved(x: Int, y: Int) -> DisplayList {
    let commands = commands.map { command in
      command.changed { shape, transform in
        var transform = transform
        transform.tx += Double(x)
        transform.ty += Double(y)
        return (shape, transform)
      }
    }
    return copy(commands: commands, width: pixelWidth + x, height: pixelHeight + y)
  }

  /// The picture with left and right exchanged, if it has nothing but rects, rounded rects, rings and
  /// images that are displaced and scaled; other shapes stay.
  package func mirrored() -> DisplayList {
    let width = Double(pixelWidth)
    let commands = commands.map { command in
      command.mirroringImage(of: images).changed { shape, transform in
        var transform = transform
        transform.tx = width - transform.tx
        switch shape {
        case .rect(let rect): return (.rect(rect.mirrored), transform)
        case .roundedRect(let rounded): return (.roundedRect(rounded.mirrored), transform)
        case .ring(let outer, let inner):
          return (.ring(outer: outer.mirrored, inner: inner.mirrored), transform)
        case .path, .glyphs: return (shape, transform)
        }
      }
    }
    return copy(commands: commands, images: images.map { $0.mirrored })
  }
}

extension DisplayList.Command {
  /// The command with left and right exchanged of what it draws of an image.
  fileprivate func mirroringImage(of images: [Image]) -> DisplayList.Command {
    guard case .image(var placed, let transform, let source) = self,
      images.indices.contains(placed.index)
    else { return self }
    placed.part.origin.x = Double(images[placed.index].width) - placed.part.maxX
    placed.caps = EdgeInsets(
      top: placed.caps.top, left: placed.caps.right, bottom: placed.caps.bottom,
      right: placed.caps.left)
    return .image(placed, transform: transform, source: source)
  }

  /// The command with another shape, or another rectangle for an image, and another map.
  package func changed(
    _ change: (Shape, AffineTransform) -> (Shape, AffineTransform)
  ) -> DisplayList.Command {
    switch self {
    case .fill(let shape, let color, let transform, let source):
      let (shape, transform) = change(shape, transform)
      return .fill(shape, color: color, transform: transform, source: source)
    case .image(var placed, let transform, let source):
      let (shape, transform) = change(.rect(placed.rect), transform)
      if case .rect(let rect) = shape { placed.rect = rect }
      return .image(placed, transform: transform, source: source)
    case .beginGroup(let clip?, let alpha, let transform, let source):
      let (clip, transform) = change(clip, transform)
      return .beginGroup(clip: clip, alpha: alpha, transform: transform, source: source)
    case .beginGroup(nil, _, _, _), .endGroup:
      return self
    }
  }
}

extension Rect {
  /// The rectangle on the other side of the y axis.
  fileprivate var mirrored: Rect {
    Rect(x: -(origin.x + size.width), y: origin.y, width: size.width, height: size.height)
  }
}

extension Image {
  /// The same image with its columns in reverse order.
  fileprivate var mirrored: Image {
    var reversed: [UInt32] = []
    reversed.reserveCapacity(words.count)
    for row in 0..<height { reversed += words[row * width..<(row + 1) * width].reversed() }
    return Image(width: width, height: height, checkedWords: reversed, scale: scale)
  }
}

extension RoundedRect {
  /// The same shape on the other side of the y axis.
  fileprivate var mirrored: RoundedRect {
    let pairs: [(Corners, Corners)] = [
      (.minXMinY, .maxXMinY), (.maxXMinY, .minXMinY), (.minXMaxY, .maxXMaxY),
      (.maxXMaxY, .minXMaxY),
    ]
    var exchanged = Corners()
    for (old, new) in pairs where corners.contains(old) { exchanged.insert(new) }
    return RoundedRect(rect: rect.mirrored, radius: radius, corners: exchanged)
  }
}
