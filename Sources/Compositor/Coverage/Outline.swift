package import Scene

/// Closed polygons in device pixels, curves as many short lines: what areas are taken of.
package struct Outline: Sendable {
  /// A straight edge that goes from a lesser to a greater y.
  package struct Edge: Sendable {
    /// Where it begins, across.
    package var x0: Double
    /// Where it begins, down.
    package var y0: Double
    /// Where it ends, across.
    package var x1: Double
    /// Where it ends, down.
    package var y1: Double
    /// 1 if the outline runs downwards here, -1 if upwards.
    var direction: Int
    /// Whether it stands for a piece of a curve.
    package var isCurved: Bool

    /// The x where the edge passes the height `y`.
    func x(at y: Double) -> Double {
      let part = (y - y0) / (y1 - y0)
      return x0 * (1 - part) + x1 * part
    }
  }

  /// A point of a polygon.
  private struct Corner {
    var point: Point
    /// Whether the line to it stands for a piece of a curve.
    var isCurved = false
  }

  /// The edges, horizontal ones left out.
  package private(set) var edges: [Edge] = []
  /// What counts as inside.
  let rule: FillRule

  /// No point of a curve is farther than this from the polygon, in pixels.
  package static let tolerance = 1e-4
  /// No corner lies farther away than this, in pixels; no picture is so large.
  private static let limit = 1e9

  /// Creates an outline without area.
  package init(rule: FillRule = .nonZero) {
    self.rule = rule
  }

  /// Flattens a path; open subpaths are closed.
  package init(path: Path, transform: AffineTransform, rule: FillRule) {
    self.init(rule: rule)
    var polygon: [Corner] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        add(polygon: polygon)
        polygon = [Corner(point: transform.apply(to: point))]
      case .line(let point):
        polygon.append(Corner(point: transform.apply(to: point)))
      case .quadratic(let control, let point):
        append(
          curve: [transform.apply(to: control), transform.apply(to: point)], to: &polygon)
      case .cubic(let control1, let control2, let point):
        append(
          curve: [
            transform.apply(to: control1), transform.apply(to: control2),
            transform.apply(to: point),
          ], to: &polygon)
      case .close:
        let start = polygon.first
        add(polygon: polygon)
        polygon = start.map { [Corner(point: $0.point)] } ?? []
      }
    }
    add(polygon: polygon)
  }

  /// Makes an outline of rounded rectangles with true circular arcs.
  package init(_ shapes: [RoundedRect], transform: AffineTransform, rule: FillRule = .nonZero) {
    self.init(rule: rule)
    for shape in shapes {
      add(
        polygon: Self.points(of: shape, transform: transform)
          .map { Corner(point: transform.apply(to: $0.point), isCurved: $0.isCurved) })
    }
  }

  /// The corners and arc points of a rounded rectangle, clockwise, in its own coordinates.
  private static func points(of shape: RoundedRect, transform: AffineTransform) -> [Corner] {
    let box = shape.rect
    let stretch = max(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot())
    let corners: [(Corners, Point, Double)] = [
      (.minXMinY, Point(x: box.minX, y: box.minY), 2),
      (.maxXMinY, Point(x: box.maxX, y: box.minY), 3),
      (.maxXMaxY, Point(x: box.maxX, y: box.maxY), 0),
      (.minXMaxY, Point(x: box.minX, y: box.maxY), 1),
    ]
    var points: [Corner] = []
    for (name, corner, quarter) in corners {
      let r = shape.corners.contains(name) ? shape.radius : 0
      guard r > 0 else {
        points.append(Corner(point: corner))
        continue
      }
      let center = Point(
        x: corner.x == box.minX ? corner.x + r : corner.x - r,
        y: corner.y == box.minY ? corner.y + r : corner.y - r)
      // A chord over the angle θ is r (1 - cos θ/2) ≤ r θ²/8 away from its arc.
      let angle = (8 * tolerance / max(r * stretch, 1e-3)).squareRoot()
      let count = max(1, Int(min(4096, (Double.pi / 2 / angle).rounded(.up))))
      for index in 0...count {
        let turn = (quarter + Double(index) / Double(count)) * Double.pi / 2
        let (sine, cosine) = ElementaryFunctions.sineAndCosine(turn)
        let point = Point(x: center.x + r * cosine, y: center.y + r * sine)
        points.append(Corner(point: point, isCurved: index > 0))
      }
    }
    return points
  }

  /// The pixels of a picture that the outline comes to.
  func box(in picture: PixelBox) -> PixelBox {
    var (left, right) = (Self.limit, -Self.limit)
    var (top, bottom) = (Self.limit, -Self.limit)
    for edge in edges {
      (left, right) = (min(left, edge.x0, edge.x1), max(right, edge.x0, edge.x1))
      (top, bottom) = (min(top, edge.y0), max(bottom, edge.y1))
    }
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int(low.rounded(.down))
      return first..<max(first, Int(high.rounded(.up)))
    }
    return PixelBox(
      columns: range(left, right).clamped(to: picture.columns),
      rows: range(top, bottom).clamped(to: picture.rows))
  }

  /// Adds the closed polygon's edges, none of them farther away than the limit.
  private mutating func add(polygon: [Corner]) {
    guard polygon.allSatisfy({ $0.point.x.isFinite && $0.point.y.isFinite }) else { return }
    let polygon = polygon.map { corner in
      Corner(
        point: Point(
          x: min(Self.limit, max(-Self.limit, corner.point.x)),
          y: min(Self.limit, max(-Self.limit, corner.point.y))),
        isCurved: corner.isCurved)
    }
    for (index, corner) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let goesDown = corner.point.y < next.point.y
      let (a, b) = goesDown ? (corner.point, next.point) : (next.point, corner.point)
      guard a.y < b.y else { continue }
      edges.append(
        Edge(
          x0: a.x, y0: a.y, x1: b.x, y1: b.y, direction: goesDown ? 1 : -1,
          isCurved: next.isCurved))
    }
  }

  /// Appends a Bézier curve that starts at the polygon's last point, by de Casteljau's steps.
  private func append(curve controls: [Point], to polygon: inout [Corner]) {
    guard let start = polygon.last?.point else { return }
    let all = [start] + controls
    var bend = 0.0
    for index in 1..<(all.count - 1) {
      let second = all[index + 1] - all[index] * 2 + all[index - 1]
      bend = max(bend, (second.x * second.x + second.y * second.y).squareRoot())
    }
    // A piece of 1/n of a curve of degree d is at most d (d - 1) bend / 8n² away from its chord.
    let degree = Double(controls.count)
    let exact = (degree * (degree - 1) * bend / 8 / Self.tolerance).squareRoot()
    let count = exact < 4096 ? max(1, Int(exact.rounded(.up))) : 4096
    for index in 1...count {
      let t = Double(index) / Double(count)
      var row = all
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map { $0 * (1 - t) + $1 * t }
      }
      polygon.append(Corner(point: row[0], isCurved: true))
    }
  }
}
