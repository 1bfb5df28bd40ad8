import Raster
import Scene

/// The command `explain`: why a pixel of a scene has its colour.
struct Explain: Command {
  static let name = "explain"

  static let help = """
    explain SCENE --at X,Y: why a pixel has its colour: everything that was drawn
    on it, the lowest first, with coverage, alpha and the sums. The scene's own
    options go along.

      --at X,Y              the pixel, counted from 0 at the top left
      --time T              seconds from the beginning, as in 0.13 or 8/60      (0)
      --skipped             also what drew nothing there, and why
      --json                the same for programs
      --picture FILE        also draws the pixel's neighbours, enlarged, and what
                            was drawn on it
    """

  static let pictureOptions: Set<PictureOption> = [.scale, .font]

  let scene: any SceneCommand
  let x: Int
  let y: Int
  let time: Double
  let tellsSkipped: Bool
  let isForPrograms: Bool
  let picture: String?

  init(arguments: [String]) throws(Failure) {
    let given = try SceneArguments(
      arguments, of: Self.self, names: ["--at", "--time", "--picture"],
      flags: ["--skipped", "--json"])
    scene = given.scene
    guard let place = given.values["--at"] else {
      throw .usage("explain needs a pixel, as in explain illusion --at 320,44")
    }
    (x, y) = try OptionValue.pixel("--at", place)
    time = try given.time("--time")
    tellsSkipped = given.flags.contains("--skipped")
    isForPrograms = given.flags.contains("--json")
    picture = try given.values["--picture"].map { (value) throws(Failure) in
      try OptionValue.still("--picture", try OptionValue.beside(text: value, "--picture"))
    }
    let (width, height) = scene.pictures.pixelSize
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      throw .usage("--at \(x),\(y): the picture has \(width) x \(height) pixels")
    }
  }

  func run() throws(Failure) {
    let list = try scene.frame(at: time)
    let ledger = PixelLedger(list, x: x, y: y)
    if isForPrograms {
      try StandardFile.output.write(Array((LedgerRecord(ledger, list).json + "\n").utf8))
    } else {
      try Words.say(lines(ledger, list))
    }
    if let picture {
      var options = StillOptions(file: picture)
      options.scale = 1
      try options.write(
        LedgerPicture(ledger, list).stage().displayList(), blaming: "--picture")
    }
  }

  private func lines(_ ledger: PixelLedger, _ list: DisplayList) -> [String] {
    let swatches = StandardFile.output.isTerminal
    let title = "pixel \(x),\(y) at \(scene.toldTime(at: time)) s: \(ledger.value.text)"
    let told = ledger.lines(of: list).map { line in
      swatches ? Self.swatch(line.value) + line.text : line.text
    }
    guard tellsSkipped else { return [title, ""] + told }
    let skipped = ledger.skippedLines(of: list).map { "  " + $0.text }
    return [title, ""] + told + ["", "drew nothing there:"] + skipped
  }

  /// Two blanks on a colour, as terminals understand it.
  private static func swatch(_ pixel: Pixel?) -> String {
    guard let pixel else { return "   " }
    return "\u{1B}[48;2;\(pixel.red);\(pixel.green);\(pixel.blue)m  \u{1B}[0m "
  }
}
