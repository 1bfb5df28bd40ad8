import Raster
import Scene

/// A screen of a telephone, 1170 x 2532 pixels: bars, cards, rows of labels.
///
/// It is flat, as most screens are, and has some hundred colours at the edges of letters.
struct Screen {
  static let size = Size(width: 1170, height: 2532)

  /// The screen, drawn.
  static func bitmap() throws -> Bitmap {
    var list = DisplayListBuilder(size: size, background: Color(242, 242, 247))
    record(&list)
    return try Renderer().render(list.build())
  }

  private static func record(_ list: inout DisplayListBuilder) {
    list.fill(.rect(Rect(x: 0, y: 0, width: 1170, height: 290)), color: .white)
    text("Library", size: 102, at: Point(x: 54, y: 240), .black, &list)
    for card in 0..<5 {
      let top = 350 + Double(card) * 390
      let box = RoundedRect(rect: Rect(x: 48, y: top, width: 1074, height: 342), radius: 36)
      list.fill(.roundedRect(box), color: .white)
      let picture = RoundedRect(
        rect: Rect(x: 84, y: top + 36, width: 180, height: 180), radius: 30)
      let color = Color(UInt8(40 + card * 45), 120, UInt8(230 - card * 40))
      list.fill(.roundedRect(picture), color: color)
      text("Title of card \(card)", size: 51, at: Point(x: 306, y: top + 96), .black, &list)
      for line in 0..<3 {
        text(
          "A line of text, number \(line), with words and 1,234 signs",
          size: 33, at: Point(x: 306, y: top + 156 + Double(line) * 54), Color(110, 110, 120), &list
        )
      }
    }
    list.fill(.rect(Rect(x: 0, y: 2310, width: 1170, height: 222)), color: Color(250, 250, 252))
    for (tab, title) in ["Home", "Search", "Library", "Profile"].enumerated() {
      text(
        title, size: 33, at: Point(x: 84 + Double(tab) * 280, y: 2430),
        tab == 2 ? Color(0, 110, 255) : Color(140, 140, 150), &list)
    }
  }

  private static func text(
    _ text: String, size: Double, at origin: Point, _ color: Color,
    _ list: inout DisplayListBuilder
  ) {
    list.fill(Font(size: size).glyphRun(for: text, at: origin), color: color)
  }
}
