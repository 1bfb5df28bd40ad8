import Scene

/// A convex polygon, clockwise on the screen, that shrinks as half planes are cut off.
struct ConvexPolygon {
  private var points: [Point]

  /// The square of one pixel.
  init(column: Int, row: Int) {
    let (x, y) = (Double(column), Double(row))
    points = [
      Point(x: x, y: y), Point(x: x + 1, y: y), Point(x: x + 1, y: y + 1), Point(x: x, y: y + 1),
    ]
  }

  /// Leaves nothing.
  mutating func removeAll() {
    points = []
  }

  /// Keeps what lies right of the line from `a` to `b`, seen along it.
  mutating func keepRight(of a: Point, _ b: Point) {
    var kept: [Point] = []
    kept.reserveCapacity(points.count + 1)
    let along = b - a
    func side(_ p: Point) -> Double { along.x * (p.y - a.y) - along.y * (p.x - a.x) }
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      let (here, there) = (side(point), side(next))
      if here >= 0 { kept.append(point) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        kept.append(point + (next - point) * (here / (here - there)))
      }
    }
    points = kept
  }

  /// The area, 0 for fewer than three points.
  var area: Double {
    guard let first = points.first else { return 0 }
    var twice = 0.0
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      let (p, q) = (point - first, next - first)
      twice += p.x * q.y - p.y * q.x
    }
    return max(0, twice / 2)
  }
}
