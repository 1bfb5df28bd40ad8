// A prefix code to be written with: its lengths are the best there are within a limit, found by
// package-merge. A list for each level holds the leaves and, between them in order of weight, pairs of
// the level below; of the top level the 2n - 2 lightest are taken, of each level below the pairs that
// were taken above; a leaf's code is as long as it was taken times.
//
// Source: Larmore and Hirschberg, "A fast algorithm for optimal length-limited Huffman codes", 1990;
// codes by lengths: RFC 1951, section 3.2.2.

/// A prefix code of a deflate stream, to be written with.
struct HuffmanCode {
  /// The length of each symbol's code; 0 for one that does not occur.
  let lengths: [UInt8]
  /// The code of each symbol, its first bit lowest.
  let codes: [UInt16]

  /// Makes the code with these lengths, which must leave no code unused.
  init(lengths: [UInt8]) {
    // First how many codes are one bit shorter, then the first code of each length.
    var next = Array(repeating: UInt32(0), count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] &+= 1 }
    for length in 1..<17 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
    var codes = Array(repeating: UInt16(0), count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = next[Int(length)]
      codes[symbol] = UInt16(truncatingIfNeeded: Self.reversed(code, length: Int(length)))
      next[Int(length)] &+= 1
    }
    self.lengths = lengths
    self.codes = codes
  }

  /// Makes the best code for symbols that occur so often.
  ///
  /// At least two symbols get a code, for readers want no code that leaves codes unused.
  ///
  /// - Parameters:
  ///   - frequencies: At least two, at most 2^limit.
  ///   - limit: The greatest length of a code, at most 15.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    for symbol in frequencies.indices.prefix(2)
    where frequencies.count(where: { $0 > 0 }) < 2 && frequencies[symbol] == 0 {
      frequencies[symbol] = 1
    }
    self.init(lengths: Self.bestLengths(frequencies, limit: limit))
  }

  /// The lowest bits in the opposite order.
  @inline(__always)
  static func reversed(_ code: UInt32, length: Int) -> UInt32 {
    var code = code
    var result: UInt32 = 0
    for _ in 0..<length {
      result = result &<< 1 | code & 1
      code &>>= 1
    }
    return result
  }

  private static func bestLengths(_ frequencies: [Int], limit: Int) -> [UInt8] {
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    let weights = leaves.map { frequencies[$0] }
    // Of each level: which members are leaves.
    var levels: [[Bool]] = []
    var members: [Int] = []
    for _ in 0..<limit {
      var isLeaf: [Bool] = []
      members = merged(weights, pairs(members), isLeaf: &isLeaf)
      levels.append(isLeaf)
    }
    var lengths = Array(repeating: UInt8(0), count: frequencies.count)
    var taken = 2 * leaves.count - 2
    for isLeaf in levels.reversed() {
      let leafCount = isLeaf.prefix(taken).count { $0 }
      for leaf in leaves.prefix(leafCount) { lengths[leaf] += 1 }
      taken = 2 * (taken - leafCount)
    }
    return lengths
  }

  /// The sums of neighbours; the last of an odd number has none.
  private static func pairs(_ members: [Int]) -> [Int] {
    stride(from: 0, to: members.count & ~1, by: 2).map { members[$0] + members[$0 + 1] }
  }

  /// Two sorted lists as one, leaves before pairs of the same weight.
  private static func merged(_ leaves: [Int], _ pairs: [Int], isLeaf: inout [Bool]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(leaves.count + pairs.count)
    isLeaf.reserveCapacity(leaves.count + pairs.count)
    var leaf = 0
    var pair = 0
    while leaf < leaves.count || pair < pairs.count {
      let takesLeaf = pair == pairs.count || leaf < leaves.count && leaves[leaf] <= pairs[pair]
      result.append(takesLeaf ? leaves[leaf] : pairs[pair])
      isLeaf.append(takesLeaf)
      if takesLeaf { leaf += 1 } else { pair += 1 }
    }
    return result
  }

  // MARK: - What RFC 1951 fixes

  /// The order in which the lengths of the code for lengths are written (section 3.2.7).
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The lengths of the fixed code for literals and lengths (section 3.2.6).
  static let fixedLiteralLengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)

  /// The lengths of the fixed code for distances (section 3.2.6).
  static let fixedDistanceLengths: [UInt8] = Array(repeating: 5, count: 32)
}
