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
    ofRow row: Int, columns: Range<Int>, into bytes: UnsafeMutablePointer<UInt8>
  ) -> ConvexRow {
    let y0 = max(top, Double(row))
    let y1 = min(bottom, Double(row) + 1)
    guard y1 > y0 else { return .empty }
    let leftSide = RowBoundary(leftOf: self, from: y0, to: y1)
    let rightSide = RowBoundary(rightOf: self, from: y0, to: y1)
    let x0 = Self.column(leftSide.leastX.rounded(.down), in: columns)
    let x1 = Self.column(-rightSide.leastX.rounded(.down), in: columns)
    guard x1 > x0 else { return .empty }
    var a = Self.column(leftSide.greatestX.rounded(.up), in: columns)
    var b = Self.column(-rightSide.greatestX.rounded(.up), in: columns)
    if a > b { (a, b) = (x1, x1) }
    let height = y1 - y0
    let middle = Self.byte(height)
    if middle == 0 && a < b { (a, b) = (x1, x1) }
    var next = 0
    func append(_ x: Int) {
      let column = Double(x)
      let area =
        leftSide.area(inColumn: column) + rightSide.area(inColumn: -1 - column) - height
      unsafe bytes[next] = Self.byte(area)
      next += 1
    }
    for x in x0..<a { append(x) }
    for x in b..<x1 { append(x) }
    return ConvexRow(x0: x0, a: a, b: b, x1: x1, middle: middle)
  }

  /// A whole number of a column as one of the ends of `columns` or between them.
  private static func column(_ x: Double, in columns: Range<Int>) -> Int {
    Int(max(Double(columns.lowerBound), min(Double(columns.upperBound), x)))
  }

  /// `floor(255 area + 0.5)`, within 0 … 255.
  static func byte(_ area: Double) -> UInt8 {
    UInt8(max(0, min(255, area * 255 + 0.5)))
  }
}
