import Scene

/// The highlight at a position that is given.
enum OffsetScene {
  static let parameters = [
    LessonParameter("position", 0...3, 1.4),
    LessonParameter(switch: "counterOffset"), LessonParameter(switch: "clip"),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    let control = IllusionScene.control(counterOffset: values[1], clip: values[2])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.position = values[0]
  }
}
