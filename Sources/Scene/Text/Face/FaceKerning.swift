/// The distances between pairs of glyphs that differ from what their advances say.
struct FaceKerning: Sendable {
  private var pairs: [(key: UInt32, value: Double)] = []

  /// Reads a line: letters on the left, letters on the right, and the distance for each pair of them.
  ///
  /// - Parameters:
  ///   - line: A line of the table.
  ///   - glyph: Finds the glyph of a scalar.
  mutating func read(_ line: ArraySlice<UInt8>, glyph: (UInt32) -> Int) {
    var reader = FaceReader(line)
    guard let lefts = reader.word(), let rights = reader.word() else { return }
    let value = reader.coordinate().number
    for left in String(decoding: lefts, as: UTF8.self).unicodeScalars {
      for right in String(decoding: rights, as: UTF8.self).unicodeScalars {
        pairs.append((Self.key(glyph(left.value), glyph(right.value)), value))
      }
    }
  }

  /// Makes the pairs read so far ready to be found; of two for the same glyphs the first counts.
  mutating func sort() {
    var order = Array(pairs.indices)
    order.sort { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    pairs = order.map { pairs[$0] }
  }

  /// The distance of a pair; 0 if the tables do not have it.
  func value(_ left: Int, _ right: Int) -> Double {
    let key = Self.key(left, right)
    var range = pairs.startIndex..<pairs.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if pairs[middle].key < key {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    guard range.lowerBound < pairs.endIndex, pairs[range.lowerBound].key == key else { return 0 }
    return pairs[range.lowerBound].value
  }

  private static func key(_ left: Int, _ right: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: left) << 16 | UInt32(truncatingIfNeeded: right) & 0xFFFF
  }
}
