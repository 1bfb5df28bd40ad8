import Badges
import SceneTesting
import Testing

@Suite struct BadgeTests {
  @Test func showsItsCount() {
    assertSnapshot(of: Badge(count: 3), as: .image(scale: 2))
  }
}
