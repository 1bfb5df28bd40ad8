import Foundation

/// The command line: which command is meant, and what becomes of its failure.
enum Program {
  static let name = "Demo"
  static let version = "0.1.0"

  /// What the arguments ask for.
  enum Request: Hashable {
    case help
    case version
    case illusion(IllusionOptions)
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
      case .help: try Words.say([help])
      case .version: try Words.say(["\(name) \(version)"])
      case .illusion(let options): try Illusion(options).run()
      }
      return 0
    } catch {
      if let message = error.message { Words.complain("\(name): \(message)") }
      return error.status
    }
  }

  /// Reads the arguments; the first may name a command, otherwise it is `illusion`.
  static func request(_ arguments: [String]) throws(Failure) -> Request {
    if arguments.contains("--help") || arguments.contains("-h") { return .help }
    if arguments.contains("--version") { return .version }
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      guard first == "illusion" else {
        throw .usage("there is no command \"\(first)\"; the only one is illusion")
      }
      rest.removeFirst()
    }
    return .illusion(try IllusionOptions(arguments: Array(rest)))
  }

  /// What `--help` prints.
  static let help = """
    Demo [illusion] [OPTION VALUE]…

    Draws a segmented control whose highlight slides from one title to another and
    recolours the letters it passes, and writes the pictures.

      --titles A,B,C        what the segments say        (Hello,World,There,Again)
      --from I, --to I      from which segment to which, counted from 0 (0, last)
      --size WxH            the control, in points                       (320x44)
      --scale S             pixels a point                                    (2)
      --fps N               pictures a second                                (60)
      --duration T          seconds                                        (0.25)
      --curve C             linear, ease-in, ease-out, ease-in-out, default, or
                            the four numbers x1,y1,x2,y2           (ease-in-out)
      --spacing S           points between two segments                       (0)
      --clip pill|rect      what cuts the white titles                     (pill)
      --no-counter-offset   mistake: the white titles travel with the window
      --no-clip             mistake: the window cuts nothing
      --format F            ppm, ppm-ascii or pam                           (ppm)
      --output DIR          where frame-00 … and filmstrip go   (Output/illusion)
      --output -            all pictures one after the other on standard output:
                            Demo --output - | ffmpeg -f image2pipe \\
                              -framerate 60 -c:v ppm -i - \\
                              -pix_fmt yuv420p illusion.mp4
      --help, --version

    Exit status: 0 done, 64 wrong arguments, 73 a file cannot be made,
    74 a file cannot be written.
    """
}
