/// Draws the path of a charstring, whose y goes up, with y down and every subpath closed.
struct CharstringPen {
  /// What was drawn.
  private(set) var path = Path()
  private var point = Point.zero
  private var isOpen = false

  /// Moves without drawing; what was drawn before is closed.
  mutating func move(_ dx: Double, _ dy: Double) {
    close()
    point.x += dx
    point.y -= dy
  }

  /// Begins again at a place, y up; for the parts of a composite.
  mutating func begin(at place: Point) {
    close()
    point = Point(x: place.x, y: 0 - place.y)
  }

  /// Draws a line.
  mutating func line(_ dx: Double, _ dy: Double) {
    open()
    point.x += dx
    point.y -= dy
    path.addLine(to: point)
  }

  /// Draws a curve; each pair is from the point before.
  mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    open()
    let control1 = Point(x: point.x + dx1, y: point.y - dy1)
    let control2 = Point(x: control1.x + dx2, y: control1.y - dy2)
    point = Point(x: control2.x + dx3, y: control2.y - dy3)
    path.addCurve(to: point, control1: control1, control2: control2)
  }

  /// Closes what was drawn last.
  mutating func close() {
    if isOpen { path.close() }
    isOpen = false
  }

  private mutating func open() {
    if !isOpen { path.move(to: point) }
    isOpen = true
  }
}
