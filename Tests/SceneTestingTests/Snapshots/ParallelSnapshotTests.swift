import Foundation
import Scene
import SceneTesting
import SnapshotReports
import Testing

@Suite struct ParallelSnapshotTests {
  #if DEBUG
    // The report of each failure takes long without optimisation.
    private static let count = 12
  #else
    private static let count = 200
  #endif

  /// Takes all snapshots at once, each of a size of its own, and says how many did not pass.
  private func failures(
    recording: SnapshotRecording, _ color: Color, _ settings: SnapshotSettings
  ) async -> Int {
    var settings = settings
    let run = SnapshotRun()
    settings.run = run
    await SnapshotSettings.$current.withValue(settings) {
      await withTaskGroup { group in
        for index in 0..<Self.count {
          group.addTask {
            let view = square(color, side: Double(index + 1) / 4)
            _ = verifySnapshot(of: view, named: "\(index)", record: recording)
          }
        }
      }
    }
    #expect(run.claims.count == Self.count)
    return run.failureCount
  }

  @Test("of many snapshots at once none is lost, none meets another, and the page shows each")
  func parallel() async throws {
    let scratch = SnapshotScratch([:])
    let reportFolder = scratch.folder + "-report"
    defer {
      try? FileManager.default.removeItem(atPath: scratch.folder)
      try? FileManager.default.removeItem(atPath: reportFolder)
    }
    var settings = scratch.settings
    let report = FailureReport(folder: reportFolder)
    settings.report = report
    #expect(await failures(recording: .missing, .red, settings) == Self.count)
    #expect(scratch.files.count == Self.count)
    #expect(Set(scratch.lines.all).count == Self.count)
    #expect(await failures(recording: .never, .red, settings) == 0)
    #expect(report.all.isEmpty)
    #expect(await failures(recording: .never, .blue, settings) == Self.count)
    #expect(Set(report.all.map { $0.label }).count == Self.count)
    report.finish()
    let page = try String(contentsOfFile: reportFolder + "/index.html", encoding: .utf8)
    let lost = (0..<Self.count).filter { index in
      !page.contains("ParallelSnapshotTests.parallel.\(index)")
    }
    #expect(lost == [])
  }
}
