import Scene

/// A red square over a blue one, translucent, and ending within a pixel.
///
/// The red square's left edge lies in the column of pixels 260, of which it covers `coverage` parts of
/// 255; from column 261 on it covers all.
enum BlendingScene {
  static let parameters = [
    LessonParameter("alpha", 0...255, 128), LessonParameter("coverage", 0...255, 255),
  ]

  static func build(on stage: Stage, _ values: [Double]) {
    let below = View(frame: Rect(x: 60, y: 20, width: 110, height: 80))
    below.name = "blue"
    below.backgroundColor = Color(0, 64, 255)
    stage.root.addSubview(below)
    let left = 130 + (1 - values[1].rounded() / 255) / 2
    let above = View(frame: Rect(x: left, y: 36, width: 250 - left, height: 48))
    above.name = "red"
    above.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: values[0].rounded() / 255)
    stage.root.addSubview(above)
  }
}
