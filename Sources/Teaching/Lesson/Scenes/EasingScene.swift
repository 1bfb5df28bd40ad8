import Scene

/// A ball on its way of 0.25 seconds, and the curve that it follows.
enum EasingScene {
  static let parameters = [
    LessonParameter("time", 0...0.25, 0.1), LessonParameter("curve", 0...3, 3),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    let curves = [TimingCurve.linear, .easeIn, .easeOut, .easeInOut]
    let curve = curves[Int(values[1].rounded())]
    let fraction = values[0] / 0.25
    let graph = CurveView(frame: Rect(x: 16, y: 12, width: 126, height: 126))
    graph.name = "curve"
    graph.curve = curve
    graph.fraction = fraction
    stage.root.addSubview(graph)

    let track = View(frame: Rect(x: 176, y: 73, width: 128, height: 4))
    track.name = "track"
    track.backgroundColor = Color(white: 0.85)
    track.cornerRadius = 2
    stage.root.addSubview(track)
    let ball = View(
      frame: Rect(x: 164 + 128 * curve.value(at: fraction), y: 63, width: 24, height: 24))
    ball.name = "ball"
    ball.backgroundColor = LessonPalette.red
    ball.cornerRadius = 12
    stage.root.addSubview(ball)
  }
}
