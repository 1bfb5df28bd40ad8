/// One row of a convex shape's coverage: partial pixels, a run of one value, partial pixels.
///
/// Columns `x0..<a` and `b..<x1` have a byte each, in scratch memory, the left ones first; `a..<b`
/// all have `middle`. An empty row has `x1 <= x0`.
struct ConvexRow {
  var x0: Int
  var a: Int
  var b: Int
  var x1: Int
  /// 1 … 255, meaningless if `a == b`.
  var middle: UInt8

  static let empty = ConvexRow(x0: 0, a: 0, b: 0, x1: 0, middle: 0)

  var isEmpty: Bool { x1 <= x0 }
}
