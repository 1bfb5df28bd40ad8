import Scene
import Testing

@Suite struct ConflictTests {
  @Test("of required constraints that clash the latest is left out, told once, and stays active")
  func latest() {
    let scene = LayoutScene()
    let view = scene.view("box")
    view.tag = 7
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "too wide"
    scene.lay(first, second)
    #expect(view.frame.width == 100)
    #expect(second.isActive)
    #expect(
      scene.diagnostics.all == [
        .unsatisfiableConstraints(
          constraints: [
            #"<Block "box".width == 100>"#, #"<too wide: Block "box".width == 200>"#,
          ],
          leftOut: #"<too wide: Block "box".width == 200>"#)
      ])
    scene.stage.layoutIfNeeded()
    view.setNeedsLayout()
    scene.stage.layoutIfNeeded()
    #expect(scene.diagnostics.all.count == 1)
  }

  @Test("what was left out holds as soon as it can")
  func repair() {
    let scene = LayoutScene()
    let view = scene.view("box")
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    scene.lay(first, second)
    first.isActive = false
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 200)
    first.isActive = true
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(scene.diagnostics.all.count == 2)
    first.priority = 999
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 200)
    second.constant = 100
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("the set that is told is minimal: what has nothing to do with it is not named")
  func minimal() {
    let scene = LayoutScene()
    let (a, b) = (scene.view("a"), scene.view("b"))
    scene.lay(
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 1),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalToConstant: 60))
    guard case .unsatisfiableConstraints(let named, let leftOut)? = scene.diagnostics.all.first
    else {
      Issue.record("nothing was told")
      return
    }
    #expect(
      Set(named) == [
        #"<Block "a".width == Block "b".width>"#, #"<Block "a".width == 50>"#,
        #"<Block "b".width == 60>"#,
      ])
    #expect(leftOut == #"<Block "b".width == 60>"#)
    #expect(a.frame.width == 50)
    #expect(b.frame.width == 50)
  }

  @Test("constraints on a view that kept its autoresizing mask clash with its frame and give way")
  func autoresizing() {
    let scene = LayoutScene()
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    view.name = "old"
    scene.root.addSubview(view)
    scene.lay(view.widthAnchor.constraint(equalToConstant: 99))
    #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(scene.diagnostics.all.count == 1)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.stage.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 99, height: 0))
  }

  @Test("a constraint that makes no sense is told and stays inactive")
  func senseless() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let root = scene.root
    func make(
      _ a: LayoutAttribute, _ b: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: view, attribute: a, relatedBy: .equal, toItem: root, attribute: b,
        multiplier: multiplier, constant: constant)
    }
    let all = [
      make(.left, .top), make(.width, .left), make(.leading, .left), make(.top, .notAnAttribute),
      make(.notAnAttribute, .left), make(.left, .left, multiplier: 0),
      make(.width, .width, multiplier: .nan), make(.width, .width, constant: .infinity),
    ]
    scene.lay()
    for constraint in all {
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(scene.diagnostics.all.count == all.count)
    scene.stage.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("numbers that stop being finite leave the constraint as it was last")
  func notFinite() {
    let scene = LayoutScene()
    let view = scene.view("a")
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    scene.lay(width)
    width.constant = .nan
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 40)
    width.constant = 1e300
    scene.stage.layoutIfNeeded()
    width.constant = 50
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("a size that comes out negative is shown as 0 and told once")
  func negative() {
    let scene = LayoutScene(width: 30)
    let view = scene.view("a")
    scene.lay(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -20))
    #expect(view.frame == Rect(x: 20, y: 0, width: 0, height: 0))
    #expect(
      scene.diagnostics.all == [
        .negativeSize(view: #"Block "a""#, width: -10, height: 0)
      ])
    scene.stage.size.width = 50
    scene.stage.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("rather than a negative size, constraints that are not required give way")
  func signs() {
    let scene = LayoutScene(width: 30)
    let view = scene.view("a")
    let right = view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -20)
    right.priority = 999
    scene.lay(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20), right)
    #expect(view.frame == Rect(x: 20, y: 0, width: 0, height: 0))
    #expect(scene.diagnostics.all.isEmpty)
  }
}
