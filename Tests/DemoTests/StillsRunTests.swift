import Foundation
import Raster
import Scene
import Testing

/// Pictures of some times on one sheet.
@Suite(.serialized) struct StillsRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  @Test("a piece of each picture, each pixel a square, stands beside the next one's")
  func enlargedPieces() throws {
    let scene = ["illusion", "--size", "80x22", "--titles", "A,B"]
    let film = try demo.result(demo.start(scene + ["--output", "out", "--format", "pam"]))
    let sheet = try demo.result(
      demo.start(
        ["stills"] + scene + ["--times", "0,8/60", "--crop", "60,2,30x20", "--enlarge", "3"]
          + ["--columns", "2", "--to", "sheet.png"]))
    #expect(film.status == 0 && sheet.status == 0, "\(sheet.words)")
    let picture = Bitmap(try PNG.decode(try demo.bytes("sheet.png")))
    // Two pieces of 90 x 60 pixels with 4 around each.
    #expect(picture.width == 192 && picture.height == 68)
    for (frame, left) in [("00", 4), ("08", 98)] {
      let whole = Bitmap(try ImageFile.decode(try demo.bytes("out/frame-\(frame).pam")))
      for y in 0..<60 {
        for x in 0..<90 {
          #expect(picture[left + x, 4 + y] == whole[60 + x / 3, 2 + y / 3])
        }
      }
    }
  }

  @Test("captions take room above each picture, and a sheet has as many rows as it needs")
  func captions() throws {
    let sheet = try demo.run(
      "stills", "illusion", "--times", "0,0.1,0.2", "--columns", "2", "--captions")
    #expect(sheet.status == 0, "\(sheet.words)")
    let picture = try PNG.decode(try demo.bytes("Output/stills/stills.png"))
    #expect(picture.width == 4 + 2 * 644 && picture.height == 4 + 2 * (88 + 32 + 4))
  }

  @Test(
    "senseless arguments are refused, and nothing is written",
    arguments: [
      ["--times", ""], ["--times", "0,x"], ["--times", "-1"], ["--crop", "0,0,0x5"],
      ["--crop", "0,0,5"], ["--crop", "-1,0,5x5"], ["--crop", "0,0,5x5x5"], ["--enlarge", "0"],
      ["--enlarge", "1001"], ["--columns", "0"], ["--to", ""], ["--bogus"],
    ])
  func refused(arguments: [String]) throws {
    let result = try demo.result(demo.start(["stills", "illusion"] + arguments))
    #expect(result.status == 64, "\(result.words)")
    #expect(demo.names(".").isEmpty)
  }
}
