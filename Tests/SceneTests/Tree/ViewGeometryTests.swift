import Scene
import Testing

/// Expected values: UIKit's rules of frame, bounds, centre and anchor, worked out by hand.
@Suite struct ViewGeometryTests {
  @Test("a frame gives size and centre, and is read back")
  func frame() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a view turned by 45 degrees has a greater frame, and its bounds and centre stay")
  func turned() {
    let view = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    let half = 0.5.squareRoot()
    view.transform = AffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)
    #expect(isNear(view.frame, Rect(x: 29.289, y: 29.289, width: 141.421, height: 141.421)))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.center == Point(x: 100, y: 100))
  }

  @Test("the anchor point moves the frame, not the centre")
  func anchor() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.anchorPoint = .zero
    #expect(view.center == Point(x: 50, y: 50))
    #expect(view.frame == Rect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("a new size of the bounds grows about the anchor")
  func boundsSize() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.size = Size(width: 200, height: 100)
    #expect(view.frame == Rect(x: -50, y: 0, width: 200, height: 100))
  }

  @Test("setting a frame keeps the bounds' origin")
  func boundsOrigin() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = Point(x: 7, y: 8)
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == Rect(x: 7, y: 8, width: 3, height: 4))
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a negative size is standardised")
  func negative() {
    let view = View(frame: Rect(x: 10, y: 10, width: -4, height: -4))
    #expect(view.frame == Rect(x: 6, y: 6, width: 4, height: 4))
    view.bounds = Rect(x: 5, y: 0, width: -2, height: 3)
    #expect(view.bounds == Rect(x: 3, y: 0, width: 2, height: 3))
  }

  @Test("setting the frame under a transform sets the size of the box mapped back")
  func frameUnderTransform() {
    let view = View()
    view.transform = AffineTransform(scaleX: 2, y: 4)
    view.frame = Rect(x: 10, y: 20, width: 40, height: 40)
    #expect(view.bounds.size == Size(width: 20, height: 10))
    #expect(view.center == Point(x: 30, y: 40))
    #expect(view.frame == Rect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("a transform that squeezes to nothing counts as identity where a frame is set")
  func singular() {
    let view = View()
    view.transform = AffineTransform(scaleX: 0, y: 1)
    view.frame = Rect(x: 10, y: 20, width: 40, height: 30)
    #expect(view.bounds.size == Size(width: 40, height: 30))
    #expect(view.frame == Rect(x: 30, y: 20, width: 0, height: 30))
  }

  @Test("alpha is clamped, and NaN counts as 0")
  func alpha() {
    let view = View()
    for (given, kept) in [(0.25, 0.25), (2, 1), (-1, 0), (.nan, 0), (.infinity, 1)] {
      view.alpha = given
      #expect(view.alpha == kept)
    }
  }

  @Test("points go up to the common ancestor and down again")
  func convertPoint() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let left = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 50, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(inner)
    right.bounds.origin = Point(x: 1, y: 2)
    // 10 + 3 to the root; minus 200, plus the origin 1, minus 5.
    #expect(left.convert(Point(x: 3, y: 4), to: inner) == Point(x: -191, y: -30))
    #expect(left.convert(Point(x: -191, y: -30), from: inner) == Point(x: 3, y: 4))
    #expect(inner.convert(Point.zero, to: nil) == Point(x: 204, y: 54))
    #expect(inner.convert(Point(x: 204, y: 54), from: nil) == .zero)
    #expect(left.convert(Point(x: 1, y: 1), to: left) == Point(x: 1, y: 1))
  }

  @Test("a rectangle grows by its box when it goes through a turn and back")
  func convertRect() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let half = 0.5.squareRoot()
    view.transform = AffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)
    let box = view.convert(view.bounds, to: nil)
    #expect(isNear(box, Rect(x: -20.711, y: -20.711, width: 141.421, height: 141.421)))
    let back = view.convert(box, from: nil)
    #expect(isNear(back, Rect(x: -50, y: -50, width: 200, height: 200)))
  }

  @Test("views of different trees are converted as if their roots coincided")
  func convertAcrossTrees() {
    let (first, second) = (View(frame: Rect(x: 90, y: 0, width: 9, height: 9)), View())
    let (a, b) = (View(), View())
    a.frame = Rect(x: 10, y: 10, width: 5, height: 5)
    b.frame = Rect(x: 1, y: 2, width: 5, height: 5)
    first.addSubview(a)
    second.addSubview(b)
    #expect(a.convert(Point.zero, to: b) == Point(x: 9, y: 8))
  }

  @Test("on the way down a transform without an inverse counts as identity")
  func convertSingular() {
    let root = View()
    let view = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(view)
    view.transform = AffineTransform(scaleX: 0, y: 0)
    #expect(root.convert(Point(x: 12, y: 13), to: view) == Point(x: 2, y: 3))
    #expect(view.convert(Point(x: 2, y: 3), to: root) == Point(x: 15, y: 15))
  }

  @Test(
    "numbers that make no sense never trap",
    arguments: [Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e308, 0, -0.0])
  func hostile(number: Double) {
    let stage = Stage(size: Size(width: number, height: 10), scale: number)
    let view = View(frame: Rect(x: number, y: 0, width: number, height: number))
    stage.root.addSubview(view)
    let inner = View(frame: Rect(x: 0, y: number, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleBottomMargin]
    view.addSubview(inner)
    view.bounds.size.width = number / 2
    view.anchorPoint = Point(x: number, y: number)
    view.cornerRadius = number
    view.borderWidth = number
    view.backgroundColor = .red
    view.clipsToBounds = true
    view.transform = AffineTransform(a: number, b: 1, c: number, d: 2, tx: number, ty: 0)
    _ = view.frame
    view.frame = Rect(x: number, y: number, width: -number, height: number)
    _ = inner.convert(Point(x: number, y: 1), to: stage.root)
    _ = stage.root.convert(Rect(x: number, y: 1, width: number, height: 2), to: inner)
    stage.tap(at: Point(x: number, y: number))
    stage.advance(to: number)
    _ = stage.displayList(at: number)
    _ = Array(stage.frames(duration: number < 1e6 ? number : -number, rate: 1e-9))
    stage.root.insertSubview(View(), at: number > 0 ? .max : .min)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3
      && abs(a.width - b.width) < 1e-3 && abs(a.height - b.height) < 1e-3
  }
}
