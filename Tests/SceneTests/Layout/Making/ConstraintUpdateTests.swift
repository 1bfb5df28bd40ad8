import Scene
import Testing

/// What becomes of constraints made before.
@Suite struct ConstraintUpdateTests {
  let scene = MakingScene()
  var a: View { scene.a }
  var b: View { scene.b }

  /// The active constraints of the whole scene.
  private var active: [String] { texts(scene.box.constraints + a.constraints) }

  @Test("an update changes the constant of the constraint that is the same in all else")
  func constant() {
    let made = a.makeConstraints { make in
      make.leading.and.top.equalTo(scene.box)
      make.width.equalTo(100)
    }
    let updated = a.updateConstraints { make in
      make.leading.offset(80)
      make.width.equalTo(90)
    }
    #expect(updated.count == 2 && updated[0] === made[0] && updated[1] === made[2])
    #expect(made.map { $0.constant } == [80, 0, 90])
    #expect(active.count == 3 && scene.told.isEmpty)
  }

  @Test("of several equal ones the newest is updated")
  func newest() {
    let first = a.makeConstraints { make in make.width.equalTo(1) }
    let second = a.makeConstraints { make in make.width.equalTo(2) }
    a.updateConstraints { make in make.width.equalTo(3) }
    #expect(first[0].constant == 1 && second[0].constant == 3)
    second[0].isActive = false
    a.updateConstraints { make in make.width.equalTo(4) }
    #expect(first[0].constant == 4 && second[0].constant == 3)
  }

  @Test("a constraint that waits for its items is found, too")
  func waiting() {
    let inner = MakingScene.view("inner")
    let made = inner.makeConstraints { make in make.left.equalTo(b) }
    inner.updateConstraints { make in make.left.equalTo(b).offset(7) }
    #expect(made[0].constant == 7)
  }

  /// One thing that an update says otherwise than the constraint `a.width == b.width * 0.25`.
  struct Other: Sendable, CustomTestStringConvertible {
    let name: String
    let say: @Sendable (ConstraintMaker, MakingScene) -> Void
    var testDescription: String { name }
  }

  static let others: [Other] = [
    Other(name: "first attribute") { $0.height.equalTo($1.b.anchors.width).dividedBy(4) },
    Other(name: "relation") { $0.width.lessThanOrEqualTo($1.b).dividedBy(4) },
    Other(name: "second item") { $0.width.equalTo($1.box).dividedBy(4) },
    Other(name: "second attribute") { $0.width.equalTo($1.b.anchors.height).dividedBy(4) },
    Other(name: "multiplier") { $0.width.equalTo($1.b).multipliedBy(0.5) },
    Other(name: "priority") { $0.width.equalTo($1.b).dividedBy(4).priority(999) },
  ]

  @Test("whatever else differs, nothing is changed, and the near miss is told", arguments: others)
  func nearMiss(other: Other) throws {
    a.makeConstraints { make in
      make.left.equalTo(scene.box)
      make.width.equalTo(b).multipliedBy(0.25)
    }
    let updated = a.updateConstraints { make in
      make.left.offset(9)
      other.say(make, scene)
    }
    #expect(updated.isEmpty)
    #expect(
      active == [
        #"<View "a".left == View "box".left>"#, #"<View "a".width == View "b".width * 0.25>"#,
      ])
    let told = try #require(scene.told.first)
    guard case .noConstraintToUpdate(let wanted, let nearest, let differences) = told else {
      Issue.record("\(told)")
      return
    }
    #expect(wanted.contains(#"View "a"."#) && wanted.contains("ConstraintUpdateTests.swift"))
    #expect(nearest?.hasPrefix(#"<View "a".width == View "b".width * 0.25"#) == true)
    #expect(differences == ["its \(other.name)"])
    #expect(scene.told.count == 1)
  }

  @Test("without any constraint made the diagnostic says so")
  func nothingMade() {
    LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: 5
    ).isActive = true
    a.updateConstraints { make in make.width.equalTo(6) }
    #expect(active == [#"<View "a".width == 5>"#])
    #expect(scene.words.count == 1)
    #expect(scene.words[0].hasSuffix("none was made for the view"))
  }

  @Test("a permissive update takes over multiplier and priority, and adds what differs in more")
  func permissive() {
    let made = a.makeConstraints { make in
      make.width.equalTo(scene.box).multipliedBy(0.25)
      make.left.equalTo(scene.box)
    }
    let updated = a.updateConstraints(mode: .permissive) { make in
      make.width.equalTo(scene.box).multipliedBy(0.5).priority(.high)
      make.left.equalTo(b)
    }
    #expect(updated.count == 2 && updated[0] === made[0])
    #expect(
      active == [
        #"<View "a".width == View "box".width * 0.5 ^750>"#,
        #"<View "a".left == View "box".left>"#, #"<View "a".left == View "b".left>"#,
      ])
    #expect(scene.told.isEmpty)
  }

  @Test("the post's update adds a leading edge to another view's, where its remake replaces")
  func updateAddsRemakeReplaces() {
    let inner = MakingScene.view("inner")
    a.addSubview(inner)
    inner.makeConstraints { make in make.edges.equalTo(scene.box) }
    func move(_ make: ConstraintMaker) {
      make.leading.offset(-80)
      make.top.and.bottom.and.trailing.equalTo(scene.box)
    }
    inner.updateConstraints(move)
    #expect(scene.told.count == 2)
    #expect(scene.box.constraints.count == 4 && a.constraints.isEmpty)
    // Masonry's own answer: top and bottom are found, leading and trailing are new.
    inner.updateConstraints(mode: .permissive, move)
    #expect(scene.box.constraints.count == 5)
    #expect(texts(a.constraints) == [#"<View "inner".leading == View "a".leading - 80>"#])
    inner.remakeConstraints(move)
    #expect(
      texts(scene.box.constraints) == [
        #"<View "inner".top == View "box".top>"#, #"<View "inner".bottom == View "box".bottom>"#,
        #"<View "inner".trailing == View "box".trailing>"#,
      ])
    #expect(texts(a.constraints) == [#"<View "inner".leading == View "a".leading - 80>"#])
  }

  @Test("remake and remove leave what others made, and what is about other views")
  func remake() {
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    a.makeConstraints { make in make.edges.equalTo(b) }
    b.makeConstraints { make in make.width.equalTo(a) }
    a.remakeConstraints { make in make.left.equalTo(b) }
    #expect(
      active == [
        #"<View "b".width == View "a".width>"#, #"<View "a".left == View "b".left>"#,
        #"<View "a".width == 5>"#,
      ])
    a.removeConstraints()
    #expect(active == [#"<View "b".width == View "a".width>"#, #"<View "a".width == 5>"#])
  }

  @Test("updateConstraints with a block and the hook without one are two methods")
  func overloads() {
    final class Strip: View {
      let mark = View()
      var offset = 10.0

      init() {
        super.init(frame: .zero)
        addSubview(mark)
        mark.makeConstraints { make in make.leading.equalTo(self) }
      }

      override func updateConstraints() {
        mark.updateConstraints { make in make.leading.offset(offset) }
        super.updateConstraints()
      }
    }
    let strip = Strip()
    scene.box.addSubview(strip)
    scene.stage.layoutIfNeeded()
    #expect(strip.constraints.map { $0.constant } == [10])
    strip.offset = 20
    strip.setNeedsUpdateConstraints()
    scene.stage.layoutIfNeeded()
    #expect(strip.constraints.map { $0.constant } == [20])
  }

  @Test("guides are made, updated, remade and removed as views are")
  func guides() {
    let guide = LayoutGuide()
    scene.box.addLayoutGuide(guide)
    guide.makeConstraints { make in make.left.equalTo(scene.box) }
    guide.updateConstraints { make in make.left.offset(4) }
    #expect(scene.box.constraints.map { $0.constant } == [4])
    [guide].remakeConstraints { make in make.left.equalTo(a.anchors.right) }
    #expect(
      texts(scene.box.constraints) == [#"<View "box".LayoutGuide.left == View "a".right>"#])
    guide.removeConstraints()
    #expect(scene.box.constraints.isEmpty)
  }

  @Test("a thousand remakes leave as many constraints as one")
  func noLeak() {
    for index in 0..<1000 {
      a.remakeConstraints { make in make.left.equalTo(scene.box).offset(Double(index)) }
    }
    #expect(scene.box.constraints.count == 1)
    #expect(a.constraintsAffectingLayout(for: .horizontal).count == 1)
  }

  @Test("views that constrain each other are freed, and so are their constraints")
  func noCycle() {
    final class Mark: View {
      let tell: () -> Void
      var kept: ConstraintStatement?
      init(_ tell: @escaping () -> Void) {
        self.tell = tell
        super.init(frame: .zero)
      }
      deinit { tell() }
    }
    var freed = 0
    do {
      let outer = Mark { freed += 1 }
      let inner = Mark { freed += 1 }
      outer.addSubview(inner)
      inner.makeConstraints { make in
        inner.kept = make.edges.equalTo(outer)
        outer.kept = make.width.equalTo(outer)
      }
    }
    #expect(freed == 2)
  }
}
