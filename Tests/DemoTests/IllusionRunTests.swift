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
  private func expected(to target: Int = 3, scale: Double = 2) throws -> [Bitmap] {
    let stage = Stage(size: Size(width: 320, height: 44), scale: scale)
    let control = HighlightSegmentedControl(titles: ["Hello", "World", "There", "Again"])
    control.frame = stage.bounds
    stage.root.addSubview(control)
    control.select(target, animated: true)
    let renderer = Renderer()
    return try stage.frames(duration: 0.25, rate: 60).map { try renderer.render($0) }
  }

  @Test("films that nobody asked for are left out where a GIF cannot last so long")
  func slowRun() throws {
    let result = try demo.run("--size", "12x4", "--fps", "0.001", "--output", "out")
    #expect(result.status == 0, "\(result.words)")
    #expect(demo.names("out") == ["filmstrip.png", "frame-00.ppm", "frame-01.ppm"])
  }

  @Test("it writes 16 pictures, all of them under each other, and two films")
  func plainRun() throws {
    let result = try demo.run("--scale", "1")
    #expect(result.status == 0 && result.words.isEmpty)
    let films = ["illusion.apng", "illusion.gif"]
    #expect(demo.names("Output/illusion") == ["filmstrip.png"] + Self.frameNames + films)
    let strip = Bitmap(try PNG.decode(demo.bytes("Output/illusion/filmstrip.png")))
    #expect(strip.width == 320 && strip.height == 16 * 44)
    for (index, picture) in try expected(scale: 1).enumerated() {
      let name = Self.frameNames[index]
      #expect(try PPM.decode(demo.bytes("Output/illusion/\(name)")) == picture, "\(name)")
      for y in 0..<44 {
        for x in [0, 50, 150, 319] {
          #expect(strip[x, 44 * index + y] == picture[x, y])
        }
      }
    }
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.contains("Output/illusion") && text.contains("filmstrip.png"))
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
    let ways = [
      "--titles", "One,Two,Three", "--from", "2", "--to", "0", "--frames", "0...", "--output",
    ]
    let post = try demo.result(demo.start(ways + ["post", "--as-in-the-post"]))
    let rect = try demo.result(demo.start(ways + ["rect", "--clip", "rect"]))
    #expect(post.status == 0 && rect.status == 0)
    for name in Self.frameNames {
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
    for (format, start) in [
      ("ppm-ascii", Array("P3\n24 8\n255\n".utf8)), ("pam", Array("P7\nWIDTH 24\n".utf8)),
      ("png", [0x89] + Array("PNG\r\n".utf8)), ("bmp", Array("BM".utf8)),
    ] {
      #expect(try demo.run("--size", size, "--format", format, "--output", format).status == 0)
      let names = demo.names(format)
      #expect(names.count == 17 && names[0] == "filmstrip.png")
      for name in names.dropFirst() {
        #expect(try demo.bytes("\(format)/\(name)").starts(with: start), "\(name)")
      }
    }
  }

  @Test("a format of films gives one file, in the folder or by a name of its own")
  func films() throws {
    for (format, start) in [
      ("gif", "GIF89a"), ("apng", "\u{89}PNG"), ("y4m", "YUV4MPEG2 W24 H8 F60:1"),
      ("ppm-stream", "P6\n24 8"),
    ] {
      let bytes = start.unicodeScalars.map { UInt8($0.value) }
      let end = format == "ppm-stream" ? "ppm" : format
      for output in ["films", "films/own.\(end)"] {
        let run = try demo.run("--size", "12x4", "--format", format, "--output", output)
        #expect(run.status == 0)
        let name = output == "films" ? "films/illusion.\(end)" : output
        #expect(try demo.bytes(name).starts(with: bytes), "\(name)")
      }
      let stream = try demo.run("--size", "12x4", "--format", format, "--output", "-")
      #expect(try stream.output == demo.bytes("films/illusion.\(end)"))
    }
    #expect(demo.names("films").count == 8)
    #expect(try demo.run("--size", "12x4", "--output", "a.gif").status == 0)
    #expect(try demo.bytes("a.gif") == demo.bytes("films/illusion.gif"))
  }

  @Test("a film shows each picture for its time, and the last longer before it begins again")
  func filmTimes() throws {
    _ = try demo.run("--size", "40x10", "--hold", "0.5", "--output", "out")
    let film = try APNG.decode(demo.bytes("out/illusion.apng"))
    #expect(film.frames.count == 16 && film.playCount == nil)
    for frame in film.frames.dropLast() { #expect(abs(frame.duration - 1.0 / 60) < 1e-9) }
    #expect(abs((film.frames.last?.duration ?? 0) - 1.0 / 60 - 0.5) < 1e-9)
    for (index, frame) in film.frames.enumerated() {
      let picture = try PPM.decode(demo.bytes("out/\(Self.frameNames[index])"))
      #expect(Bitmap(frame.image) == picture, "\(index)")
    }
    let gif = try GIF.decode(demo.bytes("out/illusion.gif"))
    #expect(abs(gif.duration - 16.0 / 60 - 0.5) < 0.005 + 1e-9)
  }

  @Test("a shorter run leaves no picture of a longer one, and nothing else is touched")
  func leftovers() throws {
    _ = try demo.run("--fps", "500", "--size", "20x5", "--output", "out")
    #expect(demo.names("out").count == 129)
    let others = ["frame-1.ppm", "frame-aa.ppm", "frame-00.jpg", "notes.txt", "tabs.gif"]
    for name in others { try Data("x".utf8).write(to: demo.folder.appending(path: "out/\(name)")) }
    try FileManager.default.createDirectory(
      at: demo.folder.appending(path: "out/frame-99.ppm"), withIntermediateDirectories: true)
    _ = try demo.run("--size", "40x10", "--output", "out")
    let wanted =
      Self.frameNames
      + ["filmstrip.png", "illusion.gif", "illusion.apng", "frame-99.ppm"] + others
    #expect(demo.names("out") == wanted.sorted())
    // Another format is another run: of the former nothing stays.
    _ = try demo.run("--size", "40x10", "--format", "pam", "--output", "out")
    #expect(demo.names("out").count { $0.hasSuffix(".ppm") } == 3)
  }

  @Test("an interrupted run leaves whole pictures only")
  func interrupted() throws {
    // Not SIGINT: a shell that runs the tests in the background has it ignored.
    let process = try demo.start([
      "--duration", "50", "--size", "160x22", "--format", "ppm", "--output", "out",
    ])
    let end = Date() + 20
    while demo.names("out").count < 5, Date() < end { usleep(1000) }
    kill(process.processIdentifier, SIGTERM)
    let result = try demo.result(process)
    #expect(result.isKilled && result.status == SIGTERM)
    let names = demo.names("out")
    #expect(names.count >= 4)
    for name in names {
      #expect(PictureName.isOurs(name, of: "illusion"), "\(name)")
      #expect(throws: Never.self) { try PPM.decode(demo.bytes("out/\(name)")) }
    }
  }

  @Test("a second run in the same folder is refused while the first goes on")
  func secondRun() throws {
    let first = try demo.start([
      "--duration", "50", "--size", "160x22", "--format", "ppm", "--output", "out",
    ])
    let end = Date() + 20
    while demo.names("out").count < 5, Date() < end { usleep(1000) }
    let second = try DemoProcess().run(
      "--output", demo.folder.appending(path: "out").path(percentEncoded: false))
    #expect(second.status == 73 && second.words.contains("another run"))
    #expect(second.words.filter { $0 == "\n" }.count == 1)
    kill(first.processIdentifier, SIGTERM)
    first.waitUntilExit()
    #expect(try demo.run("--size", "40x10", "--output", "out").status == 0)
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
    _ = try demo.run("--size", "20x11", "--output", "out")
    #expect(demo.names("out").contains("illusion.gif"))
    let result = try demo.run(
      "--size", "20x44", "--fps", "2980", "--format", "ppm", "--output", "out")
    #expect(result.status == 0)
    #expect(demo.names("out").count == 746 && !demo.names("out").contains("filmstrip.png"))
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
      _ = try demo.result(demo.start(arguments + ["--frames", "15...", "--output", "out"]))
      return try PPM.decode(demo.bytes("out/frame-15.ppm"))
    }
    let right = try last()
    #expect(try last("--no-clip") != right)
    #expect(try last("--no-counter-offset") != right)
    #expect(try last("--clip", "rect") == right)
    #expect(try last("--curve", "linear") == right)
  }
}
