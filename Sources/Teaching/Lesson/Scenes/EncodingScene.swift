import Scene

/// Red over green, from nothing to all: as steps of alpha, and as one stretch of the alpha given.
enum EncodingScene {
  static let parameters = [LessonParameter("alpha", 0...1, 0.5)]

  private static let steps = 16

  static func build(on stage: Stage, _ values: [Double]) {
    let ground = View(frame: Rect(x: 16, y: 14, width: 288, height: 92))
    ground.name = "green"
    ground.backgroundColor = Color(0, 200, 0)
    stage.root.addSubview(ground)
    let width = 288 / Double(steps)
    for step in 0..<steps {
      let stripe = View(frame: Rect(x: Double(step) * width, y: 0, width: width, height: 44))
      stripe.name = "step \(step)"
      stripe.backgroundColor = Color(
        red: 1, green: 0, blue: 0, alpha: Double(step) / Double(steps - 1))
      ground.addSubview(stripe)
    }
    let stretch = View(frame: Rect(x: 0, y: 48, width: 288, height: 44))
    stretch.name = "red"
    stretch.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: values[0])
    ground.addSubview(stretch)
  }
}
