/// Where a baseline lies in a view, as a linear function of the view's height.
///
/// Constraints can then say it of a height they do not know yet.
struct LayoutBaseline: Hashable {
  /// The part of the height above the baseline.
  var heightFactor: Double
  /// What is added to that, in points.
  var offset: Double

  /// The top edge.
  static let top = LayoutBaseline(heightFactor: 0, offset: 0)
  /// The bottom edge.
  static let bottom = LayoutBaseline(heightFactor: 1, offset: 0)

  /// The distance from the top of a view of a height.
  func distance(inHeight height: Double) -> Double { heightFactor * height + offset }
}
