import Scene

/// A line of dashes along a path.
struct DashedLine: Hashable, Sendable {
  /// How many straight pieces stand for a curve.
  private static let pieces = 12

  /// The length of a dash, above 0.
  var on: Double
  /// The length of a gap, above 0.
  var off: Double

  /// The dashes along all subpaths, as open lines; each subpath begins with a dash.
  func path(along path: Path) -> Path {
    var dashes = Path()
    var walk = Walk(dash: self)
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        walk.begin(at: point)
      case .line(let point): walk.go(to: point, &dashes)
      case .quadratic(let control, let end):
        let first = walk.place + (control - walk.place) * (2.0 / 3)
        follow(first, end + (control - end) * (2.0 / 3), end, &walk, &dashes)
      case .cubic(let control1, let control2, let end):
        follow(control1, control2, end, &walk, &dashes)
      case .close: walk.go(to: start, &dashes)
      }
    }
    return dashes
  }

  /// Goes along a cubic curve, by Bernstein's polynomials.
  private func follow(
    _ control1: Point, _ control2: Point, _ end: Point, _ walk: inout Walk, _ dashes: inout Path
  ) {
    let start = walk.place
    for piece in 1...Self.pieces {
      let t = Double(piece) / Double(Self.pieces)
      let u = 1 - t
      let near = start * (u * u * u) + control1 * (3 * u * u * t)
      walk.go(to: near + control2 * (3 * u * t * t) + end * (t * t * t), &dashes)
    }
  }

  /// A pen on its way, down for the length of a dash and up for that of a gap.
  private struct Walk {
    let dash: DashedLine
    var place = Point.zero
    var isDown = true
    var left = 0.0

    mutating func begin(at point: Point) {
      (place, isDown, left) = (point, true, dash.on)
    }

    mutating func go(to end: Point, _ dashes: inout Path) {
      let way = end - place
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      // A picture has no line so long; a number out of range must not make the walk endless.
      guard length > 0, length < 1e5 else { return place = end }
      if isDown { dashes.move(to: place) }
      let from = place
      var done = 0.0
      while length - done > left {
        done += left
        place = from + way * (done / length)
        if isDown { dashes.addLine(to: place) } else { dashes.move(to: place) }
        isDown.toggle()
        left = isDown ? dash.on : dash.off
      }
      left -= length - done
      place = end
      if isDown { dashes.addLine(to: end) }
    }
  }
}
