import Scene
import Testing

@Suite struct StackSpacingTests {
  @Test("a custom gap takes the place of the usual one after its view")
  func custom() {
    let views = [ContentView(10), ContentView(10), ContentView(10)]
    let scene = StackScene(views) {
      $0.spacing = 4
      $0.setCustomSpacing(20, after: views[0])
    }
    #expect(scene.columns == [[0, 10], [30, 10], [44, 10]])
    #expect(scene.stack.customSpacing(after: views[0]) == 20)
    #expect(scene.stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)
    scene.change { $0.setCustomSpacing(StackView.spacingUseDefault, after: views[0]) }
    #expect(scene.columns == [[0, 10], [14, 10], [28, 10]])
  }

  @Test("the gap of the system is 8")
  func system() {
    let views = [ContentView(10), ContentView(10), ContentView(10)]
    let scene = StackScene(views) {
      $0.spacing = 2
      $0.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
    }
    #expect(scene.columns == [[0, 10], [12, 10], [30, 10]])
    scene.change { $0.spacing = StackView.spacingUseSystem }
    #expect(scene.columns == [[0, 10], [18, 10], [36, 10]])
  }

  @Test("views overlap with a negative gap")
  func negative() {
    let scene = StackScene([ContentView(20), ContentView(20)]) { $0.spacing = -5 }
    #expect(scene.columns == [[0, 20], [15, 20]])
    #expect(scene.stack.frame.width == 35)
    for distribution in [StackView.Distribution.equalSpacing, .equalCentering] {
      scene.change { $0.distribution = distribution }
      #expect(scene.columns == [[0, 20], [15, 20]], "\(distribution)")
    }
  }

  @Test(
    "a gap that is not a number, or infinite, counts as 0",
    arguments: [Double.nan, .infinity, -.infinity, StackView.spacingUseDefault])
  func senseless(spacing: Double) {
    let views = [ContentView(20), ContentView(20)]
    let scene = StackScene(views) { $0.spacing = spacing }
    #expect(scene.columns == [[0, 20], [20, 20]])
  }

  @Test(
    "a custom gap that is not a number, or infinite, is none",
    arguments: [Double.nan, .infinity, -.infinity])
  func senselessCustom(spacing: Double) {
    let views = [ContentView(20), ContentView(20)]
    let scene = StackScene(views) {
      $0.spacing = 6
      $0.setCustomSpacing(spacing, after: views[0])
    }
    #expect(scene.columns == [[0, 20], [26, 20]])
    #expect(scene.stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
  }

  @Test("a custom gap goes with its view when that moves, and is forgotten when that leaves")
  func moved() {
    let views = [ContentView(10), ContentView(10), ContentView(10)]
    let scene = StackScene(views) { $0.setCustomSpacing(20, after: views[0]) }
    scene.change { $0.insertArrangedSubview(views[0], at: 1) }
    #expect(views.map { $0.frame.minX } == [10, 0, 40])
    scene.change {
      $0.removeArrangedSubview(views[0])
      $0.insertArrangedSubview(views[0], at: 0)
    }
    #expect(views.map { $0.frame.minX } == [0, 10, 20])
    #expect(scene.stack.customSpacing(after: View()) == StackView.spacingUseDefault)
  }

  @Test("the layout margins may surround the views")
  func margins() {
    let views = [ContentView(20), ContentView(30)]
    let scene = StackScene(views) {
      $0.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    }
    #expect(scene.stack.frame.size == Size(width: 50, height: 20))
    scene.change { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(scene.stack.frame.size == Size(width: 60, height: 25))
    #expect(scene.columns == [[2, 20], [22, 30]])
    #expect(scene.rows == [[1, 20], [1, 20]])
    scene.change { $0.layoutMargins = .zero }
    #expect(scene.stack.frame.size == Size(width: 50, height: 20))
  }

  @Test("margins are 8 unless the stack is told otherwise")
  func usualMargins() {
    let scene = StackScene([ContentView(20)]) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(scene.stack.frame.size == Size(width: 36, height: 36))
  }

  @Test(
    "right to left a row is the mirror image of one from left to right",
    arguments: StackView.Distribution.allCases)
  func mirrored(distribution: StackView.Distribution) {
    func columns(_ direction: LayoutDirection) -> [[Double]] {
      let views = [ContentView(20), ContentView(60), View(), ContentView(12)]
      views[1].isHidden = true
      return StackScene(views, width: 218, direction: direction) {
        $0.spacing = 10
        $0.distribution = distribution
        $0.setCustomSpacing(16, after: views[0])
      }.columns
    }
    let mirrored = columns(.leftToRight).map { [218 - $0[0] - $0[1], $0[1]] }
    #expect(columns(.rightToLeft) == mirrored)
  }

  @Test("right to left a row begins at the right edge")
  func rightToLeft() {
    let views = [ContentView(20), ContentView(30)]
    let scene = StackScene(views, width: 100, direction: .rightToLeft) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 0, leading: 5, bottom: 0, trailing: 0)
    }
    #expect(scene.columns == [[75, 20], [0, 30]])
    scene.change { $0.semanticContentAttribute = .forceLeftToRight }
    #expect(scene.columns == [[5, 20], [70, 30]])
  }
}
