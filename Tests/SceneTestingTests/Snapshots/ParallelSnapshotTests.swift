import Foundation
import Scene
import SceneTesting
import Testing

@Suite struct ParallelSnapshotTests {
  /// Takes 200 snapshots at once, each of a size of its own, and says how many did not pass.
  private func failures(
    recording: SnapshotRecording, _ color: Color, in scratch: SnapshotScratch
  ) async -> Int {
    var settings = scratch.settings
    let run = SnapshotRun()
    settings.run = run
    await SnapshotSettings.$current.withValue(settings) {
      await withTaskGroup { group in
        for index in 0..<200 {
          group.addTask {
            let view = square(color, side: Double(index + 1) / 4)
            _ = verifySnapshot(of: view, named: "\(index)", record: recording)
          }
        }
      }
    }
    #expect(run.claims.count == 200)
    return run.failureCount
  }

  @Test("of 200 snapshots at once none is lost and none meets another")
  func parallel() async {
    let scratch = SnapshotScratch([:])
    defer { try? FileManager.default.removeItem(atPath: scratch.folder) }
    #expect(await failures(recording: .missing, .red, in: scratch) == 200)
    #expect(scratch.files.count == 200)
    #expect(Set(scratch.lines.all).count == 200)
    #expect(await failures(recording: .never, .red, in: scratch) == 0)
    #expect(scratch.settings.report.all.isEmpty)
    #expect(await failures(recording: .never, .blue, in: scratch) == 200)
    let reported = scratch.settings.report.all
    #expect(reported.count == 200)
    #expect(Set(reported.map { $0.label }).count == 200)
  }
}
