import Foundation
import Raster
import Testing

@testable import Demo

/// Runs of the command that compares pictures.
@Suite(.serialized) struct DiffRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func diff(_ arguments: String...) throws -> (status: Int32, output: String, words: String)
  {
    let result = try demo.result(demo.start(["diff"] + arguments))
    return (result.status, String(decoding: result.output, as: UTF8.self), result.words)
  }

  /// A bitmap of one colour, but for some pixels of another.
  private func picture(_ width: Int, _ height: Int, dots: [(Int, Int)] = []) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = Pixel(red: 9, green: 8, blue: 7) }
    }
    for (x, y) in dots { bitmap[x, y] = Pixel(red: 9, green: 18, blue: 7) }
    return bitmap
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let url = demo.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  @Test("equal pictures end with 0, whatever formats they are in")
  func equal() throws {
    let bitmap = try picture(3, 2, dots: [(1, 1)])
    try write(PNG.encode(bitmap), "a.png")
    try write(PPM.encode(bitmap), "b.ppm")
    try write(BMP.encode(bitmap), "c.bmp")
    for other in ["b.ppm", "c.bmp", "a.png"] {
      let result = try diff("a.png", other)
      #expect(result.status == 0 && result.output == "1 picture: 1 equal, 0 different\n")
    }
  }

  @Test("pictures that differ end with 1, and are told how, and shown where")
  func different() throws {
    try write(PNG.encode(picture(4, 3)), "a.png")
    try write(PNG.encode(picture(4, 3, dots: [(2, 1), (3, 1)])), "b.png")
    let result = try diff("a.png", "b.png", "--output", "where.png")
    #expect(result.status == 1 && result.words.isEmpty)
    #expect(result.output.hasPrefix("b.png: 2 pixels differ, by up to 10; first: (2, 1) is "))
    let shown = Bitmap(try PNG.decode(demo.bytes("where.png")))
    #expect(shown.width == 3 * 4 + 2 * 8 && shown.height == 3)
    #expect(shown[2 * 12 + 2, 1] == DifferencePicture.mark)
    #expect(shown[2 * 12 + 1, 1] != DifferencePicture.mark)
  }

  @Test("another size, another number of frames and other times are differences")
  func shapes() throws {
    try write(PNG.encode(picture(4, 3)), "a.png")
    try write(PNG.encode(picture(3, 4)), "b.png")
    #expect(try diff("a.png", "b.png").output.contains("3 x 4 pixels, not 4 x 3"))
    func film(_ durations: [Double], _ name: String) throws {
      var writer = APNG.Writer(width: 4, height: 3)
      for (index, duration) in durations.enumerated() {
        try writer.append(picture(4, 3, dots: [(index, 0)]), duration: duration)
      }
      try write(writer.finish(), name)
    }
    try film([0.25, 0.25], "two.png")
    try film([0.25, 0.5], "slow.png")
    try film([0.25, 0.25, 0.25], "three.png")
    #expect(try diff("two.png", "three.png").output.hasPrefix("three.png: 3 frames, not 2\n"))
    #expect(
      try diff("two.png", "slow.png").output
        .hasPrefix("slow.png: frame 1 lasts 0.5000 s, not 0.2500 s\n"))
    let mixed = try diff("a.png", "two.png").output
    #expect(
      mixed.hasPrefix("two.png: first differs at frame 0, t = 0.0000 s: 1 pixel"), "\(mixed)")
    #expect(try diff("two.png", "two.png").status == 0)
  }

  @Test("of two folders the pictures with equal names are compared, and others told")
  func folders() throws {
    for (folder, name) in [
      ("old", "same.png"), ("new", "same.png"), ("old", "sub/gone.png"), ("new", "fresh.png"),
    ] {
      try write(PNG.encode(picture(2, 2)), "\(folder)/\(name)")
    }
    try write([1, 2, 3], "old/notes.txt")
    // A folder is no picture, whatever it is called.
    try write([1, 2, 3], "old/folder.png/notes.txt")
    let result = try diff("old", "new")
    #expect(result.status == 1)
    #expect(
      result.output == "fresh.png: new\nsub/gone.png: missing\n3 pictures: 1 equal, 2 different\n")
    #expect(try diff("old", "old").status == 0)
  }

  @Test("what cannot be compared is told in one line, and is no difference")
  func refused() throws {
    try write(PNG.encode(picture(2, 2)), "a.png")
    try write([1, 2, 3], "broken.png")
    try FileManager.default.createDirectory(
      at: demo.folder.appending(path: "empty"), withIntermediateDirectories: false)
    for (arguments, words) in [
      (["a.png", "nothing.png"], "no such file"), (["a.png", "broken.png"], "broken.png: "),
      (["a.png", "empty"], "only one of the two"), (["empty", "empty"], "there is no picture"),
      (["a.png"], "two files or folders"), (["a.png", "a.png", "--bogus"], "--bogus"),
    ] {
      let result = try demo.result(demo.start(["diff"] + arguments))
      #expect(result.status == 64 || result.status == 66)
      #expect(result.words.contains(words), "\(result.words)")
      #expect(result.words.filter { $0 == "\n" }.count == 1)
    }
  }
}
