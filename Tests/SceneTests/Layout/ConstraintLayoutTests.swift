import Scene
import Testing

@Suite struct ConstraintLayoutTests {
  @Test("four edges with constants place a view")
  func edges() {
    let scene = LayoutScene()
    let view = scene.view("a")
    scene.lay(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40))
    #expect(view.frame == Rect(x: 10, y: 20, width: 280, height: 140))
    #expect(scene.diagnostics.all.isEmpty)
  }

  @Test("a multiplier applies to the second attribute: half the width, one and a half the middle")
  func multipliers() {
    let scene = LayoutScene()
    let view = scene.view("a")
    scene.lay(
      view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 30),
      LayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: scene.root,
        attribute: .centerX, multiplier: 1.5),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: scene.root,
        attribute: .bottom, multiplier: 0.5))
    // The width is 320 / 2 - 20 = 140, the middle 160 · 1.5 = 240, the bottom 200 / 2 = 100.
    #expect(view.frame == Rect(x: 170, y: 70, width: 140, height: 30))
  }

  @Test("a width may follow from a height: three halves of 40, and 1")
  func aspectRatio() {
    let scene = LayoutScene()
    let view = scene.view("a")
    scene.lay(
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5, constant: 1),
      view.heightAnchor.constraint(equalToConstant: 40))
    #expect(view.frame == Rect(x: 0, y: 0, width: 61, height: 40))
    #expect(scene.diagnostics.all.isEmpty)
  }

  @Test("inequalities bound a view from both sides")
  func inequalities() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    scene.lay(
      view.leftAnchor.constraint(greaterThanOrEqualTo: scene.root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(lessThanOrEqualTo: scene.root.rightAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), wide)
    #expect(view.frame == Rect(x: 16, y: 0, width: 288, height: 10))
  }

  @Test("constraints reach across the tree: to a cousin, through views that are moved and scrolled")
  func cousins() {
    let scene = LayoutScene()
    let left = View(frame: Rect(x: 20, y: 10, width: 100, height: 100))
    let right = View(frame: Rect(x: 150, y: 40, width: 100, height: 100))
    right.bounds.origin = Point(x: 7, y: 3)
    scene.root.addSubview(left)
    scene.root.addSubview(right)
    let inner = scene.view("inner", in: left, size: Size(width: 30, height: 12))
    let cousin = scene.view("cousin", in: right, size: Size(width: 8, height: 8))
    scene.lay(
      inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
      cousin.leftAnchor.constraint(equalTo: inner.rightAnchor),
      cousin.topAnchor.constraint(equalTo: inner.bottomAnchor))
    #expect(inner.frame == Rect(x: 5, y: 6, width: 30, height: 12))
    // On the root the inner view ends at (55, 28); there the cousin begins, seen from its scrolled parent.
    #expect(cousin.frame == Rect(x: 55 - 150 + 7, y: 28 - 40 + 3, width: 8, height: 8))
    #expect(cousin.convert(Point.zero, to: nil) == Point(x: 55, y: 28))

    right.bounds.origin = .zero
    scene.stage.layoutIfNeeded()
    #expect(cousin.convert(Point.zero, to: nil) == Point(x: 55, y: 28))
  }

  @Test("content stands still in a scrolled superview's coordinates")
  func scrolledSuperview() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 10, height: 10))
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    parent.bounds.origin = Point(x: 25, y: 50)
    scene.root.addSubview(parent)
    parent.addSubview(view)
    scene.lay(
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2))
    #expect(view.frame.origin == Point(x: 1, y: 2))
  }

  @Test("leading and trailing follow the layout direction, and so do their constants")
  func directions() {
    for (direction, frame) in [
      (LayoutDirection.leftToRight, Rect(x: 12, y: 0, width: 288, height: 10)),
      (.rightToLeft, Rect(x: 20, y: 0, width: 288, height: 10)),
    ] {
      let scene = LayoutScene(direction: direction)
      let view = scene.view("a")
      scene.lay(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12),
        view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10))
      #expect(view.frame == frame)
    }
  }

  @Test("a change of the layout direction turns constraints round")
  func turning() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 50, height: 10))
    scene.lay(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.stage.layoutDirection = .rightToLeft
    scene.stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 320 - 12 - 50, y: 0, width: 50, height: 10))
  }

  @Test("three equal columns in 300 with gaps of 10 are rounded each for itself")
  func columns() {
    let scene = LayoutScene(width: 300, scale: 2)
    let views = (0..<3).map { scene.view("\($0)") }
    var constraints: [LayoutConstraint] = []
    for (index, view) in views.enumerated() {
      constraints += [
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        index == 0
          ? view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
          : view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 10),
      ]
      if index > 0 {
        constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
      }
    }
    constraints.append(views[2].rightAnchor.constraint(equalTo: scene.root.rightAnchor))
    LayoutConstraint.activate(constraints)
    scene.stage.layoutIfNeeded()
    #expect(views.map { $0.frame.minX } == [0, 103.5, 206.5])
    #expect(views.map { $0.frame.width } == [93.5, 93.5, 93.5])
  }

  @Test("constraints set centre and bounds: a transform has no say and stays")
  func transforms() {
    let scene = LayoutScene()
    let view = scene.view("a")
    view.transform = AffineTransform(rotationAngle: .pi / 4)
    scene.lay(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 60))
    #expect(view.center == Point(x: 60, y: 50))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("a new constant, multiplier or priority has effect with the next layout")
  func changes() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let width = view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25)
    width.priority = 700
    let other = view.widthAnchor.constraint(equalToConstant: 10)
    other.priority = 600
    scene.lay(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), width, other)
    #expect(view.frame.width == 80)
    width.multiplier = 0.5
    #expect(view.frame.width == 80)
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 160)
    width.constant = -3
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 157)
    width.priority = 500
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 10)
    width.priority = .required
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 157)
    width.isActive = false
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("a view without constraints that left its place to them has no size, at the origin")
  func nothingSaid() {
    let scene = LayoutScene()
    let view = scene.view("a")
    view.frame = Rect(x: 5, y: 5, width: 5, height: 5)
    scene.stage.layoutIfNeeded()
    #expect(view.frame == .zero)
    #expect(view.hasAmbiguousLayout)
  }

  @Test("a view says whether its layout is ambiguous")
  func ambiguity() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 10, height: 10))
    scene.lay(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    #expect(view.hasAmbiguousLayout)
    scene.lay(view.topAnchor.constraint(equalTo: scene.root.topAnchor))
    #expect(!view.hasAmbiguousLayout)
    #expect(!scene.root.hasAmbiguousLayout)
  }

  @Test("whoever asks is told once what constraints leave open")
  func toldAmbiguity() {
    let scene = LayoutScene()
    scene.stage.reportsAmbiguousLayout = true
    let view = scene.view("a", size: Size(width: 10, height: 10))
    scene.lay(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    scene.stage.layoutIfNeeded()
    let told = Diagnostic.ambiguousLayout(item: #"Block "a""#, attributes: [.top])
    #expect(scene.diagnostics.all == [told])
    #expect(told.description == #"constraints leave open: Block "a".top"#)
  }

  @Test("what is open can be seen to move, and goes back")
  func exercise() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 10, height: 10))
    scene.lay(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    view.exerciseAmbiguityInLayout()
    scene.stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 10, width: 10, height: 10))
    view.exerciseAmbiguityInLayout()
    scene.stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("constraints speak of alignment rects, and frames lie around them")
  func alignmentRects() {
    final class Switch: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: Size { Size(width: 51, height: 31) }
    }
    let scene = LayoutScene()
    let view = Switch()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    scene.lay(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10))
    #expect(view.frame == Rect(x: 8, y: 9, width: 51, height: 31))
  }
}
