extension ElementaryFunctions {
  /// The sine of an angle.
  ///
  /// An angle that lies within two units in its last place of a multiple of a quarter turn, and is
  /// below 2²⁰, is taken for that multiple: so `sine(.pi)` is 0 and `sine(-.pi / 2)` is -1.
  /// NaN and infinities give NaN.
  ///
  /// - Accuracy: 1 unit in the last place, for every finite angle.
  package static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// The cosine of an angle.
  ///
  /// Quarter turns, NaN and infinities as for `sine`: `cosine(.pi / 2)` is 0.
  ///
  /// - Accuracy: 1 unit in the last place, for every finite angle.
  package static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// The sine and the cosine of an angle, as `sine` and `cosine` give them.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let (rest, quarterTurns) = reduced(angle)
    let sine = sineNearZero(rest)
    let cosine = cosineNearZero(rest)
    // 0 - x rather than -x: a multiple of a half turn gives +0.
    switch quarterTurns {
    case 0: return (sine, cosine)
    case 1: return (cosine, 0 - sine)
    case 2: return (0 - sine, 0 - cosine)
    default: return (0 - cosine, sine)
    }
  }

  /// The angle that the vector (x, y) makes with the x axis, from -π to π.
  ///
  /// As IEEE 754 has it: the sign of a zero counts, infinite components are the limits, NaN gives NaN.
  ///
  /// - Accuracy: 1 unit in the last place.
  package static func arcTangent2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let width = x.magnitude
    let height = y.magnitude
    var angle = arcTangent(min(width, height), over: max(width, height))
    if height > width { angle = halfPi - angle }
    if x.sign == .minus { angle = halfPi * 2 - angle }
    return y.sign == .minus ? -angle.high : angle.high
  }
}

extension ElementaryFunctions {
  /// π / 2.
  private static let halfPi = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)

  /// The binary digits of 2 / π behind the point, after 64 zeros.
  private static let digitsOfTwoOverPi: [UInt64] = [
    0, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
    0xf0cf_bc20_9af4_361d,
  ]

  /// What is left of a finite angle after the nearest number of quarter turns, and that number mod 4.
  private static func reduced(_ angle: Double) -> (rest: DoubleDouble, quarterTurns: Int) {
    let size = angle.magnitude
    guard size > 0.785 else { return (DoubleDouble(angle), 0) }
    let (quarters, turns) = quarterTurns(in: size)
    var rest = quarters * halfPi
    if size < 1_048_576, rest.high.magnitude < 2 * size.ulp { rest = DoubleDouble(0) }
    return angle < 0 ? (-rest, (4 - turns) & 3) : (rest, turns)
  }

  /// `size` · 2 / π, as its nearest integer mod 4 and the signed rest of at most a half.
  ///
  /// With `size` = m 2ᵉ and m an integer of 53 bits, the digits of 2 / π of weight 4 / 2ᵉ and more
  /// contribute multiples of 4. Of the following ones 192 are enough: the product's two first bits
  /// are the quadrant, the others the fraction, and no Double comes nearer to a multiple of π / 2 than
  /// 62 leading zeros of it.
  ///
  /// - Range: finite, at least 1/2.
  /// - Source: M. Payne, R. Hanek, "Radian reduction for trigonometric functions" (1983).
  private static func quarterTurns(in size: Double) -> (quarters: DoubleDouble, turns: Int) {
    let mantissa = size.significandBitPattern | 1 << 52
    let firstDigit = Int(size.exponent) + 10  // e + 62 with e = exponent - 52
    let high = mantissa &* digits(from: firstDigit)
    let middle = mantissa.multipliedFullWidth(by: digits(from: firstDigit + 64))
    let low = mantissa.multipliedFullWidth(by: digits(from: firstDigit + 128))
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = high &+ middle.high &+ (carry ? 1 : 0)

    let turns = Int(truncatingIfNeeded: first &>> 62)
    let head = first &<< 2 | second &>> 62
    let tail = second &<< 2 | low.low &>> 62
    guard head &>> 63 == 1 else { return (fraction(head, tail), turns) }
    let negated = (tail == 0 ? 0 &- head : ~head, 0 &- tail)
    return (-fraction(negated.0, negated.1), (turns + 1) & 3)
  }

  /// 64 digits of the table above, from the bit at `position`.
  private static func digits(from position: Int) -> UInt64 {
    let word = position >> 6
    let shift = UInt64(position & 63)
    let head = digitsOfTwoOverPi[word] &<< shift
    return shift == 0 ? head : head | digitsOfTwoOverPi[word + 1] &>> (64 - shift)
  }

  /// The number 0.(head)(tail) in binary.
  private static func fraction(_ head: UInt64, _ tail: UInt64) -> DoubleDouble {
    let zeros = head == 0 ? 64 + tail.leadingZeroBitCount : head.leadingZeroBitCount
    guard zeros < 128 else { return DoubleDouble(0) }
    // The shifts beyond 63 give 0 here, as they should.
    let first = zeros < 64 ? head << zeros | tail >> (64 - zeros) : tail << (zeros - 64)
    let second = zeros < 64 ? tail << zeros : 0
    let leading = Double(first >> 11) * powerOfTwo(-53 - zeros)
    let following = Double(first << 53 | second >> 11) * powerOfTwo(-117 - zeros)
    return DoubleDouble(sumOfLarger: leading, and: following)
  }

  /// The sine of at most an eighth of a turn: x - x³/3! + x⁵/5! - … + x¹⁷/17!.
  private static func sineNearZero(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let square = x * x
    var sum = -1.0 / 1_307_674_368_000 + square / 355_687_428_096_000
    sum = 1.0 / 6_227_020_800 + square * sum
    sum = -1.0 / 39_916_800 + square * sum
    sum = 1.0 / 362_880 + square * sum
    sum = -1.0 / 5_040 + square * sum
    sum = 1.0 / 120 + square * sum
    sum = -1.0 / 6 + square * sum
    return x + (x * square * sum + angle.low * (1 - square / 2))
  }

  /// The cosine of at most an eighth of a turn: 1 - x²/2! + x⁴/4! - … + x¹⁶/16!.
  private static func cosineNearZero(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let square = x * x
    var sum = -1.0 / 87_178_291_200 + square / 20_922_789_888_000
    sum = 1.0 / 479_001_600 + square * sum
    sum = -1.0 / 3_628_800 + square * sum
    sum = 1.0 / 40_320 + square * sum
    sum = -1.0 / 720 + square * sum
    sum = 1.0 / 24 + square * sum
    let leading = DoubleDouble(sumOfLarger: 1, and: -square / 2)
    return leading.high + (leading.low + (square * square * sum - x * angle.low))
  }
}

extension ElementaryFunctions {
  /// The arc tangents of 0/8, 1/8, … 8/8.
  private static let arcTangentsOfEighths: [DoubleDouble] = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]

  /// The arc tangent of `smaller / larger`, for 0 ≤ `smaller` ≤ `larger`; two zeros give 0.
  ///
  /// With c the nearest eighth: arctan(p/q) = arctan(c) + arctan((p - c q) / (q + c p)).
  private static func arcTangent(_ smaller: Double, over larger: Double) -> DoubleDouble {
    guard larger > 0 else { return DoubleDouble(0) }
    let ratio = smaller == larger ? 1 : smaller / larger
    let eighths = Int(ratio * 8 + 0.5)
    guard eighths > 0 else {
      return DoubleDouble(sumOfLarger: ratio, and: arcTangentRest(ratio))
    }
    let center = Double(eighths) / 8
    let base = arcTangentsOfEighths[eighths]
    guard ratio != center else { return base }
    // Both are of one size here; far from 1 they are scaled, lest a product overflows or loses bits.
    let scale = larger > 0x1p500 ? 0x1p-600 : larger < 0x1p-400 ? 0x1p600 : 1
    let p = smaller * scale
    let q = larger * scale
    let share = DoubleDouble(productOf: center, and: q)
    let offset = ((p - share.high) - share.low) / (q + center * p)
    let sum = DoubleDouble(sumOfLarger: base.high, and: offset)
    return DoubleDouble(
      sumOfLarger: sum.high, and: sum.low + (base.low + arcTangentRest(offset)))
  }

  /// arctan(x) - x for at most a sixteenth: -x³/3 + x⁵/5 - … - x¹⁵/15.
  private static func arcTangentRest(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0 / 13 - square / 15
    sum = -1.0 / 11 + square * sum
    sum = 1.0 / 9 + square * sum
    sum = -1.0 / 7 + square * sum
    sum = 1.0 / 5 + square * sum
    sum = -1.0 / 3 + square * sum
    return x * square * sum
  }
}
