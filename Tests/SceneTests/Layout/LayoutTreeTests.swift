import Scene
import Testing

@Suite struct LayoutTreeTests {
  @Test("the closest common superview holds a constraint, whoever activates it")
  func holder() {
    let scene = LayoutScene()
    let box = scene.view("box")
    let (a, b) = (scene.view("a", in: box), scene.view("b", in: box))
    let between = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 3)
    let outer = a.topAnchor.constraint(equalTo: scene.root.topAnchor)
    a.addConstraints([between, own, outer])
    #expect(box.constraints.map { $0 === between } == [true])
    #expect(a.constraints.map { $0 === own } == [true])
    #expect(scene.root.constraints.map { $0 === outer } == [true])
    #expect(a.constraintsAffectingLayout(for: .horizontal).count == 2)
    a.removeConstraints([between, own, outer])
    #expect(box.constraints.isEmpty && a.constraints.isEmpty && scene.root.constraints.isEmpty)
  }

  @Test("a constraint between views that are not in one tree waits until they are")
  func waiting() {
    let scene = LayoutScene()
    let view = Block(Size(width: 10, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 7)
    left.isActive = true
    #expect(left.isActive)
    #expect(scene.root.constraints.isEmpty)
    scene.root.addSubview(view)
    #expect(scene.root.constraints.count == 1)
    scene.stage.layoutIfNeeded()
    #expect(view.frame.minX == 7)
  }

  @Test("a view that leaves ends the constraints across the cut and takes those inside along")
  func leaving() {
    let scene = LayoutScene()
    let box = scene.view("box")
    let inner = scene.view("inner", in: box)
    let width = box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5)
    let inset = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4)
    let size = inner.widthAnchor.constraint(equalToConstant: 20)
    scene.lay(width, inset, size)
    #expect(box.frame.width == 160)
    #expect(inner.frame == Rect(x: 4, y: 0, width: 20, height: 0))

    box.removeFromSuperview()
    #expect(!width.isActive)
    #expect(inset.isActive && size.isActive)
    inset.constant = 9
    box.layoutIfNeeded()
    #expect(inner.frame.minX == 9)

    let other = LayoutScene()
    other.root.addSubview(box)
    inset.constant = 11
    other.stage.layoutIfNeeded()
    #expect(inner.frame.minX == 11)
    #expect(other.diagnostics.all.isEmpty)
  }

  @Test("a view that moves within the tree keeps the constraints inside")
  func moving() {
    let scene = LayoutScene()
    let (box, shelf) = (scene.view("box"), scene.view("shelf"))
    let inner = scene.view("inner", in: box)
    let inset = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4)
    let outer = box.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    scene.lay(inset, outer)
    shelf.addSubview(box)
    #expect(inset.isActive)
    #expect(!outer.isActive)
    scene.stage.layoutIfNeeded()
    #expect(inner.frame.minX == 4)
  }

  @Test("constraints keep nobody alive")
  func lifetimes() {
    final class Watched: View {
      let gone: () -> Void
      var kept: [LayoutConstraint] = []
      init(_ gone: @escaping () -> Void) {
        self.gone = gone
        super.init(frame: .zero)
      }
      deinit { gone() }
    }
    var count = 0
    var survivor: LayoutConstraint?
    var inner: View? = View()
    do {
      let stage = Stage(size: Size(width: 100, height: 100))
      let view = Watched { count += 1 }
      let other = Watched { count += 1 }
      stage.root.addSubview(view)
      stage.root.addSubview(other)
      if let inner { view.addSubview(inner) }
      let gap = view.leftAnchor.constraint(equalTo: other.rightAnchor)
      let size = view.widthAnchor.constraint(equalToConstant: 10)
      let inset = view.layoutMarginsGuide.topAnchor.constraint(equalTo: other.topAnchor)
      LayoutConstraint.activate([gap, size, inset])
      view.kept = [gap, size, inset]
      other.kept = [gap]
      survivor = gap
      stage.layoutIfNeeded()
    }
    #expect(count == 2)
    #expect(survivor?.firstItem == nil)
    #expect(survivor?.isActive == false)
    #expect(survivor?.description == "<(gone).left == (gone).right>")
    survivor?.constant = 4
    survivor?.isActive = true
    #expect(survivor?.isActive == false)
    inner?.layoutIfNeeded()
    inner = nil
  }

  @Test("guides take part as views do")
  func guides() {
    let scene = LayoutScene()
    let guide = LayoutGuide()
    guide.identifier = "gap"
    let view = scene.view("a", size: Size(width: 10, height: 10))
    let width = guide.widthAnchor.constraint(equalToConstant: 33)
    width.isActive = true
    #expect(guide.owningView == nil)
    scene.root.addLayoutGuide(guide)
    #expect(scene.root.layoutGuides.count == 1)
    scene.lay(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 4),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor))
    #expect(guide.layoutFrame == Rect(x: 5, y: 0, width: 33, height: 4))
    #expect(view.frame.origin == Point(x: 38, y: 4))
    scene.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(!width.isActive)
    #expect(scene.root.constraints.isEmpty)
  }

  @Test("100,000 times on and off leaves nothing behind")
  func onAndOff() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let width = view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5)
    for round in 0..<100_000 {
      width.isActive = true
      if round % 10 == 0 { scene.stage.layoutIfNeeded() }
      width.isActive = false
    }
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(view.constraints.isEmpty && scene.root.constraints.isEmpty)
    scene.lay(width)
    #expect(view.frame.width == 160)
  }

  @Test("10,000 views in one system are laid out, and a change of one moves it")
  func many() {
    let scene = LayoutScene(width: 1000, height: 1000)
    var views: [View] = []
    var constraints: [LayoutConstraint] = []
    for index in 0..<10_000 {
      let view = scene.view("")
      let (row, column) = (index / 100, index % 100)
      constraints += [
        view.widthAnchor.constraint(
          equalTo: views.first?.widthAnchor ?? scene.root.widthAnchor,
          multiplier: views.isEmpty ? 0.01 : 1),
        view.heightAnchor.constraint(equalToConstant: 10),
        column == 0
          ? view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
          : view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor),
        row == 0
          ? view.topAnchor.constraint(equalTo: scene.root.topAnchor)
          : view.topAnchor.constraint(equalTo: views[index - 100].bottomAnchor),
      ]
      views.append(view)
    }
    LayoutConstraint.activate(constraints)
    scene.stage.layoutIfNeeded()
    #expect(views[9_999].frame == Rect(x: 990, y: 990, width: 10, height: 10))
    constraints[1].constant = 30
    scene.stage.layoutIfNeeded()
    #expect(views[100].frame.minY == 30)
    #expect(views[9_900].frame.minY == 1010)
    #expect(views[9_999].frame.minY == 990)
  }
}

extension LayoutTreeTests {
  @Test("a deep tree is put together from inside out without walking it at each step")
  func insideOut() {
    let scene = LayoutScene(width: 30_000, height: 30_000, scale: 1)
    var inner = View()
    let deepest = inner
    for _ in 0..<10_000 {
      let outer = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      LayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1),
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -2),
      ])
      inner = outer
    }
    scene.root.addSubview(inner)
    inner.frame = scene.root.bounds
    scene.stage.layoutIfNeeded()
    #expect(deepest.frame == Rect(x: 1, y: 0, width: 0, height: 0))
    #expect(inner.subviews[0].frame == Rect(x: 1, y: 0, width: 29_997, height: 0))
  }

  @Test("constraints across a cut that is made and mended are the latest of all")
  func orderAcrossTrees() {
    let scene = LayoutScene()
    let box = View()
    let a = scene.view("a", in: box)
    let inside = a.widthAnchor.constraint(equalToConstant: 10)
    inside.isActive = true
    let b = scene.view("b")
    for _ in 0..<5 { b.heightAnchor.constraint(equalToConstant: 1).isActive = true }
    scene.root.addSubview(box)
    let late = a.widthAnchor.constraint(equalToConstant: 20)
    scene.lay(late)
    #expect(a.frame.width == 10)
    #expect(scene.diagnostics.all.count == 1)
  }
}
