import Raster
import Scene
import TestSupport
import Testing

/// Trees full of numbers that make no sense, from the first setter to the last pixel.
@Suite struct HostileTreeTests {
  /// Mostly senseless numbers.
  private struct Numbers {
    private static let pool: [Double] = [
      .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 1e-300, -1e-300, 0, -0.0, 1, -1, 0.5, 3, 10,
    ]
    var random: SplitMix64

    mutating func number() -> Double {
      random.chance(60) ? Double(random.below(12)) : Self.pool[random.below(Self.pool.count)]
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func transform() -> AffineTransform {
      guard !random.chance(50) else { return .identity }
      return AffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    mutating func color() -> Color {
      var color = Color(red: number(), green: number(), blue: number(), alpha: number())
      if random.chance(20) { color.alpha = number() }
      return color
    }

    mutating func style() -> StrokeStyle {
      StrokeStyle(
        lineWidth: number(), lineCap: [.butt, .round, .square][random.below(3)],
        lineJoin: [.miter, .round, .bevel][random.below(3)], miterLimit: number())
    }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      path.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(),
        clockwise: random.chance(50))
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      if random.chance(50) { path.close() }
      path.addRoundedRect(RoundedRect(rect: rect(), radius: number()))
      path.addEllipse(in: rect())
      return path
    }

    mutating func set(_ view: View) {
      view.frame = rect()
      view.anchorPoint = point()
      view.transform = transform()
      view.bounds = random.chance(50) ? rect() : view.bounds
      view.center = random.chance(50) ? point() : view.center
      view.alpha = random.chance(70) ? 1 : number()
      view.cornerRadius = number()
      view.borderWidth = number()
      view.borderColor = color()
      view.backgroundColor = random.chance(20) ? nil : color()
      view.numbers = (0..<random.below(4)).map { _ in number() }
    }
  }

  /// A view that draws, lies about its size and lets everything hit it.
  private final class Senseless: View {
    let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      super.init(frame: .zero)
    }

    override func draw(_ canvas: inout Canvas) {
      var n = Numbers(random: SplitMix64(seed: seed))
      canvas.saveGState()
      canvas.concatenate(n.transform())
      canvas.scaleBy(x: n.number(), y: 1)
      canvas.translateBy(x: n.number(), y: n.number())
      canvas.clip(to: n.rect())
      canvas.fill(n.rect(), color: n.color())
      canvas.restoreGState()
      canvas.fill(RoundedRect(rect: n.rect(), radius: n.number()), color: n.color())
      canvas.fill(n.path(), color: n.color(), rule: .evenOdd)
      canvas.beginTransparencyLayer(alpha: n.number())
      canvas.fillEllipse(in: n.rect(), color: n.color())
      canvas.stroke(n.rect(), color: n.color(), style: n.style())
      canvas.endTransparencyLayer()
      canvas.stroke(
        RoundedRect(rect: n.rect(), radius: n.number()), color: n.color(), style: n.style())
      canvas.strokeEllipse(in: n.rect(), color: n.color(), style: n.style())
      canvas.clip(to: n.path())
      canvas.stroke(n.path(), color: n.color(), style: n.style())
      canvas.draw("é\u{0}\n🙂", at: n.point(), font: .system(size: n.number()), color: n.color())
    }

    override func sizeThatFits(_ size: Size) -> Size {
      var n = Numbers(random: SplitMix64(seed: seed ^ 1))
      return Size(width: n.number(), height: n.number())
    }

    override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
      var n = Numbers(random: SplitMix64(seed: seed ^ 2))
      guard n.random.chance(30), let first = subviews.first else { return }
      arrangement.place(first, frame: n.rect())
      arrangement[first].alpha = n.number()
    }

    override func point(inside point: Point) -> Bool { seed % 2 == 0 }
  }

  private func grow(_ stage: Stage, _ n: inout Numbers) -> [View] {
    var views = [stage.root]
    for _ in 0..<12 {
      let view: View
      if n.random.chance(30) {
        let label = Label()
        label.font = .system(size: n.number(), weight: .bold)
        label.text = n.random.chance(20) ? "" : "Wave, \u{301}x"
        label.textAlignment = [.natural, .center, .right][n.random.below(3)]
        view = label
      } else {
        view = Senseless(seed: n.random.next())
      }
      view.autoresizingMask = Autoresizing(rawValue: UInt8(n.random.below(64)))
      view.clipsToBounds = n.random.chance(40)
      view.maskedCorners = Corners(rawValue: UInt8(n.random.below(16)))
      views[n.random.below(views.count)].addSubview(view)
      n.set(view)
      views.append(view)
    }
    return views
  }

  private func animate(_ stage: Stage, _ views: [View], _ n: inout Numbers) {
    for view in views.dropFirst() {
      let (duration, delay) = (n.number(), n.number())
      if n.random.chance(50) {
        stage.animate(
          withDuration: duration, usingSpringWithDamping: n.number(),
          initialSpringVelocity: n.number()
        ) { n.set(view) }
      } else {
        let curve = TimingCurve(x1: n.number(), y1: n.number(), x2: n.number(), y2: n.number())
        stage.animate(withDuration: duration, delay: delay, curve: curve, repeatCount: n.number()) {
          n.set(view)
        }
      }
      view.sizeToFit()
    }
  }

  @Test("no number traps, and none hides what lies above", arguments: 0..<60 as Range<UInt64>)
  func senseless(seed: UInt64) throws {
    var n = Numbers(random: SplitMix64(seed: seed))
    let stage = Stage(size: Size(width: 12, height: 12))
    let views = grow(stage, &n)
    let witness = View(frame: Rect(x: 10, y: 10, width: 2, height: 2))
    witness.backgroundColor = .black
    stage.root.addSubview(witness)
    animate(stage, views, &n)
    let renderer = Renderer(threads: 1)
    for time in [0, n.number(), 0.25, 1] {
      let bitmap = try renderer.render(stage.displayList(at: time))
      #expect(bitmap[11, 11] == Pixel(red: 0, green: 0, blue: 0))
      for view in views {
        _ = view.presentation(at: time)
        _ = view.convert(n.point(), to: views[n.random.below(views.count)])
        _ = view.convert(n.rect(), from: views[n.random.below(views.count)])
      }
      stage.tap(at: n.point())
      stage.advance(to: n.number())
    }
    #expect(!stage.root.recursiveDescription().isEmpty)
  }

  @Test(
    "a scale of any kind draws or is refused",
    arguments: [0.5, 1, 2, 3, 0, -1, .nan, .infinity, 1e-300, 1e9, 1e300] as [Double])
  func scales(scale: Double) throws {
    for seed in 100..<104 as Range<UInt64> {
      var n = Numbers(random: SplitMix64(seed: seed))
      for side in [8, 0, -1, .nan, .infinity, 1e9] as [Double] {
        let stage = Stage(size: Size(width: side, height: 8), scale: scale)
        animate(stage, grow(stage, &n), &n)
        do {
          let bitmap = try Renderer(threads: 1).render(stage.displayList())
          #expect(bitmap.width == stage.displayList().pixelWidth)
        } catch {
          let list = stage.displayList()
          let limit = 65535
          #expect(!(1...limit).contains(list.pixelWidth) || !(1...limit).contains(list.pixelHeight))
        }
      }
    }
  }
}
