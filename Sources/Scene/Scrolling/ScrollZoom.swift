/// The magnification of a scroll view's content, and the pinch that changes it.
struct ScrollZoom {
  /// How large the content is shown.
  var scale = 1.0
  /// The range in which it comes to rest.
  var minimum = 1.0
  var maximum = 1.0
  /// The pinch under way: its content point between the fingers, at scale 1, and the scale at first.
  var pinch: (anchor: Point, scale: Double)?
  /// How many animations of it are under way.
  var animationCount = 0

  /// The nearest scale at which the content may rest; NaN counts as 1.
  func legal(_ scale: Double) -> Double {
    let low = minimum > 0 && minimum.isFinite ? minimum : 1
    let high = maximum.isFinite ? max(maximum, low) : max(1, low)
    return scale.isNaN ? min(max(1, low), high) : min(max(scale, low), high)
  }

  /// The scale that shows when the fingers ask for one.
  ///
  /// Beyond the range it follows by the rubber band, counted in doublings: one more is never reached.
  func shown(_ scale: Double, bounces: Bool) -> Double {
    let edge = legal(scale)
    guard bounces, edge != scale, scale > 0, scale.isFinite else { return edge }
    let logarithmOfTwo = ElementaryFunctions.naturalLogarithm(2)
    let octaves = ElementaryFunctions.naturalLogarithm(scale / edge) / logarithmOfTwo
    let shown = RubberBand.overshoot(octaves, length: 1)
    return edge * ElementaryFunctions.exponential(shown * logarithmOfTwo)
  }
}
