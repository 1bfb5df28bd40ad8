import Scene
import Testing

@testable import Demo

@Suite struct IllusionOptionsTests {
  private func options(_ arguments: String...) throws -> IllusionOptions {
    try IllusionOptions(arguments: arguments)
  }

  @Test("without arguments it is the post's scene, from the first title to the last")
  func defaults() throws {
    let options = try options()
    #expect(options == IllusionOptions())
    #expect(options.titles == ["Hello", "World", "There", "Again"])
    #expect(options.from == 0 && options.to == 3)
    #expect(options.pictures.size == Size(width: 320, height: 44))
    #expect(options.pictures.scale == 2 && options.pictures.rate == 60)
    #expect(options.duration == 0.25)
    #expect(options.curve == .easeInOut && options.clipMode == .pill)
    #expect(options.spacing == 0 && options.mistakes.isEmpty)
    #expect(options.pictures.format == nil && options.pictures.range == nil)
    #expect(options.pictures.destination == .folder("Output/illusion"))
  }

  @Test("every option is taken, with a blank or with = before its value")
  func all() throws {
    let spaced = try options(
      "--titles", "A, B ,,C", "--from", "3", "--to", "1", "--size", "100x20.5", "--scale", "3",
      "--fps", "30", "--duration", "1e-1", "--curve", "0.1,-2,0.3,4", "--clip", "rect",
      "--spacing", "4.5", "--no-counter-offset", "--no-clip", "--format", "ppm-ascii", "--output",
      "-")
    #expect(spaced.titles == ["A", "B", "", "C"])
    #expect(spaced.from == 3 && spaced.to == 1)
    #expect(spaced.pictures.size == Size(width: 100, height: 20.5))
    #expect(spaced.pictures.scale == 3 && spaced.pictures.rate == 30 && spaced.duration == 0.1)
    #expect(spaced.curve == TimingCurve(x1: 0.1, y1: -2, x2: 0.3, y2: 4))
    #expect(spaced.spacing == 4.5)
    #expect(spaced.clipMode == .rect && spaced.mistakes == [.noCounterOffset, .noClip])
    #expect(spaced.pictures.format == .still(.ppmAscii))
    #expect(spaced.pictures.destination == .standardOutput)
    let equated = try options(
      "--titles=A, B ,,C", "--from=3", "--to=1", "--size=100x20.5", "--scale=3", "--fps=30",
      "--duration=0.1", "--curve=0.1,-2,0.3,4", "--clip=rect", "--no-clip", "--spacing=4.5",
      "--no-counter-offset", "--format=ppm-ascii", "--output=-")
    #expect(equated == spaced)
  }

  @Test("the last of several equal options counts, and a value may begin with -- behind =")
  func repeated() throws {
    #expect(try options("--to", "1", "--to", "2").to == 2)
    #expect(try options("--titles=--a,b").titles == ["--a", "b"])
    #expect(try options("--duration", "0").duration == 0)
  }

  @Test(
    "the curves have the names of CSS",
    arguments: [
      ("linear", TimingCurve.linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut), ("default", .default),
    ])
  func curves(name: String, curve: TimingCurve) throws {
    #expect(try options("--curve", name).curve == curve)
  }

  @Test("as in the post means a rectangle, and nothing that the post does not know")
  func post() throws {
    #expect(try !options().isAsInThePost)
    let post = try options("--as-in-the-post", "--curve", "linear")
    #expect(post.isAsInThePost && post.clipMode == .rect)
    #expect(try options("--clip", "rect", "--as-in-the-post").clipMode == .rect)
    for others in [
      ["--clip", "pill"], ["--spacing", "2"], ["--no-clip"], ["--no-counter-offset"],
    ] {
      let failure = try #require(throws: Failure.self) {
        try IllusionOptions(arguments: others + ["--as-in-the-post"])
      }
      #expect(failure.message?.contains(others[0]) == true)
    }
  }

  @Test("the target is the last title unless it is given")
  func target() throws {
    #expect(try options("--titles", "A,B").to == 1)
    #expect(try options("--titles", "A").to == 0)
  }

  @Test(
    "what makes no sense is refused in one line that says what it was",
    arguments: [
      ["--from", "9"], ["--to", "4"], ["--from", "-1"], ["--from", "1.5"], ["--from", ""],
      ["--to", "99999999999999999999"], ["--titles", ""], ["--titles", " , ,"],
      ["--titles", "A", "--from", "1"], ["--size", "320"], ["--size", "x"], ["--size", "0x44"],
      ["--size", "320x-44"], ["--size", "nanxnan"], ["--size", "infx44"], ["--size", "1x2x3"],
      ["--size", "40000x44"], ["--size", "20000x20000"], ["--size", "1e300x1e300"],
      ["--scale", "0"], ["--scale", "nan"], ["--scale", "inf"], ["--scale", "two"],
      ["--scale", "1e300"], ["--fps", "0"], ["--fps", "-60"], ["--fps", "nan"],
      ["--fps", "1e9"], ["--duration", "-1"], ["--duration", "nan"], ["--duration", "inf"],
      ["--duration", "1e300"], ["--curve", "easy"], ["--curve", "1,2,3"],
      ["--curve", "0,0,1,nan"], ["--curve", "2,0,1,1"], ["--curve", "0,,0,1,1"],
      ["--spacing", "-1"], ["--spacing", "wide"], ["--clip", "oval"], ["--clip", ""],
      ["--format", "jpeg"], ["--format", "PNG"], ["--output", ""], ["--hold", "-1"],
      ["--frames", "3"], ["--frames", "3..<3"], ["--frames", "5...4"], ["--frames", "-1...4"],
      ["--frames", "...4"], ["--frames", "4..<"], ["--frames", "a..<b"], ["--frames", ""],
      ["--frames", "0...9223372036854775807"], ["--frames", "0...99999999999999999999"],
      ["--output"], ["--titles"], ["--from", "--to"], ["--bogus"], ["-x"], ["word"], ["-"],
      ["--no-clip=yes"], [""], ["--duration", "1000", "--size", "32000x2000"],
    ])
  func refused(arguments: [String]) throws {
    let failure = try #require(throws: Failure.self) {
      try IllusionOptions(arguments: arguments)
    }
    #expect(failure.status == 64)
    let message = try #require(failure.message)
    #expect(!message.contains("\n") && message.contains("--help"))
    let culprit = arguments.first { $0.hasPrefix("--") }.map { $0.prefix { $0 != "=" } }
    if let culprit, arguments.first != "--titles" { #expect(message.contains(culprit)) }
  }
}
