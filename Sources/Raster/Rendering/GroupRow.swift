/// One row of an open group: where its content may draw, and which pixels are mixed back at its end.
///
/// Columns `x0..<a` and `b..<x1` have a byte of coverage each; `a..<b` are covered wholly. What was
/// there before the group is kept for the columns with a byte, and for all if the group is translucent.
struct GroupRow {
  var x0 = 0
  var a = 0
  var b = 0
  var x1 = 0
  /// The place of the first byte of coverage, the left columns' first.
  var coverage = 0
  /// The place of the first pixel of the backdrop.
  var backdrop = 0

  /// The innermost group, this one or one around it, whose clip covers pixels of this row in part; -1
  /// if none does.
  var edgedClip = -1
  /// The same among the groups around this one.
  var outerEdgedClip = -1

  /// Whether the clip covers pixels of this row in part.
  var hasBytes: Bool { a > x0 || x1 > b }

  /// The place of a column's byte of coverage; `nil` if it has none.
  func place(ofByteAt x: Int) -> Int? {
    if x >= x0 && x < a { return coverage + x - x0 }
    return x >= b && x < x1 ? coverage + a - x0 + x - b : nil
  }
}
