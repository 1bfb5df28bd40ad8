import Foundation
import Raster
import Scene
import TestSupport
import Testing

@testable import Demo

@Suite(.serialized) struct SpecimenRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  @Test("a specimen is one picture, of the embedded face or of a file")
  func sheets() throws {
    try Data(FontBuilder.sample.bytes).write(to: demo.folder.appending(path: "sample.ttf"))
    let own = try demo.run("specimen", "--scale", "1")
    #expect(own.status == 0, "\(own.words)")
    let picture = try PNG.decode(try demo.bytes("Output/specimen/specimen.png"))
    #expect(picture.width == 640 && picture.height > 400)
    let other = try demo.run(
      "specimen", "--font", "sample.ttf", "--text", "AoV", "--width", "300", "--scale", "1",
      "--output", "sheet.ppm")
    #expect(other.status == 0, "\(other.words)")
    let sheet = try PPM.decode(try demo.bytes("sheet.ppm"))
    #expect(sheet.width == 300)
    #expect(demo.names(".") == ["Output", "sample.ttf", "sheet.ppm"])
  }

  @Test("standard output gets the picture alone")
  func stream() throws {
    let result = try demo.run("specimen", "--scale", "0.5", "--format", "ppm", "--output", "-")
    #expect(result.status == 0 && (try? PPM.decode(result.output))?.width == 320)
    #expect(demo.names(".").isEmpty)
  }

  @Test(
    "senseless arguments are refused",
    arguments: [
      ["--width", "10"], ["--width", "x"], ["--format", "gif"], ["--font", "nothing of this name"],
      ["--scale", "1000"], ["--output", ""], ["sheet"],
    ])
  func refused(arguments: [String]) throws {
    let result = try demo.result(demo.start(["specimen"] + arguments))
    #expect(result.status == 64, "\(result.words)")
    #expect(demo.names(".").isEmpty)
  }

  @Test("titles of the illusion are written in the font, and those it lacks in the next")
  func titles() throws {
    try Data(FontBuilder.sample.bytes).write(to: demo.folder.appending(path: "sample.ttf"))
    let options = ["--titles", "AA,VV", "--frames", "0..<1", "--output", "-"]
    let own = try demo.result(demo.start(["illusion"] + options))
    let other = try demo.result(demo.start(["illusion", "--font", "sample.ttf"] + options))
    #expect(own.status == 0 && other.status == 0, "\(other.words)")
    #expect(own.output.count == other.output.count && own.output != other.output)
  }
}
