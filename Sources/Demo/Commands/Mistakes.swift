import Compositor
import Raster
import Scene
import Teaching

/// The command `mistakes`: the classic mistakes in compositing, on one sheet.
struct Mistakes: Command {
  static let name = "mistakes"

  static let help = """
    mistakes: the classic mistakes in compositing on one sheet: for each what is
    right, what comes of the mistake, what differs, and why.

      --only NAME           only this one: \(names(in: 0..<2)),
                            \(names(in: 2..<5)),
                            \(names(in: 5..<8))
      --scale S             pixels a point                                      (2)
      --to FILE             the file              (Output/mistakes/mistakes.png)
    """

  private(set) var mistakes = Mistake.allCases
  private(set) var picture = StillOptions(file: "Output/mistakes/mistakes.png")

  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(arguments, names: ["--only", "--scale", "--to"], flags: [])
    while let (name, value) = try scanner.next() {
      switch name {
      case "--only": mistakes = [try Self.mistake(value)]
      case "--scale": picture.scale = try OptionValue.number(name, value)
      default: picture.output = try OptionValue.still(name, value)
      }
    }
  }

  func run() throws(Failure) {
    let sheet: DisplayList
    do {
      sheet = try MistakeSheet(mistakes).picture(scale: picture.scale)
    } catch {
      throw .usage("--scale: \(error)")
    }
    try picture.write(sheet, blaming: "--scale")
  }

  private static func mistake(_ value: String) throws(Failure) -> Mistake {
    guard let mistake = Mistake.allCases.first(where: { $0.name == value }) else {
      let all = names(in: 0..<Mistake.allCases.count)
      throw .usage("--only \"\(value)\": it must be \(all)")
    }
    return mistake
  }

  private static func names(in range: Range<Int>) -> String {
    Mistake.allCases[range].map { $0.name }.joined(separator: ", ")
  }
}
