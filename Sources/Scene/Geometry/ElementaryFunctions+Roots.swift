extension ElementaryFunctions {
  /// The cube root; that of a negative number is negative.
  ///
  /// Zero, infinities and NaN are their own.
  ///
  /// - Accuracy: 1 unit in the last place; the cube of a whole number of up to 17 bits gives that number.
  package static func cubeRoot(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    // Away from where products overflow or lose bits, by the cube of a power of two.
    if value.magnitude > 0x1p1000 { return cubeRoot(value * 0x1p-300) * 0x1p100 }
    if value.magnitude < 0x1p-1000 { return cubeRoot(value * 0x1p300) * 0x1p-100 }
    let x = value.magnitude
    // A third of the bit pattern is about a third of the logarithm, within 6 % of the root; each step of
    // Halley's method takes the third power of the error.
    let third = 0x3FF0_0000_0000_0000 / 3 * 2 as UInt64
    var root = Double(bitPattern: x.bitPattern / 3 + third)
    for _ in 0..<3 {
      let cube = root * root * root
      root -= root * ((cube - x) / (2 * cube + x))
    }
    // Once more by Newton's method from 26 bits, whose square is exact.
    let short = Double(bitPattern: (root.bitPattern &+ 0x400_0000) & ~0x7FF_FFFF)
    let quotient = x / (short * short)
    root = short + short * ((quotient - short) / (2 * short + quotient))
    return value < 0 ? -root : root
  }
}
