import Scene
import Testing

@Suite struct FittingSizeTests {
  /// A box with 10 points round a block of 40 x 30.
  private func box() -> (View, Block) {
    let box = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let inner = Block(Size(width: 40, height: 30))
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    return (box, inner)
  }

  @Test("the compressed size is the content's with what stands round it, and nothing moves")
  func compressed() {
    let (box, inner) = box()
    box.layoutIfNeeded()
    let size = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == Size(width: 60, height: 50))
    #expect(box.frame.size == Size(width: 200, height: 200))
    #expect(inner.frame == Rect(x: 10, y: 10, width: 180, height: 180))
    box.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 10, y: 10, width: 180, height: 180))
  }

  @Test("a required width is met, and the height follows from it")
  func width() {
    let box = View()
    let label = Label()
    label.numberOfLines = 0
    label.text = "one two three four five six seven"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: box.leftAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.rightAnchor.constraint(equalTo: box.rightAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let size = box.systemLayoutSizeFitting(
      Size(width: 100, height: 0), horizontalPriority: .required)
    #expect(size.width == 100)
    #expect(size.height == label.sizeThatFits(Size(width: 100, height: 1000)).height)
    #expect(size.height >= 2 * label.font.lineHeight)
  }

  @Test("constraints above have no say, and the layout of the tree goes on as before")
  func outside() {
    let scene = LayoutScene()
    let (box, inner) = box()
    box.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(box)
    scene.lay(
      box.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      box.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      box.topAnchor.constraint(equalTo: scene.root.topAnchor))
    #expect(
      box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 60, height: 50))
    inner.content = Size(width: 40, height: 35)
    scene.stage.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 320, height: 55))
  }

  @Test("the expanded size is as large as the target where nothing holds it")
  func expanded() {
    let (box, _) = box()
    let size = box.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    // The content hugs at 250, which is more than the 50 of the target.
    #expect(size == Size(width: 60, height: 50))
    let open = View()
    #expect(
      open.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == Size(width: 10_000, height: 10_000))
    #expect(open.systemLayoutSizeFitting(Size(width: Double.nan, height: 5)).height == 5)
  }
}
