import Scene
import Testing

@Suite struct StackAlignmentTests {
  private let views = [ContentView(10, 20), ContentView(10, 40)]

  @Test(
    "views lie at the edges, or in the middle, of a row",
    arguments: [
      (StackView.Alignment.fill, [[0, 60], [0, 60]]), (.top, [[0, 20], [0, 40]]),
      (.center, [[20, 20], [10, 40]]), (.bottom, [[40, 20], [20, 40]]),
    ] as [(StackView.Alignment, [[Double]])])
  func row(alignment: StackView.Alignment, expected: [[Double]]) {
    let scene = StackScene(views, height: 60) { $0.alignment = alignment }
    #expect(scene.rows == expected)
  }

  @Test("a row without a height is as high as the highest", arguments: StackView.Alignment.allCases)
  func fitting(alignment: StackView.Alignment) {
    let scene = StackScene([ContentView(10, 20), ContentView(10, 40), View()]) {
      $0.alignment = alignment
    }
    // A first baseline of what has no text is its top edge, a last one its bottom edge.
    #expect(scene.stack.frame.height == 40)
  }

  @Test(
    "views lie at the edges, or in the middle, of a column",
    arguments: [
      (StackView.Alignment.fill, [[0, 60], [0, 60]]), (.leading, [[0, 20], [0, 40]]),
      (.center, [[20, 20], [10, 40]]), (.trailing, [[40, 20], [20, 40]]),
      (.firstBaseline, [[0, 20], [0, 40]]), (.lastBaseline, [[40, 20], [20, 40]]),
    ] as [(StackView.Alignment, [[Double]])])
  func column(alignment: StackView.Alignment, expected: [[Double]]) {
    let scene = StackScene([ContentView(20), ContentView(40)], width: 60) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(scene.columns == expected)
  }

  @Test("right to left the leading edge of a column is the right one")
  func rightToLeft() {
    let scene = StackScene([ContentView(20)], width: 60, direction: .rightToLeft) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(scene.columns == [[40, 20]])
  }

  @Test(
    "a view that is too high for the row is squeezed",
    arguments: [
      StackView.Alignment.fill, .leading, .center, .trailing,
    ])
  func tooHigh(alignment: StackView.Alignment) {
    let scene = StackScene(views, height: 30) { $0.alignment = alignment }
    #expect(scene.rows[1] == [0, 30])
  }

  @Test("a view that must be higher than the row sticks out, and is no conflict")
  func mustBeHigher() {
    let view = View()
    view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let scene = StackScene([view], width: 10, height: 20)
    var diagnostics: [Diagnostic] = []
    scene.stage.diagnosticsHandler = { diagnostics.append($0) }
    let expected: [(StackView.Alignment, Double)] = [
      (.fill, 0), (.leading, 0), (.center, -12), (.trailing, -24),
    ]
    for (alignment, y) in expected {
      scene.change { $0.alignment = alignment }
      #expect(scene.rows == [[y, 44]], "\(alignment)")
    }
    #expect(diagnostics.isEmpty)
  }

  // MARK: - Baselines

  /// Ascender and descender are 0.95 and 0.25 of the size.
  private let labels = [20, 40].map { Label(text: "g", font: .system(size: $0)) }

  @Test("labels of different sizes share the baseline of a row")
  func firstBaseline() {
    let scene = StackScene(labels) { $0.alignment = .firstBaseline }
    // 38 and 19 above, 10 and 5 below.
    #expect(scene.rows == [[19, 24], [0, 48]])
    #expect(scene.stack.frame.height == 48)
  }

  @Test(
    "labels by their first baselines lie close to the top edge, by their last ones to the bottom")
  func baselinesInHigherRow() {
    let scene = StackScene(labels, height: 100) { $0.alignment = .firstBaseline }
    #expect(scene.rows == [[19, 24], [0, 48]])
    scene.change { $0.alignment = .lastBaseline }
    #expect(scene.rows == [[71, 24], [52, 48]])
  }

  @Test("a view without text lies by its top edge among first baselines, by its bottom among last")
  func baselineOfView() {
    let scene = StackScene([labels[1], ContentView(10, 30)]) { $0.alignment = .firstBaseline }
    #expect(scene.rows == [[0, 48], [38, 30]])
    #expect(scene.stack.frame.height == 68)
    scene.change { $0.alignment = .lastBaseline }
    #expect(scene.rows == [[0, 48], [8, 30]])
    #expect(scene.stack.frame.height == 48)
  }

  @Test("gaps of a column may reach from baseline to baseline")
  func baselineRelative() {
    let scene = StackScene(labels) {
      $0.axis = .vertical
      $0.spacing = 50
      $0.isBaselineRelativeArrangement = true
    }
    // The first baseline is at 19, so the second at 69, and its label begins 38 above.
    #expect(scene.rows == [[0, 24], [31, 48]])
    scene.change { $0.axis = .horizontal }
    #expect(scene.columns[1][0] == scene.columns[0][1] + 50)
  }

  @Test(
    "the baselines of a column are those of its first and last view, of a row those of the highest")
  func ownBaselines() {
    let stack = StackView(arrangedSubviews: labels)
    #expect(stack.forFirstBaselineLayout === labels[1] && stack.forLastBaselineLayout === labels[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === labels[0] && stack.forLastBaselineLayout === labels[1])
    labels[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === labels[1])
    let outer = StackView(arrangedSubviews: [stack])
    #expect(outer.forLastBaselineLayout === labels[1])
    #expect(StackView().forFirstBaselineLayout is StackView)
  }

  @Test("rows with labels of different sizes share a baseline")
  func nestedBaselines() {
    let inner = StackView(arrangedSubviews: [labels[0]])
    let scene = StackScene([inner, labels[1]]) { $0.alignment = .firstBaseline }
    #expect(scene.rows == [[19, 24], [0, 48]])
  }
}
