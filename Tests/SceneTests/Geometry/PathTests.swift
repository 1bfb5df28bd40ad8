import Scene
import Testing

@Suite struct PathTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 3, y: 4)

  private func lines(_ points: Point...) -> Path {
    var path = Path()
    for point in points { path.addLine(to: point) }
    return path
  }

  @Test("a line or a curve without a start begins a subpath")
  func missingStart() {
    #expect(lines(a, b).elements == [.move(to: a), .line(to: b)])
    var curves = Path()
    curves.addCurve(to: b, control1: a, control2: .zero)
    #expect(curves.elements == [.move(to: a), .cubic(control1: a, control2: .zero, to: b)])
  }

  @Test("closing goes back to the start, once; a path without a step is not closed")
  func close() {
    var path = lines(a, b)
    path.close()
    path.close()
    #expect(path.elements == [.move(to: a), .line(to: b), .close])
    #expect(path.currentPoint == a)
    path = Path()
    path.close()
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test("closed twice, a path has no dot at its start")
  func strokeOfClosed() {
    let triangle = lines(.zero, Point(x: 9, y: 0), Point(x: 0, y: 9))
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel)
    var (once, twice) = (triangle, triangle)
    once.close()
    twice.close()
    twice.close()
    #expect(once.stroked(style) == twice.stroked(style))
  }

  @Test("appending goes on where the other path ended; an empty one changes nothing")
  func append() {
    var path = lines(a, b)
    path.append(Path())
    #expect(path == lines(a, b))
    path.close()
    #expect(path.currentPoint == a)
    path.append(lines(b, .zero))
    #expect(path.currentPoint == .zero)
    path.close()
    #expect(path.currentPoint == b)
    #expect(path.elements.count == 6)
  }

  @Test("steps with numbers that are not finite are dropped", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    let odd = Point(x: 0, y: number)
    var path = lines(a)
    path.move(to: odd)
    path.addLine(to: odd)
    path.addQuadCurve(to: b, control: odd)
    path.addCurve(to: b, control1: a, control2: odd)
    #expect(path.elements == [.move(to: a)])
    #expect(lines(a, b).applying(AffineTransform(scaleX: number, y: 1)).isEmpty)
  }

  @Test("the area is exact for lines and curves, and signed by the direction")
  func area() {
    var path = Path()
    path.addRect(Rect(x: 5, y: 5, width: 3, height: 4))
    #expect(path.signedArea == 12)
    // Mirrored it goes the other way round.
    #expect(path.applying(AffineTransform(scaleX: -1, y: 1)).signedArea == -12)
    var circle = Path()
    circle.addEllipse(in: Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(abs(circle.signedArea - .pi) < 1e-4)
  }

  @Test("the box is that of all points and control points")
  func controlBounds() {
    var path = lines(a)
    path.addQuadCurve(to: b, control: Point(x: -1, y: 9))
    #expect(path.controlBounds == Rect(x: -1, y: 2, width: 4, height: 7))
    #expect(Path().controlBounds == .zero)
  }
}
