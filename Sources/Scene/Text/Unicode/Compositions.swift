/// Characters that are the same as two others, or as another: the canonical decompositions.
struct Compositions: Sendable {
  /// A character and its parts.
  private struct Entry: Sendable {
    /// The first part in the upper half, the second, or 0, in the lower.
    var parts: UInt32
    var composed: UInt16
    var isComposed: Bool
  }

  /// All of them, read once.
  static let table = Compositions()

  /// Ascending by their parts.
  private var entries: [Entry] = []
  /// Places in `entries`, ascending by what is composed.
  private var order: [UInt16] = []

  private init() {
    var numbers = UnicodeData.Numbers(UnicodeData.compositions)
    var first: UInt32 = 0
    while let distance = numbers.next(), let second = numbers.next(), let composed = numbers.next()
    {
      first += UInt32(distance >> 1)
      entries.append(
        Entry(
          parts: first << 16 | UInt32(second), composed: UInt16(truncatingIfNeeded: composed),
          isComposed: distance & 1 == 0))
    }
    for place in entries.indices { order.append(UInt16(truncatingIfNeeded: place)) }
    let entries = entries
    order.sort { entries[Int($0)].composed < entries[Int($1)].composed }
  }

  /// What a character is the same as; `nil` if it has no parts.
  func pair(of scalar: UInt32) -> CanonicalPair? {
    guard let key = UInt16(exactly: scalar) else { return nil }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[Int(order[middle])]
      if entry.composed == key { return CanonicalPair(entry.parts >> 16, entry.parts & 0xFFFF) }
      if entry.composed < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The character that two are the same as; `nil` if there is none.
  func composed(_ pair: CanonicalPair, oldHebrew: Bool) -> UInt32? {
    guard pair.first <= 0xFFFF, pair.second <= 0xFFFF else { return nil }
    let key = pair.first << 16 | pair.second
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if entry.parts == key {
        let isOldHebrew = oldHebrew && (0xFB1D...0xFB4E).contains(entry.composed)
        return entry.isComposed || isOldHebrew ? UInt32(entry.composed) : nil
      }
      if entry.parts < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
