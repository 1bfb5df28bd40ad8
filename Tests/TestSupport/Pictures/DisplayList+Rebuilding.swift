public import Scene

// Display lists made over, for laws that say how two pictures must be alike. The copies are in device
// pixels: their scale is 1.

extension DisplayList {
  /// A builder for a picture of this list's size in device pixels, or another.
  public func builder(width: Int? = nil, height: Int? = nil) -> DisplayListBuilder {
    let size = Size(width: Double(width ?? pixelWidth), height: Double(height ?? pixelHeight))
    return DisplayListBuilder(size: size, background: background)
  }

  /// Appends the commands of this list to a builder, or those at some places of it, each with its
  /// shape and map as `change` gives them.
  public func append(
    to builder: inout DisplayListBuilder, places: [Int]? = nil,
    change: (Shape, AffineTransform) -> (Shape, AffineTransform) = { ($0, $1) }
  ) {
    for place in places ?? Array(commands.indices) {
      switch commands[place] {
      case .fill(let shape, let color, let transform, _):
        let (shape, transform) = change(shape, transform)
        if case .glyphs(let index) = shape {
          builder.fill(glyphRuns[index], color: color, transform: transform)
        } else {
          builder.fill(copied(shape, to: &builder), color: color, transform: transform)
        }
      case .beginGroup(let clip, let alpha, let transform, _):
        let changed = clip.map { change($0, transform) } ?? (.rect(.zero), transform)
        builder.beginGroup(
          clip: clip == nil ? nil : copied(changed.0, to: &builder), alpha: alpha,
          transform: changed.1)
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
  public func moved(x: Int, y: Int) -> DisplayList {
    var copy = builder(width: pixelWidth + x, height: pixelHeight + y)
    append(to: &copy) { shape, transform in
      var transform = transform
      transform.tx += Double(x)
      transform.ty += Double(y)
      return (shape, transform)
    }
    return copy.build()
  }

  /// The picture with left and right exchanged, if it has nothing but rects, rounded rects and rings
  /// that are displaced and scaled; other shapes stay.
  public func mirrored() -> DisplayList {
    var copy = builder()
    let width = Double(pixelWidth)
    append(to: &copy) { shape, transform in
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
    return copy.build()
  }
}

extension Rect {
  /// The rectangle on the other side of the y axis.
  fileprivate var mirrored: Rect {
    Rect(x: -(origin.x + size.width), y: origin.y, width: size.width, height: size.height)
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
