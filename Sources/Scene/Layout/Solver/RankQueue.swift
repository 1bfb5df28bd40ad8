/// Numbers that wait, each in the bucket of its rank; the lowest or the highest rank comes out first.
///
/// Finding the next bucket reads a bit for each rank, 64 at a time, so that a long chain costs little
/// more than its length. Ranks may be of either sign; the lowest of all has a bucket of its own. Between
/// two uses the queue is empty and keeps its memory.
struct RankQueue {
  /// A rank below all others, far from them.
  static let lowest = Int32.min

  private static let none: Int32 = -1
  private static let absent: Int32 = -2

  private var heads: [Int32] = []
  private var nexts: [Int32] = []
  private var words: [UInt64] = []
  /// The bucket of the lowest of all ranks.
  private var lowestHead = Self.none
  /// How many wait in the other buckets.
  private var count = 0
  /// The rank of the first bucket, a multiple of 64.
  private var origin = 0
  /// No bucket below this word, or above the other, is filled.
  private var lowestWord = 0
  private var highestWord = -1

  mutating func insert(_ item: Int, rank: Int32) {
    while nexts.count <= item { nexts.append(Self.absent) }
    guard nexts[item] == Self.absent else { return }
    guard rank != Self.lowest else {
      nexts[item] = lowestHead
      lowestHead = Int32(item)
      return
    }
    let bucket = bucket(Int(rank))
    nexts[item] = heads[bucket]
    heads[bucket] = Int32(item)
    let word = bucket >> 6
    words[word] |= 1 << UInt64(bucket & 63)
    lowestWord = count == 0 ? word : min(lowestWord, word)
    highestWord = count == 0 ? word : max(highestWord, word)
    count += 1
  }

  mutating func popLowest() -> Int? {
    if let item = popUnranked() { return item }
    guard count > 0 else { return nil }
    while words[lowestWord] == 0 { lowestWord += 1 }
    return pop(lowestWord << 6 + words[lowestWord].trailingZeroBitCount)
  }

  mutating func popHighest() -> Int? {
    guard count > 0 else { return popUnranked() }
    while words[highestWord] == 0 { highestWord -= 1 }
    return pop(highestWord << 6 + 63 - words[highestWord].leadingZeroBitCount)
  }

  /// The bucket of a rank; there are as many as it needs.
  private mutating func bucket(_ rank: Int) -> Int {
    if rank < origin {
      // Twice as many at least, so that a chain that grows downwards moves them seldom.
      let added = max((origin - rank + 63) >> 6, words.count)
      origin -= added << 6
      words.insert(contentsOf: [UInt64](repeating: 0, count: added), at: 0)
      heads.insert(contentsOf: [Int32](repeating: Self.none, count: added << 6), at: 0)
      lowestWord += added
      highestWord += added
    }
    let bucket = rank - origin
    while heads.count <= bucket {
      words.append(0)
      for _ in 0..<64 { heads.append(Self.none) }
    }
    return bucket
  }

  private mutating func popUnranked() -> Int? {
    guard lowestHead != Self.none else { return nil }
    let item = Int(lowestHead)
    lowestHead = nexts[item]
    nexts[item] = Self.absent
    return item
  }

  private mutating func pop(_ bucket: Int) -> Int {
    let item = Int(heads[bucket])
    heads[bucket] = nexts[item]
    if heads[bucket] == Self.none { words[bucket >> 6] &= ~(1 << UInt64(bucket & 63)) }
    nexts[item] = Self.absent
    count -= 1
    return item
  }
}
