import Scene

/// The command `tabs`: a strip of tabs over pages, which a finger turns and a tap chooses.
struct Tabs: SceneCommand {
  static let name = "tabs"

  static let help = """
    tabs: a strip of tabs over pages. A bar under the selected title follows each
    slide of the pages, as long as the titles are. A finger drags a page
    forward and half of it back, then flings one away, then taps the last tab.

      --titles A,B,C        the tabs and pages         (All,Mentions,Thanks,You)
      --size WxH            the screen, in points                       (320x240)
      --colors C            how titles change theirs: switch, fade, or swap, letter
                            by letter                                     (switch)
      --right-to-left       the first page on the right
    """

  let titles: [String]
  let colorChange: TabStripStyle.ColorChange
  let direction: LayoutDirection
  let pictures: PictureOptions

  init(arguments: [String]) throws(Failure) {
    var titles = ["All", "Mentions", "Thanks", "You"]
    var colorChange = TabStripStyle.ColorChange.switchAtHalf
    var direction = LayoutDirection.leftToRight
    var pictures = PictureOptions(size: Size(width: 320, height: 240), folder: "Output/tabs")
    var scanner = OptionScanner(
      arguments, names: PictureOptions.names.union(["--titles", "--colors"]),
      flags: ["--right-to-left"])
    while let (name, value) = try scanner.next() {
      if try pictures.take(name, value) { continue }
      switch name {
      case "--titles": titles = try OptionValue.titles(value)
      case "--colors": colorChange = try OptionValue.colorChange(value)
      default: direction = .rightToLeft
      }
    }
    self.titles = titles
    self.colorChange = colorChange
    self.direction = direction
    self.pictures = pictures
    try pictures.check(duration: script.duration, as: "\(script.duration) seconds")
  }

  /// Most of the pictures look like their neighbours.
  var filmstripStep: Int { 10 }

  var advice: [String] {
    [
      "  The bar is under the title at each place where a page is at rest, and between them",
      "  it is as far on its way, and as much longer or shorter, as the pages are.",
      "  The tap goes over several tabs: of the pages between none shows, and the bar never",
      "  turns round.",
    ]
  }

  func frames() -> Frames {
    let strip = TabStrip(titles: titles)
    strip.frame = bar
    strip.style.colorChange = colorChange
    strip.style.font = pictures.fonts.font(size: 16)
    strip.backgroundColor = .white
    let screen = PagedScreen(pictures, under: strip, titles: titles, direction: direction)
    strip.follow(screen.pager)
    let line = View(frame: Rect(x: 0, y: bar.maxY, width: bar.width, height: 0.5))
    line.backgroundColor = Color(white: 0.8)
    screen.stage.root.addSubview(line)
    return Frames(
      screen.stage, playing: script, rate: pictures.rate, duration: script.duration)
  }

  private var bar: Rect { Rect(x: 0, y: 0, width: pictures.size.width, height: 44) }

  /// What the finger does.
  private var script: TouchScript {
    let size = pictures.size
    let last = size.width * (1 - 0.5 / Double(titles.count))
    return PagedScreen.script(
      tap: Point(x: direction == .leftToRight ? last : size.width - last, y: bar.midY),
      pages: Rect(x: 0, y: bar.maxY, width: size.width, height: max(size.height - bar.maxY, 0)),
      direction: direction)
  }
}
