import Scene
import Testing

/// What a view's own drawing becomes in the display list.
@Suite struct CanvasTests {
  private final class Drawing: View {
    let action: (inout Canvas) -> Void

    init(_ action: @escaping (inout Canvas) -> Void) {
      self.action = action
      super.init(frame: Rect(x: 10, y: 20, width: 30, height: 30))
    }

    override func draw(_ canvas: inout Canvas) { action(&canvas) }
  }

  private let origin = AffineTransform(translationX: 10, y: 20)
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  private func list(_ action: @escaping (inout Canvas) -> Void) -> DisplayList {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.root.addSubview(Drawing(action))
    return stage.displayList()
  }

  private func fill(
    _ shape: Shape, _ color: Color = .red, _ transform: AffineTransform? = nil
  ) -> DisplayList.Command {
    .fill(shape, color: color, transform: transform ?? origin, source: 1)
  }

  @Test("shapes are filled in the view's coordinates")
  func fills() {
    let round = RoundedRect(rect: square, radius: 3)
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.addLine(to: Point(x: 5, y: 0))
    triangle.addLine(to: Point(x: 0, y: 5))
    var ellipse = Path()
    ellipse.addEllipse(in: square)
    let list = list { [square] canvas in
      canvas.fill(square, color: .red)
      canvas.fill(round, color: .red)
      canvas.fill(triangle, color: .red, rule: .evenOdd)
      canvas.fillEllipse(in: square, color: .red)
      canvas.fill(canvas.bounds, color: .blue)
      canvas.fill(Path(), color: .red)
    }
    #expect(
      list.commands == [
        fill(.rect(square)), fill(.roundedRect(round)), fill(.path(0, .evenOdd)),
        fill(.path(1, .nonZero)), fill(.rect(Rect(x: 0, y: 0, width: 30, height: 30)), .blue),
      ])
    #expect(list.paths == [triangle, ellipse])
  }

  @Test("strokes along rectangles are rings where that is exact, and paths elsewhere")
  func strokes() {
    let round = RoundedRect(rect: square, radius: 3)
    let list = list { [square] canvas in
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 2))
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      canvas.stroke(round, color: .red, style: StrokeStyle(lineWidth: 2))
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 20))
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 2, lineJoin: .bevel))
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 2, miterLimit: 1.4))
      canvas.stroke(square, color: .red, style: StrokeStyle(lineWidth: 0))
    }
    let outer = Rect(x: -1, y: -1, width: 12, height: 12)
    let inner = Rect(x: 1, y: 1, width: 8, height: 8)
    func ring(_ outerRadius: Double, _ innerRadius: Double) -> Shape {
      .ring(
        outer: RoundedRect(rect: outer, radius: outerRadius),
        inner: RoundedRect(rect: inner, radius: innerRadius))
    }
    #expect(
      list.commands == [
        fill(ring(0, 0)), fill(ring(1, 0)), fill(ring(4, 2)),
        fill(.rect(Rect(x: -10, y: -10, width: 30, height: 30))),
        fill(.path(0, .nonZero)), fill(.path(1, .nonZero)),
      ])
  }

  @Test(
    "the edge of a stroke is right to a fiftieth of a device pixel, at any scale",
    arguments: [(1.0, 1.0), (8, 1), (1, 8), (4, 4)])
  func strokeAccuracy(stageScale: Double, viewScale: Double) throws {
    let stage = Stage(size: Size(width: 400, height: 400), scale: stageScale)
    let view = Drawing {
      $0.strokeEllipse(
        in: Rect(x: -100, y: -100, width: 200, height: 200), color: .red,
        style: StrokeStyle(lineWidth: 2))
    }
    view.transform = AffineTransform(scaleX: viewScale, y: viewScale)
    stage.root.addSubview(view)
    let path = try #require(stage.displayList().paths.first)
    let allowed = 0.02 / (stageScale * viewScale) + 1e-4
    var worst = 0.0
    var pen = Point.zero
    for element in path.elements {
      if case .line(let end) = element {
        let middle = (pen + end) * 0.5
        let radius = (middle.x * middle.x + middle.y * middle.y).squareRoot()
        worst = max(worst, min(abs(radius - 99), abs(radius - 101)))
      }
      switch element {
      case .move(let end), .line(let end), .cubic(_, _, let end): pen = end
      default: break
      }
    }
    #expect(worst > 0 && worst < allowed)
  }

  @Test("a text begins at its top left corner")
  func text() {
    let font = Font.system(size: 20)
    let list = list { $0.draw("Hi", at: Point(x: 1, y: 2), font: font, color: .red) }
    #expect(list.commands == [fill(.glyphs(0))])
    #expect(
      list.glyphRuns == [font.glyphRun(for: "Hi", at: Point(x: 1, y: 2 + font.ascender))])
  }

  @Test("coordinates and clips are saved and restored")
  func states() {
    let list = list { [square] canvas in
      canvas.restoreGState()
      canvas.saveGState()
      canvas.translateBy(x: 5, y: 0)
      canvas.clip(to: square)
      canvas.scaleBy(x: 2, y: 2)
      canvas.fill(square, color: .red)
      canvas.restoreGState()
      canvas.fill(square, color: .blue)
    }
    let moved = AffineTransform(translationX: 15, y: 20)
    let scaled = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 15, ty: 20)
    #expect(
      list.commands == [
        .beginGroup(clip: .rect(square), alpha: 1, transform: moved, source: 1),
        fill(.rect(square), .red, scaled),
        .endGroup,
        fill(.rect(square), .blue),
      ])
  }

  @Test("layers are groups; what is left open is ended, and calls that do not match do nothing")
  func layers() {
    let list = list { [square] canvas in
      canvas.endTransparencyLayer()
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.clip(to: square)
      canvas.restoreGState()
      canvas.fill(square, color: .red)
      canvas.endTransparencyLayer()
      canvas.saveGState()
      canvas.clip(to: Path())
      canvas.beginTransparencyLayer(alpha: .nan)
    }
    #expect(
      list.commands == [
        .beginGroup(clip: nil, alpha: 0.5, transform: origin, source: 1),
        .beginGroup(clip: .rect(square), alpha: 1, transform: origin, source: 1),
        fill(.rect(square)),
        .endGroup, .endGroup,
        .beginGroup(clip: .path(0, .nonZero), alpha: 1, transform: origin, source: 1),
        .beginGroup(clip: nil, alpha: 0, transform: origin, source: 1),
        .endGroup, .endGroup,
      ])
  }

  @Test("drawn content lies above the background, and a clip cuts it")
  func clipped() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = Drawing { [square] in $0.fill(square, color: .red) }
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.alpha = 0.5
    stage.root.addSubview(view)
    let bounds = Rect(x: 0, y: 0, width: 30, height: 30)
    #expect(
      stage.displayList().commands == [
        .beginGroup(clip: .rect(bounds), alpha: 0.5, transform: origin, source: 1),
        fill(.rect(bounds), .white), fill(.rect(square)),
        .endGroup,
      ])
  }
}
