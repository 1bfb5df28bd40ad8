import Foundation
import SceneTesting
import Testing

@Suite struct StaleReferencesTests {
  private static let source = """
    @Suite struct CardTests {
      @Test func runs() {}
      @Test(.disabled()) func sleeps() {}
    }
    """

  /// The names found stale in a folder of these references, of which one was asked for.
  private func stale(
    _ references: [String], source: String = source, asked: String = "runs", label: String = "a",
    in folder: String = "__Snapshots__"
  ) throws -> [String] {
    try SnapshotScratch.with { scratch in
      let folder = scratch.folder + "/" + folder
      let file = scratch.folder + "/CardTests.swift"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: URL(fileURLWithPath: file))
      for name in references {
        try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      let name = SnapshotName(suite: "CardTests", function: asked + "()", label: label)
      let claim = SnapshotRun.Claim(
        name: name, path: folder + "/" + name.fileName + ".png", file: file, place: "")
      return StaleReferences([claim]).paths().map { URL(fileURLWithPath: $0).lastPathComponent }
    }
  }

  @Test("a label that its test does not ask for is stale")
  func label() throws {
    let names = ["CardTests.runs.a.png", "CardTests.runs.b.png", "CardTests.runs.png"]
    #expect(try stale(names) == ["CardTests.runs.b.png", "CardTests.runs.png"])
  }

  @Test("a test that exists and asked for nothing keeps its references")
  func disabled() throws {
    #expect(try stale(["CardTests.sleeps.png", "CardTests.runs.a.png"]) == [])
  }

  @Test("the references of a test that is gone are stale")
  func gone() throws {
    let names = ["CardTests.left.png", "CardTests.runs.a.png", "CardTests.left.b.digest"]
    #expect(try stale(names) == ["CardTests.left.b.digest", "CardTests.left.png"])
  }

  @Test("a suite that is nowhere beside the folder is stale, and one in another process is not")
  func suites() throws {
    let names = ["GoneTests.runs.png", "OtherTests.runs.png"]
    let source = Self.source + "\nfinal class OtherTests: XCTestCase {}"
    #expect(try stale(names, source: source) == ["GoneTests.runs.png"])
  }

  @Test("a suite whose name cannot be a file's is kept: its source may spell it in several ways")
  func mappedSuites() throws {
    // An XCTest in `Card Tests.swift`, or a suite between backticks, which another process runs.
    #expect(try stale(["Card%20Tests.testRuns.png", "CardTests.runs.a.png"]) == [])
  }

  @Test("in a folder that tests from anywhere may use, only labels of tests that ran are stale")
  func sharedFolder() throws {
    let names = [
      "CardTests.left.png", "CardTests.runs.a.png", "CardTests.runs.b.png", "FarTests.runs.png",
    ]
    #expect(try stale(names, in: "shared") == ["CardTests.runs.b.png"])
  }

  @Test("what has no name of a reference is left alone")
  func others() throws {
    #expect(try stale(["README.md", "a.png", "x.y.z.w.png", ".hidden.png"]) == [])
  }

  @Test("arguments tell whether all tests run")
  func arguments() {
    let testing = ["tests.xctest", "--testing-library", "swift-testing"]
    #expect(RunEnd.isFullRun(["tests.xctest"]))
    #expect(!RunEnd.isFullRun(["tests.xctest", "Module.Suite/test"]))
    #expect(RunEnd.isFullRun(testing + ["--no-parallel", "--skip-build"]))
    #expect(!RunEnd.isFullRun(testing + ["--filter", "CardTests"]))
    #expect(!RunEnd.isFullRun(testing + ["--skip", "CardTests"]))
    #expect(!RunEnd.isFullRun(testing + ["--skip=CardTests"]))
  }
}
