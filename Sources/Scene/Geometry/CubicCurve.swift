/// A cubic Bézier curve.
struct CubicCurve {
  /// Where the curve begins.
  var start: Point
  /// Where the curve heads for at its start.
  var control1: Point
  /// Where the curve comes from at its end.
  var control2: Point
  /// Where the curve ends.
  var end: Point

  /// Creates a curve from its control points.
  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic that is the same curve as a parabola.
  init(start: Point, quadraticControl control: Point, end: Point) {
    self.init(
      start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  /// The curve's two halves.
  var halves: (CubicCurve, CubicCurve) {
    func middle(_ a: Point, _ b: Point) -> Point { (a + b) * 0.5 }
    let (a, b, c) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (ab, bc) = (middle(a, b), middle(b, c))
    let center = middle(ab, bc)
    return (CubicCurve(start, a, ab, center), CubicCurve(center, bc, c, end))
  }

  /// The curve up to a parameter.
  func beginning(upTo t: Double) -> CubicCurve {
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (a, b) = (between(start, control1), between(control1, control2))
    let (ab, bc) = (between(a, b), between(b, between(control2, end)))
    return CubicCurve(start, a, ab, between(ab, bc))
  }
}

extension CubicCurve {
  /// When a curve may be replaced by its chord.
  struct Flatness {
    private let squaredDistance: Double
    private let leastCosine: Double

    /// Creates a criterion for a curve that a pen follows.
    ///
    /// An arc of radius r that turns by θ leaves its chord by r (1 − cos θ/2), and meets it at the
    /// angle θ/2; with r the half width it is what the offset curve loses beyond the curve itself.
    /// θ/2 is not asked to be less than 1/512 of a turn, however wide the pen.
    init(accuracy: Double, halfWidth: Double) {
      let allowed = accuracy > 0 ? accuracy : 0
      squaredDistance = allowed * allowed
      let cosine = halfWidth > allowed ? 1 - allowed / halfWidth : 0
      leastCosine = min(cosine, 0.999_924_701_839_144_5)
    }

    /// Whether the chord is near enough, and the tangents at both ends agree well enough.
    ///
    /// With d₁ and d₂ the way of the control points from the third points of the chord, the curve is
    /// the chord plus 3t(1−t)²d₁ + 3t²(1−t)d₂, which is never longer than 3/4 of the longer of them.
    func accepts(_ curve: CubicCurve) -> Bool {
      let chord = curve.end - curve.start
      let d1 = curve.control1 - curve.start - chord * (1 / 3)
      let d2 = curve.control2 - curve.start - chord * (2 / 3)
      let off = max(d1.x * d1.x + d1.y * d1.y, d2.x * d2.x + d2.y * d2.y)
      guard off * 0.5625 <= squaredDistance else { return false }
      return turnsLittle(curve.control1 - curve.start, chord)
        && turnsLittle(chord, curve.end - curve.control2)
    }

    /// Whether two directions differ by at most θ/2; nothing differs from a direction of length 0.
    private func turnsLittle(_ a: Point, _ b: Point) -> Bool {
      let lengths = ((a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)).squareRoot()
      return lengths == 0 || a.x * b.x + a.y * b.y >= leastCosine * lengths
    }
  }
}
