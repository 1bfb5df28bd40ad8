import Badges
import SceneTesting
import XCTest

final class BadgeXCTests: XCTestCase {
  func testShowsItsCount() {
    assertSnapshot(of: Badge(count: 3), as: .image(scale: 2))
  }
}
