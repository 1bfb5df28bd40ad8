import Foundation
import Raster
import SnapshotReports
import Testing

@testable import Demo

/// Runs of the command that makes pictures of a report references.
@Suite(.serialized) struct ApproveRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func path(_ name: String) -> String {
    demo.folder.appending(path: name).path(percentEncoded: false)
  }

  /// Puts a failure into the report, whose reference would hold some bytes.
  private func report(_ test: String, _ bytes: [UInt8], in folder: String = "__Snapshots__") throws
  {
    var failure = SnapshotFailure(
      suite: "Cards", test: test, file: "Cards.swift", line: 1,
      reference: path("\(folder)/Cards.\(test).png"), message: "different")
    failure.referenceBytes = bytes
    let files = FailureFiles(failure, FailurePictures(failure), name: "Cards.\(test)")
    try ReportFolder(path: path("report"), run: "one").write(files)
  }

  private func approve(_ arguments: String...) throws -> DemoProcess.Result {
    try demo.result(demo.start(["approve"] + arguments))
  }

  @Test("all pictures of a report become references, and those that are already are not touched")
  func all() throws {
    try report("one", [1, 2, 3])
    try report("two", [4])
    let result = try approve("report")
    #expect(result.status == 0 && result.words.isEmpty)
    let output = String(decoding: result.output, as: UTF8.self)
    #expect(
      output == "new: \(path("__Snapshots__/Cards.one.png"))\n"
        + "new: \(path("__Snapshots__/Cards.two.png"))\n")
    #expect(try demo.bytes("__Snapshots__/Cards.one.png") == [1, 2, 3])
    #expect(demo.names("__Snapshots__") == ["Cards.one.png", "Cards.two.png"])
    try report("one", [9])
    let again = String(decoding: try approve("report").output, as: UTF8.self)
    #expect(again.hasPrefix("changed: ") && again.contains("\nsame, untouched: "))
    #expect(try demo.bytes("__Snapshots__/Cards.one.png") == [9])
  }

  @Test("a reference that is a link stays one, and the file that it names is written")
  func links() throws {
    for folder in ["__Snapshots__", "shared"] {
      try FileManager.default.createDirectory(
        atPath: path(folder), withIntermediateDirectories: true)
    }
    try Data([1]).write(to: demo.folder.appending(path: "shared/one.png"))
    let link = path("__Snapshots__/Cards.one.png")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../shared/one.png")
    try report("one", [1, 2, 3])
    #expect(try approve("report").status == 0)
    #expect(try demo.bytes("shared/one.png") == [1, 2, 3])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
    #expect(target == "../shared/one.png")
  }

  @Test("names choose some of them, and a name that there is not is refused")
  func some() throws {
    try report("one", [1])
    try report("two", [2])
    let wrong = try approve("report", "Cards.three")
    #expect(wrong.status == 64 && wrong.words.contains("Cards.one, Cards.two"))
    #expect(demo.names("__Snapshots__") == [])
    #expect(try approve("report", "Cards.two").status == 0)
    #expect(demo.names("__Snapshots__") == ["Cards.two.png"])
  }

  @Test("a report that names a file elsewhere writes nothing")
  func elsewhere() throws {
    try report("one", [1], in: "other")
    let result = try approve("report")
    #expect(result.status == 66 && demo.names("other") == [])
    for arguments in [["nothing"], [""], []] {
      #expect(try demo.result(demo.start(["approve"] + arguments)).status >= 64)
    }
  }
}
