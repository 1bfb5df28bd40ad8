import Raster
import SnapshotReports

/// The command `diff`: where two pictures, or two folders of them, differ.
struct Diff: Command {
  static let name = "diff"

  static let help = """
    diff A B: compares two pictures, or all pictures of two folders by their names:
    A is what was expected, B what there is. All formats are read; films are
    compared frame by frame. Ends with status 1 if anything differs.

      --html FILE           a page to look at them, one over the other
      --output FILE         a picture of the first two that differ, and where
    """

  let expected: String
  let actual: String
  private(set) var page: String?
  private(set) var picture: String?

  init(arguments: [String]) throws(Failure) {
    guard arguments.count >= 2, !arguments[0].hasPrefix("--"), !arguments[1].hasPrefix("--") else {
      throw .usage("diff needs two files or folders, as in diff before.png after.png")
    }
    (expected, actual) = (arguments[0], arguments[1])
    var scanner = OptionScanner(
      Array(arguments.dropFirst(2)), names: ["--html", "--output"], flags: [])
    while let (name, value) = try scanner.next() {
      if name == "--html" {
        page = try OptionValue.beside(text: value, name)
      } else {
        picture = try OptionValue.still(name, try OptionValue.beside(text: value, name))
      }
    }
  }

  func run() throws(Failure) {
    var comparisons: [FilmComparison] = []
    for pair in try PicturePairs(expected, actual).pairs {
      comparisons.append(try FilmComparison(pair))
    }
    let differing = comparisons.filter { !$0.isMatch }
    if let picture, let first = differing.first { try write(first, to: picture) }
    if let page {
      let heading = Self.sum(comparisons)
      let text = ReportPage.html(of: differing.map { $0.failure }, heading: heading)
      try OutputFile.write(Array(text.utf8), to: page)
    }
    try Words.say(differing.map { "\($0.name): \($0.verdict)" } + [Self.sum(comparisons)])
    guard differing.isEmpty else { throw .different }
  }

  /// How many are equal, and how many are not.
  private static func sum(_ comparisons: [FilmComparison]) -> String {
    let (count, equal) = (comparisons.count, comparisons.count { $0.isMatch })
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return "\(pictures): \(equal) equal, \(count - equal) different"
  }

  /// Writes the two pictures and where they differ, side by side.
  private func write(_ comparison: FilmComparison, to path: String) throws(Failure) {
    guard let (expected, actual) = comparison.worst else {
      throw .usage("--output: \(comparison.name) is only in one of the two")
    }
    let bytes: [UInt8]
    do {
      let marked = try DifferencePicture.marked(actual: actual, expected: expected)
      bytes = StillOptions(file: path).fileFormat.encode(
        try DifferencePicture.sideBySide([expected, actual, marked]))
    } catch {
      throw .usage("--output: \(error)")
    }
    try OutputFile.write(bytes, to: path)
  }
}
