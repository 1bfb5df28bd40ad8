/// Which pixels of an image a column of the device sees, one after another, and where their weights are.
struct ImageTap {
  var first: Int32
  var count: Int32
  /// The place of the first one's weight.
  var weights: Int32
}
