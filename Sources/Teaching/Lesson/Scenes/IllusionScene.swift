import Scene

/// The highlight on its way from the first title to the last, as the demo's command `illusion` has it.
enum IllusionScene {
  static let parameters = [
    LessonParameter("time", 0...0.25, 8.0 / 60),
    LessonParameter(switch: "counterOffset"), LessonParameter(switch: "clip"),
  ]

  /// The control that all of the lesson shows.
  static func control(counterOffset: Double, clip: Double) -> HighlightSegmentedControl {
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    setMistakes(of: control, counterOffset: counterOffset, clip: clip)
    return control
  }

  /// Leaves out of the trick what is switched off.
  static func setMistakes(
    of control: HighlightSegmentedControl, counterOffset: Double, clip: Double
  ) {
    var mistakes: HighlightSegmentedLayout.Mistakes = []
    if counterOffset < 0.5 { mistakes.insert(.noCounterOffset) }
    if clip < 0.5 { mistakes.insert(.noClip) }
    if control.mistakes != mistakes { control.mistakes = mistakes }
  }

  /// The points from one title of a control to the next.
  static func pitch(of control: HighlightSegmentedControl) -> Double {
    control.bounds.width / Double(control.titles.count)
  }

  /// Where the highlight of a control shows at a time, 0 on the first title.
  static func position(of control: HighlightSegmentedControl, at time: Double) -> Double {
    control.window.presentation(at: time).frame.minX / pitch(of: control)
  }

  static func build(on stage: Stage, _ values: [Double]) {
    let control = control(counterOffset: values[1], clip: values[2])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.select(0, animated: false)
    control.select(3, animated: true)
  }
}
