/// A half-open range of columns; empty if `x1 <= x0`.
struct Columns {
  var x0: Int
  var x1: Int

  @inline(__always)
  func intersection(_ other: Columns) -> Columns {
    Columns(x0: max(x0, other.x0), x1: min(x1, other.x1))
  }
}
