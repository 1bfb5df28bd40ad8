import Foundation
import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

@Suite struct VerifySnapshotTests {
  private typealias Outcome = SnapshotVerdict.Outcome
  private let file = "VerifySnapshotTests"

  @Test("a first run without recording writes nothing and says how to record")
  func missing() {
    SnapshotScratch.with { scratch in
      let verdict = scratch.run { verifySnapshot(of: square(.red)) }
      #expect(verdict.outcome == .missing)
      #expect(!verdict.passes)
      #expect(verdict.message.contains("SNAPSHOT_TESTING_RECORD=missing swift test"))
      #expect(scratch.files == [])
      #expect(scratch.settings.report.all.count == 1)
    }
  }

  @Test("what was recorded passes afterwards, under the names of suite, test and label")
  func recordsAndPasses() {
    SnapshotScratch.with { scratch in
      let verdict = scratch.run {
        verifySnapshot(of: square(.red), named: "a b", record: .missing)
      }
      #expect(verdict.outcome == .recordedNew)
      #expect(!verdict.passes)
      #expect(scratch.files == ["VerifySnapshotTests.recordsAndPasses.a%20b.png"])
      #expect(scratch.run { verifySnapshot(of: square(.red), named: "a b") }.passes)
      #expect(scratch.settings.report.all.isEmpty)
    }
  }

  @Test(
    "each way of recording meets what is missing, what differs and what is the same",
    arguments: [
      (SnapshotRecording.never, [.missing, .different, .same]),
      (.missing, [.recordedNew, .different, .same]),
      (.failed, [.recordedNew, .recordedChanged(pixels: 16), .same]),
      (.all, [.recordedNew, .recordedChanged(pixels: 16), .recordedSame]),
    ] as [(SnapshotRecording, [SnapshotVerdict.Outcome])])
  func recordings(recording: SnapshotRecording, outcomes: [SnapshotVerdict.Outcome]) {
    SnapshotScratch.with { scratch in
      func verify(_ color: Color, _ label: String, _ recording: SnapshotRecording) -> Outcome {
        scratch.run { verifySnapshot(of: square(color), named: label, record: recording).outcome }
      }
      _ = verify(.red, "differs", .missing)
      _ = verify(.red, "same", .missing)
      let colors: [(Color, String)] = [(.red, "new"), (.blue, "differs"), (.red, "same")]
      #expect(colors.map { verify($0, $1, recording) } == outcomes)
      let words: [(SnapshotRecording, [String])] = [
        (.never, []), (.missing, ["new"]), (.failed, ["new", "changed by 16 pixels"]),
        (.all, ["new", "changed by 16 pixels", "same, untouched"]),
      ]
      let lines = words.first { $0.0 == recording }?.1 ?? []
      let names = ["new", "differs", "same"]
      #expect(
        Array(scratch.lines.all.dropFirst(2))
          == zip(lines, names).map { "\($0): VerifySnapshotTests.recordings.\($1).png" })
    }
  }

  @Test("where CI is set nothing is written, whoever asks")
  func server() {
    SnapshotScratch.with(["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]) { scratch in
      let verdict = scratch.run { verifySnapshot(of: square(.red), record: .all) }
      #expect(verdict.outcome == .missing)
      #expect(verdict.message.contains("CI is set, so nothing is recorded"))
      #expect(scratch.files == [])
    }
  }

  @Test("a reference that is as it should be is not written again")
  func untouched() throws {
    try SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: square(.red), record: .missing) }
      let name = scratch.files[0]
      let past = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: scratch.folder + "/" + name)
      _ = scratch.run { verifySnapshot(of: square(.red), record: .all) }
      #expect(try scratch.date(of: name) == past)
      _ = scratch.run { verifySnapshot(of: square(.blue), record: .all) }
      #expect(try scratch.date(of: name) != past)
      #expect(scratch.files == [name])
    }
  }

  @Test("a reference that is no picture fails, and is replaced only where failures are recorded")
  func unreadable() throws {
    try SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: square(.red), record: .missing) }
      let name = scratch.files[0]
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: scratch.folder + "/" + name))
      for recording in [SnapshotRecording.never, .missing] {
        let verdict = scratch.run { verifySnapshot(of: square(.red), record: recording) }
        #expect(verdict.outcome == .unreadable)
      }
      _ = scratch.run { verifySnapshot(of: square(.red), record: .failed) }
      #expect(scratch.run { verifySnapshot(of: square(.red)) }.passes)
    }
  }

  @Test("a failure holds both pictures, the tree and the place in the source")
  func failure() throws {
    try SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: square(.red), record: .missing) }
      let line = #line + 1
      _ = scratch.run { verifySnapshot(of: square(.blue)) }
      let failure = try #require(scratch.settings.report.all.first)
      #expect(failure.title == "VerifySnapshotTests.failure")
      #expect(failure.line == line)
      #expect(failure.file.hasSuffix("/VerifySnapshotTests.swift"))
      #expect(failure.actual.map { $0[0, 0] } == [Pixel(red: 0, green: 0, blue: 255)])
      #expect(failure.expected?.map { $0[0, 0] } == [Pixel(red: 255, green: 0, blue: 0)])
      #expect(failure.displayLists.count == 1)
      #expect(failure.treeDump.contains("View"))
    }
  }

  @Test("translucent pixels come back as they were")
  func translucent() throws {
    try SnapshotScratch.with { scratch in
      var bitmap = try Bitmap(width: 256, height: 1)
      for x in 0..<256 {
        let value = UInt8(x)
        bitmap[x, 0] = Pixel(red: value, green: value / 2, blue: value / 3, alpha: value)
      }
      _ = scratch.run { verifySnapshot(of: bitmap, record: .missing) }
      #expect(scratch.run { verifySnapshot(of: bitmap) }.outcome == .same)
    }
  }

  @Test("a tolerance says how many pixels, how far, and why")
  func tolerance() {
    SnapshotScratch.with { scratch in
      func verify(_ levels: UInt8, _ pixels: Int, _ reason: String) -> SnapshotVerdict {
        scratch.run {
          verifySnapshot(
            of: square(Color(10, 0, 0)),
            tolerance: ComparisonTolerance(
              levels: levels, pixels: pixels, reason: reason))
        }
      }
      _ = scratch.run { verifySnapshot(of: square(.black), record: .missing) }
      #expect(verify(10, 0, "a scan").outcome == .tolerated)
      #expect(verify(10, 0, "a scan").message.contains("16 pixels"))
      #expect(verify(9, 16, "a scan").outcome == .tolerated)
      #expect(verify(9, 15, "a scan").outcome == .different)
      #expect(verify(10, 0, " ").outcome == .refused(.toleranceWithoutReason))
    }
  }

  @Test("a picture, or a file, that is too large is refused")
  func guards() {
    SnapshotScratch.with { scratch in
      let large = scratch.run {
        withSnapshotTesting(record: .missing, pixelLimit: 15) { verifySnapshot(of: square(.red)) }
      }
      #expect(large.outcome == .refused(.tooManyPixels(count: 16, limit: 15)))
      let heavy = scratch.run {
        withSnapshotTesting(record: .missing, byteLimit: 10) { verifySnapshot(of: square(.red)) }
      }
      guard case .refused(.tooManyBytes(_, limit: 10)) = heavy.outcome else {
        Issue.record("\(heavy.outcome)")
        return
      }
      #expect(scratch.files == [])
    }
  }

  @Test("what stands in the way of a reference is told in the system's words")
  func wayBarred() throws {
    try SnapshotScratch.with { scratch in
      let reference = scratch.run { verifySnapshot(of: square(.red)) }.reference
      try FileManager.default.createDirectory(
        atPath: reference, withIntermediateDirectories: true)
      let verdict = scratch.run { verifySnapshot(of: square(.red)) }
      #expect(verdict.message.contains("cannot be read: Is a directory"), "\(verdict)")
    }
  }

  @Test("too many pixels are refused before any is drawn")
  func pixelsNotDrawn() {
    SnapshotScratch.with { scratch in
      // A hundred pictures of a gigabyte each.
      let stage = Stage(size: Size(width: 16_000, height: 16_000))
      let verdict = scratch.run {
        verifySnapshot(of: stage, at: .every(0.01, through: 0.99))
      }
      #expect(
        verdict.outcome == .refused(.tooManyPixels(count: 25_600_000_000, limit: 16_777_216)))
    }
  }

  @Test("two snapshots of a name in one run are an error, and case does not count")
  func duplicates() {
    SnapshotScratch.with { scratch in
      scratch.run {
        _ = verifySnapshot(of: square(.red), named: "a", record: .missing)
        for label in ["a", "A"] {
          let verdict = verifySnapshot(of: square(.blue), named: label, record: .all)
          guard case .refused(.duplicateName) = verdict.outcome else {
            Issue.record("\(verdict.outcome)")
            continue
          }
        }
        #expect(
          verifySnapshot(of: square(.red), named: "b", record: .missing).outcome == .recordedNew)
      }
      #expect(scratch.files.count == 2)
    }
  }

  @Test("a test with parameters names its snapshots", arguments: [1, 2])
  func parameters(side: Int) {
    SnapshotScratch.with { scratch in
      let verdict = scratch.run { verifySnapshot(of: square(.red, side: Double(side))) }
      #expect(
        verdict.outcome == .refused(.unnamedParameter(test: "VerifySnapshotTests.parameters")))
    }
  }

  @Test("a name that no file can have is refused")
  func longNames() {
    SnapshotScratch.with { scratch in
      let label = String(repeating: "ä", count: 60)
      let verdict = scratch.run { verifySnapshot(of: square(.red), named: label) }
      #expect(verdict.message.contains("at most 240"))
    }
  }

  @Test("a wrong variable fails each snapshot")
  func wrongVariable() {
    SnapshotScratch.with(["SNAPSHOT_TESTING_RECORD": "yes"]) { scratch in
      let verdict = scratch.run { verifySnapshot(of: square(.red)) }
      #expect(verdict.message.contains("never, missing, failed, all are allowed"))
    }
  }
}
