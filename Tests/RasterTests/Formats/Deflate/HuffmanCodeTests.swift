import TestSupport
import Testing

@testable import Raster

@Suite struct HuffmanCodeTests {
  /// How much of all codes are used, in parts of 2^-15.
  private static func use(_ lengths: [UInt8]) -> Int {
    lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - Int($1)) }
  }

  /// The bits that Huffman's own way takes, without a limit: the sum of all joined weights.
  private static func unlimitedCost(_ frequencies: [Int]) -> Int {
    var weights = frequencies.filter { $0 > 0 }
    var cost = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      cost += joined
      weights.append(joined)
    }
    return cost
  }

  private static func cost(_ frequencies: [Int], _ lengths: [UInt8]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  @Test("where the limit does not matter, codes are as short as Huffman's")
  func best() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<8 {
      // None is so rare beside the others that its code would be longer than 15 bits.
      let frequencies = (0..<2 + random.below(284)).map { _ in
        random.chance(20) ? 0 : 100 + random.below(2000)
      }
      let lengths = HuffmanCode(frequencies: frequencies, limit: 15).lengths
      #expect(Self.use(lengths) == 1 << 15)
      guard frequencies.count(where: { $0 > 0 }) > 1 else { continue }
      #expect(Self.cost(frequencies, lengths) == Self.unlimitedCost(frequencies))
    }
  }

  @Test("within a limit no code is longer, none is left unused, and no other code is shorter")
  func limited() {
    // Numbers of Fibonacci make the longest codes there are.
    let frequencies = [1, 1, 2, 3, 5, 8, 13, 21]
    for limit in 3...6 {
      let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths
      #expect(lengths.allSatisfy { $0 <= limit })
      #expect(Self.use(lengths) == 1 << 15)
      let others = Self.allLengths(count: 8, limit: limit, room: 1 << 15)
      let least = others.map { Self.cost(frequencies, $0) }.min()
      #expect(Self.cost(frequencies, lengths) == least)
    }
  }

  /// All lengths of so many codes, longest first, that leave nothing unused.
  private static func allLengths(count: Int, limit: Int, room: Int) -> [[UInt8]] {
    guard count > 0 else { return room == 0 ? [[]] : [] }
    return (1...limit).flatMap { (length: Int) -> [[UInt8]] in
      let used = 1 << (15 - length)
      guard used <= room else { return [] }
      return allLengths(count: count - 1, limit: length, room: room - used)
        .map { [UInt8(length)] + $0 }
    }
  }

  @Test("at least two symbols get a code")
  func two() {
    for frequencies in [[0, 0, 0], [5, 0, 0], [0, 5, 0], [0, 0, 5]] {
      let lengths = HuffmanCode(frequencies: frequencies, limit: 15).lengths
      #expect(lengths.filter { $0 > 0 } == [1, 1])
    }
  }

  @Test("codes are those of the specification's example")
  func example() {
    // RFC 1951, section 3.2.2: A to H with these lengths are 010 to 1111; here the first bit is lowest.
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(
      code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test("each length and distance has its symbol")
  func symbols() {
    // RFC 1951, section 3.2.5.
    for (length, symbol) in [
      (3, 257), (10, 264), (11, 265), (12, 265), (13, 266), (114, 279), (115, 280), (257, 284),
      (258, 285),
    ] {
      #expect(MatchLength.symbol(of: length) == symbol)
    }
    for (distance, symbol) in [
      (1, 0), (4, 3), (5, 4), (6, 4), (7, 5), (192, 14), (193, 15), (24_576, 28), (24_577, 29),
      (32_768, 29),
    ] {
      #expect(MatchDistance.symbol(of: distance) == symbol)
    }
    for length in 3...258 {
      let symbol = MatchLength.symbol(of: length)
      let rest = length - MatchLength.base(of: symbol)
      #expect(rest >= 0 && rest < 1 << MatchLength.extraBits(of: symbol))
    }
    for distance in 1...32_768 {
      let symbol = MatchDistance.symbol(of: distance)
      let rest = distance - MatchDistance.base(of: symbol)
      #expect(rest >= 0 && rest < 1 << MatchDistance.extraBits(of: symbol))
    }
  }
}
