import Scene

// Paths as straight edges in device pixels.
//
// A curve is cut into equal steps h of its parameter. Its chord over a step leaves the curve by up to
// |P''| h² / 8, and by |P''| h² / 12 on the average; the inner points are moved outwards by that average,
// -P'' h² / 12, so that a polyline covers what its curve covers. What is left swings about 0 along each
// chord: in a pixel that sees a whole chord or more it is nearly nothing, and so short chords may be
// coarser than long ones. Horizontal edges cover nothing and are left out.

/// The edges of many paths, one after another.
struct EdgeList {
  /// A straight edge that goes down.
  struct Edge: Equatable {
    var x0: Double
    /// The upper end.
    var y0: Double
    var x1: Double
    /// The lower end, greater than `y0`.
    var y1: Double
    /// How the path goes along it: 1 down, -1 up.
    var winding: Int64

    /// The x at a height between the ends.
    func x(atY y: Double) -> Double { x0 + (y - y0) * ((x1 - x0) / (y1 - y0)) }
  }

  /// The greatest distance of a chord from its curve, in device pixels, if chords are long: of the
  /// distance two thirds are left at the moved points, one level of coverage.
  private static let tolerance = 1.0 / 170
  /// The same for chords not longer than `shortChord`: less than a tenth of it is left in a pixel.
  private static let shortTolerance = 1.0 / 128
  private static let shortChord = 2.0
  /// The most steps for one curve: beyond it a curve is larger than any picture.
  private static let stepLimit = 4096.0
  /// Numbers beyond this are pulled in; no picture reaches them.
  private static let limit = 1_000_000_000.0

  private(set) var edges: [Edge] = []
  /// The area that the last path's edges lie in.
  private(set) var bounds = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
  private var start = Point.zero
  private var current = Point.zero

  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
  }

  /// Adds a path, closing every subpath as filling does, and gives the places of its edges.
  mutating func append(_ path: Path, _ transform: AffineTransform) -> Range<Int> {
    let first = edges.count
    bounds = (.infinity, .infinity, -.infinity, -.infinity)
    start = .zero
    current = .zero
    for element in path.elements {
      switch element {
      case .move(let point):
        addLine(to: start)
        start = Self.limited(transform.apply(to: point))
        current = start
        include(start)
      case .line(let point):
        addLine(to: Self.limited(transform.apply(to: point)))
      case .quadratic(let control, let point):
        addQuadratic(
          Self.limited(transform.apply(to: control)), Self.limited(transform.apply(to: point)))
      case .cubic(let control1, let control2, let point):
        addCubic(
          Self.limited(transform.apply(to: control1)), Self.limited(transform.apply(to: control2)),
          Self.limited(transform.apply(to: point)))
      case .close:
        addLine(to: start)
      }
    }
    addLine(to: start)
    return first..<edges.count
  }

  /// Turns the direction of edges round, so that what they enclose is taken away.
  mutating func reverse(_ range: Range<Int>) {
    for index in range { edges[index].winding = -edges[index].winding }
  }

  /// NaN, which only a transform beyond all bounds makes, becomes the origin.
  private static func limited(_ point: Point) -> Point {
    func limited(_ value: Double) -> Double {
      value.isNaN ? 0 : max(-limit, min(limit, value))
    }
    return Point(x: limited(point.x), y: limited(point.y))
  }

  private mutating func addLine(to point: Point) {
    let from = current
    current = point
    guard from != point else { return }
    include(point)
    guard from.y != point.y else { return }
    let edge =
      from.y < point.y
      ? Edge(x0: from.x, y0: from.y, x1: point.x, y1: point.y, winding: 1)
      : Edge(x0: point.x, y0: point.y, x1: from.x, y1: from.y, winding: -1)
    edges.append(edge)
  }

  private mutating func include(_ point: Point) {
    bounds.left = min(bounds.left, point.x)
    bounds.top = min(bounds.top, point.y)
    bounds.right = max(bounds.right, point.x)
    bounds.bottom = max(bounds.bottom, point.y)
  }

  private mutating func addQuadratic(_ control: Point, _ end: Point) {
    let p = current
    let bend = p - control * 2 + end
    let steps = Self.stepCount(
      secondDerivative: 2 * Self.length(bend),
      length: Self.length(control - p) + Self.length(end - control))
    let step = 1 / Double(steps)
    let slope = (control - p) * 2
    let moved = p - bend * (step * step / 6)
    for index in 1..<max(1, steps) {
      let t = Double(index) * step
      addLine(to: moved + (slope + bend * t) * t)
    }
    addLine(to: end)
  }

  /// Adds a cubic, in four parts if it needs many chords: where it bends little they may be longer.
  private mutating func addCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    let start = current
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let legs = (
      Self.length(control1 - start), Self.length(control2 - control1), Self.length(end - control2)
    )
    let length = legs.0 + legs.1 + legs.2
    let speed = 3 * max(legs.0, legs.1, legs.2)
    let linear = (control1 - start) * 3
    let square = bend1 * 3
    let cube = bend2 - bend1
    // P'' = 6 (bend1 + cube t) is straight in t, so no part bends more than at one of its ends.
    func secondDerivative(_ t: Double) -> Double { 6 * Self.length(bend1 + cube * t) }
    let whole = Self.stepCount(
      secondDerivative: max(secondDerivative(0), secondDerivative(1)), length: length)
    let parts = whole > 8 ? 4 : 1
    let share = 1 / Double(parts)
    for part in 0..<parts {
      let t0 = Double(part) * share
      let most = max(secondDerivative(t0), secondDerivative(t0 + share))
      let steps = Self.stepCount(
        secondDerivative: most * share * share, length: min(length, speed * share))
      let step = share / Double(steps)
      let isLast = part == parts - 1
      for index in 1..<(isLast ? steps : steps + 1) {
        let t = t0 + Double(index) * step
        let moved = start - (bend1 + cube * t) * (step * step / 2)
        addLine(to: moved + (linear + (square + cube * t) * t) * t)
      }
    }
    addLine(to: end)
  }

  private static func length(_ v: Point) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  /// How many chords a curve needs, of a greatest second derivative and a length not over `length`.
  private static func stepCount(secondDerivative: Double, length: Double) -> Int {
    func count(_ tolerance: Double) -> Double { (secondDerivative / (8 * tolerance)).squareRoot() }
    let few = max(count(shortTolerance), min(length / shortChord, count(tolerance)))
    return Int(max(1, min(stepLimit, few.rounded(.up))))
  }
}
