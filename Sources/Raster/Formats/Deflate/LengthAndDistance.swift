// The symbols of lengths and distances, computed rather than listed: both run through powers of two,
// lengths in four steps a power, distances in two.

/// What stands for the length of a copy.
///
/// - Source: RFC 1951, section 3.2.5.
enum MatchLength {
  /// The greatest length; the least is 3.
  static let limit = 258

  /// The symbol, 257 … 285, of a length of 3 … 258.
  @inline(__always)
  static func symbol(of length: Int) -> Int {
    if length == limit { return 285 }
    let rest = length &- 3
    if rest < 4 { return 257 &+ rest }
    let power =
      UInt32(truncatingIfNeeded: rest).bitWidth &- 1
      &- UInt32(truncatingIfNeeded: rest).leadingZeroBitCount
    return 257 &+ (power &- 1) &* 4 &+ (rest &>> (power &- 2) & 3)
  }

  /// The bits that follow the symbol.
  @inline(__always)
  static func extraBits(of symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol &- 261) / 4
  }

  /// The least length of a symbol.
  @inline(__always)
  static func base(of symbol: Int) -> Int {
    if symbol == 285 { return limit }
    if symbol < 261 { return symbol &- 254 }
    let step = symbol &- 261
    return 3 &+ (4 &+ step % 4) &<< (step / 4)
  }
}

/// What stands for the distance of a copy.
///
/// - Source: RFC 1951, section 3.2.5.
enum MatchDistance {
  /// The greatest distance; the least is 1.
  static let limit = 32_768

  /// The symbol, 0 … 29, of a distance of 1 … 32768.
  @inline(__always)
  static func symbol(of distance: Int) -> Int {
    let rest = distance &- 1
    if rest < 4 { return rest }
    let power =
      UInt32(truncatingIfNeeded: rest).bitWidth &- 1
      &- UInt32(truncatingIfNeeded: rest).leadingZeroBitCount
    return power &* 2 &+ (rest &>> (power &- 1) & 1)
  }

  /// The bits that follow the symbol.
  @inline(__always)
  static func extraBits(of symbol: Int) -> Int {
    symbol < 4 ? 0 : symbol / 2 &- 1
  }

  /// The least distance of a symbol.
  @inline(__always)
  static func base(of symbol: Int) -> Int {
    symbol < 4 ? symbol &+ 1 : 1 &+ (2 &+ symbol % 2) &<< (symbol / 2 &- 1)
  }
}
