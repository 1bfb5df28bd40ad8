import Scene

/// A shape in device pixels: an outline, and how its areas count.
package struct DeviceShape: Sendable {
  /// The outline.
  package let outline: Outline
  /// Whether the shape is cut exactly in a clip's edge pixels: rects that stay upright, and rounded
  /// rects and rings that are displaced, mirrored, turned by quarters and scaled alike both ways.
  package let isExact: Bool
  /// Whether the outline may cross itself, so that areas are summed; see `AreaMap`.
  private var isPath = false

  /// The area of each pixel of a picture that the shape covers.
  func areas(in picture: PixelBox) -> AreaMap {
    let box = outline.box(in: picture)
    return isPath ? AreaMap(summed: outline, in: box) : AreaMap([outline], in: box)
  }

  /// What a group is cut by: a rect, a rounded rect or a path; anything else leaves nothing.
  static func clip(
    of shape: Shape, transform: AffineTransform, in list: DisplayList
  ) -> DeviceShape {
    let nothing = DeviceShape(outline: Outline(), isExact: true)
    switch shape {
    case .rect, .roundedRect, .path:
      return shapes(of: shape, transform: transform, in: list).first ?? nothing
    case .ring, .glyphs: return nothing
    }
  }

  /// The shapes of a command, to be drawn one after another; more than one for glyphs.
  static func shapes(
    of shape: Shape, transform: AffineTransform, in list: DisplayList
  ) -> [DeviceShape] {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard values.allSatisfy({ $0.isFinite }) else { return [] }
    switch shape {
    case .rect(let rect):
      return [rounded([RoundedRect(rect: rect, radius: 0)], transform)]
    case .roundedRect(let rounding):
      return [rounded([rounding], transform)]
    case .ring(let outer, let inner):
      return [rounded([outer, inner], transform)]
    case .path(let index, let rule):
      guard list.paths.indices.contains(index) else { return [] }
      let outline = Outline(path: list.paths[index], transform: transform, rule: rule)
      return [DeviceShape(outline: outline, isExact: false, isPath: true)]
    case .glyphs(let index):
      guard list.glyphRuns.indices.contains(index) else { return [] }
      return glyphs(of: list.glyphRuns[index], transform)
    }
  }

  /// One rounded rect, or a ring of two: even-odd takes the inner one away from the outer one.
  private static func rounded(
    _ shapes: [RoundedRect], _ transform: AffineTransform
  ) -> DeviceShape {
    let isTurned = transform.a == 0 && transform.d == 0
    let keepsRects = isTurned || transform.isUpright
    let keepsArcs =
      keepsRects && abs(transform.a) == abs(transform.d) && abs(transform.b) == abs(transform.c)
    let areRects = shapes.allSatisfy { $0.isRect }
    return DeviceShape(
      outline: Outline(shapes, transform: transform, rule: .evenOdd),
      isExact: areRects ? keepsRects : keepsArcs)
  }

  /// The outlines of a run, one a glyph; upright ones begin at a quarter of a pixel.
  private static func glyphs(
    of run: GlyphRun, _ transform: AffineTransform
  ) -> [DeviceShape] {
    let isUpright = transform.isUpright && transform.a == transform.d && transform.a > 0
    return run.items.map { item in
      var place = transform
      let origin = transform.apply(to: item.origin)
      place.tx = isUpright ? (origin.x * 4 + 0.5).rounded(.down) / 4 : origin.x
      place.ty = isUpright ? (origin.y * 4 + 0.5).rounded(.down) / 4 : origin.y
      let path = run.font.outline(of: item.glyph)
      return DeviceShape(
        outline: Outline(path: path, transform: place, rule: .nonZero), isExact: false)
    }
  }
}
