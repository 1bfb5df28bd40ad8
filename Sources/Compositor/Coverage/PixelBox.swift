/// A rectangle of whole pixels.
package struct PixelBox: Hashable, Sendable {
  /// The columns.
  package var columns: Range<Int>
  /// The rows.
  package var rows: Range<Int>

  /// Creates a rectangle.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of pixels.
  var count: Int { columns.count * rows.count }

  /// The place of a pixel, row by row; `nil` outside.
  func index(_ x: Int, _ y: Int) -> Int? {
    guard x >= columns.lowerBound, x < columns.upperBound else { return nil }
    guard y >= rows.lowerBound, y < rows.upperBound else { return nil }
    return (y - rows.lowerBound) * columns.count + x - columns.lowerBound
  }

  /// The part of it in some rows.
  func rows(_ rows: Range<Int>) -> PixelBox {
    PixelBox(columns: columns, rows: self.rows.clamped(to: rows))
  }
}
