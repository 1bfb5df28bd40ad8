import Foundation
import Raster
import Testing

@testable import Demo

/// Runs that draw some of the pictures, and the command that puts them together.
@Suite(.serialized) struct JoinRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func run(_ arguments: String...) throws -> DemoProcess.Result {
    try demo.result(demo.start(arguments))
  }

  @Test(
    "parts drawn by several runs, joined, are the film that one run makes",
    arguments: ["illusion", "tabs"])
  func parts(scene: String) throws {
    let size = scene == "tabs" ? ["--size", "60x60", "--fps", "5"] : ["--size", "40x10"]
    let common = [scene, "--scale", "1"] + size
    _ = try demo.result(demo.start(common + ["--output", "whole"]))
    let count = demo.names("whole").count { $0.hasPrefix("frame-") }
    // The second begins in the midst, the last asks for more than there are.
    for part in ["10...", "0..<4", "4...9"] {
      let result = try demo.result(demo.start(common + ["--output", "parts", "--frames", part]))
      #expect(result.status == 0, "\(result.words)")
    }
    #expect(demo.names("parts").count == count)
    for name in demo.names("parts") {
      #expect(try demo.bytes("parts/\(name)") == demo.bytes("whole/\(name)"), "\(name)")
    }
    let rate = scene == "tabs" ? "5" : "60"
    for format in ["gif", "apng", "y4m", "ppm-stream"] {
      let joined = try run("join", "parts", "--fps", rate, "--format", format)
      #expect(joined.status == 0, "\(joined.words)")
      let whole = try demo.result(
        demo.start(common + ["--output", "-", "--format", format]))
      let end = format == "ppm-stream" ? "ppm" : format
      #expect(try demo.bytes("parts/parts.\(end)") == whole.output, "\(format)")
      let stream = try run("join", "parts", "--fps", rate, "--format", format, "--output", "-")
      #expect(stream.output == whole.output && stream.words.isEmpty, "\(format)")
    }
  }

  @Test("two runs may draw their parts of one folder at the same time, and nothing is taken away")
  func together() throws {
    let first = try demo.start(
      ["--duration", "50", "--size", "80x22", "--output", "out", "--frames", "0..<100"])
    let other = try DemoProcess().run(
      "--size", "80x22", "--frames", "0..<2", "--duration", "50",
      "--output", demo.folder.appending(path: "out").path(percentEncoded: false))
    #expect(other.status == 0, "\(other.words)")
    #expect(try demo.result(first).status == 0)
    #expect(demo.names("out").count == 100)
  }

  @Test("pictures that are missing, mixed, of several sizes or no pictures are told")
  func refused() throws {
    func expectRefused(_ folder: String, _ words: String) throws {
      let result = try run("join", folder)
      #expect(result.status == 64 || result.status == 66)
      #expect(result.words.contains(words), "\(result.words)")
      #expect(result.words.filter { $0 == "\n" }.count == 1)
      #expect(!demo.names(folder).contains { $0.hasSuffix(".gif") })
    }
    try expectRefused("nothing", "cannot read the folder nothing")
    try Data("P6\n".utf8).write(to: demo.folder.appending(path: "file"))
    try expectRefused("file", "cannot read the folder file: Not a directory")
    try FileManager.default.createDirectory(
      at: demo.folder.appending(path: "out"), withIntermediateDirectories: false)
    try expectRefused("out", "there is no picture")
    _ = try run("--size", "12x4", "--output", "out", "--frames", "1...3")
    try expectRefused("out", "picture 0 is missing")
    _ = try run("--size", "12x5", "--output", "out", "--frames", "0...0")
    try expectRefused("out", "frame-01.ppm: it has 24 x 8 pixels, and the first picture 24 x 10")
    try Data("P6\n".utf8).write(to: demo.folder.appending(path: "out/frame-01.ppm"))
    try expectRefused("out", "out/frame-01.ppm: ")
    _ = try run("--size", "12x4", "--output", "out", "--frames", "4...4", "--format", "png")
    try expectRefused("out", "several formats (png, ppm)")
  }

  @Test("pictures that a scene does not have are refused with how many there are")
  func tooFar() throws {
    let result = try run("--frames", "16...20")
    #expect(result.status == 64 && result.words.contains("0 … 15"))
    #expect(demo.names("") == [])
  }

  @Test("join takes a folder first, then its own options")
  func options() throws {
    let plain = try Join(arguments: ["a/b"])
    #expect(plain.format == .gif && plain.output == "a/b/b.gif" && plain.rate == 60)
    #expect(try Join(arguments: ["a/", "--format", "y4m"]).output == "a//a.y4m")
    #expect(try Join(arguments: ["a", "--output", "x.apng"]).format == .apng)
    // A stream of pixmaps is called as the folder is, but never as one of its pictures.
    #expect(
      try Join(arguments: ["frame-00", "--format", "ppm-stream"]).output == "frame-00/film.ppm")
    #expect(try Join(arguments: ["."]).output == "./film.gif")
    for wrong in [[], ["--format", "gif"], ["a", "--format", "png"], ["a", "b"], [""]] {
      #expect(throws: Failure.self) { try Join(arguments: wrong) }
    }
  }
}
