// Which filters suit a picture. Flat pictures, as screens are, repeat themselves; copies find that best in
// bytes as they are, and filters break it up. In pictures of nature neighbours differ by little, and only
// filters show that. Where seven of eight pixels are like their left neighbours, a picture is flat; else
// a quick try with a part of it says which it is. For those that are not, each row takes the filter that
// leaves the least, as the specification recommends (section 12.7).

extension PNG {
  /// Rows of whole bytes, not filtered, without gaps.
  struct Rows {
    /// So many bytes are tried, or all if there are fewer.
    private static let sampleLimit = 524_288
    /// The pieces of which a sample consists.
    private static let pieceCount = 4

    var bytes: [UInt8]
    /// Bytes a row.
    var length: Int
    /// How many bytes before it a byte's left neighbour is.
    var distance: Int

    private var count: Int { bytes.count / length }

    /// The rows with the filters that suit the picture, the number of its filter before each;
    /// `isFlat` says whether the picture is known to be flat.
    func filtered(isFlat: Bool) -> [UInt8] {
      if isFlat { return plain(0..<count) }
      let pieces = samplePieces
      var plainCount = 0
      var adaptiveCount = 0
      for piece in pieces {
        plainCount += Deflater.deflate(plain(piece), period: distance, effort: .low).count
        adaptiveCount += Deflater.deflate(adaptive(piece), period: distance, effort: .low).count
      }
      // A longer search than that of the trial does more for rows as they are.
      return adaptiveCount < plainCount / 8 * 7 ? adaptive(0..<count) : plain(0..<count)
    }

    /// All rows as they are.
    var plain: [UInt8] { plain(0..<count) }

    /// All rows with the filters that leave the least.
    var adaptive: [UInt8] { adaptive(0..<count) }

    /// Ranges of rows that stand for all.
    private var samplePieces: [Range<Int>] {
      guard bytes.count > Self.sampleLimit else { return [0..<count] }
      let pieceLength = max(1, Self.sampleLimit / Self.pieceCount / length)
      // Spread evenly; where rows are very long, there are fewer pieces than that.
      let number = min(Self.pieceCount, max(1, count / pieceLength))
      return (0..<number).map { (index: Int) in
        let start = (count - pieceLength) / number * index
        return start..<min(count, start + pieceLength)
      }
    }

    /// Rows as they are.
    private func plain(_ range: Range<Int>) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(range.count * (length + 1))
      for row in range {
        result.append(RowFilter.none.rawValue)
        result += bytes[row * length..<(row + 1) * length]
      }
      return result
    }

    /// Rows with the filters that leave the least, all bytes taken as differences.
    private func adaptive(_ range: Range<Int>) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(range.count * (length + 1))
      // Zeros before the first byte stand for neighbours that are not there.
      var current = Array(repeating: UInt8(0), count: distance + length)
      var above = current
      if let first = range.first, first > 0 { copy(row: first - 1, to: &above) }
      var candidate = Array(repeating: UInt8(0), count: length)
      var best = candidate
      for row in range {
        copy(row: row, to: &current)
        var least = UInt32.max
        var filter = RowFilter.none
        for kind: RowFilter in [.none, .left, .above, .average, .paeth] {
          let sum = kind.apply(to: current, above: above, distance: distance, into: &candidate)
          guard sum < least else { continue }
          least = sum
          filter = kind
          swap(&best, &candidate)
        }
        result.append(filter.rawValue)
        result += best
        swap(&current, &above)
      }
      return result
    }

    private func copy(row: Int, to padded: inout [UInt8]) {
      for index in 0..<length { padded[distance + index] = bytes[row * length + index] }
    }
  }
}

extension PNG.RowFilter {
  /// Filters a row.
  ///
  /// - Parameters:
  ///   - row: The row, with zeros for the pixel before it.
  ///   - above: The row above, in the same way.
  ///   - distance: How many bytes a pixel has.
  ///   - result: What is left of the row.
  /// - Returns: The sum of what is left, as differences without their signs.
  fileprivate func apply(
    to row: [UInt8], above: [UInt8], distance: Int, into result: inout [UInt8]
  ) -> UInt32 {
    let (row, above) = (row.span, above.span)
    var rest = result.mutableSpan
    switch self {
    case .none: return Self.map(row, above, distance, &rest) { value, _, _, _ in value }
    case .left: return Self.map(row, above, distance, &rest) { value, left, _, _ in value &- left }
    case .above:
      return Self.map(row, above, distance, &rest) { value, _, above, _ in value &- above }
    case .average:
      return Self.map(row, above, distance, &rest) { value, left, above, _ in
        value &- UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above)) &>> 1)
      }
    case .paeth:
      return Self.map(row, above, distance, &rest) { value, left, above, corner in
        value &- Self.paeth(left: left, above: above, corner: corner)
      }
    }
  }

  /// Calls a function with each byte and its neighbours: left, above, above left.
  ///
  /// All spans have one length here, which the compiler sees: then it checks none of them in the
  /// loop, and takes several bytes at a time.
  @inline(__always)
  private static func map(
    _ row: Span<UInt8>, _ above: Span<UInt8>, _ distance: Int, _ result: inout MutableSpan<UInt8>,
    _ function: (UInt8, UInt8, UInt8, UInt8) -> UInt8
  ) -> UInt32 {
    let count = result.count
    let own = row.extracting(distance..<distance &+ count)
    let left = row.extracting(0..<count)
    let top = above.extracting(distance..<distance &+ count)
    let corner = above.extracting(0..<count)
    var sum: UInt32 = 0
    for index in 0..<count {
      let value = function(own[index], left[index], top[index], corner[index])
      result[index] = value
      sum &+= UInt32(min(value, 0 &- value))
    }
    return sum
  }
}
