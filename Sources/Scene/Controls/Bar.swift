/// A bar at an edge of the stage, that controls lie in: a colour, and a line of one device pixel at
/// its lower edge.
///
/// Two bars of one colour read as one if the upper one has no line, and the lower one's colour reaches
/// under it (`overhang`): then no edge of one shows beside an edge of the other, wherever in the pixel
/// grid they lie.
open class Bar: View {
  /// By how much the colour reaches beyond the bounds, on each side: under a status bar, say, or
  /// under another bar; what is not finite or not above 0 counts as 0.
  public final var overhang = EdgeInsets.zero
  /// Whether there is a line.
  public final var showsHairline = true
  /// The colour of the line.
  public final var hairlineColor = Color.black.withAlphaComponent(0.3)

  /// Creates a bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    barTintColor = Color(248, 248, 248)
  }

  open override var typeName: StaticString { "Bar" }

  open override var detail: String { showsHairline ? "" : "no hairline" }

  /// The colour of the bar; animatable, in each component.
  public final var barTintColor: Color {
    get { Self.color(numbers) }
    set { numbers = [newValue.red, newValue.green, newValue.blue, newValue.alpha] }
  }

  open override func draw(_ canvas: inout Canvas) {
    let bounds = canvas.bounds
    let (left, top) = (Self.length(overhang.left), Self.length(overhang.top))
    let whole = Rect(
      x: bounds.minX - left, y: bounds.minY - top,
      width: bounds.width + left + Self.length(overhang.right),
      height: bounds.height + top + Self.length(overhang.bottom))
    canvas.fill(whole, color: Self.color(canvas.state.numbers))
    guard showsHairline else { return }
    let width = min(1 / (stage?.scale ?? 1), bounds.height)
    canvas.fill(
      Rect(x: whole.minX, y: bounds.maxY - width, width: whole.width, height: width),
      color: hairlineColor)
  }

  private static func length(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }

  private static func color(_ numbers: [Double]) -> Color {
    guard numbers.count == 4 else { return .clear }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
