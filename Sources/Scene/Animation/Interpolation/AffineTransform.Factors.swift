extension AffineTransform {
  /// The linear part of a map as a scale, then a shear, then a rotation.
  ///
  /// With u = (cos, sin) of the angle and v at a right angle to it, the x axis goes to
  /// `scaleX` u and the y axis to `scaleY` (`shear` u + v).
  struct Factors: Hashable {
    var scaleX: Double
    var scaleY: Double
    var shear: Double
    var angle: Double

    /// Takes a map apart; `nil` if it flattens the plane or its numbers are not finite.
    ///
    /// A mirroring goes to the axis that needs the smaller rotation.
    init?(_ map: AffineTransform) {
      let length = (map.a * map.a + map.b * map.b).squareRoot()
      let area = map.determinant
      guard area != 0, area.isFinite, length > 0, length.isFinite else { return nil }
      // A mirrored map whose x axis looks more backwards than its y axis has its x axis mirrored.
      let sign: Double = area < 0 && map.a < map.d ? -1 : 1
      scaleX = sign * length
      scaleY = area / scaleX
      shear = (map.a * map.c + map.b * map.d) / (scaleX * scaleY)
      angle = ElementaryFunctions.arcTangent2(map.b * sign, map.a * sign)
      guard scaleY != 0, shear.isFinite else { return nil }
    }

    /// The factors of the same map that are nearer to `end`'s.
    ///
    /// Mirrored in x here and in y there: mirror here in y too, half a turn on, lest both flatten.
    func facing(_ end: Factors) -> Factors {
      guard scaleX.sign != end.scaleX.sign, scaleY.sign != end.scaleY.sign else { return self }
      var turned = self
      turned.scaleX = -scaleX
      turned.scaleY = -scaleY
      turned.angle += .pi
      return turned
    }

    /// The map put together again, without a translation.
    var transform: AffineTransform {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      return AffineTransform(
        a: scaleX * cosine, b: scaleX * sine,
        c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine), tx: 0, ty: 0)
    }

    /// The difference of two angles between half a turn back, exclusive, and half a turn on, inclusive.
    ///
    /// What is a half turn but for a billionth counts as one: its last digits have no say in the direction.
    static func shortestTurn(from start: Double, to end: Double) -> Double {
      let turn = 2 * Double.pi
      var difference = end - start
      while difference > .pi + 1e-9 { difference -= turn }
      while difference < -.pi + 1e-9 { difference += turn }
      return difference
    }
  }
}
