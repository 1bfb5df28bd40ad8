import Scene
import Testing

@Suite struct PathStrokingTests {
  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path()
    for (i, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      i == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    if closed { path.close() }
    return path
  }

  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    path.stroked(style).signedArea
  }

  @Test("a line with butt caps covers its length times its width")
  func buttLine() {
    #expect(abs(area(line([(1, 2), (4, 6)]), StrokeStyle(lineWidth: 2)) - 10) < 1e-12)
    let box = line([(0, 0), (10, 0)]).stroked(StrokeStyle(lineWidth: 4)).controlBounds
    #expect(box == Rect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test("square caps add half a width at both ends, round caps half a disc each")
  func caps() {
    let path = line([(0, 0), (10, 0)])
    #expect(area(path, StrokeStyle(lineWidth: 4, lineCap: .square)) == 56)
    let round = area(path, StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(abs(round - (40 + 4 * Double.pi)) < 1e-4)
    #expect(path.stroked(StrokeStyle(lineWidth: 4, lineCap: .square)).controlBounds.minX == -2)
  }

  @Test("a corner is mitered, beveled or round on its outer side")
  func joins() {
    // Two arms of 10 by 2, less the square of 1 they share, and the outer square of 1: whole, half
    // or a quarter disc.
    let path = line([(0, 0), (10, 0), (10, 10)])
    let arms = 40.0 - 1
    #expect(area(path, StrokeStyle(lineWidth: 2, lineJoin: .miter)) == arms + 1)
    #expect(area(path, StrokeStyle(lineWidth: 2, lineJoin: .bevel)) == arms + 0.5)
    let round = area(path, StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(abs(round - (arms + Double.pi / 4)) < 1e-5)
  }

  @Test("a miter beyond the limit is a bevel")
  func miterLimit() {
    // A right angle's miter is √2 line widths long.
    let path = line([(0, 0), (10, 0), (10, 10)])
    #expect(area(path, StrokeStyle(lineWidth: 2, miterLimit: 1.42)) == 40)
    #expect(area(path, StrokeStyle(lineWidth: 2, miterLimit: 1.41)) == 39.5)
    #expect(area(path, StrokeStyle(lineWidth: 2, miterLimit: .nan)) == 39.5)
  }

  @Test("a closed square is a ring", arguments: [false, true])
  func ring(reversed: Bool) {
    let corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    let path = line(reversed ? corners.reversed() : corners, closed: true)
    #expect(area(path, StrokeStyle(lineWidth: 2)) == 144 - 64)
    #expect(
      path.stroked(StrokeStyle(lineWidth: 2)).controlBounds
        == Rect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test("a circle's stroke is a ring of circles")
  func circle() {
    var path = Path()
    path.addEllipse(in: Rect(x: -50, y: -50, width: 100, height: 100))
    let exact = Double.pi * (55 * 55 - 45 * 45)
    #expect(abs(path.stroked(StrokeStyle(lineWidth: 10), accuracy: 0.001).signedArea - exact) < 1)
  }

  @Test("a subpath without length is a dot with round or square caps, and nothing with butt caps")
  func dots() {
    for path in [line([(3, 4), (3, 4)]), line([(3, 4)], closed: true)] {
      #expect(area(path, StrokeStyle(lineWidth: 2, lineCap: .square)) == 4)
      #expect(abs(area(path, StrokeStyle(lineWidth: 2, lineCap: .round)) - .pi) < 1e-4)
      #expect(path.stroked(StrokeStyle(lineWidth: 2)).isEmpty)
    }
    #expect(line([(3, 4)]).stroked(StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty)
  }

  @Test("a line that turns back covers its place once or twice, never less")
  func turnBack() {
    let path = line([(0, 0), (10, 0), (2, 0)])
    #expect(area(path, StrokeStyle(lineWidth: 2)) == 20 + 16)
    let round = area(path, StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(abs(round - (36 + Double.pi / 2)) < 1e-4)
  }

  @Test("a turn tighter than the pen leaves no hole")
  func tightTurn() {
    // Winding numbers along the middle line are at least 1: a hole would need a negative part.
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCurve(
      to: Point(x: 0, y: 2), control1: Point(x: 6, y: 0), control2: Point(x: 6, y: 2))
    let outline = path.stroked(StrokeStyle(lineWidth: 8))
    for step in 0...40 {
      let x = 0.05 + 4.3 * Double(step) / 40
      #expect(winding(of: outline, around: Point(x: x, y: 1.003)) >= 1, "x \(x)")
    }
  }

  /// How often a path of lines and arcs of joins winds round a point, by the edges right of it.
  private func winding(of path: Path, around point: Point) -> Int {
    var (count, pen, start) = (0, Point.zero, Point.zero)
    func edge(to end: Point) {
      if (pen.y <= point.y) != (end.y <= point.y) {
        let x = pen.x + (end.x - pen.x) * (point.y - pen.y) / (end.y - pen.y)
        if x > point.x { count += end.y > pen.y ? 1 : -1 }
      }
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p): edge(to: p)
      case .quadratic(_, let p), .cubic(_, _, let p): edge(to: p)
      case .close: edge(to: start)
      }
    }
    return count
  }

  @Test("widths that make no sense draw nothing", arguments: [0, -1, Double.nan, .infinity])
  func senselessWidth(width: Double) {
    #expect(line([(0, 0), (10, 0)]).stroked(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test(
    "hostile numbers never trap",
    arguments: [1e9, 1e300, 1.7e308, Double.leastNonzeroMagnitude, 1e-300])
  func hostile(size: Double) {
    var path = line([(0, 0), (size, 0), (size, size), (0, 0), (-size, size)], closed: true)
    path.addCurve(
      to: Point(x: size, y: -size), control1: Point(x: -size, y: size), control2: .zero)
    path.addQuadCurve(to: Point(x: -size, y: -size), control: Point(x: size, y: 0))
    for accuracy in [0.01, 0, -1, .nan, .infinity] {
      for width in [size, 1, 1e-9, 1e308] {
        for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
          let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join)
          let bounds = path.stroked(style, accuracy: accuracy).controlBounds
          #expect(!bounds.minX.isNaN)
        }
      }
    }
  }
}
