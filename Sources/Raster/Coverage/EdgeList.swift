import Scene

// Paths as straight edges in device pixels.
//
// A curve is cut into equal steps of its parameter, so many that no chord is farther than `tolerance`
// from its piece of the curve: the greatest second difference of the control points bounds the second
// derivative, and a chord over a step h of a curve with |P''| <= M is within M h² / 8 of it.
// Horizontal edges cover nothing and are left out.

/// The edges of many paths, one after another.
struct EdgeList {
  /// A straight edge that goes down.
  struct Edge {
    var x0: Double
    /// The upper end.
    var y0: Double
    var x1: Double
    /// The lower end, greater than `y0`.
    var y1: Double
    /// How the path goes along it: 1 down, -1 up.
    var winding: Int64
  }

  /// The greatest distance of an edge from its curve, in device pixels.
  static let tolerance = 1.0 / 256
  /// The most steps for one curve: beyond it a curve is larger than any picture.
  private static let stepLimit = 4096.0
  /// Numbers beyond this are pulled in; no picture reaches them.
  private static let limit = 1_000_000_000.0

  private(set) var edges: [Edge] = []
  /// The area that the edges added since `beginPath()` lie in.
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
    guard from.y != point.y else { return }
    include(from)
    include(point)
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
    let steps = Self.stepCount(secondDerivative: 2 * Self.length(bend))
    let slope = (control - p) * 2
    for step in 1..<max(1, steps) {
      let t = Double(step) / Double(steps)
      addLine(to: p + (slope + bend * t) * t)
    }
    addLine(to: end)
  }

  private mutating func addCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    let p = current
    let bend1 = p - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let steps = Self.stepCount(
      secondDerivative: 6 * max(Self.length(bend1), Self.length(bend2)))
    let linear = (control1 - p) * 3
    let square = bend1 * 3
    let cube = bend2 - bend1
    for step in 1..<max(1, steps) {
      let t = Double(step) / Double(steps)
      addLine(to: p + (linear + (square + cube * t) * t) * t)
    }
    addLine(to: end)
  }

  private static func length(_ v: Point) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  private static func stepCount(secondDerivative: Double) -> Int {
    let steps = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    return Int(max(1, min(stepLimit, steps)))
  }
}
