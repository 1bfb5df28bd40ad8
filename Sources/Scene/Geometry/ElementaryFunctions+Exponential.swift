extension ElementaryFunctions {
  /// e to the power of `exponent`.
  ///
  /// Above about 709.78 the result is infinite, below about -745.13 it is 0; NaN gives NaN.
  ///
  /// - Accuracy: 1 unit in the last place.
  package static func exponential(_ exponent: Double) -> Double {
    exponential(DoubleDouble(exponent))
  }

  /// The natural logarithm.
  ///
  /// 0 gives minus infinity, a negative number NaN, infinity infinity, NaN NaN.
  ///
  /// - Accuracy: 1 unit in the last place.
  package static func naturalLogarithm(_ value: Double) -> Double {
    guard value > 0 else { return value == 0 ? -.infinity : .nan }
    guard value.isFinite else { return value }
    return logarithm(value).high
  }

  /// `base` to the power of `exponent`.
  ///
  /// As IEEE 754's pow: an exponent of 0 and a base of 1 give 1 even beside NaN; a negative base has
  /// a result for integers only, else NaN.
  ///
  /// - Accuracy: 1 unit in the last place.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    let size = base.magnitude
    if exponent.isInfinite {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    let isNegative = base.sign == .minus && isOdd(exponent)
    if size == 0 || size.isInfinite {
      let result: Double = (size == 0) == (exponent > 0) ? 0 : .infinity
      return isNegative ? -result : result
    }
    if base < 0, !isInteger(exponent) { return .nan }
    let result = exponential(product(exponent, logarithm(size)))
    return isNegative ? -result : result
  }
}

extension ElementaryFunctions {
  /// `factor` times a logarithm; where the product lies far outside the exponential's range, roughly.
  private static func product(_ factor: Double, _ logarithm: DoubleDouble) -> DoubleDouble {
    let rough = factor * logarithm.high
    guard rough.magnitude < 1000, factor.magnitude < 0x1p900 else { return DoubleDouble(rough) }
    return logarithm * factor
  }

  /// Whether a finite number is whole.
  private static func isInteger(_ value: Double) -> Bool {
    guard value.magnitude < 0x1p53 else { return true }
    return Double(Int64(value)) == value
  }

  /// Whether a finite number is an odd integer.
  private static func isOdd(_ value: Double) -> Bool {
    value.magnitude < 0x1p53 && isInteger(value) && Int64(value) & 1 == 1
  }

  /// e to the power of a sum: with k the nearest integer to x / ln 2, 2ᵏ times the series in x - k ln 2.
  private static func exponential(_ exponent: DoubleDouble) -> Double {
    let x = exponent.high
    guard !x.isNaN else { return .nan }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    let count = Int(x * 0x1.71547652b82fep+0 + (x < 0 ? -0.5 : 0.5))
    let k = Double(count)
    let rest = DoubleDouble(
      sumOf: x - k * logarithmOfTwo.high, and: exponent.low - k * logarithmOfTwo.low)
    let sum = DoubleDouble(sumOfLarger: 1, and: rest.high)
    let value = sum.high + (sum.low + (rest.low + exponentialRest(rest.high)))
    // In two steps: 2ᵏ itself need not be a normal number, and only the last step may round.
    let first = count < -1000 ? count + 64 : count - 1
    return value * powerOfTwo(first) * powerOfTwo(count - first)
  }

  /// eˣ - 1 - x for at most (ln 2) / 2: x²/2! + x³/3! + … + x¹⁴/14!.
  private static func exponentialRest(_ x: Double) -> Double {
    var sum = 1.0 / 6_227_020_800 + x / 87_178_291_200
    sum = 1.0 / 479_001_600 + x * sum
    sum = 1.0 / 39_916_800 + x * sum
    sum = 1.0 / 3_628_800 + x * sum
    sum = 1.0 / 362_880 + x * sum
    sum = 1.0 / 40_320 + x * sum
    sum = 1.0 / 5_040 + x * sum
    sum = 1.0 / 720 + x * sum
    sum = 1.0 / 120 + x * sum
    sum = 1.0 / 24 + x * sum
    sum = 1.0 / 6 + x * sum
    sum = 1.0 / 2 + x * sum
    return x * x * sum
  }

  /// The logarithm of a positive finite number, to about 2⁻⁶⁴ of itself, as `power` needs it.
  ///
  /// With value = m 2ᵉ, m between √½ and √2, and s = (m - 1) / (m + 1):
  /// e ln 2 + 2 (s + s³/3 + s⁵/5 + …).
  private static func logarithm(_ value: Double) -> DoubleDouble {
    let normal = value < .leastNormalMagnitude ? value * 0x1p54 : value
    var count = Int(normal.exponent) - (value < .leastNormalMagnitude ? 54 : 0)
    var mantissa = normal.significand
    if mantissa > 0x1.6a09e667f3bcdp+0 {
      mantissa /= 2
      count += 1
    }
    let s = DoubleDouble(mantissa - 1) / DoubleDouble(sumOf: mantissa, and: 1)
    let square = s * s
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let series = square * third + square.high * square.high * logarithmTail(square.high)
    let ofMantissa = (s + s * series) * 2
    let k = Double(count)
    let sum = DoubleDouble(sumOf: k * logarithmOfTwo.high, and: ofMantissa.high)
    return DoubleDouble(
      sumOfLarger: sum.high, and: sum.low + (ofMantissa.low + k * logarithmOfTwo.low))
  }

  /// 1/5 + u/7 + u²/9 + … + u¹⁰/25.
  private static func logarithmTail(_ u: Double) -> Double {
    var sum = 1.0 / 23 + u / 25
    sum = 1.0 / 21 + u * sum
    sum = 1.0 / 19 + u * sum
    sum = 1.0 / 17 + u * sum
    sum = 1.0 / 15 + u * sum
    sum = 1.0 / 13 + u * sum
    sum = 1.0 / 11 + u * sum
    sum = 1.0 / 9 + u * sum
    sum = 1.0 / 7 + u * sum
    return 1.0 / 5 + u * sum
  }
}
