/// One side of a stroke, walked along the stroke; the outline takes one side forwards and one backwards.
struct StrokeSide {
  /// One step; a line if it has no controls.
  private struct Step {
    var controls: (Point, Point)?
    var end: Point
  }

  private var steps: [Step] = []

  /// Goes straight to a point; the first call begins the side.
  mutating func addLine(to point: Point) {
    guard steps.last?.end != point else { return }
    steps.append(Step(controls: nil, end: point))
  }

  /// Goes to a point along a cubic.
  mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    steps.append(Step(controls: (control1, control2), end: point))
  }

  /// Starts a subpath with this side.
  func append(to path: inout Path) {
    for (i, step) in steps.enumerated() {
      if i == 0 {
        path.move(to: step.end)
      } else if let (control1, control2) = step.controls {
        path.addCurve(to: step.end, control1: control1, control2: control2)
      } else {
        path.addLine(to: step.end)
      }
    }
  }

  /// Walks the side from its end to its start, on from where `path` is or as a new subpath.
  func appendReversed(to path: inout Path, connected: Bool) {
    guard let last = steps.last else { return }
    connected ? path.addLine(to: last.end) : path.move(to: last.end)
    for i in stride(from: steps.count - 1, to: 0, by: -1) {
      let target = steps[i - 1].end
      if let (control1, control2) = steps[i].controls {
        path.addCurve(to: target, control1: control2, control2: control1)
      } else {
        path.addLine(to: target)
      }
    }
  }
}
