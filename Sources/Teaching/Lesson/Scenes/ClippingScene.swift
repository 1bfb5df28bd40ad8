import Scene

/// A window with rounded corners, and in it a landscape that is larger.
enum ClippingScene {
  static let parameters = [
    LessonParameter(switch: "clip"), LessonParameter("angle", -0.8...0.8, 0.3),
    LessonParameter("radius", 0...60, 24),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    stage.root.backgroundColor = LessonPalette.paper
    let window = View(frame: Rect(x: 90, y: 10, width: 140, height: 120))
    window.name = "window"
    window.backgroundColor = LessonPalette.red
    window.cornerRadius = values[2]
    window.clipsToBounds = values[0] >= 0.5
    stage.root.addSubview(window)

    let scenery = View(frame: Rect(x: -30, y: -20, width: 200, height: 160))
    scenery.name = "scenery"
    scenery.backgroundColor = .white
    scenery.transform = AffineTransform(rotationAngle: values[1])
    window.addSubview(scenery)
    let sea = View(frame: Rect(x: 0, y: 92, width: 200, height: 68))
    sea.name = "sea"
    sea.backgroundColor = LessonPalette.blue
    scenery.addSubview(sea)
    let sun = View(frame: Rect(x: 112, y: 44, width: 44, height: 44))
    sun.name = "sun"
    sun.backgroundColor = LessonPalette.yellow
    sun.cornerRadius = 22
    scenery.addSubview(sun)
  }
}
