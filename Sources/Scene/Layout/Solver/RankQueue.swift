/// Numbers that wait, each in the bucket of its rank; the lowest or the highest rank comes out first.
///
/// Finding the next bucket reads a bit for each rank, 64 at a time, so that a long chain costs little
/// more than its length. Between two uses the queue is empty and keeps its memory.
struct RankQueue {
  private static let none: Int32 = -1
  private static let absent: Int32 = -2

  private var heads: [Int32] = []
  private var nexts: [Int32] = []
  private var words: [UInt64] = []
  private(set) var count = 0
  /// No bucket below this word, or above the other, is filled.
  private var lowestWord = 0
  private var highestWord = -1

  func contains(_ item: Int) -> Bool { item < nexts.count && nexts[item] != Self.absent }

  mutating func insert(_ item: Int, rank: Int) {
    while nexts.count <= item { nexts.append(Self.absent) }
    guard nexts[item] == Self.absent else { return }
    let word = rank >> 6
    while words.count <= word {
      words.append(0)
      for _ in 0..<64 { heads.append(Self.none) }
    }
    nexts[item] = heads[rank]
    heads[rank] = Int32(item)
    words[word] |= 1 << UInt64(rank & 63)
    if count == 0 {
      lowestWord = word
      highestWord = word
    } else {
      lowestWord = min(lowestWord, word)
      highestWord = max(highestWord, word)
    }
    count += 1
  }

  mutating func popLowest() -> Int? {
    guard count > 0 else { return nil }
    while words[lowestWord] == 0 { lowestWord += 1 }
    return pop(lowestWord << 6 + words[lowestWord].trailingZeroBitCount)
  }

  mutating func popHighest() -> Int? {
    guard count > 0 else { return nil }
    while words[highestWord] == 0 { highestWord -= 1 }
    return pop(highestWord << 6 + 63 - words[highestWord].leadingZeroBitCount)
  }

  private mutating func pop(_ rank: Int) -> Int {
    let item = Int(heads[rank])
    heads[rank] = nexts[item]
    if heads[rank] == Self.none { words[rank >> 6] &= ~(1 << UInt64(rank & 63)) }
    nexts[item] = Self.absent
    count -= 1
    return item
  }
}
