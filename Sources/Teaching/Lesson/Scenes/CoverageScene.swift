import Scene

/// A black disc of a few pixels on white.
enum CoverageScene {
  static let parameters = [
    LessonParameter("x", 0...1, 0.5), LessonParameter("y", 0...1, 0.25),
    LessonParameter("radius", 1...5, 3.5),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    let radius = values[2]
    let disc = View(
      frame: Rect(
        x: 11.5 + values[0] - radius, y: 5.5 + values[1] - radius, width: 2 * radius,
        height: 2 * radius))
    disc.name = "disc"
    disc.backgroundColor = .black
    disc.cornerRadius = radius
    stage.root.addSubview(disc)
  }
}
