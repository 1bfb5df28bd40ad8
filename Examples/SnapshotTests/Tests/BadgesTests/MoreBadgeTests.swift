import Badges
import Scene
import SceneTesting
import Testing

@Suite struct MoreBadgeTests {
  @Test("one picture a value: the value names it", arguments: [0, 42, 100])
  func counts(count: Int) {
    assertSnapshot(of: Badge(count: count), named: "\(count)")
  }

  @Test("the verdict is a value, too")
  func expects() {
    #expect(verifySnapshot(of: Badge(count: 7), as: .image(background: .black)).passes)
  }

  @Test("a motion is one animated reference")
  func fades() {
    let stage = Stage(size: Size(width: 40, height: 30))
    let badge = Badge(count: 5)
    badge.frame = Rect(origin: Point(x: 5, y: 5), size: badge.intrinsicContentSize)
    stage.root.addSubview(badge)
    stage.layoutIfNeeded()
    stage.animate(withDuration: 0.2) { badge.alpha = 0 }
    assertSnapshot(of: stage, at: [0, 0.1, 0.2])
  }

  @Test("a large picture may be kept as its digest")
  func digest() {
    assertSnapshot(of: Badge(count: 1), as: .digest(scale: 16))
  }
}
