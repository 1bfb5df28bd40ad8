// What a block of a deflate stream holds, and how it is written: of the three ways, the shortest. The
// lengths of both are known before the first bit is written.
//
// Source: RFC 1951, sections 3.2.3 to 3.2.7.

/// Literals and copies, gathered until they are written as one block.
struct DeflateBlock {
  /// How many literals and copies a block has at most.
  static let tokenLimit = 16_384

  /// A literal as its byte; a copy as its length, 16 bits up, and its distance less one.
  private(set) var tokens: [UInt32] = []
  private var literalCounts = Array(repeating: 0, count: 286)
  private var distanceCounts = Array(repeating: 0, count: 30)

  init() {
    tokens.reserveCapacity(Self.tokenLimit)
  }

  var isFull: Bool { tokens.count >= Self.tokenLimit }

  @inline(__always)
  mutating func append(literal: UInt8) {
    tokens.append(UInt32(literal))
    literalCounts[Int(literal)] &+= 1
  }

  @inline(__always)
  mutating func appendCopy(length: Int, distance: Int) {
    let packed = length &<< 16 | (distance &- 1)
    tokens.append(UInt32(truncatingIfNeeded: packed))
    literalCounts[MatchLength.symbol(of: length)] &+= 1
    distanceCounts[MatchDistance.symbol(of: distance)] &+= 1
  }

  /// Writes the block and empties it.
  ///
  /// - Parameters:
  ///   - bytes: What the block stands for.
  ///   - isLast: Whether the stream ends with it.
  ///   - writer: Where it is written.
  mutating func write(for bytes: ArraySlice<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    literalCounts[256] = 1
    let literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
    let description = CodeDescription(literals.lengths, distances.lengths)
    let dynamicCost =
      description.bitCount + cost(literals: literals.lengths, distances: distances.lengths)
    let fixedCost = cost(
      literals: HuffmanCode.fixedLiteralLengths, distances: HuffmanCode.fixedDistanceLengths)
    // Each piece of 65535 bytes has a byte's rest, and its length twice.
    let storedCost = (bytes.count / 65_535 + 1) * 39 + bytes.count * 8
    if storedCost < min(dynamicCost, fixedCost) {
      Self.writeStored(bytes, isLast: isLast, to: &writer)
    } else if fixedCost <= dynamicCost {
      writer.append(isLast ? 1 : 0, count: 1)
      writer.append(1, count: 2)
      writeTokens(
        HuffmanCode(lengths: HuffmanCode.fixedLiteralLengths),
        HuffmanCode(lengths: HuffmanCode.fixedDistanceLengths), to: &writer)
    } else {
      writer.append(isLast ? 1 : 0, count: 1)
      writer.append(2, count: 2)
      description.write(to: &writer)
      writeTokens(literals, distances, to: &writer)
    }
    empty()
  }

  private mutating func empty() {
    tokens.removeAll(keepingCapacity: true)
    for symbol in literalCounts.indices { literalCounts[symbol] = 0 }
    for symbol in distanceCounts.indices { distanceCounts[symbol] = 0 }
  }

  private func cost(literals: [UInt8], distances: [UInt8]) -> Int {
    var bits = 0
    for (symbol, count) in literalCounts.enumerated() {
      let extra = symbol < 257 ? 0 : MatchLength.extraBits(of: symbol)
      bits += count * (Int(literals[symbol]) + extra)
    }
    for (symbol, count) in distanceCounts.enumerated() {
      bits += count * (Int(distances[symbol]) + MatchDistance.extraBits(of: symbol))
    }
    return bits
  }

  private func writeTokens(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter
  ) {
    for token in tokens {
      let length = Int(token &>> 16)
      if length == 0 {
        Self.write(Int(token), literals, to: &writer)
      } else {
        let symbol = MatchLength.symbol(of: length)
        Self.write(symbol, literals, to: &writer)
        writer.append(
          UInt32(length - MatchLength.base(of: symbol)), count: MatchLength.extraBits(of: symbol))
        let distance = Int(token & 0xFFFF) + 1
        let code = MatchDistance.symbol(of: distance)
        Self.write(code, distances, to: &writer)
        writer.append(
          UInt32(distance - MatchDistance.base(of: code)),
          count: MatchDistance.extraBits(of: code))
      }
    }
    Self.write(256, literals, to: &writer)
  }

  @inline(__always)
  private static func write(_ symbol: Int, _ code: HuffmanCode, to writer: inout BitWriter) {
    writer.append(UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
  }

  private static func writeStored(
    _ bytes: ArraySlice<UInt8>, isLast: Bool, to writer: inout BitWriter
  ) {
    var rest = bytes
    repeat {
      let piece = rest.prefix(65_535)
      rest = rest.dropFirst(piece.count)
      writer.append(isLast && rest.isEmpty ? 1 : 0, count: 1)
      writer.append(0, count: 2)
      writer.fillByte()
      let length = UInt32(piece.count)
      writer.append(length, count: 16)
      writer.append(~length & 0xFFFF, count: 16)
      writer.append(bytes: piece)
    } while !rest.isEmpty
  }
}
