extension StrokeOutliner {
  /// A corner of a stroke, seen from one of its sides.
  struct Turn {
    /// The node.
    var center: Point
    /// From the node to the end of the offset of the line before.
    var from: Point
    /// From the node to the start of the offset of the line after.
    var to: Point
    /// The cosine of the angle θ by which the line turns.
    var cosine: Double
    /// The sine of θ; positive if this is the outer side of a clockwise turn.
    var sine: Double

    /// The same corner from the other side.
    var mirrored: Turn {
      Turn(center: center, from: from * -1, to: to * -1, cosine: cosine, sine: sine)
    }

    /// Where the two offset lines meet, from the node.
    private var meeting: Point { (from + to) * (1 / (1 + cosine)) }

    /// Lengthens both offset lines until they meet.
    func addMiter(to side: inout StrokeSide) {
      side.addLine(to: center + meeting)
    }

    /// Joins the ends of the offset lines straight.
    func addBevel(to side: inout StrokeSide) {
      side.addLine(to: center + from)
      side.addLine(to: center + to)
    }

    /// Joins the ends of the offset lines by an arc about the node, of at most four cubics.
    func addArc(to side: inout StrokeSide) {
      side.addLine(to: center + from)
      let quarter = sine < 0 ? Point(x: from.y, y: -from.x) : Point(x: -from.y, y: from.x)
      if cosine < 0 {
        addArc(from: from, to: quarter, cosine: 0, side: &side)
        let rest = Turn(center: center, from: quarter, to: to, cosine: abs(sine), sine: 0)
        addArc(from: quarter, to: to, cosine: rest.cosine, side: &side)
      } else {
        addArc(from: from, to: to, cosine: cosine, side: &side)
      }
    }

    /// Adds an arc of at most a quarter turn as two cubics.
    private func addArc(from a: Point, to c: Point, cosine: Double, side: inout StrokeSide) {
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      let b = (a + c) * (0.5 / halfCosine)
      addCubicArc(from: a, to: b, cosine: halfCosine, side: &side)
      addCubicArc(from: b, to: c, cosine: halfCosine, side: &side)
    }

    /// Adds an arc as one cubic.
    ///
    /// Its handles are 4/3 tan(φ/4) of the radius long, and tan(φ/2) = sin φ / (1 + cos φ). The
    /// tangent at `a` is the part of `c` square to `a`, over sin φ.
    private func addCubicArc(from a: Point, to c: Point, cosine: Double, side: inout StrokeSide) {
      let sine = max(0, 1 - cosine * cosine).squareRoot()
      guard sine > 0 else { return side.addLine(to: center + c) }
      let halfTangent = sine / (1 + cosine)
      let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
      let handle = 4 / 3 * quarterTangent / sine
      side.addCubic(
        to: center + c, control1: center + a + (c - a * cosine) * handle,
        control2: center + c + (a - c * cosine) * handle)
    }

    /// Goes round the inner side of the corner; `room` is half the shorter line's length.
    func addInner(room: Double, halfWidth: Double, to side: inout StrokeSide) {
      // The meeting point lies tan(θ/2) half widths back along both lines.
      if abs(sine) * halfWidth <= room * (1 + cosine), cosine > -0.99 {
        side.addLine(to: center + meeting)
      } else {
        side.addLine(to: center + from)
        side.addLine(to: center)
        side.addLine(to: center + to)
      }
    }
  }
}
