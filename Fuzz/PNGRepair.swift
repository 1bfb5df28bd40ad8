/// Makes the check values of a PNG right whatever its bytes are.
enum PNGRepair {
  /// The same chunks with their right CRCs.
  ///
  /// A data chunk that is marked by the letter `S` before its
  /// bytes is stored as it is in a stream whose own check value is right.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 8 else { return bytes }
    var result = Array(bytes[..<8])
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = min(number(bytes, offset), bytes.count - offset - 8)
      let name = Array(bytes[offset + 4..<offset + 8])
      var body = Array(bytes[offset + 8..<offset + 8 + length])
      if name == Array("IDAT".utf8), body.first == UInt8(ascii: "S") {
        body = stored(Array(body.dropFirst()))
      } else if name == Array("fdAT".utf8), body.count > 4, body[4] == UInt8(ascii: "S") {
        body = Array(body[..<4]) + stored(Array(body[5...]))
      }
      result += bigEndian(UInt32(body.count)) + name + body + bigEndian(crc(name + body))
      offset += 8 + length + 4
    }
    return result
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of one stored block (RFC 1950 and 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = Array(bytes.prefix(65_535))
    let count = UInt16(bytes.count)
    let sizes = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01, 0x01] + sizes + bytes + bigEndian(high << 16 | low)
  }

  /// The check value of chunks (ISO 3309), bit by bit.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
