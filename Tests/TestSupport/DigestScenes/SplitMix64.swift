/// A small generator of numbers that are the same everywhere for the same seed.
///
/// - Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SplitMix64: Sendable {
  private var state: UInt64

  /// Begins a sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number below `count`, or 0 if there is none.
  public mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() >> 33) % count : 0
  }

  /// A number of 0 ..< 1, a multiple of 2⁻³².
  public mutating func unit() -> Double {
    Double(next() >> 32) / 4_294_967_296
  }

  /// A number of `range`.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A number of `range`, or just below it, in multiples of 2⁻¹⁰: sums of a few are exact.
  public mutating func dyadic(in range: ClosedRange<Double>) -> Double {
    (number(in: range) * 1024).rounded(.down) / 1024
  }

  /// True in `percent` of a hundred cases.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
