import Scene
import Testing

@Suite struct AffineTransformRotationTests {
  @Test("a quarter turn is a matrix of whole numbers, and four of them are none")
  func quarterTurns() {
    let quarter = AffineTransform(rotationAngle: .pi / 2)
    #expect(quarter == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(quarter.rotated(by: .pi / 2).rotated(by: .pi / 2).rotated(by: .pi / 2) == .identity)
    #expect(AffineTransform(rotationAngle: 270 * .pi / 180).b == -1)
  }

  @Test("a rotation happens before what was there")
  func order() {
    let moved = AffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(moved.apply(to: Point(x: 1, y: 0)) == Point(x: 10, y: 1))
  }

  @Test("what is no angle turns nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(angle: Double) {
    #expect(AffineTransform(rotationAngle: angle) == .identity)
  }
}
