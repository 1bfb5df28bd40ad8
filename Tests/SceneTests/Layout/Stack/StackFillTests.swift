import Scene
import Testing

/// Frames are worked out by hand: lengths and gaps that add up to what is given.
@Suite struct StackFillTests {
  @Test("a new stack is a row without gaps that its views fill")
  func defaults() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
  }

  @Test("a stack without a size is as long as its views and gaps, and as broad as the broadest")
  func fittingSize() {
    let scene = StackScene([ContentView(40, 20), ContentView(50, 30), ContentView(60, 10)]) {
      $0.spacing = 10
    }
    #expect(scene.stack.frame == Rect(x: 0, y: 0, width: 170, height: 30))
    #expect(scene.columns == [[0, 40], [50, 50], [110, 60]])
    #expect(scene.rows == [[0, 30], [0, 30], [0, 30]])
  }

  @Test("the same in a column")
  func column() {
    let scene = StackScene([ContentView(40, 20), ContentView(50, 30)]) {
      $0.axis = .vertical
      $0.spacing = 5
    }
    #expect(scene.stack.frame == Rect(x: 0, y: 0, width: 50, height: 55))
    #expect(scene.rows == [[0, 20], [25, 30]])
    #expect(scene.columns == [[0, 50], [0, 50]])
  }

  @Test("a column may change into a row")
  func axisChange() {
    let scene = StackScene([ContentView(40, 20), ContentView(50, 30)]) { $0.axis = .vertical }
    scene.change { $0.axis = .horizontal }
    #expect(scene.columns == [[0, 40], [40, 50]])
    #expect(scene.rows == [[0, 30], [0, 30]])
  }

  @Test("of views that insist equally the first is stretched")
  func stretch() {
    let scene = StackScene(
      [ContentView(80), ContentView(60), ContentView(60)], width: 300
    ) { $0.spacing = 10 }
    #expect(scene.columns == [[0, 160], [170, 60], [240, 60]])
  }

  @Test("the view that hugs least is stretched")
  func hugging() {
    let views = [ContentView(80), ContentView(60), ContentView(60)]
    views[1].setContentHuggingPriority(249, for: .horizontal)
    let scene = StackScene(views, width: 300)
    #expect(scene.columns == [[0, 80], [80, 160], [240, 60]])
    scene.change { _ in views[2].setContentHuggingPriority(248, for: .horizontal) }
    #expect(scene.columns == [[0, 80], [80, 60], [140, 160]])
  }

  @Test(
    "a view without a size of its own is stretched before others, the last such before the first")
  func emptyViews() {
    let scene = StackScene([View(), ContentView(50), View(), ContentView(20)], width: 200)
    #expect(scene.columns == [[0, 0], [0, 50], [50, 130], [180, 20]])
  }

  @Test("the last view without a size is stretched in whatever order they came")
  func emptyViewsInserted() {
    let scene = StackScene([ContentView(50), View()], width: 200)
    scene.change { $0.insertArrangedSubview(View(), at: 0) }
    #expect(scene.columns == [[0, 0], [0, 50], [50, 150]])
    scene.change { $0.addArrangedSubview(View()) }
    #expect(scene.columns == [[0, 0], [0, 50], [50, 0], [50, 150]])
  }

  @Test("a view that must have a length gives the rest to the one before it")
  func emptyViewWithLength() {
    let views = [View(), View(), View()]
    views[2].widthAnchor.constraint(equalToConstant: 40).isActive = true
    let scene = StackScene(views, width: 200)
    #expect(scene.columns == [[0, 0], [0, 160], [160, 40]])
  }

  @Test("what does not fit is taken from the first, then from the second")
  func shrink() {
    let views = [ContentView(60), ContentView(60), ContentView(60)]
    #expect(StackScene(views, width: 150).columns == [[0, 30], [30, 60], [90, 60]])
    #expect(StackScene(views, width: 90).columns == [[0, 0], [0, 30], [30, 60]])
  }

  @Test("what does not fit is taken first from the view that resists least")
  func resistance() {
    let views = [ContentView(60), ContentView(60), ContentView(60)]
    views[1].setContentCompressionResistancePriority(749, for: .horizontal)
    let scene = StackScene(views, width: 150)
    #expect(scene.columns == [[0, 60], [60, 30], [90, 60]])
  }

  @Test("a view that comes first gives way first, however late it came")
  func insertedFirst() {
    let scene = StackScene([ContentView(60), ContentView(60)], width: 200)
    #expect(scene.columns == [[0, 140], [140, 60]])
    scene.change { $0.insertArrangedSubview(ContentView(30), at: 0) }
    #expect(scene.columns == [[0, 80], [80, 60], [140, 60]])
  }

  @Test("content that changes its size moves what follows")
  func contentChange() {
    let views = [ContentView(40), ContentView(40)]
    let scene = StackScene(views)
    scene.change { _ in views[0].content.width = 70 }
    #expect(scene.columns == [[0, 70], [70, 40]])
    #expect(scene.stack.frame.width == 110)
  }

  @Test("a stack may be placed by its frame")
  func frame() {
    let stack = StackView(arrangedSubviews: [ContentView(30), ContentView(30)])
    stack.frame = Rect(x: 10, y: 20, width: 100, height: 40)
    let stage = Stage(size: Size(width: 200, height: 100))
    stage.root.addSubview(stack)
    stage.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(stack.arrangedSubviews[0].frame == Rect(x: 0, y: 0, width: 70, height: 40))
    #expect(stack.arrangedSubviews[1].frame == Rect(x: 70, y: 0, width: 30, height: 40))
  }

  @Test("what must have a length sticks out at the far edge, and is no conflict")
  func tooShort() {
    let views = [View(), View(), View()]
    for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    let scene = StackScene(views, width: 50, height: 10)
    var diagnostics: [Diagnostic] = []
    scene.stage.diagnosticsHandler = { diagnostics.append($0) }
    scene.change { $0.spacing = 5 }
    #expect(scene.columns == [[0, 40], [45, 40], [90, 40]])
    #expect(diagnostics.isEmpty)
  }

  @Test("text that can wrap gives way before other content, and the row becomes higher")
  func wrapping() {
    // Four lines of 1.2 x 10 points in 96; one word more a line would not fit.
    let label = Label(text: "mmmmm mmmmm mmmmm mmmmm", font: .system(size: 10))
    label.numberOfLines = 0
    let word = Label(text: "mmmmm", font: .system(size: 10)).intrinsicContentSize.width
    let scene = StackScene([ContentView(30), label], width: 40 + 1.5 * word) { $0.spacing = 10 }
    #expect(scene.columns == [[0, 30], [40, (1.5 * word).rounded()]])
    #expect(scene.stack.frame.height == 48)
  }

  @Test("a column is as high as text wrapped to its width")
  func wrappingInColumn() {
    let label = Label(text: "mmmmm mmmmm", font: .system(size: 10))
    label.numberOfLines = 0
    let word = Label(text: "mmmmm", font: .system(size: 10)).intrinsicContentSize.width
    let scene = StackScene([label, ContentView(10)], width: 1.5 * word) { $0.axis = .vertical }
    #expect(scene.rows == [[0, 24], [24, 20]])
  }

  @Test("alignment rects are placed, and frames lie around them")
  func alignmentRects() {
    final class Shadowed: View {
      override var intrinsicContentSize: Size { Size(width: 40, height: 20) }
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let scene = StackScene([Shadowed(), ContentView(10)]) { $0.spacing = 5 }
    #expect(scene.columns == [[-2, 40], [39, 10]])
    #expect(scene.rows == [[-1, 24], [0, 20]])
    scene.change { $0.distribution = .fillProportionally }
    #expect(scene.columns == [[-2, 40], [39, 10]])
  }

  @Test(
    "the fitting size is that of views and gaps, before any layout",
    arguments: StackView.Distribution.allCases)
  func fitting(distribution: StackView.Distribution) {
    let stack = StackView(arrangedSubviews: [ContentView(20), ContentView(60)])
    stack.spacing = 5
    stack.distribution = distribution
    let width = distribution == .fillEqually ? 125.0 : 85
    let size = Size(width: width, height: 20)
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)
    #expect(stack.sizeThatFits(.zero) == size)
    stack.sizeToFit()
    #expect(stack.frame == Rect(origin: .zero, size: size))
  }

  @Test("a stack of no size is no conflict, whatever its gaps")
  func noSize() {
    let stage = Stage(size: Size(width: 100, height: 100))
    var diagnostics: [Diagnostic] = []
    stage.diagnosticsHandler = { diagnostics.append($0) }
    let stack = StackView(arrangedSubviews: [ContentView(30), ContentView(30)])
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stage.root.addSubview(stack)
    for distribution in StackView.Distribution.allCases {
      stack.distribution = distribution
      stage.layoutIfNeeded()
    }
    #expect(diagnostics.isEmpty)
  }
}
