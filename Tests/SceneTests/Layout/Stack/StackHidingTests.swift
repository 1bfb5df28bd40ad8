import Scene
import Testing

@Suite struct StackHidingTests {
  private func views(_ count: Int = 3) -> [ContentView] {
    (0..<count).map { _ in ContentView(40) }
  }

  @Test("v29: a hidden view takes neither room nor gap; shown again it does")
  func v29() {
    let views = views()
    let scene = StackScene(views) { $0.spacing = 8 }
    #expect(views[2].frame.minX == 96 && scene.stack.frame.width == 136)
    scene.change { _ in views[1].isHidden = true }
    #expect(views[2].frame.minX == 48 && scene.stack.frame.width == 88)
    scene.change { _ in views[1].isHidden = false }
    #expect(views[2].frame.minX == 96 && scene.stack.frame.width == 136)
  }

  @Test("a hidden view has no length and lies where the one before it ends")
  func parked() {
    let views = views()
    let scene = StackScene(views, height: 30) { $0.spacing = 8 }
    scene.change { _ in views[1].isHidden = true }
    #expect(views[1].frame == Rect(x: 40, y: 0, width: 0, height: 30))
    scene.change { _ in views[0].isHidden = true }
    #expect(views[0].frame == Rect(x: 0, y: 0, width: 0, height: 30))
    #expect(views[1].frame == Rect(x: 0, y: 0, width: 0, height: 30))
    #expect(views[2].frame == Rect(x: 0, y: 0, width: 40, height: 30))
    scene.change { _ in
      views[0].isHidden = false
      views[2].isHidden = true
    }
    #expect(views[2].frame == Rect(x: 40, y: 0, width: 0, height: 30))
  }

  @Test(
    "the others share what a hidden view leaves",
    arguments: [
      (.fill, [[0, 152], [160, 40]]), (.fillEqually, [[0, 96], [104, 96]]),
      (.fillProportionally, [[0, 96], [104, 96]]), (.equalSpacing, [[0, 40], [160, 40]]),
      (.equalCentering, [[0, 40], [160, 40]]),
    ] as [(StackView.Distribution, [[Double]])])
  func distributions(distribution: StackView.Distribution, expected: [[Double]]) {
    let views = views()
    views[1].isHidden = true
    let scene = StackScene(views, width: 200) {
      $0.spacing = 8
      $0.distribution = distribution
    }
    #expect([scene.columns[0], scene.columns[2]] == expected)
    #expect(scene.columns[1][1] == 0)
  }

  @Test("a hidden view has no say in the breadth", arguments: StackView.Alignment.allCases)
  func breadth(alignment: StackView.Alignment) {
    let high = ContentView(40, 90)
    let scene = StackScene([ContentView(40), high]) { $0.alignment = alignment }
    #expect(scene.stack.frame.height == 90)
    scene.change { _ in high.isHidden = true }
    #expect(scene.stack.frame.height == 20)
  }

  @Test(
    "a stack whose views are all hidden has no size", arguments: StackView.Distribution.allCases)
  func allHidden(distribution: StackView.Distribution) {
    let views = views()
    let scene = StackScene(views) {
      $0.spacing = 8
      $0.distribution = distribution
    }
    scene.change { _ in for view in views { view.isHidden = true } }
    #expect(scene.stack.frame == .zero)
    scene.change { _ in for view in views { view.isHidden = false } }
    #expect(scene.stack.frame == Rect(x: 0, y: 0, width: 136, height: 20))
  }

  @Test("the custom gap of a hidden view is gone with it, that of the one before it stays")
  func customSpacing() {
    let views = views()
    let scene = StackScene(views) {
      $0.spacing = 8
      $0.setCustomSpacing(30, after: views[0])
      $0.setCustomSpacing(50, after: views[1])
    }
    #expect(views[2].frame.minX == 160)
    scene.change { _ in views[1].isHidden = true }
    #expect(views[2].frame.minX == 70)
    scene.change { _ in views[0].isHidden = true }
    #expect(views[2].frame.minX == 0)
    scene.change { _ in views[1].isHidden = false }
    #expect(views[2].frame.minX == 90)
  }

  @Test("a view that must have a length may be hidden, and is no conflict")
  func fixedLength() {
    let views = [View(), View()]
    for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    let scene = StackScene(views, height: 10) { $0.spacing = 8 }
    var diagnostics: [Diagnostic] = []
    scene.stage.diagnosticsHandler = { diagnostics.append($0) }
    #expect(scene.stack.frame.width == 88)
    scene.change { _ in views[0].isHidden = true }
    #expect(scene.stack.frame.width == 40 && views[1].frame.minX == 0)
    #expect(diagnostics.isEmpty)
  }

  @Test("a stack in a stack may be hidden, gaps and all, and is no conflict")
  func nested() {
    let inner = StackView(arrangedSubviews: views(2))
    inner.spacing = 8
    let scene = StackScene([inner, ContentView(30)]) { $0.spacing = 5 }
    var diagnostics: [Diagnostic] = []
    scene.stage.diagnosticsHandler = { diagnostics.append($0) }
    #expect(scene.stack.frame.width == 123)
    scene.change { _ in inner.isHidden = true }
    #expect(scene.columns == [[0, 0], [0, 30]])
    #expect(diagnostics.isEmpty)
    scene.change { _ in inner.isHidden = false }
    #expect(scene.columns == [[0, 88], [93, 30]])
  }

  @Test("a view that is hidden before it comes takes no room")
  func hiddenBefore() {
    let hidden = ContentView(40)
    hidden.isHidden = true
    let scene = StackScene([ContentView(10), hidden, ContentView(10)]) { $0.spacing = 8 }
    #expect(scene.stack.frame.width == 28)
  }

  @Test("hiding a subview that is not arranged changes nothing")
  func notArranged() {
    let other = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    let scene = StackScene(views())
    scene.change { $0.addSubview(other) }
    scene.change { _ in other.isHidden = true }
    #expect(scene.stack.frame.width == 120)
    #expect(other.frame == Rect(x: 5, y: 5, width: 10, height: 10))
  }
}
