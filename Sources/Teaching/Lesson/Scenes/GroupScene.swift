import Scene

/// Shapes that overlap, in one translucent view.
enum GroupScene {
  static let parameters = [LessonParameter("alpha", 0...1, 0.5)]

  static func build(on stage: Stage, _ values: [Double]) {
    for stripe in 0..<8 {
      let view = View(frame: Rect(x: Double(stripe) * 40, y: 0, width: 20, height: 140))
      view.name = "stripe"
      view.backgroundColor = Color(white: 0.85)
      stage.root.addSubview(view)
    }
    let group = View(frame: Rect(x: 70, y: 20, width: 180, height: 100))
    group.name = "group"
    group.alpha = values[0]
    stage.root.addSubview(group)
    let square = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    square.name = "square"
    square.backgroundColor = LessonPalette.red
    square.cornerRadius = 12
    group.addSubview(square)
    let disc = View(frame: Rect(x: 66, y: 0, width: 100, height: 100))
    disc.name = "disc"
    disc.backgroundColor = LessonPalette.blue
    disc.cornerRadius = 50
    group.addSubview(disc)
  }
}
