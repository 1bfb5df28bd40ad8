import Scene
import Testing

/// Statements that make no sense: told with file and line, never a trap.
@Suite struct ConstraintMistakeTests {
  /// What a block says wrongly, and what is told of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: String
    let say: @Sendable (ConstraintMaker, MakingScene) -> Void
    var testDescription: String { words }
  }

  static let mistakes: [Mistake] = [
    Mistake(words: "dividedBy(0) has no result") { $0.width.equalTo($1.b).dividedBy(0) },
    Mistake(words: "dividedBy(0) has no result") { $0.width.equalTo($1.b).dividedBy(-0.0) },
    Mistake(words: "dividedBy takes a finite") { $0.width.equalTo($1.b).dividedBy(.nan) },
    Mistake(words: "multipliedBy takes a finite") { $0.width.equalTo($1.b).multipliedBy(.nan) },
    Mistake(words: "its multiplier is not finite") {
      $0.width.equalTo($1.b).dividedBy(Double.leastNonzeroMagnitude)
    },
    Mistake(words: "no attribute on the right-hand side to multiply") { make, _ in
      make.width.equalTo(5).multipliedBy(2)
    },
    Mistake(words: "an offset is not finite") { $0.width.equalTo($1.b).offset(Double.infinity) },
    Mistake(words: "an offset is not finite") { make, _ in make.width.equalTo(Double.nan) },
    Mistake(words: "insets is not finite") { $0.edges.equalTo($1.b).inset(Double.nan) },
    Mistake(words: "a size says nothing about these") {
      $0.left.equalTo($1.b).offset(Size(width: 1, height: 2))
    },
    Mistake(words: "a size says nothing about left") { make, _ in
      make.left.equalTo(Size(width: 1, height: 2))
    },
    Mistake(words: "insets says nothing about these") { $0.size.equalTo($1.b).inset(2) },
    Mistake(words: "an offset of the centre says nothing about these") {
      $0.edges.equalTo($1.b).centerOffset(Point(x: 1, y: 2))
    },
    Mistake(words: "directional insets need leading and trailing") {
      $0.edges.equalTo($1.b).insets(DirectionalEdgeInsets(leading: 4))
    },
    Mistake(words: "it says nothing: equalTo, offset or the like is missing") {
      _ = $0.left.top
      _ = $1
    },
    Mistake(words: "it names no attribute") { $0.attributes([]).equalTo($1.b) },
    Mistake(words: "notAnAttribute cannot be constrained") {
      $0.attributes([.notAnAttribute]).equalTo($1.b)
    },
    Mistake(words: "there is nothing to compare with") { make, _ in make.left.equalTo([View]()) },
    Mistake(words: "2 attributes are compared with 4") {
      $0.edges.equalTo($1.b.anchors.size)
    },
    Mistake(words: "attributes come before the relation") { make, scene in
      let left = make.left
      left.equalTo(scene.b)
      _ = left.top
    },
    Mistake(words: "there is a relation already") { make, scene in
      let left = make.left
      left.equalTo(scene.b)
      left.equalTo(scene.a)
    },
    Mistake(words: "places along different axes") { $0.left.equalTo($1.b.topAnchor) },
    Mistake(words: "a size cannot be compared with a place") { $0.width.equalTo($1.b.leftAnchor) },
    Mistake(words: "leading and trailing cannot be compared with left and right") {
      $0.leading.equalTo($1.b.anchors.left)
    },
    Mistake(words: "a place times 0 is no place") { $0.left.equalTo($1.b).multipliedBy(0) },
    Mistake(words: "is gone") { make, _ in make.left.equalTo(View()) },
  ]

  @Test("a mistake makes nothing and is told with its place", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let scene = MakingScene()
    let made = scene.a.makeConstraints { make in mistake.say(make, scene) }
    #expect(made.isEmpty && scene.box.constraints.isEmpty)
    #expect(scene.a.translatesAutoresizingMaskIntoConstraints)
    let told = try #require(scene.told.first)
    guard case .invalidStatement(let statement, let reason, let location) = told else {
      Issue.record("\(told)")
      return
    }
    #expect(reason.contains(mistake.words))
    #expect(statement.hasPrefix(#"View "a""#))
    #expect(location.hasPrefix("SceneTests/ConstraintMistakeTests.swift:"))
    #expect(scene.told.count == 1)
  }

  @Test("the other statements of the block are made")
  func others() {
    let scene = MakingScene()
    let made = scene.a.makeConstraints { make in
      make.left.equalTo(scene.b)
      make.width.equalTo(scene.b).dividedBy(0)
      make.top.equalTo(scene.b)
    }
    #expect(made.map { $0.firstAttribute } == [.left, .top])
    #expect(scene.told.count == 1)
  }

  @Test("without a superview the superview's attributes cannot be meant")
  func noSuperview() {
    let scene = MakingScene()
    let alone = MakingScene.view("alone")
    alone.makeConstraints { make in
      make.left.offset(5)
      make.edges.equalToSuperview()
      make.width.offset(5)
    }
    let guide = LayoutGuide()
    guide.makeConstraints { make in make.left.offset(5) }
    #expect(texts(alone.constraints) == [#"<View "alone".width == 5>"#])
    #expect(scene.told.isEmpty)
    // What could not be told is told when the view comes on a stage, once.
    scene.a.addSubview(alone)
    #expect(scene.words.count == 2)
    #expect(scene.words.allSatisfy { $0.hasSuffix("no superview yet; it must be added first") })
    alone.removeFromSuperview()
    scene.a.addSubview(alone)
    #expect(scene.words.count == 2)
    scene.a.addLayoutGuide(guide)
    #expect(scene.words.count == 3)
    #expect(scene.words[2].hasSuffix("not of any view yet; it must be added first"))
  }

  @Test("mistakes outside a stage are remembered up to a limit")
  func unheard() {
    let alone = MakingScene.view("alone")
    for _ in 0..<1000 { alone.makeConstraints { make in make.left.offset(5) } }
    let scene = MakingScene()
    scene.box.addSubview(alone)
    #expect(scene.told.count == 16)
  }

  @Test("what is said after the block makes nothing")
  func escaped() {
    let scene = MakingScene()
    var maker: ConstraintMaker?
    var attributes: ConstraintAttributes?
    scene.a.makeConstraints { make in
      maker = make
      attributes = make.top
      attributes?.equalTo(scene.b)
    }
    maker?.left.equalTo(scene.b)
    #expect(scene.box.constraints.count == 1)
    #expect(scene.words.count == 1)
    #expect(scene.words[0].hasSuffix("the block it belongs to has ended"))
  }

  @Test("a mistake in a strict update changes nothing at all")
  func update() {
    let scene = MakingScene()
    let made = scene.a.makeConstraints { make in make.left.and.top.equalTo(scene.b) }
    let updated = scene.a.updateConstraints { make in
      make.left.equalTo(scene.b).offset(1)
      make.top.equalTo(scene.b).offset(Double.nan)
    }
    #expect(updated.isEmpty && made.allSatisfy { $0.constant == 0 })
    #expect(scene.told.count == 1)
    scene.a.updateConstraints(mode: .permissive) { make in
      make.left.equalTo(scene.b).offset(1)
      make.top.equalTo(scene.b).offset(Double.nan)
    }
    #expect(made.map { $0.constant } == [1, 0])
  }
}
