// One coordinate of the curve as a polynomial, and its inverse for the times.
//
// A curve such as (1, 0), (0, 1) is vertical where it is steepest: there a time's last bit moves
// the parameter, and so the progress, by millionths. So times are evaluated with twice the digits, the
// parameter is found to the last bit of a Double, and one more step of Newton's method, into a
// second Double, gives the digits that the progress needs to be right and never to fall.

extension TimingCurve {
  /// The polynomial c s + b s² + a s³ through 0 and 1 with the control values p and q.
  struct Coordinate {
    private let a: DoubleDouble
    private let b: DoubleDouble
    private let c: DoubleDouble

    init(_ p: Double, _ q: Double) {
      let first = DoubleDouble(productOf: 3, and: p)
      let second = DoubleDouble(productOf: 3, and: q)
      a = first - second + 1
      b = second - first - first
      c = first
    }

    /// The value at a parameter.
    func value(at s: DoubleDouble) -> DoubleDouble {
      ((a * s + b) * s + c) * s
    }

    /// The derivative at a parameter, about.
    private func slope(at s: Double) -> Double {
      (3 * a.high * s + 2 * b.high) * s + c.high
    }

    /// The parameter at which a polynomial that never falls has the given value.
    ///
    /// Newton's method, kept between two bounds; where it leaves them or no longer halves its steps, the
    /// bits of the bounds are halved instead, so that also the cube root of 10⁻³⁰⁰ is found at once.
    ///
    /// - Precondition: Control values in 0 … 1, and `value` between 0 and 1.
    /// - Complexity: Typically 5 evaluations; never more than 64 halvings and as many steps.
    func parameter(at value: Double) -> DoubleDouble {
      var low = 0.0
      var high = 1.0
      var s = value
      var lastStep = 1.0
      while true {
        let error = self.value(at: DoubleDouble(s)) - value
        if error.high == 0 { return DoubleDouble(s) }
        if error.high < 0 { low = s } else { high = s }
        let slope = slope(at: s)
        let step = slope > 0 ? error.high / slope : .infinity
        if step.magnitude <= s.ulp {
          return DoubleDouble(sumOfLarger: s, and: -step)
        }
        let next = s - step
        if next > low, next < high, step.magnitude * 2 <= lastStep {
          lastStep = step.magnitude
          s = next
        } else {
          let middle = (low.bitPattern + high.bitPattern) / 2
          guard middle > low.bitPattern else { return DoubleDouble(s) }
          s = Double(bitPattern: middle)
          lastStep = high - low
        }
      }
    }
  }
}
