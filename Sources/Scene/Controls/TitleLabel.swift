/// A title with a hole where a translucent pill lies, so that it does not show through.
///
/// Its numbers are the hole: left, top, width, height and radius; without them there is none.
final class TitleLabel: Label {
  override var typeName: StaticString { "TitleLabel" }

  override func draw(_ canvas: inout Canvas) {
    let numbers = canvas.state.numbers
    if numbers.count == 5 {
      let hole = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if !hole.intersection(canvas.bounds).isEmpty {
        var outside = Path()
        outside.addRect(canvas.bounds.union(hole).insetBy(dx: -1, dy: -1))
        outside.addRoundedRect(RoundedRect(rect: hole, radius: numbers[4]))
        canvas.clip(to: outside, rule: .evenOdd)
      }
    }
    super.draw(&canvas)
  }
}
