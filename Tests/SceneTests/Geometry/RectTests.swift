import Scene
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 10, height: 20)
  private let backward = Rect(x: 11, y: 22, width: -10, height: -20)

  @Test("a negative size has the same edges, sides and area as its standardised rectangle")
  func negative() {
    #expect(backward.standardized == rect)
    #expect(backward.minX == 1 && backward.minY == 2)
    #expect(backward.maxX == 11 && backward.maxY == 22)
    #expect(backward.width == 10 && backward.height == 20)
    #expect(backward.center == Point(x: 6, y: 12))
    #expect(!backward.isEmpty)
  }

  @Test(
    "least edges are inside, greatest are not",
    arguments: [
      (1, 2, true), (10.99, 21.99, true), (11, 5, false), (5, 22, false), (.nan, 5, false),
    ])
  func contains(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
    #expect(backward.contains(Point(x: x, y: y)) == isInside)
  }

  @Test("insets move the edges; a side never gets shorter than 0, and lies at the middle then")
  func inset() {
    #expect(backward.insetBy(dx: 1, dy: -2) == Rect(x: 2, y: 0, width: 8, height: 24))
    #expect(rect.insetBy(dx: 6, dy: 1) == Rect(x: 6, y: 3, width: 0, height: 18))
  }

  @Test("the intersection is what both have, and empty if that is no area")
  func intersection() {
    let other = Rect(x: 5, y: -5, width: 100, height: 10)
    #expect(rect.intersection(other) == Rect(x: 5, y: 2, width: 6, height: 3))
    #expect(backward.intersection(other) == other.intersection(rect))
    #expect(rect.intersection(rect.offsetBy(dx: 10, dy: 0)) == .zero)
    #expect(rect.intersection(Rect(x: .nan, y: 0, width: 1, height: 1)) == .zero)
  }

  @Test("the union is the box round both; what is empty does not count")
  func union() {
    let other = Rect(x: 20, y: 0, width: 1, height: 1)
    #expect(backward.union(other) == Rect(x: 1, y: 0, width: 20, height: 22))
    #expect(rect.union(Rect(x: 100, y: 100, width: 0, height: 5)) == rect)
    #expect(Rect.zero.union(backward) == rect)
  }

  @Test(
    "a radius is clamped to half the shorter side, and NaN is none",
    arguments: [(3, 3), (7, 5), (-1, 0), (.nan, 0), (.infinity, 5)] as [(Double, Double)])
  func radius(given: Double, kept: Double) {
    let rounded = RoundedRect(rect: backward, radius: given)
    #expect(rounded.radius == kept)
    #expect(rounded.rect == rect)
    #expect(rounded.isRect == (kept == 0))
  }

  @Test("an inset rounded rectangle keeps its corners' centres as long as they have a radius")
  func insetRadius() {
    let rounded = RoundedRect(rect: rect, radius: 4, corners: .minXMinY)
    #expect(
      rounded.inset(by: 1)
        == RoundedRect(rect: rect.insetBy(dx: 1, dy: 1), radius: 3, corners: .minXMinY))
    #expect(rounded.inset(by: 4.5).radius == 0)
    #expect(RoundedRect(rect: rect, radius: 4, corners: []).isRect)
  }
}
