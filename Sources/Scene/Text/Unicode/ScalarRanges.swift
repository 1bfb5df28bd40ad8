/// A small number for each scalar, by ranges.
struct ScalarRanges: Sendable {
  /// The first scalar of each range.
  private var starts: [UInt32] = []
  private var values: [UInt8] = []

  /// Reads a table of `UnicodeData`.
  init(_ table: String) {
    var numbers = UnicodeData.Numbers(table)
    var start: UInt32 = 0
    while let length = numbers.next(), let value = numbers.next() {
      starts.append(start)
      values.append(UInt8(truncatingIfNeeded: value))
      start += UInt32(length) + 1
    }
  }

  /// The number of a scalar.
  ///
  /// - Complexity: O(log n) for n ranges.
  func value(of scalar: Unicode.Scalar) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    return values.isEmpty ? 0 : Int(values[low])
  }
}
