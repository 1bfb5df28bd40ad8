import Foundation
import Scene

/// The command line.
struct Options {
  var workload: String?
  var filter = ""
  var dumpFolder: String?
  var peersFile: String?
  var threads = 1
  var keepsHidden = false
  var wantsSolverMemory = false
  var wantsPNG = false
  var wantsHelp = false
  /// What texts are written in.
  var typeface = Typeface.system()
  /// The file of which the first paint is timed.
  var firstPaint: FontPlace?

  static let usage = """
    ours-bench [WORKLOAD] [--filter TEXT] [--threads N] [--keep-hidden] [--dump DIR] [--peers FILE]

      WORKLOAD        time one workload and print: ours WORKLOAD MEDIAN_US MIN_US
      --filter TEXT   the workloads whose names hold TEXT; all of them unless given
      --threads N     draw with N threads; above 1 the clock is the wall's, not the processor's
      --keep-hidden   also draw what later opaque shapes hide
      --dump DIR      write each picture as DIR/ours-WORKLOAD.ppm
      --solver-memory the bytes that constraints take; nothing is timed
      --png           megabytes of pixels a second, written and read as PNG, beside zlib
      --font FONT     write texts in a font file, FILE or FILE#FACE
      --first-paint FONT  milliseconds from a font's bytes to a label's first picture
      --peers FILE    beside the numbers of the table that run-peers printed into FILE
    """

  struct Mistake: Error {
    var text: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws(Mistake) -> String {
      guard let value = rest.popFirst() else { throw Mistake(text: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter": filter = try value(of: argument)
      case "--dump": dumpFolder = try value(of: argument)
      case "--peers": peersFile = try value(of: argument)
      case "--font": typeface = try FontPlace(try value(of: argument)).typeface()
      case "--first-paint": firstPaint = try FontPlace(try value(of: argument))
      case "--keep-hidden": keepsHidden = true
      case "--solver-memory": wantsSolverMemory = true
      case "--png": wantsPNG = true
      case "--help": wantsHelp = true
      case "--threads":
        let text = try value(of: argument)
        guard let count = Int(text), (1...64).contains(count) else {
          throw Mistake(text: "--threads \(text): 1 to 64")
        }
        threads = count
      default:
        guard workload == nil,
          Workload.all(in: typeface).contains(where: { $0.name == argument })
        else {
          throw Mistake(text: "\(argument): neither an option nor a workload")
        }
        workload = argument
      }
    }
  }

  /// The workloads to time.
  var workloads: [Workload] {
    Workload.all(in: typeface).filter {
      $0.name == workload ?? $0.name && ($0.name.contains(filter) || filter.isEmpty)
    }
  }
}
