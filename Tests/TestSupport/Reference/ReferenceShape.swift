import Scene

/// A shape as the reference sees it: an outline in device pixels, and by which rule it is cut.
struct ReferenceShape {
  /// The outline.
  let outline: Outline
  /// Whether the shape is cut exactly in a clip's edge pixels: rects that stay upright, and rounded
  /// rects and rings that are displaced, mirrored, turned by quarters and scaled alike both ways.
  let isExact: Bool
  /// Whether the outline may cross itself, so that areas are summed as the contract has it for paths.
  var isPath = false

  /// The area of each pixel that the shape covers.
  func areas(width: Int, height: Int) -> [Double] {
    isPath
      ? AreaMap(summed: outline, width: width, height: height).values
      : AreaMap([outline], width: width, height: height).values
  }

  /// Whether a curve comes so near to a pixel that a polyline for it may enter it.
  ///
  /// Only shapes without an exact rule are drawn by polylines.
  func nearlyTouched(width: Int, height: Int) -> [Bool] {
    var touched = [Bool](repeating: false, count: width * height)
    guard !isExact else { return touched }
    let slack = 1.0 / 128
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let most = Double(limit)
      let first = Int(min(most, max(0, (low - slack).rounded(.down))))
      return first..<max(first, Int(min(most, max(0, (high + slack).rounded(.up)))))
    }
    for edge in outline.edges where edge.isCurved {
      for row in range(edge.y0, edge.y1, height) {
        for column in range(min(edge.x0, edge.x1), max(edge.x0, edge.x1), width) {
          touched[row * width + column] = true
        }
      }
    }
    return touched
  }

  /// The pieces of a command, to be drawn one after another; more than one for glyphs.
  static func pieces(
    of shape: Shape, transform: AffineTransform, in list: DisplayList
  ) -> [ReferenceShape] {
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
      return [ReferenceShape(outline: outline, isExact: false, isPath: true)]
    case .glyphs(let index):
      guard list.glyphRuns.indices.contains(index) else { return [] }
      return glyphs(of: list.glyphRuns[index], transform)
    }
  }

  /// One rounded rect, or a ring of two: even-odd takes the inner one away from the outer one.
  private static func rounded(
    _ shapes: [RoundedRect], _ transform: AffineTransform
  ) -> ReferenceShape {
    let isTurned = transform.a == 0 && transform.d == 0
    let keepsRects = isTurned || transform.isUpright
    let keepsArcs =
      keepsRects && abs(transform.a) == abs(transform.d) && abs(transform.b) == abs(transform.c)
    let areRects = shapes.allSatisfy { $0.isRect }
    return ReferenceShape(
      outline: Outline(shapes, transform: transform, rule: .evenOdd),
      isExact: areRects ? keepsRects : keepsArcs)
  }

  /// The outlines of a run, one a glyph; upright ones begin at a quarter of a pixel.
  private static func glyphs(
    of run: GlyphRun, _ transform: AffineTransform
  ) -> [ReferenceShape] {
    let isUpright = transform.isUpright && transform.a == transform.d && transform.a > 0
    return run.items.map { item in
      var place = transform
      let origin = transform.apply(to: item.origin)
      place.tx = isUpright ? (origin.x * 4 + 0.5).rounded(.down) / 4 : origin.x
      place.ty = isUpright ? (origin.y * 4 + 0.5).rounded(.down) / 4 : origin.y
      let path = run.font.outline(of: item.glyph)
      return ReferenceShape(
        outline: Outline(path: path, transform: place, rule: .nonZero), isExact: false)
    }
  }
}
