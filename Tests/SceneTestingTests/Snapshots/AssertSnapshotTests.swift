import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

#if canImport(XCTest)
  import XCTest
#endif

@Suite struct AssertSnapshotTests {
  @Test("a failure is an issue of the running test, at the line that asks")
  func reports() {
    SnapshotScratch.with { scratch in
      let line = #line + 3
      withKnownIssue {
        scratch.run {
          assertSnapshot(of: square(.red))
        }
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.contains { $0.rawValue.contains("there is no reference") }
      }
    }
  }

  @Test("a failure on a thread of no test is not lost")
  func reportsFromThreads() async {
    let settings = SnapshotScratch([:]).settings
    await Task.detached {
      #expect(Test.current == nil)
      SnapshotSettings.$current.withValue(settings) {
        withKnownIssue { assertSnapshot(of: square(.red)) }
      }
    }.value
  }

  @Test("what passes says nothing")
  func passes() {
    SnapshotScratch.with { scratch in
      withKnownIssue { scratch.run { assertSnapshot(of: square(.red), record: .missing) } }
      scratch.run { assertSnapshot(of: square(.red)) }
    }
  }

  @Test("two subjects that show the same pass, and others are in the report with both pictures")
  func samePicture() throws {
    try SnapshotScratch.with { scratch in
      let list = Stage(size: Size(width: 4, height: 4), background: .red).displayList()
      try scratch.run {
        assertSamePicture(of: square(.red), and: list)
        withKnownIssue { assertSamePicture(of: square(.blue), and: list, named: "blue") }
        let failure = try #require(scratch.settings.report.all.first)
        #expect(failure.title == "AssertSnapshotTests.samePicture.blue")
        #expect(failure.message.contains("16 pixels differ"))
        #expect(failure.expected?.first?[0, 0] == Pixel(red: 255, green: 0, blue: 0))
        #expect(failure.displayLists.count == 1)
      }
    }
  }

  @Test("two subjects may not differ without a reason either")
  func unreasonedTolerance() throws {
    SnapshotScratch.with { scratch in
      scratch.run {
        withKnownIssue {
          assertSamePicture(
            of: square(.red), and: square(.blue),
            tolerance: ComparisonTolerance(levels: 255, pixels: 0, reason: " "))
        }
      }
    }
  }

  @Test("a trait sets what holds for a test", .snapshots(record: .failed, folder: "/nowhere"))
  func trait() {
    #expect(SnapshotSettings.current.recording == .failed)
    #expect(SnapshotSettings.current.folder == "/nowhere")
    withSnapshotTesting(record: .all) {
      #expect(SnapshotSettings.current.recording == .all)
      #expect(SnapshotSettings.current.folder == "/nowhere")
    }
  }
}

#if canImport(XCTest)
  final class AssertSnapshotXCTests: XCTestCase {
    override func invokeTest() {
      withSnapshotTesting(record: .missing) { super.invokeTest() }
    }

    func testSettingsOfAClass() {
      XCTAssertEqual(SnapshotSettings.current.recording, .missing)
    }

    func testSettingsOfAClassInTasks() async {
      XCTAssertEqual(SnapshotSettings.current.recording, .missing)
    }

    func testNames() {
      SnapshotScratch.with { scratch in
        _ = scratch.run { verifySnapshot(of: square(.red), record: .missing) }
        XCTAssertEqual(scratch.files, ["AssertSnapshotTests.testNames.png"])
        scratch.run { assertSnapshot(of: square(.red)) }
      }
    }
  }
#endif
