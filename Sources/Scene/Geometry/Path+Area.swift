extension Path {
  /// The area inside, with the rule that places count as often as the path winds round them.
  ///
  /// Clockwise subpaths count positive (y points down); each is thought closed. The value is exact for
  /// curves too, up to rounding: by Green's theorem half the integral of x dy − y dx.
  public var signedArea: Double {
    var area = 0.0
    var start = Point.zero
    var pen = Point.zero
    func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
    func curveArea(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double {
      (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
        + 6 * cross(c, d)) / 20
    }
    for element in elements {
      switch element {
      case .move(let point):
        area += cross(pen, start) / 2
        (start, pen) = (point, point)
      case .line(let point):
        area += cross(pen, point) / 2
        pen = point
      case .quadratic(let control, let point):
        let curve = CubicCurve(start: pen, quadraticControl: control, end: point)
        area += curveArea(curve.start, curve.control1, curve.control2, curve.end)
        pen = point
      case .cubic(let control1, let control2, let point):
        area += curveArea(pen, control1, control2, point)
        pen = point
      case .close:
        area += cross(pen, start) / 2
        pen = start
      }
    }
    return area + cross(pen, start) / 2
  }
}
