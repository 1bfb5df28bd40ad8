/// The checksum of zlib streams: two sums modulo 65521.
///
/// - Source: RFC 1950, section 8.2.
struct Adler32 {
  /// The sums of the bytes so far.
  var value: UInt32 { sumOfSums &<< 16 | sum }

  private var sum: UInt32 = 1
  private var sumOfSums: UInt32 = 0
  private static let modulus: UInt32 = 65_521
  /// So many bytes of 255 keep both sums within 32 bits: 255 n (n + 1) / 2 + (n + 1) 65520 < 2³².
  private static let blockLength = 5552

  /// Adds bytes of an array, in order.
  mutating func combine(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Self.blockLength)
      for index in start..<end {
        sum &+= UInt32(bytes[index])
        sumOfSums &+= sum
      }
      sum %= Self.modulus
      sumOfSums %= Self.modulus
      start = end
    }
  }
}
