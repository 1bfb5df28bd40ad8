import SceneTesting
import Testing

@Suite struct SnapshotToleranceTests {
  @Test("numbers that mean nothing are clamped")
  func clamps() {
    let tolerance = SnapshotTolerance(channelDifference: 300, pixelCount: -1, reason: "a scan")
    #expect(tolerance.channelDifference == 255)
    #expect(tolerance.pixelCount == 0)
  }

  @Test("blanks are no reason", arguments: ["", " ", "\t\n"])
  func needsReason(reason: String) {
    #expect(!SnapshotTolerance(channelDifference: 1, pixelCount: 1, reason: reason).hasReason)
    #expect(SnapshotTolerance.exact.hasReason)
  }
}
