import Scene

/// The graph of a timing curve: time to the right, progress upwards, and a dot at a time.
final class CurveView: View {
  var curve = TimingCurve.linear
  /// The part of the time that has gone, 0 … 1.
  var fraction = 0.0

  private static let pieces = 48

  override var typeName: StaticString { "CurveView" }

  override func draw(_ canvas: inout Canvas) {
    canvas.stroke(canvas.bounds.insetBy(dx: 0.5, dy: 0.5), color: Color(white: 0.8))
    var line = Path()
    line.move(to: place(0))
    for piece in 1...Self.pieces {
      line.addLine(to: place(Double(piece) / Double(Self.pieces)))
    }
    canvas.stroke(line, color: LessonPalette.blue, style: StrokeStyle(lineWidth: 2))
    let dot = place(fraction)
    var down = Path()
    down.move(to: dot)
    down.addLine(to: Point(x: dot.x, y: place(0).y))
    canvas.stroke(down, color: Color(white: 0.6))
    canvas.fillEllipse(
      in: Rect(x: dot.x - 5, y: dot.y - 5, width: 10, height: 10), color: LessonPalette.red)
  }

  private func place(_ time: Double) -> Point {
    let room = bounds.insetBy(dx: 8, dy: 8)
    return Point(
      x: room.minX + room.width * time, y: room.maxY - room.height * curve.value(at: time))
  }
}
