import Foundation

/// The command line: which command is meant, and what becomes of its failure.
enum Program {
  static let name = "Demo"
  static let version = "0.1.0"
  /// What there is to do; the first is done if no command is named.
  static var commands: [any Command.Type] {
    scenes
      + [
        Play.self, Stills.self, Explain.self, Explode.self, BuildUp.self, Mistakes.self,
        Lesson.self, Specimen.self, Join.self, Diff.self, Approve.self,
      ]
  }
  /// What there is to draw.
  static var scenes: [any SceneCommand.Type] {
    [Illusion.self, Tabs.self, Paging.self, Segments.self]
  }

  /// What the arguments ask for.
  enum Request {
    case help(String)
    case version
    case command(any Command)
  }

  /// Does what the arguments say; failures are told in one line on standard error.
  ///
  /// - Returns: The exit status.
  static func run(_ arguments: [String]) -> Int32 {
    // A reader who leaves, or a limit on files, shall be an error of the write, not the end of the
    // program.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    Interruption.allow()
    do {
      switch try request(arguments) {
      case .help(let text): try Words.say([text])
      case .version: try Words.say(["\(name) \(version)"])
      case .command(let command): try command.run()
      }
      return 0
    } catch {
      if let message = error.message { Words.complain("\(name): \(message)") }
      return error.status
    }
  }

  /// Reads the arguments; the first may name a command, otherwise it is the first of all.
  static func request(_ arguments: [String]) throws(Failure) -> Request {
    var rest = arguments[...]
    var asked: (any Command.Type)?
    if let first = rest.first, !first.hasPrefix("-") {
      asked = commands.first { $0.name == first }
      rest.removeFirst()
    }
    if rest.contains("--help") || rest.contains("-h") {
      return .help(asked.map { help(for: [$0]) } ?? help)
    }
    if rest.contains("--version") { return .version }
    guard let command = asked ?? (rest.count == arguments.count ? commands.first : nil) else {
      let names = commands.map { $0.name }.joined(separator: ", ")
      throw .usage("there is no command \"\(arguments.first ?? "")\"; there is \(names)")
    }
    return .command(try command.init(arguments: Array(rest)))
  }

  /// What `--help` prints.
  static let help = help(for: commands)

  /// What there is to say of some commands, and of what they share.
  private static func help(for commands: [any Command.Type]) -> String {
    """
    Demo [COMMAND] [OPTION VALUE]…

    Draws a scene and writes its pictures. Without a command it is illusion.

    \(commands.map { $0.help }.joined(separator: "\n\n"))

    All commands that draw:

      --scale S             pixels a point                                    (2)
      --fps N               pictures a second                                (60)
      --frames A..<B        only these pictures, counted from 0; also A...B, or A...
                            for the rest                                    (all)
      --format F            a file a picture: ppm, ppm-ascii, pam, png, bmp; or one
                            of all: gif, apng, y4m, ppm-stream; without it there
                            are ppm, gif and apng
      --hold T              seconds that the last picture of a gif or apng stays
                            before it begins again                            (1)
      --font FONT           what texts are written in: a file, or the name of one of
                            the system's fonts; FILE#I is face I of a collection,
                            counted from 0; those after the first stand in for
                            what it lacks                     (the embedded face)
      --output DIR          where frame-00 … and what shows all of them go
                                                                 (Output/COMMAND)
      --output FILE         a name that ends in .gif, .apng or .y4m: only that film
      --output -            all pictures one after the other on standard output:
                            Demo --output - | ffmpeg -f image2pipe \\
                              -framerate 60 -c:v ppm -i - \\
                              -pix_fmt yuv420p film.mp4
      --help, --version

    Exit status: 0 done, 1 pictures differ, 64 wrong arguments, 66 a file cannot
    be read, 73 a file cannot be made, 74 a file cannot be written.
    """
  }
}
