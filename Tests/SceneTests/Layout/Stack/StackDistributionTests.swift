import Scene
import Testing

/// Frames are worked out by hand from what the distributions mean.
@Suite struct StackDistributionTests {
  private func columns(
    _ lengths: [Double], width: Double?, spacing: Double = 10,
    _ distribution: StackView.Distribution
  ) -> [[Double]] {
    let views = lengths.map { $0 < 0 ? View() : ContentView($0) }
    let scene = StackScene(views, width: width) {
      $0.spacing = spacing
      $0.distribution = distribution
    }
    return scene.columns
  }

  // MARK: - Equal lengths

  @Test("equal lengths share what the gaps leave")
  func equally() {
    #expect(
      columns([80, 60, 10], width: 320, .fillEqually) == [[0, 100], [110, 100], [220, 100]])
  }

  @Test("equal lengths are as long as the longest, if nothing says how long the stack is")
  func equallyFitting() {
    #expect(columns([40, 50, 60], width: nil, .fillEqually) == [[0, 60], [70, 60], [140, 60]])
  }

  @Test("three equal columns in 300 with gaps of 10 are 93.5 wide at 2 pixels a point")
  func equallyRounded() {
    let views = [View(), View(), View()]
    let scene = StackScene(views, width: 300, height: 10, scale: 2) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    #expect(scene.columns == [[0, 93.5], [103.5, 93.5], [206.5, 93.5]])
  }

  // MARK: - Proportional lengths

  @Test("proportional lengths share what the gaps leave by the lengths of content")
  func proportionally() {
    // 300 - 2 x 10 = 280 = 40 x 7, and 1 + 2 + 4 = 7.
    #expect(
      columns([20, 40, 80], width: 300, .fillProportionally)
        == [[0, 40], [50, 80], [140, 160]])
  }

  @Test("a view without content has no share")
  func proportionallyWithout() {
    #expect(
      columns([-1, 30, 60, 0], width: 120, .fillProportionally)
        == [[0, 0], [10, 30], [50, 60], [120, 0]])
  }

  @Test("beside views that say their own length the others fill the stack, whatever their shares")
  func proportionallyBesideFixed() {
    // As Xcode lays out two buttons of 32 points around a stack: 359 - 2 x 8 - 2 x 32 = 279.
    let views = [ContentView(32), ContentView(View.noIntrinsicMetric), ContentView(32)]
    let scene = StackScene(views, width: 359) {
      $0.spacing = 8
      $0.distribution = .fillProportionally
    }
    LayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 32),
      views[2].widthAnchor.constraint(equalToConstant: 32),
    ])
    scene.stage.layoutIfNeeded()
    #expect(scene.columns == [[0, 32], [40, 279], [327, 32]])
  }

  @Test("views none of which has content have equal shares")
  func proportionallyWithoutAny() {
    #expect(columns([-1, 0], width: 110, .fillProportionally) == [[0, 50], [60, 50]])
  }

  @Test("shares follow the content as it changes")
  func proportionallyChanging() {
    let views = [ContentView(20), ContentView(20)]
    let scene = StackScene(views, width: 120) { $0.distribution = .fillProportionally }
    #expect(scene.columns == [[0, 60], [60, 60]])
    scene.change { _ in views[1].content.width = 40 }
    #expect(scene.columns == [[0, 40], [40, 80]])
    scene.change { _ in views[0].content.width = View.noIntrinsicMetric }
    #expect(scene.columns == [[0, 0], [0, 120]])
  }

  @Test("a stack without a length shows all content")
  func proportionallyFitting() {
    #expect(
      columns([20, 40, 80], width: nil, .fillProportionally) == [[0, 20], [30, 40], [80, 80]])
  }

  @Test("lengths that no factor relates share nothing, and trap nothing")
  func proportionallyHuge() {
    let huge = columns([1e-300, 1e300], width: 100, spacing: 0, .fillProportionally)
    #expect(huge.count == 2)
  }

  // MARK: - Equal gaps

  @Test("equal gaps share what the views leave")
  func spacing() {
    #expect(
      columns([20, 60, 20], width: 200, .equalSpacing) == [[0, 20], [70, 60], [180, 20]])
  }

  @Test("equal gaps are no narrower than the spacing, and the views give way")
  func spacingTooShort() {
    #expect(
      columns([20, 60, 20], width: 110, .equalSpacing) == [[0, 10], [20, 60], [90, 20]])
  }

  @Test("equal gaps are as wide as the spacing, if nothing says how long the stack is")
  func spacingFitting() {
    #expect(
      columns([20, 60, 20], width: nil, .equalSpacing) == [[0, 20], [30, 60], [100, 20]])
  }

  @Test("equal gaps are all as wide as the widest must be")
  func spacingCustom() {
    let views = [ContentView(20), ContentView(60), ContentView(20)]
    let scene = StackScene(views) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
      $0.setCustomSpacing(30, after: views[0])
    }
    #expect(scene.columns == [[0, 20], [50, 60], [140, 20]])
  }

  @Test("equal gaps leave views without a size none")
  func spacingEmpty() {
    #expect(columns([-1, 50, -1], width: 200, .equalSpacing) == [[0, 0], [75, 50], [200, 0]])
  }

  // MARK: - Equal distances of centres

  @Test("centres are equally far apart")
  func centering() {
    // Centres at 10 and 190, so the middle one at 100.
    #expect(
      columns([20, 60, 20], width: 200, .equalCentering) == [[0, 20], [70, 60], [180, 20]])
    // Centres at 30, 110 and 190.
    #expect(
      columns([60, 20, 20], width: 200, .equalCentering) == [[0, 60], [100, 20], [180, 20]])
  }

  @Test("equal distances give way where a gap would be narrower than the spacing")
  func centeringTooShort() {
    // 100 + 20 + 20 and two gaps of 10 leave 10; equal distances would overlap the first two.
    #expect(
      columns([100, 20, 20], width: 170, .equalCentering) == [[0, 100], [110, 20], [150, 20]])
  }

  @Test("equal distances do not make a stack longer than its views and gaps")
  func centeringFitting() {
    #expect(
      columns([60, 60, 20], width: nil, .equalCentering) == [[0, 60], [70, 60], [140, 20]])
  }

  // MARK: - One view, and none

  @Test("one view fills the stack", arguments: StackView.Distribution.allCases)
  func one(distribution: StackView.Distribution) {
    #expect(columns([30], width: 100, distribution) == [[0, 100]])
    #expect(columns([30], width: nil, distribution) == [[0, 30]])
    #expect(columns([-1], width: 100, distribution) == [[0, 100]])
  }

  @Test("a stack without views has no size", arguments: StackView.Distribution.allCases)
  func none(distribution: StackView.Distribution) {
    let scene = StackScene([]) { $0.distribution = distribution }
    #expect(scene.stack.frame == .zero)
    #expect(!scene.stack.hasAmbiguousLayout)
  }

  @Test("a distribution may change into each other")
  func changes() {
    let views = [ContentView(20), ContentView(60), ContentView(20)]
    let scene = StackScene(views, width: 200) { $0.spacing = 10 }
    for first in StackView.Distribution.allCases {
      for second in StackView.Distribution.allCases {
        scene.change { $0.distribution = first }
        scene.change { $0.distribution = second }
        #expect(scene.columns == columns([20, 60, 20], width: 200, second), "\(first) \(second)")
      }
    }
    scene.change { $0.distribution = .fill }
    #expect(scene.stack.layoutGuides.isEmpty)
  }
}
