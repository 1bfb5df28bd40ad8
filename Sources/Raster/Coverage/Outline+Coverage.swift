import Scene

extension Outline {
  /// Rows whose left and right boundary are straight and whose height is whole: all alike.
  var straightRows: Range<Int> {
    let upper = max(radius(.minXMinY), radius(.maxXMinY))
    let lower = max(radius(.minXMaxY), radius(.maxXMaxY))
    let rows = PixelBounds(
      left: 0, top: (top + upper).rounded(.up), right: 1, bottom: (bottom - lower).rounded(.down))
    return rows.isEmpty ? 0..<0 : rows.y0..<rows.y1
  }

  /// The coverage of one row of pixels, columns `columns` of it.
  ///
  /// `bytes` has room for a byte a column of `columns` and gets the partial coverages.
  func coverage(
    ofRow row: Int, columns: Columns, into bytes: UnsafeMutablePointer<UInt8>
  ) -> ConvexRow {
    let y0 = max(top, Double(row))
    let y1 = min(bottom, Double(row) + 1)
    guard y1 > y0 else { return .empty }
    let upper = top + radius
    let lower = bottom - radius
    if radius == 0 || y0 >= upper && y1 <= lower {
      return unsafe straightCoverage(y1 - y0, columns, bytes)
    }
    if corners == .all && (y1 <= upper || y0 >= lower) {
      let isUpper = y1 <= upper
      let first = isUpper ? upper - y1 : y0 - lower
      let last = isUpper ? upper - y0 : y1 - lower
      if let row = unsafe arcCoverage(first, min(radius, last), columns, bytes) { return row }
    }
    return unsafe mixedCoverage(y0, y1, columns, bytes)
  }

  /// The coverage of a row between straight sides.
  @inline(__always)
  private func straightCoverage(
    _ height: Double, _ columns: Columns, _ bytes: UnsafeMutablePointer<UInt8>
  ) -> ConvexRow {
    let x0 = Self.floored(left, in: columns)
    let a = Self.ceiled(left, in: columns)
    let b = Self.floored(right, in: columns)
    let x1 = Self.ceiled(right, in: columns)
    guard x1 > x0 else { return .empty }
    let middle = Self.byte(height)
    guard a <= b else {
      // Both sides in one column.
      unsafe bytes[0] = Self.byte((right - left) * height)
      return ConvexRow(x0: x0, a: x1, b: x1, x1: x1, middle: 0)
    }
    if a > x0 { unsafe bytes[0] = Self.byte((Double(a) - left) * height) }
    if x1 > b { unsafe bytes[a &- x0] = Self.byte((right - Double(b)) * height) }
    return Self.row(x0, a, b, x1, middle)
  }

  /// The coverage of a row between two arcs of the same height; `nil` if they share a column.
  @inline(__always)
  private func arcCoverage(
    _ first: Double, _ last: Double, _ columns: Columns, _ bytes: UnsafeMutablePointer<UInt8>
  ) -> ConvexRow? {
    let widest = ArcPiece.leg(radius, first)
    let narrowest = ArcPiece.leg(radius, last)
    let leftCenter = left + radius
    let rightCenter = right - radius
    let x0 = Self.floored(leftCenter - widest, in: columns)
    let a = Self.ceiled(leftCenter - narrowest, in: columns)
    let b = Self.floored(rightCenter + narrowest, in: columns)
    let x1 = Self.ceiled(rightCenter + widest, in: columns)
    // Not asked of the columns: a tile must decide as the whole picture does.
    guard rightCenter + narrowest - (leftCenter - narrowest) >= 2 else { return nil }
    guard x1 > x0 else { return .empty }
    let leftArc = ArcPiece(
      center: leftCenter, radius: radius, first: first, last: last,
      leastX: leftCenter - widest, greatestX: leftCenter - narrowest)
    // The right arc is the left one of the mirrored shape: column c is its column -1 - c.
    let rightArc = ArcPiece(
      center: -rightCenter, radius: radius, first: first, last: last,
      leastX: -rightCenter - widest, greatestX: -rightCenter - narrowest)
    unsafe Self.write(leftArc, from: x0, to: a, bytes, 1)
    unsafe Self.write(rightArc, from: -x1, to: -b, bytes + (a &- x0 &+ x1 &- b &- 1), -1)
    return Self.row(x0, a, b, x1, Self.byte(last - first))
  }

  /// Writes the areas beside an arc, column by column, to `bytes` and on by `step`.
  @inline(__always)
  private static func write(
    _ arc: ArcPiece, from first: Int, to end: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ step: Int
  ) {
    guard end > first else { return }
    var place = 0
    var at = arc.start(at: Double(first))
    for column in first..<end {
      let x = Double(column)
      unsafe bytes[place] = byte(arc.advance(&at, from: x, to: x + 1))
      place &+= step
    }
  }

  /// The coverage of any row, by the boundaries' areas in each column.
  private func mixedCoverage(
    _ y0: Double, _ y1: Double, _ columns: Columns, _ bytes: UnsafeMutablePointer<UInt8>
  ) -> ConvexRow {
    let leftSide = RowBoundary(leftOf: self, from: y0, to: y1)
    let rightSide = RowBoundary(rightOf: self, from: y0, to: y1)
    let x0 = Self.floored(leftSide.leastX, in: columns)
    let x1 = Self.ceiled(-rightSide.leastX, in: columns)
    guard x1 > x0 else { return .empty }
    var a = Self.ceiled(leftSide.greatestX, in: columns)
    var b = Self.floored(-rightSide.greatestX, in: columns)
    if a > b { (a, b) = (x1, x1) }
    let height = y1 - y0
    var next = 0
    func append(_ x: Int) {
      let column = Double(x)
      let area =
        leftSide.area(from: column, to: column + 1)
        + rightSide.area(from: -1 - column, to: -column) - height
      unsafe bytes[next] = Self.byte(area)
      next += 1
    }
    for x in x0..<a { append(x) }
    for x in b..<x1 { append(x) }
    return Self.row(x0, a, b, x1, Self.byte(height))
  }

  /// A row whose middle, if it is too low to be seen, is left out together with all that is beside it.
  @inline(__always)
  private static func row(_ x0: Int, _ a: Int, _ b: Int, _ x1: Int, _ middle: UInt8) -> ConvexRow {
    middle == 0 ? .empty : ConvexRow(x0: x0, a: a, b: b, x1: x1, middle: middle)
  }

  /// The whole number below `x`, or the nearer end of `columns`.
  @inline(__always)
  private static func floored(_ x: Double, in columns: Columns) -> Int {
    guard x > Double(columns.x0) else { return columns.x0 }
    guard x < Double(columns.x1) else { return columns.x1 }
    let near = Int(x)
    return Double(near) > x ? near &- 1 : near
  }

  /// The whole number above `x`, or the nearer end of `columns`.
  @inline(__always)
  private static func ceiled(_ x: Double, in columns: Columns) -> Int {
    guard x > Double(columns.x0) else { return columns.x0 }
    guard x < Double(columns.x1) else { return columns.x1 }
    let near = Int(x)
    return Double(near) < x ? near &+ 1 : near
  }

  /// `floor(255 area + 0.5)`, within 0 … 255.
  @inline(__always)
  static func byte(_ area: Double) -> UInt8 {
    UInt8(max(0, min(255, area * 255 + 0.5)))
  }
}
