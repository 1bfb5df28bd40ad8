extension PNG {
  /// What is taken from each byte of a row before it is packed.
  ///
  /// - Source: ISO/IEC 15948, section 9.2.
  enum RowFilter: UInt8, CaseIterable {
    case none = 0
    case left = 1
    case above = 2
    case average = 3
    case paeth = 4

    /// The one of three neighbours that is nearest to left + above - corner; in case of doubt the
    /// left one, then the one above.
    @inline(__always)
    static func paeth(left: Int, above: Int, corner: Int) -> Int {
      let toLeft = abs(above &- corner)
      let toAbove = abs(left &- corner)
      let toCorner = abs(left &+ above &- 2 &* corner)
      if toLeft <= toAbove && toLeft <= toCorner { return left }
      return toAbove <= toCorner ? above : corner
    }

    /// Rows with the filter that suits each, its number before it; `distance` is how many bytes before
    /// it a byte's left neighbour is.
    static func filtered(_ rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(rows.count + rows.count / max(1, rowLength))
      for start in stride(from: 0, to: rows.count, by: rowLength) {
        var best: [UInt8] = []
        var bestFilter = RowFilter.none
        var least = Int.max
        for filter in allCases {
          let candidate = filter.applied(rows, start, rowLength, distance)
          var sum = 0
          for byte in candidate { sum += min(Int(byte), 256 - Int(byte)) }
          if sum < least {
            (best, bestFilter, least) = (candidate, filter, sum)
          }
        }
        result.append(bestFilter.rawValue)
        result += best
      }
      return result
    }

    private func applied(_ rows: [UInt8], _ start: Int, _ length: Int, _ distance: Int) -> [UInt8] {
      (start..<start + length).map { index in
        let left = index - start >= distance ? Int(rows[index - distance]) : 0
        let above = start > 0 ? Int(rows[index - length]) : 0
        let corner =
          index - start >= distance && start > 0 ? Int(rows[index - length - distance]) : 0
        let value = Int(rows[index])
        return switch self {
        case .none: UInt8(value)
        case .left: UInt8(truncatingIfNeeded: value - left)
        case .above: UInt8(truncatingIfNeeded: value - above)
        case .average: UInt8(truncatingIfNeeded: value - (left + above) / 2)
        case .paeth:
          UInt8(
            truncatingIfNeeded: value
              - Self.paeth(left: left, above: above, corner: corner))
        }
      }
    }
  }
}
