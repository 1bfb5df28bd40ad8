/// The terms of all constraints, as written, and for each variable the list of the terms that name it.
///
/// A constraint's terms lie side by side. Blocks that are given up are used again for the next
/// constraint of about as many terms, so that memory does not grow where as much is removed as added.
struct TermStore {
  struct Entry {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    /// The next and the previous term that names the same variable.
    var next: Int32
    var previous: Int32
  }

  static let none: Int32 = -1

  private(set) var entries: [Entry] = []
  /// The first unused block of each class, linked by `next` of its first entry.
  private var unused: [Int32] = []

  /// Room for the terms of one constraint; 0 for none.
  mutating func allocate(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let (kind, capacity) = Self.block(for: count)
    while unused.count <= kind { unused.append(Self.none) }
    let first = unused[kind]
    if first != Self.none {
      unused[kind] = entries[Int(first)].next
      return first
    }
    let start = entries.count
    for _ in 0..<capacity {
      entries.append(
        Entry(
          coefficient: 0, variable: 0, constraint: 0, next: Self.none, previous: Self.none))
    }
    return Int32(start)
  }

  mutating func release(_ first: Int32, count: Int) {
    guard count > 0 else { return }
    let kind = Self.block(for: count).kind
    entries[Int(first)].next = unused[kind]
    unused[kind] = first
  }

  /// Fills an entry and puts it at the head of its variable's list.
  mutating func link(
    _ index: Int, coefficient: Double, variable: Int, constraint: Int, head: inout Int32
  ) {
    entries[index] = Entry(
      coefficient: coefficient, variable: Int32(variable), constraint: Int32(constraint),
      next: head, previous: Self.none)
    if head != Self.none { entries[Int(head)].previous = Int32(index) }
    head = Int32(index)
  }

  /// Takes an entry out of its variable's list.
  mutating func unlink(_ index: Int, head: inout Int32) {
    let entry = entries[index]
    if entry.previous == Self.none {
      head = entry.next
    } else {
      entries[Int(entry.previous)].next = entry.next
    }
    if entry.next != Self.none { entries[Int(entry.next)].previous = entry.previous }
  }

  /// Up to 8 terms each count has a class of its own, then each power of two.
  private static func block(for count: Int) -> (kind: Int, capacity: Int) {
    if count <= 8 { return (count, count) }
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (5 + bits, 1 << bits)
  }
}
