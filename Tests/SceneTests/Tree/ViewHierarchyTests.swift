import Scene
import Testing

@Suite struct ViewHierarchyTests {
  @Test("subviews lie in the order they were added, the last in front")
  func add() {
    let parent = View()
    let a = Self.views(["a", "b"], in: parent)[0]
    #expect(Self.names(parent) == ["a", "b"])
    #expect(a.superview === parent)
    parent.addSubview(a)
    #expect(Self.names(parent) == ["b", "a"])
  }

  @Test("places are counted after the view has been taken out", arguments: [0, 1, 2])
  func insertAt(index: Int) {
    let parent = View()
    let views = Self.views(["a", "b", "c"], in: parent)
    parent.insertSubview(views[1], at: index)
    #expect(Self.names(parent) == [["b", "a", "c"], ["a", "b", "c"], ["a", "c", "b"]][index])
  }

  @Test(
    "a view goes just above or below its sibling, from either side",
    arguments: [
      ("a", "c", true, "bca"), ("a", "c", false, "bac"), ("c", "a", true, "acb"),
      ("c", "a", false, "cab"), ("b", "b", true, "abc"), ("d", "a", true, "adbc"),
    ])
  func insertNextTo(moved: String, sibling: String, above: Bool, expected: String) {
    let parent = View()
    var views = Self.views(["a", "b", "c"], in: parent)
    views.append(View())
    views[3].name = "d"
    guard let view = views.first(where: { $0.name == moved }),
      let other = views.first(where: { $0.name == sibling })
    else { return }
    if above {
      parent.insertSubview(view, aboveSubview: other)
    } else {
      parent.insertSubview(view, belowSubview: other)
    }
    #expect(Self.names(parent).joined() == expected)
  }

  @Test("to the front, to the back, and in exchange")
  func reorder() {
    let parent = View()
    let views = Self.views(["a", "b", "c"], in: parent)
    parent.bringSubviewToFront(views[0])
    #expect(Self.names(parent).joined() == "bca")
    parent.sendSubviewToBack(views[2])
    #expect(Self.names(parent).joined() == "cba")
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(Self.names(parent).joined() == "abc")
  }

  @Test("adding to another view takes the view out of the first")
  func moveBetweenParents() {
    let (first, second, view) = (View(), View(), View())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(second.subviews.isEmpty)
  }

  @Test("a cycle is refused and told to the stage")
  func cycles() {
    let stage = Stage(size: Size(width: 10, height: 10))
    var told: [Diagnostic] = []
    stage.diagnosticsHandler = { told.append($0) }
    let (a, b, c) = (View(), View(), View())
    a.name = "a"
    c.name = "c"
    stage.root.addSubview(a)
    a.addSubview(b)
    b.addSubview(c)
    c.addSubview(a)
    a.addSubview(a)
    #expect(a.superview === stage.root)
    #expect(c.subviews.isEmpty)
    #expect(
      told == [
        .cycle(view: "View \"a\"", superview: "View \"c\""),
        .cycle(view: "View \"a\"", superview: "View \"a\""),
      ])
    c.addSubview(stage.root)
    #expect(stage.root.superview == nil)
    #expect(told.count == 3)
  }

  @Test("the root of a stage stays where it is, and that is told")
  func stageRoot() {
    let (stage, other) = (Stage(size: .zero), Stage(size: .zero))
    var told: [Diagnostic] = []
    stage.diagnosticsHandler = { told.append($0) }
    let loose = View()
    loose.addSubview(stage.root)
    other.root.addSubview(stage.root)
    #expect(stage.root.superview == nil && stage.root.stage === stage)
    #expect(loose.subviews.isEmpty && other.root.subviews.isEmpty)
    #expect(told == [.stageRoot(view: "View", superview: "View")])
    stage.root.removeFromSuperview()
    #expect(stage.root.stage === stage)
  }

  @Test("a view is found by its tag, the view itself first, then from back to front")
  func tags() {
    let (a, b, c) = (View(), View(), View())
    a.addSubview(b)
    b.addSubview(c)
    a.addSubview(View())
    for view in [c, a.subviews[1]] { view.tag = 7 }
    #expect(a.viewWithTag(0) === a)
    #expect(a.viewWithTag(7) === c)
    #expect(a.viewWithTag(8) == nil)
  }

  @Test("wrong places and strangers do nothing worse than being told")
  func misuse() {
    let stage = Stage(size: Size(width: 10, height: 10))
    var told: [Diagnostic] = []
    stage.diagnosticsHandler = { told.append($0) }
    let stranger = View()
    let view = View()
    stage.root.insertSubview(view, at: 7)
    stage.root.exchangeSubview(at: 0, withSubviewAt: -1)
    stage.root.bringSubviewToFront(stranger)
    stage.root.insertSubview(view, aboveSubview: stranger)
    #expect(Self.names(stage.root) == [""])
    #expect(
      told == [
        .indexOutOfRange(index: 7, count: 0, superview: "View"),
        .indexOutOfRange(index: -1, count: 1, superview: "View"),
        .notASubview(view: "View", superview: "View"),
        .notASubview(view: "View", superview: "View"),
      ])
  }

  @Test("the stage is known in a subtree as long as it is on it")
  func stageKnown() {
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    #expect(child.stage == nil)
    var stage: Stage? = Stage(size: .zero, layoutDirection: .rightToLeft)
    stage?.root.addSubview(parent)
    #expect(child.stage === stage)
    #expect(child.effectiveLayoutDirection == .rightToLeft)
    parent.removeFromSuperview()
    #expect(child.stage == nil)
    #expect(child.effectiveLayoutDirection == .leftToRight)
    stage?.root.addSubview(parent)
    stage = nil
    #expect(child.stage == nil)
    #expect(parent.superview == nil)
    #expect(child.superview === parent)
  }

  @Test("a view's own layout direction holds for what is in it")
  func layoutDirection() {
    let (a, b, c) = (View(), View(), View())
    a.addSubview(b)
    b.addSubview(c)
    b.semanticContentAttribute = .forceRightToLeft
    #expect(a.effectiveLayoutDirection == .leftToRight)
    #expect(c.effectiveLayoutDirection == .rightToLeft)
    c.semanticContentAttribute = .forceLeftToRight
    #expect(c.effectiveLayoutDirection == .leftToRight)
    c.semanticContentAttribute = .unspecified
    b.semanticContentAttribute = .unspecified
    #expect(c.effectiveLayoutDirection == .leftToRight)
  }

  @Test("a view that somebody keeps outlives its superview, with what is in it")
  func survivor() {
    let (kept, inner) = (View(), View())
    kept.addSubview(inner)
    var parent: View? = View()
    parent?.addSubview(kept)
    #expect(kept.superview === parent)
    parent = nil
    #expect(kept.superview == nil)
    #expect(inner.superview === kept)
  }

  @Test("descendants are found at any depth")
  func descendants() {
    let (a, b, c) = (View(), View(), View())
    a.addSubview(b)
    b.addSubview(c)
    #expect(c.isDescendant(of: a))
    #expect(c.isDescendant(of: c))
    #expect(!a.isDescendant(of: c))
  }

  private static func views(_ names: [String], in parent: View) -> [View] {
    names.map { name in
      let view = View()
      view.name = name
      parent.addSubview(view)
      return view
    }
  }

  private static func names(_ parent: View) -> [String] { parent.subviews.map { $0.name } }
}
