/// The mark of a tab strip, as its style says: its background, or a triangle in the colour of its
/// numbers, red, green, blue, opacity and whether it points down.
final class TabIndicator: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "TabIndicator" }

  override func draw(_ canvas: inout Canvas) {
    let numbers = canvas.state.numbers
    let box = canvas.bounds
    guard numbers.count == 5, !box.isEmpty else { return }
    let pointsDown = numbers[4] == 1
    var triangle = Path()
    triangle.move(to: Point(x: box.minX, y: pointsDown ? box.minY : box.maxY))
    triangle.addLine(to: Point(x: box.midX, y: pointsDown ? box.maxY : box.minY))
    triangle.addLine(to: Point(x: box.maxX, y: pointsDown ? box.minY : box.maxY))
    triangle.close()
    canvas.fill(
      triangle,
      color: Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
  }
}
