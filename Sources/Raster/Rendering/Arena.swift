/// A stack of plain values in memory that only ever grows, so that a warm renderer allocates nothing.
///
/// Growing may move the values: keep places, not pointers.
@safe struct Arena<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Makes room for some values; the owner deallocates.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    unsafe base = .allocate(capacity: self.capacity)
  }

  func deallocate() {
    unsafe base.deallocate()
  }

  /// Adds room for `added` values at the end, which the caller fills, and gives its start.
  @inline(__always)
  mutating func grow(by added: Int) -> UnsafeMutablePointer<Element> {
    if count &+ added > capacity { move(toHold: count + added) }
    let start = unsafe base + count
    count &+= added
    return unsafe start
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    unsafe grow(by: 1).initialize(to: element)
  }

  /// Drops the values from the place `newCount` on.
  @inline(__always)
  mutating func shrink(to newCount: Int) {
    count = newCount
  }

  @inline(never)
  private mutating func move(toHold needed: Int) {
    capacity = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe moved.initialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = moved
  }
}
