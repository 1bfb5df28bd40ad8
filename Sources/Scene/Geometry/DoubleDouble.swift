/// A number kept as the unevaluated sum of two Doubles, so with about 106 bits.
///
/// The elementary functions and the timing curves use it where one Double would lose the last bit.
/// Nothing here needs a fused multiply-add, so the digits are the same on every machine.
///
/// - Precondition: Magnitudes below 2⁹⁹⁰; above, the splitting overflows and the result is not a number.
/// - Source: T. J. Dekker, "A floating-point technique for extending the available precision" (1971).
struct DoubleDouble {
  /// The sum, rounded to one Double.
  var high: Double
  /// What the rounding left.
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// `a + b`, exactly.
  init(sumOf a: Double, and b: Double) {
    high = a + b
    let shareOfB = high - a
    low = (a - (high - shareOfB)) + (b - shareOfB)
  }

  /// `a + b`, exactly, for an `a` not smaller in magnitude than `b`.
  init(sumOfLarger a: Double, and b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// `a * b`, exactly unless the product underflows.
  init(productOf a: Double, and b: Double) {
    let (aHead, aTail) = Self.halves(of: a)
    let (bHead, bTail) = Self.halves(of: b)
    high = a * b
    low = ((aHead * bHead - high) + aHead * bTail + aTail * bHead) + aTail * bTail
  }

  /// Two numbers of at most 26 bits each whose sum is `value`.
  private static func halves(of value: Double) -> (head: Double, tail: Double) {
    let blurred = 134_217_729 * value  // 2²⁷ + 1
    let head = blurred - (blurred - value)
    return (head, value - head)
  }

  static prefix func - (value: Self) -> Self { Self(-value.high, -value.low) }

  static func + (left: Self, right: Self) -> Self {
    let heads = Self(sumOf: left.high, and: right.high)
    let tails = Self(sumOf: left.low, and: right.low)
    let partial = Self(sumOfLarger: heads.high, and: heads.low + tails.high)
    return Self(sumOfLarger: partial.high, and: partial.low + tails.low)
  }

  static func + (left: Self, right: Double) -> Self {
    let heads = Self(sumOf: left.high, and: right)
    return Self(sumOfLarger: heads.high, and: heads.low + left.low)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func - (left: Self, right: Double) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let heads = Self(productOf: left.high, and: right.high)
    return Self(
      sumOfLarger: heads.high, and: heads.low + (left.high * right.low + left.low * right.high))
  }

  static func * (left: Self, right: Double) -> Self {
    let heads = Self(productOf: left.high, and: right)
    return Self(sumOfLarger: heads.high, and: heads.low + left.low * right)
  }

  static func / (left: Self, right: Self) -> Self {
    let first = left.high / right.high
    let rest = left - right * first
    return Self(sumOfLarger: first, and: rest.high / right.high)
  }
}
