import Scene
import Testing

@Suite struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool = true) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: 3, y: 4), radius: 10, startAngle: start * .pi, endAngle: end * .pi,
      clockwise: clockwise)
    return path
  }

  /// The area between the arc and its chord: r² (θ − sin θ) / 2, with r² / 2 = 50.
  private func segment(_ angle: Double, sine: Double) -> Double { 50 * (angle * .pi - sine) }

  @Test("a clockwise arc takes the angles that grow, another those that fall")
  func directions() {
    #expect(abs(arc(0, 0.5).signedArea - segment(0.5, sine: 1)) < 2e-3)
    #expect(abs(arc(0, -0.5).signedArea - segment(1.5, sine: -1)) < 2e-3)
    #expect(abs(arc(0, -0.5, clockwise: false).signedArea + segment(0.5, sine: 1)) < 2e-3)
    #expect(abs(arc(0, 1.5, clockwise: false).signedArea + segment(0.5, sine: 1)) < 2e-3)
    #expect(
      abs(arc(7.25, 9, clockwise: true).signedArea - segment(1.75, sine: -0.5.squareRoot())) < 2e-3)
  }

  @Test("a turn or more is a whole circle, equal angles are a point")
  func extremes() {
    #expect(abs(arc(0, 2).signedArea - 100 * .pi) < 2e-3)
    #expect(abs(arc(-3, 9).signedArea - 100 * .pi) < 2e-3)
    #expect(abs(arc(1, -4, clockwise: false).signedArea + 100 * .pi) < 2e-3)
    #expect(arc(1, 1).controlBounds.width == 0)
  }

  @Test("a quarter turn begins and ends exactly on the axes")
  func endPoints() {
    let path = arc(0, 0.5)
    #expect(path.elements.first == .move(to: Point(x: 13, y: 4)))
    #expect(path.currentPoint == Point(x: 3, y: 14))
  }

  @Test("an arc goes on from an open subpath by a line")
  func connects() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.elements[1] == .line(to: Point(x: 5, y: 0)))
  }

  @Test(
    "an arc is at most a circle, however far apart its angles lie",
    arguments: [1e3, 1e15, 1e16, 1e17, 1e20, 1e100, 1e300, 1e308] as [Double])
  func hugeAngles(angle: Double) {
    for end in [0, angle / 3, -angle, angle * 1.01] {
      for clockwise in [false, true] {
        var path = Path()
        path.addArc(
          center: .zero, radius: 1, startAngle: angle, endAngle: end, clockwise: clockwise)
        // The start, and a cubic for each eighth of a turn.
        #expect((2...9).contains(path.elements.count))
        #expect(path.controlBounds.insetBy(dx: -1.1, dy: -1.1).contains(.zero))
      }
    }
  }

  @Test("numbers that make no sense add nothing, huge angles do not trap")
  func hostile() {
    for (radius, angle) in [(-1.0, 1.0), (.nan, 1), (.infinity, 1), (1, .nan), (1, .infinity)] {
      var path = Path()
      path.addArc(center: .zero, radius: radius, startAngle: 0, endAngle: angle, clockwise: true)
      #expect(path.isEmpty)
    }
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: 1e308, endAngle: -1e308, clockwise: true)
    path.addArc(center: .zero, radius: 1e308, startAngle: 3, endAngle: 1e18, clockwise: false)
    #expect(!path.controlBounds.minX.isNaN)
  }
}
