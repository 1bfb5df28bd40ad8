/// The points of a TrueType glyph, contour after contour.
///
/// - Units: units of the face; y up, as in the file.
struct GlyphPoints: Hashable, Sendable {
  /// A point of a contour.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
    /// Whether the contour goes through it; other points pull it.
    var isOnCurve: Bool
  }

  /// The points of all contours.
  var points: [Point] = []
  /// The index of the last point of each contour.
  var ends: [Int] = []
  /// The place of the glyph's origin: the outline is drawn so that this comes to 0.
  var originX = 0.0
  /// The place of the next glyph's origin.
  var advanceX = 0.0

  /// Appends the contours of another glyph.
  mutating func append(_ other: GlyphPoints) {
    let first = points.count
    points += other.points
    ends += other.ends.map { first + $0 }
  }

  /// The contours as a path, y down, with the origin at 0.
  var path: Path {
    var path = Path()
    var start = 0
    for end in ends where end < points.count {
      if end > start { append(points[start...end], to: &path) }
      start = end + 1
    }
    return path
  }

  /// Appends a closed contour; between two points beside the curve it goes through their middle.
  private func append(_ contour: ArraySlice<Point>, to path: inout Path) {
    guard let first = contour.first, let last = contour.last else { return }
    var rest = contour
    let start: Point
    if first.isOnCurve {
      start = first
      rest = rest.dropFirst()
    } else if last.isOnCurve {
      start = last
      rest = rest.dropLast()
    } else {
      start = Self.middle(last, first)
    }
    path.move(to: place(start))
    var control: Point?
    for point in rest {
      if point.isOnCurve {
        draw(to: point, control, &path)
        control = nil
      } else {
        if let control { draw(to: Self.middle(control, point), control, &path) }
        control = point
      }
    }
    if control != nil { draw(to: start, control, &path) }
    path.close()
  }

  private func draw(to point: Point, _ control: Point?, _ path: inout Path) {
    if let control {
      path.addQuadCurve(to: place(point), control: place(control))
    } else {
      path.addLine(to: place(point))
    }
  }

  private func place(_ point: Point) -> Scene.Point { .init(x: point.x - originX, y: 0 - point.y) }

  private static func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true)
  }
}
