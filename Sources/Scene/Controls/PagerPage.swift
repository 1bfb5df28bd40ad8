/// A page of a pager that is alive.
struct PagerPage {
  /// Its number.
  var index: Int
  /// Where it lies in the row.
  var place: Int
  let view: View
}
