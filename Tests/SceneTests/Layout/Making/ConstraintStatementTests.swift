import Scene
import Testing

/// Statements that are kept and changed later.
@Suite struct ConstraintStatementTests {
  let scene = MakingScene()
  var a: View { scene.a }
  var b: View { scene.b }

  /// A statement about a, made and active.
  private func made(
    _ say: (ConstraintMaker) -> ConstraintStatement
  ) throws -> ConstraintStatement {
    var kept: ConstraintStatement?
    a.makeConstraints { make in kept = say(make) }
    return try #require(kept)
  }

  @Test("the same words change what was made: offset, inset, factor, priority, key")
  func later() throws {
    let edges = try made { $0.edges.equalTo(b).offset(1) }
    #expect(edges.constraints.map { $0.constant } == [1, 1, 1, 1])
    edges.inset(8)
    #expect(edges.constraints.map { $0.constant } == [8, -8, 8, -8])
    edges.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(edges.constraints.map { $0.constant } == [2, -4, 1, -3])
    let width = try made { $0.width.equalTo(scene.box).multipliedBy(0.25) }
    width.multipliedBy(0.5).priority(.low).offset(3).labeled("w")
    #expect(
      texts(width.constraints) == [#"<w: View "a".width == View "box".width * 0.5 + 3 ^250>"#])
    width.dividedBy(4)
    #expect(width.constraints.map { $0.multiplier } == [0.25])
    #expect(scene.told.isEmpty)
  }

  @Test("constants can be read and added to")
  func reading() throws {
    let left = try made { $0.left.offset(5) }
    for constraint in left.constraints { constraint.constant += 10 }
    #expect(left.constraints.map { $0.constant } == [15])
  }

  @Test("it is activated and deactivated as a whole, under either name")
  func activation() throws {
    let size = try made { $0.size.equalTo(b) }
    #expect(size.isActive && scene.box.constraints.count == 2)
    size.deactivate()
    #expect(!size.isActive && scene.box.constraints.isEmpty)
    size.install()
    #expect(size.isActive)
    size.constraints[0].isActive = false
    #expect(!size.isActive)
    size.uninstall()
    #expect(scene.box.constraints.isEmpty)
    size.activate()
    #expect(scene.box.constraints.count == 2)
  }

  @Test("one that was prepared can be activated later, and is then remade and updated as others")
  func prepared() throws {
    var kept: ConstraintStatement?
    a.prepareConstraints { make in kept = make.left.equalTo(b) }
    let left = try #require(kept)
    #expect(!left.isActive)
    left.activate()
    a.updateConstraints { make in make.left.equalTo(b).offset(6) }
    #expect(left.constraints.map { $0.constant } == [6])
    a.remakeConstraints { make in make.right.equalTo(b) }
    #expect(!left.isActive)
  }

  @Test("a statement of an update holds what it found")
  func found() throws {
    let left = try made { $0.left.equalTo(b) }
    var kept: ConstraintStatement?
    a.updateConstraints { make in kept = make.left.equalTo(b).offset(2) }
    let same = try #require(kept)
    #expect(same.constraints.first === left.constraints.first)
    same.offset(30)
    #expect(left.constraints.map { $0.constant } == [30])
  }

  @Test("it is empty while its block is running")
  func running() {
    a.makeConstraints { make in
      let left = make.left.equalTo(b)
      #expect(left.constraints.isEmpty && !left.isActive)
    }
  }

  @Test("a later change that makes no sense is told and changes nothing")
  func laterMistakes() throws {
    let width = try made { $0.width.equalTo(b).multipliedBy(0.5).offset(1) }
    let line = #line - 1
    width.dividedBy(0)
    width.multipliedBy(.infinity)
    width.offset(Double.nan)
    width.offset(Point(x: 1, y: 2))
    #expect(
      texts(width.constraints) == [#"<View "a".width == View "b".width * 0.5 + 1>"#])
    #expect(scene.told.count == 4)
    #expect(
      scene.words[0]
        == "SceneTests/ConstraintStatementTests.swift:\(line): nothing was made of the statement "
        + #"about View "a".width: dividedBy(0) has no result"#)
  }
}
