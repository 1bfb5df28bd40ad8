/// The dots of a page control, in the middle of the bounds.
///
/// Its number is the position: i has dot i in the colour of the current page; between two dots each
/// has a share of it.
final class PageDots: View {
  /// More than that in a row are not drawn.
  private static let limit = 10_000

  /// How many there are.
  var count = 0
  /// Their colour.
  var color = Color.white
  /// The colour of the one of the current page.
  var currentColor = Color.white

  init() {
    super.init(frame: .zero)
    numbers = [0]
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "PageDots" }

  override func draw(_ canvas: inout Canvas) {
    let bounds = canvas.bounds
    guard count > 0, !bounds.isEmpty else { return }
    let position = min(max(canvas.state.numbers.first ?? 0, 0), Double(count - 1))
    let (first, last) = visible(in: bounds)
    guard first <= last else { return }
    let size = PageControl.dotSize
    for index in first...last {
      let share = max(0, 1 - (Double(index) - position).magnitude)
      let dot = Rect(
        x: middle(of: index, in: bounds) - size / 2, y: bounds.midY - size / 2, width: size,
        height: size)
      canvas.fill(
        RoundedRect(rect: dot, radius: size / 2),
        color: color.interpolated(to: currentColor, progress: share))
    }
  }

  /// The page of the dot nearest to a place.
  func page(at x: Double, in bounds: Rect) -> Int {
    guard count > 0 else { return 0 }
    let place = (x - middle(ofPlace: 0, in: bounds)) / PageControl.pitch
    // Written so that NaN counts as 0.
    let nearest = place > 0 ? Int(min((place + 0.5).rounded(.down), Double(count - 1))) : 0
    return isRightToLeft ? count - 1 - nearest : nearest
  }

  private var isRightToLeft: Bool { effectiveLayoutDirection == .rightToLeft }

  /// The first and the last dot that may show in the bounds.
  private func visible(in bounds: Rect) -> (first: Int, last: Int) {
    let ends = [
      page(at: bounds.minX - PageControl.pitch, in: bounds),
      page(at: bounds.maxX + PageControl.pitch, in: bounds),
    ]
    let first = min(ends[0], ends[1])
    return (first, min(max(ends[0], ends[1]), first + Self.limit - 1))
  }

  private func middle(of index: Int, in bounds: Rect) -> Double {
    middle(ofPlace: isRightToLeft ? count - 1 - index : index, in: bounds)
  }

  private func middle(ofPlace place: Int, in bounds: Rect) -> Double {
    bounds.midX + (Double(place) - Double(count - 1) / 2) * PageControl.pitch
  }
}
