// Sine, cosine, arc tangent, exponential, logarithm and power, in nothing but + - * / and bit
// patterns. Goals, in this order:
//
// 1. The same bits on every machine and in every build: no function of the platform's C library, no
//    fused multiply-add.
// 2. A defined result for every input.
// 3. Within one unit in the last place of the true value.
// 4. Quarter turns are exact, however they were spelled: 270 * .pi / 180 is three quarter turns.
//
// The method is always the same: bring the argument near zero, keeping what one Double would lose in
// a second one, then a Taylor polynomial, whose coefficients are plain fractions.
//
// Not a goal: speed. Nothing calls these per pixel.

/// The functions of analysis that animation and geometry need, equal to the bit on every machine.
///
/// - Accuracy: 1 unit in the last place; for quarter turns see `sine`.
package enum ElementaryFunctions {
  /// 2 to the power of `exponent`.
  ///
  /// - Range: `exponent` in -1022 … 1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }

  /// ln 2, to 40 bits (so that its product with a binary exponent is exact) and the rest.
  static let logarithmOfTwo = DoubleDouble(0x1.62e42fefa2p-1, 0x1.9ef35793c7673p-41)
}
