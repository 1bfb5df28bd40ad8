import Scene

/// A tab strip with two titles of a few letters each.
enum StripScene {
  static let parameters = [
    LessonParameter("first", 1...12, 4), LessonParameter("second", 1...12, 9),
    LessonParameter("position", 0...1, 0.3),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    let strip = TabStrip(titles: [
      String("Illumination".prefix(Int(values[0].rounded()))),
      String("Compositions".prefix(Int(values[1].rounded()))),
    ])
    strip.name = "strip"
    strip.style.font = .system(size: 22)
    strip.style.indicator.height = 4
    strip.frame = Rect(x: 0, y: 18, width: stage.size.width, height: 54)
    stage.root.addSubview(strip)
    strip.position = values[2]
  }
}
