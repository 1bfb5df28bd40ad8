import Scene
import SceneTesting
import Testing

@Suite struct SnapshotTimesTests {
  @Test("numbers and lists are times")
  func literals() {
    #expect(SnapshotTimes(floatLiteral: 0.5).seconds == [0.5])
    #expect(([0, 0.25] as SnapshotTimes).seconds == [0, 0.25])
    #expect((2 as SnapshotTimes).seconds == [2])
    #expect(SnapshotTimes.now.seconds.isEmpty)
  }

  @Test("a quarter of a second at 60 a second is 16 times, both ends included")
  func steps() {
    let times = SnapshotTimes.every(1.0 / 60, through: 0.25).seconds
    #expect(times.count == 16)
    #expect(times.first == 0)
    #expect(times.last == 0.25)
    #expect(SnapshotTimes.every(0.1, through: 1.05, from: 0.5).seconds.count == 6)
  }

  @Test(
    "steps that lead nowhere give the start only",
    arguments: [0, -1, .nan, .infinity, 1e-300])
  func uselessSteps(step: Double) {
    #expect(SnapshotTimes.every(step, through: 1, from: 0.5).seconds == [0.5])
  }

  @Test(
    "times that cannot be shown are refused",
    arguments: [
      ([0.5, .nan], SnapshotError.timeNotFinite(.nan)),
      ([.nan], .timeNotFinite(.nan)),
      ([0.5, .infinity], .timeNotFinite(.infinity)),
      ([0.1], .timeInThePast(0.1, present: 0.25)),
      ([0.5, 0.4], .timesNotAscending(0.5, 0.4)),
      ([0.5, 0.5], .timesNotAscending(0.5, 0.5)),
      ([0.5, 0.5005], .timesNotAscending(0.5, 0.5005)),
    ])
  func refuses(seconds: [Double], error: SnapshotError) {
    let stage = Stage(size: Size(width: 4, height: 4))
    stage.advance(to: 0.25)
    let thrown = #expect(throws: SnapshotError.self) {
      try stage.snapshotPictures(as: .image, at: SnapshotTimes(seconds))
    }
    // NaN is not equal to itself; the words are.
    #expect(thrown?.description == error.description)
  }
}
