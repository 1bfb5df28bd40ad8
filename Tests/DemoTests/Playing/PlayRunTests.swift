import Foundation
import Raster
import Testing

@testable import Demo

/// The program where nobody sits in front of a terminal.
@Suite(.serialized) struct PlayRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func run(_ arguments: [String]) throws -> DemoProcess.Result {
    try demo.result(demo.start(["play", "illusion"] + arguments))
  }

  @Test("into a file it writes the pictures once, without a sequence for terminals")
  func plain() throws {
    let result = try run(["--size", "40x11"])
    #expect(result.status == 0 && result.words.isEmpty, "\(result.words)")
    let text = String(decoding: result.output, as: UTF8.self)
    // 80 x 22 pixels are 11 lines; an empty one lies between two of the 16 pictures.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 16 * 12)
    #expect(!text.contains("\u{1B}"))
    for (index, line) in lines.enumerated() {
      #expect(line.count == (index % 12 == 11 ? 0 : 80), "line \(index)")
    }
  }

  @Test("the colours are those of the picture")
  func colors() throws {
    let scene = ["--size", "20x6", "--scale", "1", "--frames", "9...9"]
    let written = try demo.result(demo.start(["illusion", "--output", "-"] + scene))
    let picture = try PPM.decode(written.output)
    let result = try run(["--as", "24bit"] + scene)
    #expect(result.status == 0, "\(result.words)")
    var expected = ""
    for row in 0..<3 {
      var (ink, paper) = ("", "")
      for x in 0..<20 {
        let (upper, lower) = (picture[x, 2 * row], picture[x, 2 * row + 1])
        let front = "38;2;\(upper.red);\(upper.green);\(upper.blue)"
        let back = "48;2;\(lower.red);\(lower.green);\(lower.blue)"
        let isSame = upper == lower
        let codes = [isSame || front == ink ? nil : front, back == paper ? nil : back]
        let told = codes.compactMap { $0 }
        if !told.isEmpty { expected += "\u{1B}[\(told.joined(separator: ";"))m" }
        if !isSame { ink = front }
        paper = back
        expected += isSame ? " " : "\u{2580}"
      }
      expected += "\u{1B}[0m\n"
    }
    #expect(String(decoding: result.output, as: UTF8.self) == expected)
  }

  @Test(
    "senseless arguments are refused",
    arguments: [
      ["--as", "cga"], ["--width", "0"], ["--width", "x"], ["--zoom", "0"], ["--zoom", "101"],
      ["--frames", "16..."], ["--speed", "5"], ["--speed", "0.05"], ["--speed", "x"],
      ["--once=1"], ["--bogus"], ["--as"],
    ])
  func refused(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result.words)")
  }
}
