import Testing

@testable import Scene

@Suite struct RubberBandTests {
  @Test(
    "content goes beyond its edge by b(d) = (1 - 1 / (0.55 d / L + 1)) L",
    arguments: [
      (100, 400, 48.3516483516), (-50, 400, -25.7309941520), (1000, 400, 231.5789473684),
      (100, 100, 35.4838709677), (0, 400, 0), (.infinity, 400, 400), (100, 0, 0),
      (.nan, 400, 0), (100, .nan, 0), (100, -400, 0),
    ] as [(Double, Double, Double)])
  func overshoot(distance: Double, length: Double, shown: Double) {
    #expect(abs(RubberBand.overshoot(distance, length: length) - shown) < 1e-9)
  }

  @Test(
    "the finger is found from the content, and its part of the finger's velocity",
    arguments: [
      1, -37.5, 250, 2000,
    ] as [Double])
  func inverse(distance: Double) {
    let shown = RubberBand.overshoot(distance, length: 400)
    #expect(abs(RubberBand.distance(shown, length: 400) - distance) < 1e-9 * abs(distance))
    let difference =
      RubberBand.overshoot(distance + 1e-4, length: 400)
      - RubberBand.overshoot(distance - 1e-4, length: 400)
    #expect(abs(RubberBand.slope(distance, length: 400) - difference / 2e-4) < 1e-6)
  }

  @Test("what content cannot reach counts as nearly the last that it can")
  func beyond() {
    #expect(RubberBand.distance(500, length: 400).isFinite)
    #expect(RubberBand.distance(500, length: 400) == RubberBand.distance(600, length: 400))
    #expect(RubberBand.distance(1, length: 0) == 0)
  }
}
