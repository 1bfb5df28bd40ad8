import Scene

/// The command `segments`: plain segmented controls, one of them in a bar, and a finger that taps them.
struct Segments: SceneCommand {
  static let name = "segments"

  static let help = """
    segments: plain segmented controls, as in an App Store's charts: in a bar,
    momentary, with a disabled segment, as wide as their titles, and from right
    to left; a finger taps each, and draws the pill of the first along.

      --titles A,B,C        what the first one says     (Paid,Free,Top Grossing)
      --size WxH            the screen, in points                       (375x356)
    """

  private(set) var titles = ["Paid", "Free", "Top Grossing"]
  private(set) var pictures = PictureOptions(
    size: Size(width: 375, height: 356), folder: "Output/segments")

  let filmstripStep = 5
  let advice = [
    "  The bar with the title and the one with the control read as one: there is no line",
    "  between them. The pill slides, or goes with the finger; a title under a finger is",
    "  pale; the momentary one shows a pill only while it is touched.",
  ]

  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(
      arguments, names: PictureOptions.names.union(["--titles"]), flags: [])
    while let (name, value) = try scanner.next() {
      if try !pictures.take(name, value) { titles = try OptionValue.titles(value) }
    }
    try pictures.check(duration: duration, as: "\(duration) seconds")
  }

  /// The seconds that are shown: all that happens, and a moment more.
  var duration: Double { 2.8 }

  func frames() -> Frames {
    let screen = SegmentsScreen(on: pictures.stage(), titles: titles, fonts: pictures.fonts)
    return Frames(
      screen.stage, playing: screen.script, rate: pictures.rate, duration: duration)
  }
}
