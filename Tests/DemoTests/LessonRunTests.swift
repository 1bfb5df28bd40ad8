import Foundation
import Raster
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

  @Test("a page with an engine has it, and on standard output nothing else beside it")
  func live() throws {
    let module = TinyModule(functions: LessonEngine.functions).bytes
    try Data(module).write(to: demo.folder.appending(path: "engine.wasm"))
    let result = try demo.run("lesson", "--engine", "engine.wasm", "--to", "-")
    #expect(result.status == 0 && result.words.contains(" KB, live, written to standard output"))
    let packed = Data(Zlib.deflate(module)).base64EncodedString()
    let html = String(decoding: result.output, as: UTF8.self)
    #expect(html.contains("<script type=\"text/plain\" id=\"engine\">\(packed)</script>"))
    #expect(result.output.starts(with: Array("<!DOCTYPE html>".utf8)))
    #expect(Array(result.output.suffix(8)) == Array("</html>\n".utf8))
    #expect(demo.names(".") == ["engine.wasm"])
  }

  @Test("a file that is no module, or is not there, is refused, and nothing is written")
  func badEngine() throws {
    try Data("no module".utf8).write(to: demo.folder.appending(path: "bad.wasm"))
    // The smallest module there is, and one that was cut off.
    try Data(TinyModule.signature).write(to: demo.folder.appending(path: "small.wasm"))
    let module = TinyModule(functions: LessonEngine.functions).bytes
    try Data(module.dropLast()).write(to: demo.folder.appending(path: "cut.wasm"))
    for file in ["bad.wasm", "none.wasm", "small.wasm", "cut.wasm", "."] {
      let result = try demo.run("lesson", "--engine", file)
      #expect(result.status == 66 && result.words.contains(file), "\(result.words)")
    }
    #expect(demo.names(".") == ["bad.wasm", "cut.wasm", "small.wasm"])
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
