import Scene

/// The few colours of the lesson's scenes.
enum LessonPalette {
  static let paper = Color(242, 240, 235)
  static let red = Color(226, 61, 51)
  static let yellow = Color(255, 196, 46)
  static let blue = Color(38, 92, 222)
}
