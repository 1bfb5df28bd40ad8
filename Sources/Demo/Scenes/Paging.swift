import Scene

/// The command `pager`: as many pages as there are numbers, of which three are ever there.
struct Paging: SceneCommand {
  static let name = "pager"

  static let help = """
    pager: as many pages as one likes, of which only the one that shows and its
    neighbours are there. A finger turns two pages and drags a third half way,
    and taps on "Last" and "First" go to the ends.

      --pages N             how many pages                  (9223372036854775807)
      --page I              the first to show, counted from 0       (the middle)
      --size WxH            the screen, in points                       (320x200)
    """

  let pageCount: Int
  let page: Int
  let pictures: PictureOptions

  init(arguments: [String]) throws(Failure) {
    var pageCount = Int.max
    var page: Int?
    var pictures = PictureOptions(size: Size(width: 320, height: 200), folder: "Output/pager")
    var scanner = OptionScanner(
      arguments, names: PictureOptions.names.union(["--pages", "--page"]), flags: [])
    while let (name, value) = try scanner.next() {
      if try pictures.take(name, value) { continue }
      let number = try OptionValue.index(name, value)
      if name == "--pages" { pageCount = number } else { page = number }
    }
    guard pageCount > 0 else { throw .usage("--pages \(pageCount): it must be at least 1") }
    self.pageCount = pageCount
    self.page = page ?? pageCount / 2
    self.pictures = pictures
    guard (0..<pageCount).contains(self.page) else {
      throw .usage("--page \(self.page): it must be 0 … \(pageCount - 1)")
    }
    try pictures.check(duration: script.duration, as: "\(script.duration) seconds")
  }

  var filmstripStep: Int { 10 }

  var advice: [String] {
    [
      "  The bar says which pages there are: the one that shows and its neighbours, and on the",
      "  way to an end the one that is left. However far that is, the way is one page long.",
    ]
  }

  func frames() -> Frames {
    let stage = pictures.stage()
    let fonts = pictures.fonts
    let pager = Pager(pageCount: pageCount) {
      SamplePage($0, title: "Page \($0)", fonts: fonts)
    }
    pager.frame = pagesFrame
    pager.currentPage = page
    let bar = PagingBar(pager: pager, fonts: fonts)
    bar.frame = barFrame
    stage.root.addSubview(pager)
    stage.root.addSubview(bar)
    return Frames(stage, playing: script, rate: pictures.rate, duration: script.duration)
  }

  private var barFrame: Rect {
    let size = pictures.size
    return Rect(x: 0, y: max(size.height - 44, 0), width: size.width, height: 44)
  }

  private var pagesFrame: Rect {
    Rect(x: 0, y: 0, width: pictures.size.width, height: barFrame.minY)
  }

  /// What the finger does.
  private var script: TouchScript {
    let (pages, bar) = (pagesFrame, barFrame)
    func place(_ part: Double) -> Point { Point(x: pages.width * part, y: pages.midY) }
    let fling = TouchScript.fling(
      from: place(0.8), velocity: Point(x: -3 * pages.width, y: 0), duration: 0.12)
    let drag = TouchScript.drag(from: place(0.3), to: place(0.6), duration: 0.5, hold: 0.2)
    return TouchScript.pause(0.2).then(fling).then(fling, after: 0.25).then(drag, after: 1)
      .then(.tap(at: Point(x: bar.maxX - 30, y: bar.midY)), after: 0.5)
      .then(.tap(at: Point(x: 30, y: bar.midY)), after: 0.6)
      .then(.pause(0.4))
  }
}
