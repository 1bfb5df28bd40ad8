// How long a frame is shown, as the format has it: a fraction of two 16-bit numbers. Of all those it is
// the nearest to the number of seconds, so that 1/60 is 1/60, and stays so when it comes from a difference
// of times.
//
// The convergents of a number's continued fraction are the nearest fractions for their denominators; where
// the next one is out of range, a fraction between it and the last may still be nearer than the last.
//
// Source: Knuth, The Art of Computer Programming 2, section 4.5.3.

/// A duration in seconds as a fraction of 16-bit numbers.
struct FrameDelay: Hashable {
  /// The greatest numerator and denominator.
  static let limit = 65_535

  /// 0 … 65535.
  private(set) var numerator: Int
  /// 1 … 65535.
  private(set) var denominator: Int

  /// The fraction that is nearest to a number of 0 … 65535, to which others are moved; NaN to 0.
  init(nearest seconds: Double) {
    let value = seconds > 0 ? min(seconds, Double(Self.limit)) : 0
    var last = (numerator: 1, denominator: 0)
    var current = (numerator: Int(value), denominator: 1)
    var rest = value - Double(current.numerator)
    while Double(current.numerator) / Double(current.denominator) != value && rest > 0 {
      let turned = 1 / rest
      // What goes on would be out of range for a larger term, too.
      let room = Self.term(from: last, current)
      let term = turned >= Double(room) + 1 ? room : Int(turned)
      let next = (
        numerator: term * current.numerator + last.numerator,
        denominator: term * current.denominator + last.denominator
      )
      if Double(term) + 1 <= turned {
        // Cut short: not a convergent.
        if Self.error(next, value) < Self.error(current, value) { current = next }
        break
      }
      (last, current) = (current, next)
      rest = turned - Double(term)
    }
    numerator = current.numerator
    denominator = current.denominator
  }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The sum with another delay; `nil` if no such fraction is exactly the sum.
  func adding(_ other: FrameDelay) -> FrameDelay? {
    // 64 bits hold the product of any two of the numbers, twice.
    let top =
      Int64(numerator) * Int64(other.denominator) + Int64(other.numerator) * Int64(denominator)
    let bottom = Int64(denominator) * Int64(other.denominator)
    var (first, second) = (bottom, top)
    while second != 0 { (first, second) = (second, first % second) }
    let limit = Int64(Self.limit)
    guard top / first <= limit, bottom / first <= limit else { return nil }
    return FrameDelay(numerator: Int(top / first), denominator: Int(bottom / first))
  }

  private typealias Fraction = (numerator: Int, denominator: Int)

  /// The greatest term that leads to a fraction within range.
  private static func term(from last: Fraction, _ current: Fraction) -> Int {
    let byDenominator = (limit - last.denominator) / current.denominator
    guard current.numerator > 0 else { return byDenominator }
    return min(byDenominator, (limit - last.numerator) / current.numerator)
  }

  private static func error(_ fraction: Fraction, _ value: Double) -> Double {
    let difference = Double(fraction.numerator) / Double(fraction.denominator) - value
    return difference < 0 ? -difference : difference
  }
}
