public import Scene

/// View trees by chance, the same for the same seed, on a stage of at most 64 x 64 pixels: clips,
/// groups, borders, labels, drawn content, turned views and bounds that are moved inside their frame.
public struct RandomTree: Sendable {
  private var numbers: SplitMix64
  /// Views that may still be made.
  private var budget: Int

  /// The picture of a seed's tree.
  public static func list(seed: UInt64) -> DisplayList {
    var numbers = SplitMix64(seed: seed ^ 0x7265_6573)
    let scale = [1.0, 2, 2, 3][numbers.below(4)]
    let most = (64 / scale).rounded(.down)
    let size = Size(
      width: (most * numbers.number(in: 0.4...1)).rounded(.down),
      height: (most * numbers.number(in: 0.4...1)).rounded(.down))
    let background = [Color.white, .white, .black, .clear, Color(20, 90, 60, alpha: 150)]
    let stage = Stage(size: size, scale: scale, background: background[numbers.below(5)])
    let budget = 5 + numbers.below(18)
    var tree = RandomTree(numbers: numbers, budget: budget)
    tree.addSubviews(to: stage.root, depth: 0)
    return stage.displayList()
  }

  private mutating func addSubviews(to parent: View, depth: Int) {
    for _ in 0..<(2 + numbers.below(3)) where budget > 0 {
      budget -= 1
      let frame = frame(in: parent.bounds)
      let view = makeView(frame: frame)
      parent.addSubview(view)
      if depth < 5, numbers.chance(65) { addSubviews(to: view, depth: depth + 1) }
    }
  }

  private mutating func makeView(frame: Rect) -> View {
    let view: View
    switch numbers.below(10) {
    case 0: view = makeLabel()
    case 1: view = Drawing(kind: numbers.below(5), color: color())
    default: view = View()
    }
    view.frame = frame
    if numbers.chance(75) { view.backgroundColor = color() }
    if numbers.chance(60) {
      view.cornerRadius = numbers.chance(50) ? Double(numbers.below(8)) : numbers.dyadic(in: 0...12)
    }
    if numbers.chance(20) { view.maskedCorners = Corners(rawValue: UInt8(numbers.below(16))) }
    view.clipsToBounds = numbers.chance(50)
    if numbers.chance(30) { view.alpha = numbers.unit() }
    if numbers.chance(25) {
      view.borderWidth = numbers.dyadic(in: 0.2...3)
      view.borderColor = color()
    }
    if numbers.chance(15) { view.bounds.origin = Point(x: number(-3, 3), y: number(-3, 3)) }
    if numbers.chance(12) { view.transform = turn() }
    view.isHidden = numbers.chance(3)
    return view
  }

  private mutating func makeLabel() -> Label {
    let texts = ["Hello", "World", "Again", "fj", "Åg…", "WAVE"]
    let weight: Font.Weight = numbers.chance(70) ? .regular : .bold
    let label = Label(
      text: texts[numbers.below(texts.count)],
      font: .system(size: numbers.number(in: 6...20), weight: weight))
    label.textColor = color()
    return label
  }

  /// A frame that lies in a rectangle for the most part, or is the rectangle.
  private mutating func frame(in box: Rect) -> Rect {
    if numbers.chance(15) { return box }
    let left = number(box.minX - 2, box.midX)
    let top = number(box.minY - 2, box.midY)
    let right = number(box.midX, box.maxX + 2)
    let bottom = number(box.midY, box.maxY + 2)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A number between two: whole, half, or any.
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    let value = numbers.dyadic(in: low...max(low, high))
    switch numbers.below(10) {
    case 0..<3: return value.rounded(.down)
    case 3..<5: return (value * 2).rounded(.down) / 2
    default: return value
    }
  }

  /// A turn whose sine and cosine are fractions, or a scale.
  private mutating func turn() -> AffineTransform {
    let turns: [(Double, Double)] = [
      (0.8, 0.6), (0.6, -0.8), (5.0 / 13, 12.0 / 13), (-15.0 / 17, 8.0 / 17),
    ]
    if numbers.chance(30) {
      let factor = numbers.number(in: 0.5...1.5)
      return AffineTransform(scaleX: factor, y: factor)
    }
    let (cosine, sine) = turns[numbers.below(4)]
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private mutating func color() -> Color {
    let alpha = numbers.chance(70) ? 1 : numbers.unit()
    if numbers.chance(30) { return Color(white: Double(numbers.below(2)), alpha: alpha) }
    return Color(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
  }

  /// A view with content of its own.
  private final class Drawing: View {
    private let kind: Int
    private let color: Color

    init(kind: Int, color: Color) {
      self.kind = kind
      self.color = color
      super.init()
    }

    override func draw(_ canvas: inout Canvas) {
      let box = canvas.bounds
      switch kind {
      case 0:
        canvas.fillEllipse(in: box, color: color)
        canvas.strokeEllipse(
          in: box.insetBy(dx: 1.5, dy: 1.5), color: .black, style: StrokeStyle(lineWidth: 1.3))
      case 1:
        canvas.clip(to: RoundedRect(rect: box.insetBy(dx: 1.3, dy: 0.7), radius: 3))
        canvas.fill(box.offsetBy(dx: 2.1, dy: 1.6), color: color)
      case 2:
        canvas.beginTransparencyLayer(alpha: 0.6)
        canvas.fill(box.insetBy(dx: 2.2, dy: 2.4), color: color)
        canvas.fillEllipse(in: box.offsetBy(dx: 3, dy: 0.5), color: .black)
        canvas.endTransparencyLayer()
      case 3:
        var path = Path()
        path.move(to: Point(x: box.minX, y: box.maxY))
        path.addQuadCurve(
          to: Point(x: box.maxX, y: box.maxY), control: Point(x: box.midX, y: box.minY))
        path.close()
        canvas.clip(to: path)
        canvas.fill(box.insetBy(dx: 0.5, dy: 0.5), color: color)
        canvas.stroke(path, color: .white, style: StrokeStyle(lineWidth: 2.2, lineJoin: .round))
      default:
        canvas.saveGState()
        canvas.clip(to: Rect(x: box.minX + 1.4, y: box.minY + 0.6, width: 7.7, height: 9.3))
        canvas.fill(RoundedRect(rect: box, radius: 4), color: color)
        canvas.restoreGState()
        canvas.fill(Rect(x: box.midX, y: box.midY, width: 2.5, height: 2.5), color: color)
      }
    }
  }
}
