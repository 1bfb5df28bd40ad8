import Scene
import Testing

/// Controls that follow something else.
@Suite struct PositionSourceTests {
  /// A page that a view's left edge is on, 100 points a page.
  private final class Pages: PositionSource {
    let view = View()
    var asked: [Int] = []

    func position(in arrangement: Arrangement) -> Double {
      arrangement[view].bounds.origin.x / 100
    }

    func select(_ index: Int, animated: Bool) {
      asked.append(index)
      let change = { self.view.bounds.origin.x = 100 * Double(index) }
      if animated {
        view.animate(
          withDuration: 1, curve: .linear, options: .allowUserInteraction, animations: change)
      } else {
        change()
      }
    }
  }

  /// One that says nothing but a number.
  private final class Fixed: PositionSource {
    var value = 0.0
    func position(in arrangement: Arrangement) -> Double { value }
  }

  /// A page controller of three pages, the present one in the middle, that puts its offset back after
  /// each turn; page and offset change together.
  private final class ThreePages: PositionSource {
    var page = 0
    var offset = 320.0

    func position(in arrangement: Arrangement) -> Double {
      Double(page) + (offset - 320) / 320
    }
  }

  private let stage = Stage(size: Size(width: 320, height: 100), scale: 2)
  private let pages = Pages()

  init() { stage.root.addSubview(pages.view) }

  private func strip() -> TabStrip {
    let strip = TabStrip(titles: ["AA", "BBBBBB", "CCCC", "D"])
    strip.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    stage.root.addSubview(strip)
    return strip
  }

  @Test("a strip shows where its source is at any time, without a callback")
  func pictures() {
    let strip = strip()
    strip.follow(pages)
    pages.select(2, animated: true)
    let other = self.strip()
    stage.layoutIfNeeded()
    for step in 0...20 {
      let time = Double(step) / 16
      other.position = pages.position(in: Arrangement())
      #expect(strip.position == 2)
      let shown = pages.view.presentation(at: time).bounds.origin.x / 100
      other.position = shown
      stage.layoutIfNeeded()
      #expect(commands(of: strip, at: time) == commands(of: other, at: time))
    }
  }

  /// What a strip draws at a time; both lie at the same place.
  private func commands(of strip: TabStrip, at time: Double) -> [DisplayList.Command] {
    for view in stage.root.subviews where view is TabStrip { view.isHidden = view !== strip }
    return stage.displayList(at: time).commands
  }

  @Test("a tap asks the source, and tells of the selection once")
  func taps() {
    let strip = strip()
    var heard: [Int] = []
    strip.valueChanged = { heard.append($0) }
    strip.follow(pages)
    stage.tap(at: Point(x: 200, y: 20))
    #expect(pages.asked == [2])
    #expect(heard == [2])
    #expect(strip.selectedIndex == 2)
    stage.advance(to: 0.5)
    stage.tap(at: Point(x: 200, y: 20))
    #expect(pages.asked == [2])
    #expect(heard == [2])
    #expect(!strip.isAnimating)
    strip.drag(to: 0.3)
    strip.position = 0.3
    #expect(strip.position == 2)
  }

  @Test("when an offset is put back after a turn of the page, the bar does not go back")
  func turnedPages() {
    let strip = strip()
    let source = ThreePages()
    strip.follow(source)
    func middle() -> Double {
      stage.layoutIfNeeded()
      return strip.subviews[0].subviews[1].presentation(at: stage.time).frame.midX
    }
    var middles: [Double] = []
    for offset in stride(from: 320.0, through: 640, by: 32) {
      source.offset = offset
      middles.append(middle())
    }
    (source.page, source.offset) = (1, 320)
    for offset in stride(from: 320.0, through: 480, by: 32) {
      source.offset = offset
      middles.append(middle())
    }
    #expect(zip(middles, middles.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(middles[10] == 120)
    #expect(middles[11] == 120)
    #expect(abs((middles.last ?? 0) - 160) < 1e-4)
  }

  @Test("a strip that follows no more keeps the position")
  func end() {
    let strip = strip()
    strip.follow(pages)
    pages.view.bounds.origin.x = 130
    strip.follow(nil)
    pages.view.bounds.origin.x = 300
    #expect(strip.position == 1.3)
    #expect(strip.selectedIndex == 1)
  }

  @Test(
    "a source's number may be anything", arguments: [Double.nan, .infinity, -.infinity, -9, 1e300])
  func hostile(value: Double) {
    let source = Fixed()
    source.value = value
    let strip = strip()
    let control = HighlightSegmentedControl(titles: ["A", "B"])
    control.frame = strip.frame
    stage.root.addSubview(control)
    strip.follow(source)
    control.follow(source)
    _ = stage.displayList()
    #expect((0...3).contains(strip.selectedIndex))
    #expect((0...1).contains(control.selectedIndex))
    source.select(1, animated: true)
    strip.follow(nil)
    control.follow(nil)
    #expect(strip.position.isFinite)
    #expect(control.position.isFinite)
  }

  @Test("a highlight shows where its source is, and a tap asks the source")
  func highlight() {
    let control = HighlightSegmentedControl(titles: ["A", "B", "C", "D"])
    control.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    stage.root.addSubview(control)
    var heard: [Int] = []
    control.valueChanged = { heard.append($0) }
    control.follow(pages)
    stage.tap(at: Point(x: 200, y: 20))
    #expect(pages.asked == [2])
    #expect(heard == [2])
    #expect(control.window.presentation(at: 0.25).frame.minX == 40)
    #expect(control.window.presentation(at: 0.5).frame.minX == 80)
    control.drag(to: 0)
    #expect(control.position == 2)
    control.selectedIndex = 1
    #expect(pages.asked == [2, 1])
    control.follow(nil)
    #expect(control.position == 1)
  }
}
