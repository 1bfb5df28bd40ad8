import Scene
import Testing

@Suite struct ContentSizeTests {
  /// Two blocks edge to edge with a gap of 10 in 300.
  private func row(_ first: Double, _ second: Double) -> (LayoutScene, View, View) {
    let scene = LayoutScene(width: 300)
    let a = scene.view("a", size: Size(width: first, height: 20))
    let b = scene.view("b", size: Size(width: second, height: 20))
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    return (scene, a, b)
  }

  @Test("of 80 and 60 in 300 the one that hugs less takes the room: 80 and 210")
  func hugging() {
    let (scene, a, b) = row(80, 60)
    a.setContentHuggingPriority(251, for: .horizontal)
    scene.stage.layoutIfNeeded()
    #expect(a.frame == Rect(x: 0, y: 0, width: 80, height: 20))
    #expect(b.frame == Rect(x: 90, y: 0, width: 210, height: 20))
    b.setContentHuggingPriority(252, for: .horizontal)
    scene.stage.layoutIfNeeded()
    #expect(a.frame.width == 230)
  }

  @Test("of 200 and 160 in 300 the one that resists less gives way: 130 and 160")
  func resistance() {
    let (scene, a, b) = row(200, 160)
    b.setContentCompressionResistancePriority(751, for: .horizontal)
    scene.stage.layoutIfNeeded()
    #expect(a.frame.width == 130)
    #expect(b.frame.width == 160)
  }

  @Test("defaults are 250 and 750; a label hugs 251 vertically")
  func defaults() {
    let view = View()
    let label = Label(text: "a")
    for axis in LayoutAxis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == 250)
      #expect(view.contentCompressionResistancePriority(for: axis) == 750)
      #expect(label.contentCompressionResistancePriority(for: axis) == 750)
    }
    #expect(label.contentHuggingPriority(for: .horizontal) == 250)
    #expect(label.contentHuggingPriority(for: .vertical) == 251)
  }

  @Test("a change of the content lays out again")
  func contentChange() {
    let scene = LayoutScene()
    let label = Label()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    scene.lay(
      label.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      label.topAnchor.constraint(equalTo: scene.root.topAnchor))
    #expect(label.frame.size == label.intrinsicContentSize)
    label.text = "Hello, World"
    scene.stage.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 60)
  }

  @Test("a label of several lines is as high as its lines in the width that constraints give it")
  func wrapping() {
    let scene = LayoutScene(width: 100)
    let label = Label()
    label.numberOfLines = 0
    label.text = "one two three four five six seven"
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    let below = scene.view("below", size: Size(width: 10, height: 10))
    scene.lay(
      label.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      label.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      label.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor))
    let high = label.sizeThatFits(Size(width: 100, height: 1000)).height
    #expect(high >= 2 * label.font.lineHeight)
    #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: high))
    #expect(below.frame.minY == high)
    scene.stage.size.width = 320
    scene.stage.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(Size(width: 320, height: 1000)).height)
    #expect(label.frame.height < high)
  }

  @Test("baselines of labels of different sizes lie on one line")
  func baselines() {
    let scene = LayoutScene()
    let (small, large) = (Label(), Label())
    for (label, size) in [(small, 10.0), (large, 30.0)] {
      label.font = .system(size: size)
      label.text = "Ag"
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(label)
    }
    scene.lay(
      large.topAnchor.constraint(equalTo: scene.root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    // Ascenders are 0.95 of the size; intrinsic heights are 36 and 12, which the lines fill.
    #expect(large.frame.minY == 0)
    #expect(abs(small.frame.minY - 0.95 * 20) <= 0.25)
    let box = scene.view("box", size: Size(width: 10, height: 10))
    scene.lay(box.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
    #expect(abs(box.frame.maxY - 28.5) <= 0.25)
  }

  @Test("no number of constraints at 400 outweighs one at 750")
  func lexicographic() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = 750
    var all = [narrow]
    for _ in 0..<3 {
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      wide.priority = 400
      all.append(wide)
    }
    LayoutConstraint.activate(all)
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }
}
