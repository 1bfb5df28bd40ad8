import Foundation
import Testing

@testable import Demo

/// The command, run as a person runs it.
@Suite struct LessonRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  @Test("the page is written where it is asked for, and nothing beside it")
  func written() throws {
    let result = try demo.run("lesson", "--without-engine", "--to", "a/b.html")
    #expect(result.status == 0, "\(result.words)")
    #expect(demo.names("a") == ["b.html"])
    let html = String(decoding: try demo.bytes("a/b.html"), as: UTF8.self)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.hasSuffix("</html>\n"))
    #expect(html.components(separatedBy: "class=\"still\"").count > 1)
  }

  @Test("a file that is no module, or is not there, is refused, and nothing is written")
  func badEngine() throws {
    try Data("no module".utf8).write(to: demo.folder.appending(path: "bad.wasm"))
    for file in ["bad.wasm", "none.wasm", "."] {
      let result = try demo.run("lesson", "--engine", file)
      #expect(result.status == 66 && result.words.contains(file), "\(result.words)")
    }
    #expect(demo.names(".") == ["bad.wasm"])
  }

  @Test(
    "senseless arguments are refused",
    arguments: [
      ["--to", ""], ["--to", "folder/"], ["--engine"], ["--bogus"], ["--without-engine=1"],
      ["--engine", "x.wasm", "--without-engine"],
    ])
  func refused(arguments: [String]) throws {
    let result = try demo.result(demo.start(["lesson"] + arguments))
    #expect(result.status == 64, "\(result.words)")
    #expect(demo.names(".").isEmpty)
  }
}
