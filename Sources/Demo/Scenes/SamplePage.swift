import Scene

/// A page that looks like a list of news, in a colour of its own.
final class SamplePage: View {
  private static let colors = [
    Color(0, 122, 255), Color(255, 149, 0), Color(52, 199, 89), Color(255, 45, 85),
    Color(88, 86, 214), Color(90, 200, 250),
  ]

  private let number: Int
  private let heading = Label()
  private let note = Label()
  private var color: Color { Self.colors[number % Self.colors.count] }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - index: Which page it is, from 0 on; it decides the colour.
  ///   - title: What stands above the list.
  ///   - text: What stands beside that, in grey.
  ///   - fonts: What both are written in.
  init(_ index: Int, title: String, text: String = "", fonts: FontChoice = FontChoice()) {
    number = max(index, 0)
    super.init()
    backgroundColor = .white
    heading.text = title
    heading.font = fonts.font(size: 20, weight: .bold)
    note.text = text
    note.font = fonts.font(size: 13)
    note.textColor = Color(142, 142, 147)
    for label in [heading, note] { addSubview(label) }
  }

  override var typeName: StaticString { "SamplePage" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 32, 0)
    heading.frame = Rect(x: 16, y: 14, width: width, height: 26)
    note.textAlignment = .right
    note.frame = Rect(x: 16, y: 16, width: width, height: 24)
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.fill(canvas.bounds, color: mix(of: .white, with: 0.06))
    var (row, y) = (0, 54.0)
    while y < canvas.bounds.maxY {
      draw(row, at: y, in: &canvas)
      row += 1
      y += 46
    }
  }

  /// A picture and two lines of something to read.
  private func draw(_ row: Int, at y: Double, in canvas: inout Canvas) {
    let right = canvas.bounds.maxX - 16
    canvas.fillEllipse(
      in: Rect(x: 16, y: y, width: 30, height: 30), color: mix(of: .white, with: 0.7))
    // Lines of text are of all lengths.
    let part = Double((number % 97 * 7 + row * 5) % 11) / 20
    for (line, length) in [(0.0, 0.95 - part / 2), (1, 0.6 - part / 2)] {
      let bar = Rect(x: 58, y: y + 4 + line * 14, width: max(right - 58, 0) * length, height: 8)
      canvas.fill(
        RoundedRect(rect: bar, radius: 4),
        color: Color(white: line == 0 ? 0.72 : 0.86))
    }
  }

  /// The page's colour, as a part of a mixture.
  private func mix(of other: Color, with part: Double) -> Color {
    func component(_ own: Double, _ other: Double) -> Double { other + (own - other) * part }
    return Color(
      red: component(color.red, other.red), green: component(color.green, other.green),
      blue: component(color.blue, other.blue))
  }
}
