extension AffineTransform {
  /// Creates a rotation about the origin, clockwise on the screen for a positive angle.
  ///
  /// Quarter turns are exact, however they were spelled: `.pi / 2` maps (1, 0) to exactly (0, 1).
  /// An angle that is not finite gives the identity.
  ///
  /// - Units: radians.
  public init(rotationAngle angle: Double) {
    guard angle.isFinite else {
      self = .identity
      return
    }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that rotates first and does `self` afterwards.
  ///
  /// - Units: radians, clockwise on the screen.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }
}
