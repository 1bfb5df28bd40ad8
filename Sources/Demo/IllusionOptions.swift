import Scene

/// What the illusion is to show and where it is to go, checked.
struct IllusionOptions: Hashable {
  var titles = ["Hello", "World", "There", "Again"]
  var from = 0
  var to = 3
  var duration = 0.25
  var curve = TimingCurve.easeInOut
  var spacing = 0.0
  var clipMode = HighlightSegmentedLayout.ClipMode.pill
  var mistakes: HighlightSegmentedLayout.Mistakes = []
  var pictures = PictureOptions(
    size: Size(width: 320, height: 44), folder: "Output/illusion")

  /// What is shown without any arguments.
  init() {}

  /// Reads arguments; the last of several equal options counts.
  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(
      arguments,
      names: PictureOptions.names.union([
        "--titles", "--from", "--to", "--duration", "--curve", "--spacing", "--clip",
      ]),
      flags: ["--no-counter-offset", "--no-clip"])
    var isTargetGiven = false
    while let (name, value) = try scanner.next() {
      if name == "--to" { isTargetGiven = true }
      try take(name, value)
    }
    if !isTargetGiven { to = titles.count - 1 }
    try check("--from", from)
    try check("--to", to)
    try pictures.check(duration: duration, as: "--duration \(duration)")
  }

  private mutating func take(_ name: String, _ value: String) throws(Failure) {
    if try pictures.take(name, value) { return }
    switch name {
    case "--titles": titles = try OptionValue.titles(value)
    case "--from": from = try OptionValue.index(name, value)
    case "--to": to = try OptionValue.index(name, value)
    case "--duration": duration = try OptionValue.number(name, value, orZero: true)
    case "--curve": curve = try OptionValue.curve(value)
    case "--spacing": spacing = try OptionValue.number(name, value, orZero: true)
    case "--clip": clipMode = try OptionValue.clipMode(value)
    case "--no-counter-offset": mistakes.insert(.noCounterOffset)
    default: mistakes.insert(.noClip)
    }
  }

  // MARK: - Limits of more than one option

  private func check(_ name: String, _ index: Int) throws(Failure) {
    guard titles.indices.contains(index) else {
      let allowed =
        titles.count == 1
        ? "there is 1 title, so it must be 0"
        : "there are \(titles.count) titles, so it must be 0 … \(titles.count - 1)"
      throw .usage("\(name) \(index): \(allowed)")
    }
  }
}
