import Foundation
import Raster
import Scene
import Testing

@testable import Demo

/// Whole runs of the program.
@Suite(.serialized) struct IllusionRunTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private static let frameNames = (0..<16).map { "frame-\($0 < 10 ? "0" : "")\($0).ppm" }

  /// The 16 pictures as the libraries make them.
  private func expected(to target: Int = 3) throws -> [Bitmap] {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.select(target, animated: true)
    let renderer = Renderer()
    return try stage.frames(duration: 0.25, rate: 60).map { try renderer.render($0) }
  }

  @Test("without arguments it writes 16 pictures and all of them under each other")
  func plainRun() throws {
    let result = try demo.run()
    #expect(result.status == 0 && result.words.isEmpty)
    #expect(demo.names("Output/illusion") == ["filmstrip.ppm"] + Self.frameNames)
    let strip = try PPM.decode(demo.bytes("Output/illusion/filmstrip.ppm"))
    #expect(strip.width == 640 && strip.height == 16 * 88)
    for (index, picture) in try expected().enumerated() {
      let name = Self.frameNames[index]
      #expect(try PPM.decode(demo.bytes("Output/illusion/\(name)")) == picture, "\(name)")
      for y in 0..<88 {
        for x in [0, 100, 300, 639] {
          #expect(strip[x, 88 * index + y] == picture[x, y])
        }
      }
    }
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.contains("Output/illusion") && text.contains("filmstrip.ppm"))
  }

  @Test("a stream holds the same pictures one after the other, and no word")
  func stream() throws {
    let result = try demo.run("illusion", "--to", "2", "--output", "-")
    #expect(result.status == 0)
    #expect(result.words.split(separator: "\n").count == 1)
    #expect(demo.names("") == [])
    let size = "P6\n640 88\n255\n".utf8.count + 640 * 88 * 3
    #expect(result.output.count == 16 * size)
    for (index, picture) in try expected(to: 2).enumerated() {
      let bytes = Array(result.output[index * size..<(index + 1) * size])
      #expect(try PPM.decode(bytes) == picture)
    }
  }

  @Test("as in the post it writes the same bytes as with a rectangle for a window")
  func post() throws {
    let ways = ["--titles", "One,Two,Three", "--from", "2", "--to", "0", "--output"]
    let post = try demo.result(demo.start(ways + ["post", "--as-in-the-post"]))
    let rect = try demo.result(demo.start(ways + ["rect", "--clip", "rect"]))
    #expect(post.status == 0 && rect.status == 0)
    for name in Self.frameNames + ["filmstrip.ppm"] {
      #expect(try demo.bytes("post/\(name)") == demo.bytes("rect/\(name)"), "\(name)")
    }
  }

  @Test("a reader who leaves ends the stream without a word")
  func brokenPipe() throws {
    let pipe = Pipe()
    let process = try demo.start(
      ["--duration", "100", "--output", "-"], output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.read(upToCount: 2) == Data("P6".utf8))
    try pipe.fileHandleForReading.close()
    let result = try demo.result(process)
    #expect(result.status == 0 && !result.isKilled && result.words.isEmpty)
  }

  @Test("the other formats are what they are called")
  func formats() throws {
    let size = "12x4"
    _ = try demo.run("--size", size, "--format", "ppm-ascii", "--output", "ascii")
    _ = try demo.run("--size", size, "--format", "pam", "--output", "pam")
    #expect(demo.names("ascii").count == 17 && demo.names("pam").count == 17)
    #expect(try demo.bytes("ascii/frame-03.ppm").starts(with: "P3\n24 8\n255\n".utf8))
    #expect(try demo.bytes("pam/filmstrip.pam").starts(with: "P7\nWIDTH 24\nHEIGHT 128\n".utf8))
  }

  @Test("a shorter run leaves no picture of a longer one, and nothing else is touched")
  func leftovers() throws {
    _ = try demo.run("--fps", "500", "--size", "40x10", "--output", "out")
    #expect(demo.names("out").count == 127)
    let others = ["frame-1.ppm", "frame-aa.ppm", "frame-00.png", "notes.txt"]
    for name in others { try Data("x".utf8).write(to: demo.folder.appending(path: "out/\(name)")) }
    try FileManager.default.createDirectory(
      at: demo.folder.appending(path: "out/frame-99.ppm"), withIntermediateDirectories: true)
    _ = try demo.run("--size", "40x10", "--output", "out")
    let wanted = Self.frameNames + ["filmstrip.ppm", "frame-99.ppm"] + others
    #expect(demo.names("out") == wanted.sorted())
    // Another format is another run: of the former nothing stays.
    _ = try demo.run("--size", "40x10", "--format", "pam", "--output", "out")
    #expect(demo.names("out").count { $0.hasSuffix(".ppm") } == 3)
  }

  @Test("an interrupted run leaves whole pictures only")
  func interrupted() throws {
    // Not SIGINT: a shell that runs the tests in the background has it ignored.
    let process = try demo.start(["--duration", "50", "--size", "160x22", "--output", "out"])
    let end = Date() + 20
    while demo.names("out").count < 5, Date() < end { usleep(1000) }
    kill(process.processIdentifier, SIGTERM)
    let result = try demo.result(process)
    #expect(result.isKilled && result.status == SIGTERM)
    let names = demo.names("out")
    #expect(names.count >= 4)
    for name in names {
      #expect(PictureName.isOurs(name), "\(name)")
      #expect(throws: Never.self) { try PPM.decode(demo.bytes("out/\(name)")) }
    }
  }

  @Test("a second run in the same folder is refused while the first goes on")
  func secondRun() throws {
    let first = try demo.start(["--duration", "50", "--size", "160x22", "--output", "out"])
    let end = Date() + 20
    while demo.names("out").count < 5, Date() < end { usleep(1000) }
    let second = try DemoProcess().run(
      "--output", demo.folder.appending(path: "out").path(percentEncoded: false))
    #expect(second.status == 73 && second.words.contains("another run"))
    #expect(second.words.filter { $0 == "\n" }.count == 1)
    kill(first.processIdentifier, SIGTERM)
    first.waitUntilExit()
    #expect(try demo.run("--size", "160x22", "--output", "out").status == 0)
  }

  @Test("wrong arguments are told in one line, and nothing is written")
  func wrongArguments() throws {
    for arguments in [["--from", "9"], ["--titles"], ["--size", "nanx1"], ["a\nb"]] {
      let result = try demo.result(demo.start(arguments))
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(result.words.hasPrefix("Demo: "))
      #expect(result.words.filter { $0 == "\n" }.count == 1 && result.words.hasSuffix("\n"))
      #expect(demo.names("") == [])
    }
  }

  @Test("a folder that cannot be made, and a full disk, are told in one line")
  func failures() throws {
    try Data().write(to: demo.folder.appending(path: "file"))
    for path in ["file", "file/below"] {
      let result = try demo.run("--output", path)
      #expect(result.status == 73)
      #expect(result.words.filter { $0 == "\n" }.count == 1 && result.words.contains("file"))
    }
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let result = try demo.result(demo.start(["--output", "-"], output: full))
    #expect(result.status == 74)
    #expect(result.words.filter { $0 == "\n" }.count == 1)
  }

  @Test("a run too long for one picture of all leaves that out, and removes an old one")
  func noFilmstrip() throws {
    #expect(Filmstrip((width: 10, height: 88), count: 744) != nil)
    #expect(Filmstrip((width: 10, height: 88), count: 745) == nil)
    #expect(Filmstrip((width: 10, height: 88), count: .max) == nil)
    _ = try demo.run("--size", "20x44", "--output", "out")
    let result = try demo.run("--size", "20x44", "--fps", "2980", "--output", "out")
    #expect(result.status == 0)
    #expect(!demo.names("out").contains("filmstrip.ppm"))
    #expect(demo.names("out").count == 746)
  }

  @Test("help and version go to standard output")
  func help() throws {
    let help = try demo.run("--help")
    #expect(help.status == 0 && help.words.isEmpty)
    #expect(String(decoding: help.output, as: UTF8.self) == Program.help + "\n")
    let version = try demo.run("--version")
    #expect(String(decoding: version.output, as: UTF8.self) == "Demo \(Program.version)\n")
    #expect(demo.names("") == [])
  }

  @Test("the mistakes look like mistakes")
  func mistakes() throws {
    func last(_ arguments: String...) throws -> Bitmap {
      _ = try demo.result(demo.start(arguments + ["--output", "out"]))
      return try PPM.decode(demo.bytes("out/frame-15.ppm"))
    }
    let right = try last()
    #expect(try last("--no-clip") != right)
    #expect(try last("--no-counter-offset") != right)
    #expect(try last("--clip", "rect") == right)
    #expect(try last("--curve", "linear") == right)
  }
}
