import Scene
import Testing

/// What the display list of a tree contains: Core Animation's order, back to front, and its rules.
@Suite struct RecorderTests {
  private let stage = Stage(size: Size(width: 100, height: 50))

  private func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color? = nil
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func at(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("an empty stage draws nothing and names its root")
  func empty() {
    let list = stage.displayList()
    #expect(list.commands.isEmpty)
    #expect(list.sources == [.init(parent: -1, typeName: "View", name: "")])
    #expect(list.background == .white)
    #expect(list.pixelWidth == 100)
  }

  @Test("back to front, with sources in that order")
  func order() {
    let (a, b, c) = (view(10, 0, 20, 20, .red), view(1, 2, 3, 4, .blue), view(0, 0, 5, 5, .green))
    a.name = "a"
    stage.root.addSubview(a)
    a.addSubview(b)
    stage.root.addSubview(c)
    let list = stage.displayList()
    #expect(
      list.commands == [
        .fill(.rect(rect(0, 0, 20, 20)), color: .red, transform: at(10, 0), source: 1),
        .fill(.rect(rect(0, 0, 3, 4)), color: .blue, transform: at(11, 2), source: 2),
        .fill(.rect(rect(0, 0, 5, 5)), color: .green, transform: at(0, 0), source: 3),
      ])
    #expect(list.sources.map { $0.parent } == [-1, 0, 1, 0])
    #expect(list.sources.map { $0.name } == ["", "a", "", ""])
  }

  @Test("scale and stage transforms reach the device; the displacement is on the grid")
  func scale() {
    stage.scale = 2
    let outer = view(0.1 + 0.2, 0, 20, 20)
    outer.addSubview(view(-0.3, 0, 20, 20, .red))
    stage.root.addSubview(outer)
    let device = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(
      stage.displayList().commands == [
        .fill(.rect(rect(0, 0, 20, 20)), color: .red, transform: device, source: 2)
      ])
  }

  @Test("the bounds' origin moves what is in the view, not the view")
  func boundsOrigin() {
    let parent = view(20, 0, 30, 30, .red)
    let child = view(10, 10, 20, 20, .blue)
    parent.addSubview(child)
    stage.root.addSubview(parent)
    parent.bounds.origin = Point(x: 5, y: 0)
    #expect(child.frame == rect(10, 10, 20, 20))
    // The background's rectangle begins at 5, its map at 15: still 20 on the stage.
    #expect(
      stage.displayList().commands == [
        .fill(.rect(rect(5, 0, 30, 30)), color: .red, transform: at(15, 0), source: 1),
        .fill(.rect(rect(0, 0, 20, 20)), color: .blue, transform: at(25, 10), source: 2),
      ])
  }

  @Test("hidden and transparent subtrees are left out")
  func invisible() {
    let (a, b) = (view(0, 0, 10, 10, .red), view(0, 0, 10, 10, .red))
    a.addSubview(view(0, 0, 5, 5, .blue))
    b.addSubview(view(0, 0, 5, 5, .blue))
    a.isHidden = true
    b.alpha = 0
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    let list = stage.displayList()
    #expect(list.commands.isEmpty)
    #expect(list.sources.count == 1)
  }

  @Test("the border lies above the subviews, and the background ends in its middle")
  func border() {
    let parent = view(0, 0, 40, 40, .black)
    parent.cornerRadius = 10
    parent.borderWidth = 4
    parent.borderColor = .yellow
    parent.addSubview(view(0, 0, 40, 40, .red))
    stage.root.addSubview(parent)
    let outer = RoundedRect(rect: rect(0, 0, 40, 40), radius: 10)
    #expect(
      stage.displayList().commands == [
        .fill(
          .roundedRect(RoundedRect(rect: rect(2, 2, 36, 36), radius: 8)), color: .black,
          transform: at(0, 0), source: 1),
        .fill(.rect(rect(0, 0, 40, 40)), color: .red, transform: at(0, 0), source: 2),
        .fill(
          .ring(outer: outer, inner: RoundedRect(rect: rect(4, 4, 32, 32), radius: 6)),
          color: .yellow, transform: at(0, 0), source: 1),
      ])
  }

  @Test("under a translucent or a hair border the background keeps the whole outline")
  func thinBorder() {
    let parent = view(0, 0, 40, 40, .black)
    stage.root.addSubview(parent)
    let whole = DisplayList.Command.fill(
      .rect(rect(0, 0, 40, 40)), color: .black, transform: at(0, 0), source: 1)
    parent.borderWidth = 4
    parent.borderColor = Color(255, 0, 0, alpha: 254)
    #expect(stage.displayList().commands.first == whole)
    parent.borderColor = .red
    parent.borderWidth = 0.75
    #expect(stage.displayList().commands.first == whole)
    stage.scale = 2
    let device = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(
      stage.displayList().commands.first
        == .fill(
          .rect(rect(0.375, 0.375, 39.25, 39.25)), color: .black, transform: device, source: 1))
  }

  @Test("a border as wide as half the side fills the outline")
  func fullBorder() {
    let parent = view(0, 0, 40, 20)
    parent.borderWidth = 10
    stage.root.addSubview(parent)
    #expect(
      stage.displayList().commands == [
        .fill(.rect(rect(0, 0, 40, 20)), color: .black, transform: at(0, 0), source: 1)
      ])
  }

  @Test("a clip goes once round background and subviews, in one group with the opacity")
  func clip() {
    let parent = view(0, 0, 40, 40, .red)
    parent.cornerRadius = 5
    parent.clipsToBounds = true
    parent.alpha = 0.5
    parent.addSubview(view(0, 0, 80, 80, .blue))
    stage.root.addSubview(parent)
    let outline = Shape.roundedRect(RoundedRect(rect: rect(0, 0, 40, 40), radius: 5))
    #expect(
      stage.displayList().commands == [
        .beginGroup(clip: outline, alpha: 0.5, transform: at(0, 0), source: 1),
        .fill(outline, color: .red, transform: at(0, 0), source: 1),
        .fill(.rect(rect(0, 0, 80, 80)), color: .blue, transform: at(0, 0), source: 2),
        .endGroup,
      ])
  }

  @Test("a border stands outside the clip and inside the opacity")
  func clipAndBorder() {
    let parent = view(0, 0, 40, 40)
    parent.clipsToBounds = true
    parent.alpha = 0.5
    parent.borderWidth = 2
    parent.addSubview(view(0, 0, 80, 80, .blue))
    stage.root.addSubview(parent)
    let (outer, inner) = (rect(0, 0, 40, 40), rect(2, 2, 36, 36))
    #expect(
      stage.displayList().commands == [
        .beginGroup(clip: nil, alpha: 0.5, transform: at(0, 0), source: 1),
        .beginGroup(clip: .rect(rect(1, 1, 38, 38)), alpha: 1, transform: at(0, 0), source: 1),
        .fill(.rect(rect(0, 0, 80, 80)), color: .blue, transform: at(0, 0), source: 2),
        .endGroup,
        .fill(
          .ring(
            outer: RoundedRect(rect: outer, radius: 0), inner: RoundedRect(rect: inner, radius: 0)),
          color: .black, transform: at(0, 0), source: 1),
        .endGroup,
      ])
  }

  @Test("a single fill takes up the opacity; two need a group, though nothing cuts it")
  func opacity() {
    let leaf = view(0, 0, 10, 10, .red)
    leaf.alpha = 0.5
    stage.root.addSubview(leaf)
    #expect(
      stage.displayList().commands == [
        .fill(
          .rect(rect(0, 0, 10, 10)), color: Color(red: 1, green: 0, blue: 0, alpha: 0.5),
          transform: at(0, 0), source: 1)
      ])
    leaf.backgroundColor = nil
    leaf.addSubview(view(20, 20, 10, 10, .blue))
    #expect(
      stage.displayList().commands == [
        .beginGroup(clip: nil, alpha: 0.5, transform: at(0, 0), source: 1),
        .fill(.rect(rect(0, 0, 10, 10)), color: .blue, transform: at(20, 20), source: 2),
        .endGroup,
      ])
  }

  @Test("an empty clip leaves out what is in it", arguments: [(0.0, 4.0), (4, 0), (0, 0)])
  func emptyClip(width: Double, height: Double) {
    let parent = view(2, 2, width, height)
    parent.addSubview(view(0, 0, 4, 4, .red))
    stage.root.addSubview(parent)
    #expect(stage.displayList().commands.count == 1)
    parent.clipsToBounds = true
    #expect(stage.displayList().commands.isEmpty)
  }

  @Test("a clip without content or subviews is no group")
  func needlessClip() {
    let leaf = view(0, 0, 10, 10, .red)
    leaf.clipsToBounds = true
    stage.root.addSubview(leaf)
    #expect(stage.displayList().commands.count == 1)
  }

  @Test("recording changes nothing and depends on nothing: two lists are equal")
  func pure() {
    let parent = view(0, 0, 40, 40, .red)
    parent.addSubview(view(3, 3, 4, 4, .blue))
    stage.root.addSubview(parent)
    let first = stage.displayList(at: 1)
    #expect(stage.time == 0)
    #expect(stage.displayList(at: 1) == first)
    #expect(stage.displayList(at: -7) == stage.displayList(at: 0))
  }
}
