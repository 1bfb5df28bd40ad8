import Raster
import Testing

@testable import Demo

/// Whole runs of the commands that show a pager.
@Suite(.serialized) struct PagedRunTests {
  @Test("each writes its pictures to its own folder, and every tenth under each other")
  func folders() throws {
    let demo = try DemoProcess()
    for (arguments, folder, height) in [
      (["tabs", "--size", "80x70"], "tabs", 70),
      (["pager", "--size", "80x64"], "pager", 64),
      (["--driven-by-pager", "--size", "80x160"], "illusion", 160),
    ] {
      let result = try demo.result(demo.start(arguments + ["--scale", "1", "--fps", "10"]))
      #expect(result.status == 0 && result.words.isEmpty)
      let names = demo.names("Output/\(folder)")
      let count = names.count { $0.hasPrefix("frame-") }
      #expect(count > 20 && names.count == count + 3)
      let strip = Bitmap(try PNG.decode(demo.bytes("Output/\(folder)/filmstrip.png")))
      #expect(strip.width == 80 && strip.height == ((count - 1) / 10 + 1) * height)
      let third = try PPM.decode(demo.bytes("Output/\(folder)/frame-20.ppm"))
      for y in 0..<height { #expect(strip[40, 2 * height + y] == third[40, y]) }
      #expect(String(decoding: result.output, as: UTF8.self).contains("every 10th"))
    }
  }

  @Test("a stream holds as many pictures as the program says")
  func stream() throws {
    let demo = try DemoProcess()
    let result = try demo.run(
      "tabs", "--size", "60x60", "--scale", "1", "--fps", "5", "--output", "-")
    let size = "P6\n60 60\n255\n".utf8.count + 60 * 60 * 3
    #expect(result.status == 0 && result.output.count % size == 0)
    #expect(result.words.hasPrefix("\(result.output.count / size) pictures"))
  }
}
