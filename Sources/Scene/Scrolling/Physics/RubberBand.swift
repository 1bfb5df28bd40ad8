/// How far content follows a finger beyond its edge: b(d) = L (1 - 1 / (c d / L + 1)), with c = 0.55.
///
/// L is the length of what is seen of the content; the content never moves beyond its edge by more.
package enum RubberBand {
  private static let stiffness = 0.55

  /// How far the content shows beyond its edge when the finger has moved on by `distance`.
  ///
  /// It has the sign of the distance. Without a length it is 0.
  package static func overshoot(_ distance: Double, length: Double) -> Double {
    guard length > 0, length.isFinite, !distance.isNaN else { return 0 }
    let pull = stiffness * distance.magnitude
    let shown = pull.isFinite ? pull / (pull + length) * length : length
    return distance < 0 ? -shown : shown
  }

  /// How far the finger has moved on when the content shows `overshoot` beyond its edge.
  ///
  /// What the content cannot reach counts as the last that it nearly can.
  package static func distance(_ overshoot: Double, length: Double) -> Double {
    guard length > 0, length.isFinite, !overshoot.isNaN else { return 0 }
    let shown = min(overshoot.magnitude, length * 0.99)
    let distance = shown * length / (stiffness * (length - shown))
    return overshoot < 0 ? -distance : distance
  }

  /// How fast the content moves in parts of the finger's velocity.
  package static func slope(_ distance: Double, length: Double) -> Double {
    guard length > 0, length.isFinite, distance.isFinite else { return 0 }
    let part = length / (stiffness * distance.magnitude + length)
    return stiffness * part * part
  }
}
