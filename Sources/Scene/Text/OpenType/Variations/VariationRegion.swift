/// Where on one axis a difference applies, and how much of it.
///
/// - Units: normalised coordinates: -1 … 1, 0 is the default.
/// - Source: OpenType 1.9, "Font variations overview", "Algorithm for interpolation".
struct VariationRegion: Hashable, Sendable {
  /// Below it nothing of the difference applies.
  var start: Double
  /// Here all of it does.
  var peak: Double
  /// Above it nothing does.
  var end: Double

  /// The share of the difference that applies at a coordinate; 1 where the axis does not matter, and
  /// for numbers that make no sense.
  func share(at coordinate: Double) -> Double {
    if peak == 0 || coordinate == peak { return 1 }
    if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if coordinate <= start || coordinate >= end { return 0 }
    return coordinate < peak
      ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
  }
}
