import Scene
import Testing

/// Expected values by hand from x' = a x + c y + tx, y' = b x + d y + ty.
@Suite struct AffineTransformTests {
  private let map = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("a point is mapped by the six numbers")
  func point() {
    #expect(map.apply(to: Point(x: 10, y: 100)) == Point(x: 315, y: 426))
  }

  @Test("concatenating does this map first; the named operations are done before it")
  func order() {
    let moved = AffineTransform(translationX: 7, y: 0)
    #expect(map.concatenating(moved).apply(to: .zero) == Point(x: 12, y: 6))
    #expect(map.translatedBy(x: 7, y: 0).apply(to: .zero) == Point(x: 12, y: 20))
    #expect(map.scaledBy(x: 2, y: 3).apply(to: Point(x: 1, y: 1)) == Point(x: 16, y: 22))
  }

  @Test("the inverse takes every point back")
  func inverse() throws {
    let back = try #require(map.inverted)
    #expect(back.apply(to: map.apply(to: Point(x: -3, y: 8))) == Point(x: -3, y: 8))
  }

  @Test(
    "a map that flattens, or whose inverse has a number that is not finite, has none",
    arguments: [
      AffineTransform(scaleX: 0, y: 1), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      AffineTransform(scaleX: .nan, y: 1), AffineTransform(scaleX: .infinity, y: 1),
      AffineTransform(scaleX: 0x1p-1026, y: 0x1p-48), AffineTransform(scaleX: 1e200, y: 1e200),
      AffineTransform(translationX: .infinity, y: 0),
    ])
  func noInverse(map: AffineTransform) {
    #expect(map.inverted == nil)
  }

  @Test("a rectangle becomes the box round its corners")
  func rect() {
    let box = Rect(x: 1, y: 1, width: -1, height: 2)
    // The corners (0, 1), (1, 1), (0, 3) and (1, 3) go to (8, 10), (9, 12), (14, 18) and (15, 20).
    #expect(map.apply(to: box) == Rect(x: 8, y: 10, width: 7, height: 10))
    #expect(
      AffineTransform(translationX: 1, y: 2).apply(to: box)
        == Rect(x: 1, y: 3, width: 1, height: 2))
  }
}
