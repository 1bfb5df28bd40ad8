import Scene
import Testing

/// Constraints made by statements, laid out; numbers are worked out by hand.
@Suite struct MadeLayoutTests {
  let scene = MakingScene()
  var a: View { scene.a }

  @Test("an update of a multiplier: refused in strict mode, taken over in permissive mode")
  func multiplier() {
    a.makeConstraints { make in
      make.leading.and.top.and.height.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25)
    }
    scene.stage.layoutIfNeeded()
    #expect(a.span == [0, 80])
    func half(_ make: ConstraintMaker) { make.width.equalToSuperview().multipliedBy(0.5) }
    a.updateConstraints(half)
    scene.stage.layoutIfNeeded()
    #expect(a.span == [0, 80])
    #expect(scene.words.count == 1)
    #expect(scene.words[0].contains("* 0.5") && scene.words[0].contains("* 0.25"))
    #expect(scene.words[0].hasSuffix("differs in its multiplier"))
    a.updateConstraints(mode: .permissive, half)
    scene.stage.layoutIfNeeded()
    #expect(a.span == [0, 160])
    #expect(scene.told.count == 1)
  }

  @Test("a kept statement changes its multiplier")
  func keptMultiplier() throws {
    var kept: ConstraintStatement?
    a.makeConstraints { make in
      make.leading.equalToSuperview()
      kept = make.width.equalToSuperview().multipliedBy(0)
    }
    scene.stage.layoutIfNeeded()
    #expect(a.span == [0, 0])
    for (part, width) in [(0.5, 160.0), (0.25, 80), (0, 0), (1, 320)] {
      try #require(kept).multipliedBy(part)
      scene.stage.layoutIfNeeded()
      #expect(a.span == [0, width])
    }
    #expect(scene.told.isEmpty)
  }

  @Test("insets of leading and trailing are left and right, in the direction of text")
  func insets() {
    for (direction, span) in [
      (LayoutDirection.leftToRight, [12.0, 300]), (.rightToLeft, [20, 308]),
    ] {
      let scene = MakingScene(direction: direction)
      scene.a.makeConstraints { make in
        make.leading.and.trailing.equalToSuperview().insets(EdgeInsets(left: 12, right: 20))
      }
      scene.b.makeConstraints { make in
        make.directionalEdges.equalToSuperview()
          .insets(DirectionalEdgeInsets(leading: 12, trailing: 20))
      }
      scene.stage.layoutIfNeeded()
      #expect(scene.a.span == span && scene.b.span == span)
    }
  }

  @Test("composites, factors of places, margins and guides lie where they say")
  func places() {
    let views = scene.row([0, 0, 0, 0, 0])
    views[0].makeConstraints { make in
      make.edges.equalTo(scene.box).insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    views[1].makeConstraints { make in
      make.size.equalTo(Size(width: 40, height: 20))
      make.center.equalToSuperview().centerOffset(Point(x: 10, y: -5))
    }
    views[2].makeConstraints { make in
      make.size.equalTo(20)
      make.centerX.equalToSuperview().multipliedBy(1.5)
      make.bottom.equalToSuperview().multipliedBy(0.5)
    }
    views[3].makeConstraints { make in make.edges.equalTo(scene.box.anchors.margins) }
    views[4].makeConstraints { make in
      make.edges.equalTo(scene.box.layoutMarginsGuide).inset(2)
    }
    scene.stage.layoutIfNeeded()
    #expect(
      views.map { $0.frame } == [
        Rect(x: 2, y: 1, width: 314, height: 96), Rect(x: 150, y: 35, width: 40, height: 20),
        Rect(x: 230, y: 30, width: 20, height: 20), Rect(x: 8, y: 8, width: 304, height: 84),
        Rect(x: 10, y: 10, width: 300, height: 80),
      ])
    #expect(scene.told.isEmpty)
  }

  @Test("a height that follows from the width keeps a view's proportions")
  func proportions() {
    a.makeConstraints { make in
      make.leading.and.top.equalToSuperview()
      make.width.equalTo(90)
      make.height.equalTo(a.anchors.width).multipliedBy(2.0 / 3)
    }
    scene.stage.layoutIfNeeded()
    #expect(a.frame == Rect(x: 0, y: 0, width: 90, height: 60))
  }

  @Test("a guide between two views keeps them apart")
  func guides() {
    let guide = LayoutGuide()
    scene.box.addLayoutGuide(guide)
    a.makeConstraints { make in
      make.leading.equalToSuperview()
      make.width.equalTo(50)
    }
    guide.makeConstraints { make in
      make.leading.equalTo(a.anchors.trailing)
      make.width.equalTo(a)
    }
    scene.b.makeConstraints { make in
      make.leading.equalTo(guide.anchors.trailing)
      make.trailing.equalToSuperview()
    }
    scene.stage.layoutIfNeeded()
    #expect(scene.b.span == [100, 320])
  }

  @Test("inside a block, layout of the view that holds the constraints animates them")
  func animation() {
    a.makeConstraints { make in
      make.leading.and.top.equalToSuperview()
      make.size.equalTo(20)
    }
    scene.stage.layoutIfNeeded()
    a.updateConstraints { make in make.leading.offset(100) }
    scene.stage.animate(withDuration: 0.25) { scene.box.layoutIfNeeded() }
    let half = a.presentation(at: 0.125).frame.minX
    #expect(abs(half - 50) < 1e-9)
    #expect(a.presentation(at: 0.25).frame.minX == 100)
    #expect(scene.told.isEmpty)
  }

  @Test("layout of the moved view itself animates nothing, and a diagnostic says where to ask")
  func animationOfTheWrongView() throws {
    a.makeConstraints { make in
      make.leading.and.top.equalToSuperview()
      make.size.equalTo(20)
    }
    scene.stage.layoutIfNeeded()
    a.updateConstraints { make in make.leading.offset(100) }
    scene.stage.animate(withDuration: 0.25) { a.layoutIfNeeded() }
    scene.stage.layoutIfNeeded()
    #expect(a.presentation(at: 0.125).frame.minX == 100)
    let words = try #require(scene.words.first)
    #expect(words.contains(#"View "a""#) && words.contains(#"View "box""#))
    #expect(scene.told.count == 1)
  }

  @Test("the first layout is at once what it is, also inside a block")
  func firstLayout() {
    a.makeConstraints { make in
      make.leading.offset(100)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    scene.stage.animate(withDuration: 0.25) { scene.box.layoutIfNeeded() }
    #expect(a.presentation(at: 0.125).frame.minX == 100)
  }
}
