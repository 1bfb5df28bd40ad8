import Scene

/// What the illusion is to show and where it is to go, checked.
struct IllusionOptions: Hashable {
  var titles = ["Hello", "World", "There", "Again"]
  var from = 0
  var to = 3
  var duration = 0.25
  var curve = TimingCurve.easeInOut
  /// Whether the post's own view is shown instead of the control.
  var isAsInThePost = false
  /// Whether a pager below moves the highlight.
  var isDrivenByPager = false
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
      flags: ["--as-in-the-post", "--driven-by-pager", "--no-counter-offset", "--no-clip"])
    var given: Set<String> = []
    while let (name, value) = try scanner.next() {
      given.insert(name)
      try take(name, value)
    }
    if !given.contains("--to") { to = titles.count - 1 }
    try check("--from", from)
    try check("--to", to)
    if isDrivenByPager {
      if !given.contains("--size") { pictures.size = Size(width: 320, height: 300) }
      try checkPager(given)
      return
    }
    try pictures.check(duration: duration, as: "--duration \(duration)")
    guard isAsInThePost else { return }
    if !given.contains("--clip") { clipMode = .rect }
    try checkPost()
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
    case "--as-in-the-post": isAsInThePost = true
    case "--driven-by-pager": isDrivenByPager = true
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

  /// Refuses what says how the highlight slides when nothing but a finger says so.
  private func checkPager(_ given: Set<String>) throws(Failure) {
    for name in ["--duration", "--curve", "--as-in-the-post"] where given.contains(name) {
      throw .usage("\(name): a pager moves the highlight; leave out --driven-by-pager")
    }
    let duration = Illusion(self).pagedScript.duration
    try pictures.check(duration: duration, as: "\(duration) seconds")
  }

  /// Refuses what the post's view does not know.
  private func checkPost() throws(Failure) {
    guard clipMode == .rect else {
      throw .usage("--clip pill: the post's window is a rectangle; leave out --as-in-the-post")
    }
    guard spacing == 0 else {
      throw .usage("--spacing \(spacing): the post has no gaps; leave out --as-in-the-post")
    }
    guard mistakes.isEmpty else {
      let name = mistakes.contains(.noClip) ? "--no-clip" : "--no-counter-offset"
      throw .usage("\(name): the post does not make this mistake; leave out --as-in-the-post")
    }
  }
}
