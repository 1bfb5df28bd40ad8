/// The pill of a plain segmented control, with a shadow.
final class SegmentedPill: View {
  /// How far out the outlines lie whose sum is the shadow, in deviations of the blur, and how much of
  /// its opacity each adds: the differences of the normal distribution at these places.
  private static let layers = [
    (2.0, 0.023), (1.5, 0.044), (1.0, 0.092), (0.625, 0.107), (0.25, 0.135), (-0.125, 0.149),
    (-0.5, 0.141),
  ]

  /// How it looks.
  var style = SegmentedControlStyle()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "SegmentedPill" }

  override func draw(_ canvas: inout Canvas) {
    guard !canvas.bounds.isEmpty else { return }
    let outline = RoundedRect(rect: canvas.bounds, radius: canvas.state.cornerRadius)
    let (opacity, blur) = (style.shadowOpacity, style.shadowRadius)
    if opacity > 0, blur.isFinite, style.shadowOffset.isFinite {
      let shadow = RoundedRect(
        rect: outline.rect.offsetBy(dx: 0, dy: style.shadowOffset), radius: outline.radius)
      for (distance, part) in Self.layers {
        canvas.fill(
          shadow.inset(by: -distance * max(blur, 0)),
          color: Color.black.withAlphaComponent(part * min(opacity, 1)))
      }
    }
    canvas.fill(outline, color: style.pillColor)
  }
}
