/// The checksum of chunks: the cyclic redundancy check with the polynomial 0x04C11DB7, reflected.
///
/// - Source: ISO/IEC 15948 (PNG), annex D.
struct CRC32 {
  /// The sum of the bytes so far.
  var value: UInt32 { ~register }

  private var register: UInt32 = 0xFFFF_FFFF

  /// Adds bytes of an array, in order.
  mutating func combine(_ bytes: [UInt8], in range: Range<Int>) {
    let table = Self.table
    var register = register
    for index in range.clamped(to: bytes.indices) {
      register = table[Int((register ^ UInt32(bytes[index])) & 255)] ^ register &>> 8
    }
    self.register = register
  }

  /// What a byte alone makes of the register.
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    var register = byte
    for _ in 0..<8 { register = register & 1 == 1 ? 0xEDB8_8320 ^ register &>> 1 : register &>> 1 }
    return register
  }
}
