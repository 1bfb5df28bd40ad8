extension AffineTransform: Interpolatable {
  /// The map a fraction of the way to `end`: translation, scale, shear and rotation each by itself.
  ///
  /// So a rotation stays one at every moment. It goes the shorter way round; a half turn goes
  /// clockwise, a whole turn is no motion. If either map flattens the plane (a scale of 0), or has a
  /// number that is not finite, the six numbers are interpolated instead.
  package func interpolated(to end: AffineTransform, progress: Double) -> AffineTransform {
    guard progress != 0, progress.isFinite, self != end else { return self }
    guard progress != 1 else { return end }
    var result = self
    if !hasLinearPart(of: end) {
      result = turned(to: end, progress: progress) ?? blended(with: end, progress: progress)
    }
    result.tx = tx.interpolated(to: end.tx, progress: progress)
    result.ty = ty.interpolated(to: end.ty, progress: progress)
    return result
  }

  private func hasLinearPart(of other: AffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }

  /// The linear part from interpolated factors, if both maps have such.
  private func turned(to end: AffineTransform, progress: Double) -> AffineTransform? {
    guard let from = Factors(self), let to = Factors(end) else { return nil }
    return from.interpolated(to: to, progress: progress).transform
  }

  /// The linear part from interpolated numbers.
  private func blended(with end: AffineTransform, progress: Double) -> AffineTransform {
    AffineTransform(
      a: a.interpolated(to: end.a, progress: progress),
      b: b.interpolated(to: end.b, progress: progress),
      c: c.interpolated(to: end.c, progress: progress),
      d: d.interpolated(to: end.d, progress: progress), tx: tx, ty: ty)
  }
}

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

    /// The factors a fraction of the way to `end`.
    func interpolated(to end: Factors, progress: Double) -> Factors {
      var start = facing(end)
      start.scaleX = start.scaleX.interpolated(to: end.scaleX, progress: progress)
      start.scaleY = start.scaleY.interpolated(to: end.scaleY, progress: progress)
      start.shear = start.shear.interpolated(to: end.shear, progress: progress)
      start.angle += Self.shortestTurn(from: start.angle, to: end.angle) * progress
      return start
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
