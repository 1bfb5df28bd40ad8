import Scene
import Testing

@Suite struct MarginTests {
  @Test("margins are 8, plus the safe area where the view reaches into it")
  func margins() {
    let scene = LayoutScene(width: 300, height: 300)
    let view = View(frame: Rect(x: 100, y: 0, width: 100, height: 50))
    scene.root.addSubview(view)
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    scene.stage.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(scene.root.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 30
    #expect(view.safeAreaInsets == EdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMargins == EdgeInsets(top: 22, left: 8, bottom: 8, right: 8))
    view.frame.origin.y = 240
    // It ends 10 above the bottom edge, so it reaches 24 into the lower 34.
    #expect(view.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a view that preserves its superview's margins keeps as far away as it")
  func preserving() {
    let scene = LayoutScene(width: 300, height: 300)
    scene.root.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let view = View(frame: Rect(x: 20, y: 45, width: 280, height: 200))
    scene.root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 30, bottom: 8, right: 70))
  }

  @Test("directional margins follow the direction")
  func directional() {
    let scene = LayoutScene(direction: .rightToLeft)
    scene.root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(scene.root.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    scene.root.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      scene.root.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test("constraints to margins and to the safe area follow when these change")
  func guides() {
    let scene = LayoutScene(width: 300, height: 300)
    let (a, b) = (scene.view("a"), scene.view("b"))
    let root = scene.root
    scene.lay(
      LayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin),
      a.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      LayoutConstraint(
        item: b, attribute: .centerX, relatedBy: .equal, toItem: root,
        attribute: .centerXWithinMargins),
      b.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor))
    #expect(a.frame == Rect(x: 8, y: 0, width: 284, height: 0))
    scene.stage.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 34, right: 0)
    root.layoutMargins.right = 18
    scene.stage.layoutIfNeeded()
    // Reading margins gives the sum, so what was written back are 18 on the left, 28 above and so on.
    #expect(a.frame.minX == root.layoutMargins.left)
    #expect(a.frame.maxX == 300 - 18)
    #expect(a.frame.minY == 20)
    #expect(b.frame.maxY == 266)
    #expect(b.frame.midX == (root.layoutMargins.left + 282) / 2)
  }

  @Test("the readable guide is no wider than 672, in the middle of the margins")
  func readable() {
    let scene = LayoutScene(width: 1000)
    let view = scene.view("a")
    let guide = scene.root.readableContentGuide
    scene.lay(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor))
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
    scene.stage.size.width = 400
    scene.stage.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(view.frame.width == 384)
  }

  @Test("a guide of a view that constraints place follows it in the same pass")
  func nested() {
    let scene = LayoutScene(width: 300, height: 300)
    scene.stage.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let box = scene.view("box")
    let inner = scene.view("inner", in: box)
    scene.lay(
      box.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    #expect(inner.frame == Rect(x: 0, y: 14, width: 0, height: 86))
  }
}
