extension PNG.RowFilter {
  /// Adds again to the bytes of a row what the filter took.
  ///
  /// - Parameters:
  ///   - rows: Rows, each with the byte of its filter before it; those above are undone.
  ///   - start: Where the row begins, after that byte.
  ///   - length: Its bytes.
  ///   - distance: How many bytes before it a byte's left neighbour is.
  ///   - hasRowAbove: Whether a row of the same length is before it; else zeros are above it.
  func undo(
    in rows: inout [UInt8], start: Int, length: Int, distance: Int, hasRowAbove: Bool
  ) {
    let above = length + 1
    let end = start + length
    let second = min(end, start + distance)
    switch self {
    case .none: break
    case .left:
      for index in second..<end { rows[index] &+= rows[index - distance] }
    case .above:
      guard hasRowAbove else { return }
      for index in start..<end { rows[index] &+= rows[index - above] }
    case .average:
      for index in start..<end {
        let left = index >= second ? Int(rows[index - distance]) : 0
        let top = hasRowAbove ? Int(rows[index - above]) : 0
        rows[index] &+= UInt8(truncatingIfNeeded: (left + top) / 2)
      }
    case .paeth:
      for index in start..<end {
        let left = index >= second ? rows[index - distance] : 0
        let top = hasRowAbove ? rows[index - above] : 0
        let corner = hasRowAbove && index >= second ? rows[index - above - distance] : 0
        rows[index] &+= Self.paeth(left: left, above: top, corner: corner)
      }
    }
  }
}
