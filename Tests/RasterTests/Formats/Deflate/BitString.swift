/// Bits of a deflate stream, put together by hand.
struct BitString {
  private(set) var bits: [UInt8] = []

  /// Adds a number, its lowest bit first, as the format has all but codes.
  mutating func add(_ number: Int, _ count: Int) {
    for bit in 0..<count { bits.append(UInt8(number >> bit & 1)) }
  }

  /// Adds a code, its bits in the order in which they are read here.
  mutating func add(code: String) {
    for character in code { bits.append(character == "1" ? 1 : 0) }
  }

  /// The bytes, the first bit lowest.
  var bytes: [UInt8] {
    var bytes = Array(repeating: UInt8(0), count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() { bytes[index / 8] |= bit << (index % 8) }
    return bytes
  }

  /// A zlib stream of these bits: a header, and the checksum of what they stand for.
  func stream(of bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x9C] + self.bytes + PNGChunks.four(PNGChunks.adler(bytes))
  }

  /// The lengths of the code for lengths, in the order in which they are written.
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Begins a last block with codes of its own; lengths from 0 to 3 are written as the codes 00, 01,
  /// 10 and 11, one after the other.
  static func dynamic(literals: [Int], distances: [Int]) -> BitString {
    var string = BitString()
    string.add(1, 1)
    string.add(2, 2)
    string.add(literals.count - 257, 5)
    string.add(distances.count - 1, 5)
    string.add(18 - 4, 4)
    for symbol in lengthOrder.prefix(18) { string.add((0...3).contains(symbol) ? 2 : 0, 3) }
    for length in literals + distances {
      string.add(code: String(length >> 1) + String(length & 1))
    }
    return string
  }

  /// Lengths of 257 literals, 0 but for some.
  static func literals(_ lengths: [Int: Int], count: Int = 257) -> [Int] {
    (0..<count).map { lengths[$0] ?? 0 }
  }
}
