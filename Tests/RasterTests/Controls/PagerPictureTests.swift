import Raster
import Scene
import Testing

/// What a strip of tabs over pages shows, pixel by pixel, whatever moves it.
@Suite struct PagerPictureTests {
  private static let size = Size(width: 320, height: 64)
  private static let titles = ["All", "Mentions", "Thanks", "You"]

  /// How a strip may look.
  enum Look: CaseIterable {
    case line, fade, pill, elastic

    var style: TabStripStyle {
      var style = TabStripStyle()
      switch self {
      case .line: break
      case .fade: style.colorChange = .crossFade
      case .pill:
        style.indicator = .pill
        style.colorChange = .swap
        style.selectedTextColor = .white
      case .elastic:
        style.indicator.motion = .elastic
        style.selectedFont = .system(size: 18, weight: .medium)
        style.tabWidth = .intrinsic
      }
      return style
    }
  }

  /// What may move it.
  enum Mover: CaseIterable {
    case drag, fling, tap, code

    func move(_ stage: Stage, _ pager: Pager) {
      switch self {
      case .drag:
        stage.play(
          .drag(
            from: Point(x: 300, y: 54), to: Point(x: 97.3, y: 54), duration: 0.3, hold: 0.2))
      case .fling:
        stage.play(.fling(from: Point(x: 300, y: 54), velocity: Point(x: -1100, y: 0)))
      case .tap: stage.tap(at: Point(x: 300, y: 20))
      case .code: pager.setPage(2, animated: true)
      }
    }
  }

  private func strip(_ look: Look) -> TabStrip {
    let strip = TabStrip(titles: Self.titles)
    strip.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    strip.style = look.style
    return strip
  }

  private func scene(_ look: Look) -> (Stage, Pager) {
    let stage = Stage(size: Self.size, scale: 2)
    let pager = Pager(pageCount: 4) { index in
      let page = View()
      page.backgroundColor = [.red, .green, .blue, .yellow][index]
      return page
    }
    pager.frame = Rect(x: 0, y: 44, width: 320, height: 20)
    let strip = strip(look)
    strip.follow(pager)
    stage.root.addSubview(strip)
    stage.root.addSubview(pager)
    stage.layoutIfNeeded()
    return (stage, pager)
  }

  /// The strip alone, at a position.
  private func picture(_ look: Look, at position: Double) throws -> Bitmap {
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let strip = strip(look)
    stage.root.addSubview(strip)
    strip.position = position
    return try Renderer().render(stage.displayList())
  }

  /// The strip's part of a picture.
  private func strip(in list: DisplayList) throws -> Bitmap {
    try Renderer().render(list, tile: PixelRect(x: 0, y: 0, width: 640, height: 88))
  }

  @Test(
    "what a drag, a fling, a tap and code show at a position is what the position shows",
    arguments: Look.allCases, Mover.allCases)
  func position(look: Look, mover: Mover) throws {
    let (stage, pager) = scene(look)
    mover.move(stage, pager)
    let start = stage.time
    let renderer = Renderer()
    for step in [0.0, 3, 7, 11, 30, 70] {
      let time = start + step / 60
      let position = pager.position(at: time)
      let list = stage.displayList(at: time)
      #expect(try strip(in: list) == picture(look, at: position), "\(position)")
      // What is to come is what is there when it has come.
      let before = try renderer.render(list)
      stage.advance(to: time)
      #expect(pager.position == position)
      #expect(try renderer.render(stage.displayList()) == before, "\(position)")
    }
    #expect(!pager.isMoving)
  }

  @Test("under the finger, too", arguments: Look.allCases)
  func underFinger(look: Look) throws {
    let (stage, pager) = scene(look)
    stage.send(.began, at: Point(x: 300, y: 54))
    for x in [290.0, 289.9, 250, 171.3, 30, 60] {
      stage.send(.moved, at: Point(x: x, y: 54))
      #expect(
        try strip(in: stage.displayList()) == picture(look, at: pager.position), "\(x)")
    }
  }

  @Test("a page is the same, pixel by pixel, by whatever way it was come to")
  func ways() throws {
    let renderer = Renderer()
    for look in Look.allCases {
      let (plain, plainPager) = scene(look)
      plainPager.currentPage = 1
      let expected = try renderer.render(plain.displayList())
      let tab = strip(look).layout.state(position: 0).tabs[1].frame
      for script in [
        TouchScript.fling(from: Point(x: 300, y: 54), velocity: Point(x: -900, y: 0)),
        .tap(at: Point(x: tab.midX, y: 20)),
        .drag(from: Point(x: 300, y: 54), to: Point(x: 50, y: 54), duration: 0.4),
      ] {
        let (stage, _) = scene(look)
        stage.play(script)
        stage.settle()
        #expect(try renderer.render(stage.displayList()) == expected)
      }
    }
  }

  @Test("a tap on a tab farther on and back leaves no colour at those passed")
  func passed() throws {
    let (stage, _) = scene(.line)
    let before = try Renderer().render(stage.displayList())
    stage.tap(at: Point(x: 300, y: 20))
    stage.advance(by: 0.2, rate: 60)
    stage.tap(at: Point(x: 20, y: 20))
    stage.settle()
    #expect(try Renderer().render(stage.displayList()) == before)
  }

  @Test(
    "beside one page lies the next, without a gap and without an overlap", arguments: [1.0, 2, 3])
  func seam(scale: Double) throws {
    let stage = Stage(size: Size(width: 320.0 / 3, height: 10), scale: scale)
    let pager = Pager(pageCount: 9) { index in
      let page = View()
      page.backgroundColor = index % 2 == 0 ? .red : .blue
      return page
    }
    pager.frame = stage.bounds
    stage.root.addSubview(pager)
    stage.layoutIfNeeded()
    pager.setPage(5, animated: true)
    for step in 1..<12 {
      let picture = try Renderer().render(stage.displayList(at: Double(step) / 50))
      let width = Int(320.0 / 3 * scale)
      for x in 0..<width {
        let pixel = picture[x, 2]
        // White would shine through a gap in all three.
        #expect(pixel.green < 140, "\(scale) \(step) \(x)")
      }
    }
  }
}
