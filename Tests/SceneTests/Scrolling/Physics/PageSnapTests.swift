import Testing

@testable import Scene

@Suite struct PageSnapTests {
  @Test(
    "slowly let go it is the nearest page, with a flick the next one",
    arguments: [
      (130, 0, 100, 100), (150, 0, 100, 200), (149, 199, 100, 100), (101, 200, 100, 200),
      (199, -200, 200, 100), (180, 200, 200, 200), (100, -300, 100, 0), (120, -1000, 100, 100),
      // Never more than one page from where the drag began.
      (290, 0, 100, 200), (260, 500, 100, 200), (10, -500, 200, 100),
      // Never beyond the limits.
      (430, 1000, 400, 400), (-30, -500, 0, 0), (380, 0, 300, 400),
    ])
  func target(position: Double, velocity: Double, start: Double, page: Double) {
    #expect(
      PageSnap.target(
        position: position, velocity: velocity, start: start, length: 100, limits: 0...400)
        == page)
  }

  @Test("pages begin at the first legal offset, and the last may be less than one")
  func limits() {
    func target(_ position: Double) -> Double {
      PageSnap.target(
        position: position, velocity: 0, start: position, length: 100, limits: -20...210)
    }
    #expect([-60, 20, 40, 85, 140, 205].map(target) == [-20, -20, 80, 80, 180, 210])
  }

  @Test("without a length it stays in its limits", arguments: [0, .nan, -1, .infinity] as [Double])
  func noLength(length: Double) {
    #expect(
      PageSnap.target(position: 500, velocity: 300, start: 0, length: length, limits: 0...400)
        == 400)
  }
}
