/// A prefix code of a deflate stream, to be read with.
///
/// Codes up to ten bits are looked up; the few longer ones are found by counting.
struct HuffmanDecoder {
  /// The bits of a look-up.
  static let tableBits = 10
  /// The longest code.
  static let lengthLimit = 15

  /// For each ten bits that come next, lowest first: the symbol times 16 and the length of its code;
  /// 0 where the code is longer, or there is none.
  private(set) var table: [UInt16]
  /// The number of codes of each length.
  private var counts: [Int]
  /// The symbols by their codes: shorter ones first, then by value.
  private var symbols: [UInt16]

  /// Makes the code that is given by the lengths of its codes, 0 for symbols without one.
  ///
  /// - Parameters:
  ///   - lengths: At most 320 lengths, each at most 15.
  ///   - mayLack: Whether a single code of one bit, or none, is allowed, too.
  /// - Throws: If these are lengths of no such code.
  init(lengths: ArraySlice<UInt8>, mayLack: Bool) throws(InflateError.Reason) {
    var counts = Array(repeating: 0, count: Self.lengthLimit + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    try Self.check(counts, mayLack: mayLack)
    var next = Array(repeating: 0, count: Self.lengthLimit + 2)
    for length in 1...Self.lengthLimit { next[length + 1] = next[length] + counts[length] }
    var symbols = Array(repeating: UInt16(0), count: next[Self.lengthLimit + 1])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[next[Int(length)]] = UInt16(symbol)
      next[Int(length)] += 1
    }
    self.counts = counts
    self.symbols = symbols
    table = []
    fillTable()
  }

  private static func check(_ counts: [Int], mayLack: Bool) throws(InflateError.Reason) {
    var left = 1
    var total = 0
    for length in 1...lengthLimit {
      left = left * 2 - counts[length]
      total += counts[length]
      guard left >= 0 else { throw .overSubscribedCode }
    }
    let isLacking = mayLack && (total == 0 || total == 1 && counts[1] == 1)
    guard left == 0 || isLacking else { throw .incompleteCode }
  }

  private mutating func fillTable() {
    var table = Array(repeating: UInt16(0), count: 1 &<< Self.tableBits)
    var code: UInt32 = 0
    var index = 0
    for length in 1...Self.tableBits {
      for _ in 0..<counts[length] {
        // The first bit of a code is the lowest of those that come next.
        var place = Int(HuffmanCode.reversed(code, length: length))
        let entry = symbols[index] &<< 4 | UInt16(length)
        while place < table.count {
          table[place] = entry
          place += 1 &<< length
        }
        code &+= 1
        index += 1
      }
      code &<<= 1
    }
    self.table = table
  }

  /// The symbol whose code comes next, lowest bit first, and that code's length, found bit by bit; `nil`
  /// if there is none.
  func symbol(of bits: UInt64) -> (symbol: Int, length: Int)? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...Self.lengthLimit {
      code = code &<< 1 | Int(truncatingIfNeeded: bits &>> UInt64(length - 1) & 1)
      first &<<= 1
      let count = counts[length]
      if code - first < count { return (Int(symbols[index + code - first]), length) }
      first += count
      index += count
    }
    return nil
  }
}
