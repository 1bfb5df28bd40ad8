import Testing

@testable import Scene

@Suite struct AffineTransformInterpolationTests {
  private func expectClose(
    _ actual: AffineTransform, _ expected: AffineTransform,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [
      actual.a - expected.a, actual.b - expected.b, actual.c - expected.c, actual.d - expected.d,
      actual.tx - expected.tx, actual.ty - expected.ty,
    ]
    for difference in differences {
      #expect(abs(difference) < 1e-13, "\(actual)", sourceLocation: sourceLocation)
    }
  }

  @Test("half way to a quarter turn is an eighth of a turn, with determinant 1")
  func quarterTurn() {
    let quarter = AffineTransform(rotationAngle: .pi / 2)
    let half = AffineTransform.identity.interpolated(to: quarter, progress: 0.5)
    expectClose(half, AffineTransform(rotationAngle: .pi / 4))
    #expect(abs(half.determinant - 1) < 1e-15)
    #expect(AffineTransform.identity.interpolated(to: quarter, progress: 1) == quarter)
  }

  @Test("a rotation takes the shorter way, a whole turn is no motion, a half turn goes clockwise")
  func shortestWay() {
    let from = AffineTransform(rotationAngle: 3)
    let to = AffineTransform(rotationAngle: -3)
    expectClose(
      from.interpolated(to: to, progress: 0.5), AffineTransform(rotationAngle: .pi))
    let whole = AffineTransform(rotationAngle: 2 * .pi)
    #expect(AffineTransform.identity.interpolated(to: whole, progress: 0.3) == .identity)
    for start in [0, 0.1, 1, 2.5, -3] as [Double] {
      let before = AffineTransform(rotationAngle: start)
      let after = AffineTransform(rotationAngle: start + .pi)
      expectClose(
        before.interpolated(to: after, progress: 0.5),
        AffineTransform(rotationAngle: start + .pi / 2))
    }
  }

  @Test("scales and displacements go number by number")
  func scaleAndTranslation() {
    let from = AffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 10, ty: 0)
    let to = AffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 0, ty: 8)
    #expect(
      from.interpolated(to: to, progress: 0.5)
        == AffineTransform(a: 2, b: 0, c: 0, d: 1.5, tx: 5, ty: 4))
  }

  @Test("rotation and scale do not disturb each other")
  func rotationWithScale() {
    let to = AffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 0.5)
    let expected = AffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 0.75)
    expectClose(AffineTransform.identity.interpolated(to: to, progress: 0.5), expected)
  }

  @Test("a mirroring happens in its own axis, without a rotation")
  func mirroring() {
    let mirroredX = AffineTransform(scaleX: -1, y: 1)
    let mirroredY = AffineTransform(scaleX: 1, y: -1)
    expectClose(
      AffineTransform.identity.interpolated(to: mirroredX, progress: 0.25),
      AffineTransform(scaleX: 0.5, y: 1))
    expectClose(
      AffineTransform.identity.interpolated(to: mirroredY, progress: 0.25),
      AffineTransform(scaleX: 1, y: 0.5))
    let between = mirroredX.interpolated(to: mirroredY, progress: 0.5)
    #expect(abs(between.determinant + 1) < 1e-15)
  }

  @Test("a map that flattens is interpolated number by number")
  func degenerate() {
    let flat = AffineTransform(scaleX: 0, y: 0)
    #expect(
      AffineTransform(rotationAngle: .pi / 2).interpolated(to: flat, progress: 0.5)
        == AffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 0, ty: 0))
    let wild = AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 1e300, ty: .nan)
    let result = AffineTransform.identity.interpolated(to: wild, progress: 0.5)
    #expect(result.d == 1 && result.tx == 5e299)
  }

  @Test("taking apart and putting together gives the map back")
  func roundTrip() throws {
    for step in 1...200 {
      let x = Double(step)
      let map = AffineTransform(
        a: ElementaryFunctions.sine(x), b: ElementaryFunctions.sine(3 * x),
        c: ElementaryFunctions.cosine(5 * x), d: ElementaryFunctions.cosine(7 * x), tx: 0, ty: 0)
      let factors = try #require(AffineTransform.Factors(map))
      expectClose(factors.transform, map)
    }
  }
}
