import Compositor
import Foundation
import Raster
import Scene
import Teaching
import Testing

@testable import Demo

/// The commands that take a picture apart.
@Suite(.serialized) struct TeachingRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func run(_ arguments: [String]) throws -> DemoProcess.Result {
    try demo.result(demo.start(arguments))
  }

  @Test("the ledger ends with the pixel of the picture, in words and for programs")
  func explain() throws {
    let scene = ["--size", "80x22", "--titles", "A,B"]
    _ = try run(["illusion", "--output", "out", "--format", "pam"] + scene)
    let picture = Bitmap(try ImageFile.decode(try demo.bytes("out/frame-08.pam")))
    for (x, y) in [(0, 0), (44, 20), (80, 22), (88, 1), (159, 43)] {
      let told = try run(["explain", "illusion", "--at", "\(x),\(y)", "--time", "8/60"] + scene)
      #expect(told.status == 0, "\(told.words)")
      let text = String(decoding: told.output, as: UTF8.self)
      #expect(text.hasPrefix("pixel \(x),\(y) at 0.1333 s: \(picture[x, y].text)\n"), "\(text)")
      let record = try run(
        ["explain", "illusion", "--at", "\(x),\(y)", "--time", "8/60", "--json"] + scene)
      let json = try JSONSerialization.jsonObject(with: Data(record.output)) as? [String: Any]
      let pixel = picture[x, y]
      #expect(
        json?["value"] as? [Int]
          == [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)])
      let entries = try #require(json?["entries"] as? [[String: Any]])
      #expect(entries.last?["after"] as? [Int] == json?["value"] as? [Int])
    }
  }

  @Test(
    "a time between two frames has a picture of its own, and after the end there is the last one")
  func exactTimes() throws {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.select(3, animated: true)
    for (time, told) in [("0.13", 0.13), ("0.13333", 0.13333), ("3/8", 0.375), ("1e300", 1e300)] {
      let picture = try Renderer().render(stage.displayList(at: min(told, 0.25)))
      let ledger = try run(["explain", "illusion", "--at", "267,43", "--time", time])
      let shown = ["0.13": "0.13", "0.13333": "0.1333"][time] ?? "0.25"
      let text = String(decoding: ledger.output, as: UTF8.self)
      #expect(text.hasPrefix("pixel 267,43 at \(shown) s: \(picture[267, 43].text)\n"), "\(text)")
    }
    // A finger's script is played up to the time.
    let whole = try run(["explain", "tabs", "--at", "40,80", "--time", "61/60", "--json"])
    let part = try run([
      "explain", "tabs", "--at", "40,80", "--time", "1.0166666666666666", "--json",
    ])
    #expect(whole.status == 0 && whole.output == part.output)
    for time in ["1/0", "1/2/3", "-1", "nan", "/", "1/"] {
      let refused = try run(["explain", "illusion", "--at", "1,1", "--time", time])
      #expect(refused.status == 64 && refused.words.contains("8/60"), "\(time)")
    }
  }

  @Test("what drew nothing is told when it is asked for, and a picture is made")
  func skipped() throws {
    let told = try run([
      "explain", "illusion", "--at", "1,1", "--skipped", "--picture", "ledger.png",
    ])
    let text = String(decoding: told.output, as: UTF8.self)
    #expect(told.status == 0 && text.contains("drew nothing there:"), "\(told.words)")
    #expect(text.contains("View \"pill\": rounded rectangle"))
    #expect(try PNG.decode(try demo.bytes("ledger.png")).height > 300)
  }

  @Test("a scene taken apart is one picture, or a film in which it turns")
  func explode() throws {
    let still = try run(["explode", "illusion", "--time", "0.1", "--to", "still.png"])
    #expect(still.status == 0, "\(still.words)")
    #expect(try PNG.decode(try demo.bytes("still.png")).width > 640)
    let film = try run(["explode", "illusion", "--size", "60x20", "--turn", "--to", "film.gif"])
    #expect(film.status == 0, "\(film.words)")
    #expect(try ImageFile.decodeAnimation(try demo.bytes("film.gif")).frames.count == 36)
    #expect(demo.names(".") == ["film.gif", "still.png"])
  }

  @Test("a picture is built up in as many steps as it has contributions, or as are allowed")
  func buildUp() throws {
    let all = try run(["buildup", "illusion", "--titles", "A,B"])
    #expect(all.status == 0, "\(all.words)")
    let picture = try PNG.decode(try demo.bytes("Output/buildup/buildup.png"))
    // Two black titles, the pill, two white ones, each 88 pixels high with a caption and a gap.
    #expect(picture.height == 5 * (88 + 34) + 32 || picture.height == 4 * (88 + 34) + 32)
    let few = try run(["buildup", "segments", "--limit", "3", "--to", "few.ppm"])
    #expect(few.status == 0, "\(few.words)")
    #expect(try PPM.decode(try demo.bytes("few.ppm")).height == 3 * (712 + 34) + 32)
    // Of 746 pixels each five are under each other, so seven need two columns, of four and of three.
    let many = try run(["buildup", "segments", "--limit", "7", "--to", "many.ppm"])
    #expect(many.status == 0, "\(many.words)")
    let columns = try PPM.decode(try demo.bytes("many.ppm"))
    #expect(columns.height == 4 * 746 + 32 && columns.width == 2 * (750 + 16) + 16)
  }

  @Test("mistakes are a sheet, of one of them if it is named")
  func mistakes() throws {
    let one = try run(["mistakes", "--only", "per-draw-clip", "--scale", "1", "--to", "one.png"])
    #expect(one.status == 0, "\(one.words)")
    let picture = try PNG.decode(try demo.bytes("one.png"))
    let size = MistakeSheet([.perDrawClip]).size
    #expect(Double(picture.width) == size.width && Double(picture.height) == size.height)
  }

  @Test(
    "senseless arguments are refused, and nothing is written",
    arguments: [
      ["explain"], ["explain", "illusion"], ["explain", "nothing", "--at", "1,1"],
      ["explain", "illusion", "--at", "640,0"], ["explain", "illusion", "--at", "-1,0"],
      ["explain", "illusion", "--at", "1,1", "--time", "x"],
      ["explain", "illusion", "--at", "1,1", "--bogus"], ["explain", "illusion", "--at"],
      ["explode"], ["explode", "illusion", "--spacing", "-1"],
      ["explode", "illusion", "--turn", "--to", "x.png"], ["explode", "illusion", "--to", ""],
      ["mistakes", "--only", "nothing"], ["mistakes", "--scale", "0"], ["mistakes", "illusion"],
      ["buildup", "illusion", "--limit", "0"], ["buildup", "illusion", "--at", "1,1"],
    ])
  func refused(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 64, "\(result.words)")
    #expect(demo.names(".").isEmpty)
  }
}
