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

    \(options(of: commands))
      --help, --version

    Exit status: 0 done, 1 pictures differ, 64 wrong arguments, 66 a file cannot
    be read, 73 a file cannot be made, 74 a file cannot be written.
    """
  }

  /// The options of pictures that any of some commands takes, as the end of what is said of them.
  private static func options(of commands: [any Command.Type]) -> String {
    let taken = PictureOption.allCases.filter { option in
      commands.contains { $0.pictureOptions.contains(option) }
    }
    guard !taken.isEmpty else { return "And:\n" }
    let title =
      commands.count == 1
      ? "Of pictures:" : "Of pictures (COMMAND --help lists those that a command takes):"
    return "\(title)\n\n" + taken.map { $0.help }.joined(separator: "\n")
  }
}
