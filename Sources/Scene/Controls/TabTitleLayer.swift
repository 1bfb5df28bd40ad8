/// A layer of titles that is cut out where the titles of another layer show.
///
/// Its numbers are the hole: left, top, width, height and radius; without them there is none.
final class TabTitleLayer: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "TabTitleLayer" }

  override func hole(for state: ViewState) -> RoundedRect? {
    let numbers = state.numbers
    guard numbers.count == 5 else { return nil }
    return RoundedRect(
      rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      radius: numbers[4])
  }
}
