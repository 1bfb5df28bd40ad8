/// What makes the lesson's figures live.
enum LessonScript {
  static let source =
    "\"use strict\";\n" + engine + lens + figure + film + live + exploded + controls + start
}
