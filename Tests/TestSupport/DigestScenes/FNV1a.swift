/// The 64-bit Fowler–Noll–Vo hash, variant 1a: short enough to be written down anywhere.
///
/// - Source: draft-eastlake-fnv, sections 2 and 5.
public struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with no bytes.
  public init() {}

  /// Takes in one byte.
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The value as 16 lower-case digits.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
