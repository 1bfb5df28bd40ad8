/// How far an animation has come at each fraction of its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// x is the time, y the progress. The five named curves are Core Animation's.
///
/// - Accuracy: `value(at:)` is the true value rounded to a Double, for all but contrived curves.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0 … 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, 0 … 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Creates a curve from its two control points.
  ///
  /// Times are clamped to 0 … 1, so that the curve has one progress at each time. Progress may leave
  /// 0 … 1, for a curve that anticipates or overshoots, up to ±10⁹. NaN counts as the curve's end
  /// on its side: 0 in the first point, 1 in the second.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
    self.y1 = y1.isNaN ? 0 : min(max(y1, -1e9), 1e9)
    self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
    self.y2 = y2.isNaN ? 1 : min(max(y2, -1e9), 1e9)
  }

  /// Even progress.
  public static var linear: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) }
  /// Starts slowly: (0.42, 0), (1, 1).
  public static var easeIn: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Ends slowly: (0, 0), (0.58, 1).
  public static var easeOut: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Starts and ends slowly: (0.42, 0), (0.58, 1); what views animate with unless told otherwise.
  public static var easeInOut: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
  /// Starts fast and ends slowly: (0.25, 0.1), (0.25, 1); what bare layers animate with.
  public static var `default`: TimingCurve { TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }

  /// The progress at a fraction of the time.
  ///
  /// Exactly 0 at 0 and before, exactly 1 at 1 and after; never falling if both control points'
  /// progress lies in 0 … 1. NaN counts as 0.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    let parameter = Coordinate(x1, x2).parameter(at: fraction)
    return Coordinate(y1, y2).value(at: parameter).high
  }
}
