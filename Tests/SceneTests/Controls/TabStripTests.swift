import Scene
import Testing

@Suite struct TabStripTests {
  /// Notes what a strip tells.
  private final class Heard {
    var indices: [Int] = []
    var positions: [Double] = []
  }

  private let stage = Stage(size: Size(width: 320, height: 100), scale: 2)
  private let strip = TabStrip(titles: ["Notes", "Likes", "Follows", "Me"])
  private let heard = Heard()

  init() {
    strip.frame = Rect(x: 0, y: 20, width: 320, height: 44)
    stage.root.addSubview(strip)
    let heard = heard
    strip.valueChanged = { heard.indices.append($0) }
    strip.positionDragged = { heard.positions.append($0) }
  }

  /// The position that shows at a time.
  private func position(at time: Double) -> Double {
    strip.presentation(at: time).numbers[0]
  }

  private func tap(_ index: Int) {
    stage.tap(at: Point(x: 40 + 80 * Double(index), y: 40))
  }

  /// Positions at 60 times a second, from the present on.
  private func positions(for duration: Double) -> [Double] {
    (0...Int(duration * 60)).map { position(at: stage.time + Double($0) / 60) }
  }

  // MARK: - At first

  @Test("is a strip of grey titles, the first one black, over a blue bar of 2 points")
  func defaults() {
    #expect(strip.selectedIndex == 0)
    #expect(strip.position == 0)
    #expect(strip.style.font == .system(size: 16))
    #expect(strip.style.textColor.bytes == (142, 142, 147, 255))
    #expect(strip.style.selectedTextColor == .black)
    #expect(strip.style.indicator.color.bytes == (0, 122, 255, 255))
    #expect(strip.style.indicator.height == 2)
    #expect(strip.animationDuration == 0.25)
    #expect(strip.typeName.description == "TabStrip")
    #expect(strip.detail == "selected 0 of 4")
  }

  @Test("the bar is centred under its title before anything has moved")
  func firstFrame() {
    let width = strip.style.font.size(of: "Notes").width
    let frame = strip.layout.state(position: 0).indicator.frame
    #expect(abs(frame.width - width) < 1e-4)
    #expect(abs(frame.midX - 40) < 1e-4)
  }

  @Test("titles are measured in the font that is shown")
  func measured() {
    strip.style.font = .system(size: 20)
    strip.style.selectedFont = .system(size: 22, weight: .bold)
    let tab = strip.layout.tabs[1]
    #expect(tab.title.width == Font.system(size: 20).size(of: "Likes").width)
    #expect(tab.selectedTitle.width == Font.system(size: 22, weight: .bold).size(of: "Likes").width)
    strip.titles[1] = ""
    #expect(strip.layout.tabs[1].title == .zero)
  }

  @Test("titles of several lines are as wide as their widest line, and bars with them")
  func severalLines() {
    strip.style.numberOfLines = 2
    strip.titles = ["All messages", "Likes", "A\nBBBB", "Me"]
    stage.layoutIfNeeded()
    let font = strip.style.font
    #expect(strip.layout.tabs[0].title.width == font.size(of: "messages").width)
    #expect(strip.layout.tabs[0].title.height == 2 * font.lineHeight)
    #expect(strip.layout.tabs[2].title.width == font.size(of: "BBBB").width)
    strip.frame.size.width = 800
    stage.layoutIfNeeded()
    #expect(strip.layout.tabs[0].title.width == font.size(of: "All messages").width)
    #expect(strip.layout.tabs[0].title.height == font.lineHeight)
  }

  @Test("without titles nothing is drawn, and nothing can be selected")
  func empty() {
    strip.titles = []
    // What remains is the strip's own clip.
    #expect(stage.displayList().commands.count == 2)
    strip.clipsToBounds = false
    #expect(stage.displayList().commands.isEmpty)
    #expect(strip.selectedIndex == -1)
    strip.select(2, animated: true)
    strip.drag(to: 1)
    strip.endDrag()
    tap(1)
    #expect(heard.indices.isEmpty)
    #expect(strip.intrinsicContentSize == .zero)
    #expect(strip.spokenDescription == "No tabs")
  }

  @Test("its size has room for all titles")
  func size() {
    var width = 0.0
    for title in strip.titles { width += strip.style.font.size(of: title).width + 16 }
    #expect(abs(strip.intrinsicContentSize.width - width) < 1e-9)
    #expect(strip.intrinsicContentSize.height == strip.style.font.lineHeight + 20)
  }

  // MARK: - Taps

  @Test("a tap selects its tab once, and the bar slides there in a quarter of a second")
  func tapping() {
    tap(2)
    #expect(strip.selectedIndex == 2)
    #expect(heard.indices == [2])
    #expect(position(at: 0) == 0)
    #expect(position(at: 0.125) == 1)
    #expect(position(at: 0.25) == 2)
    stage.advance(to: 0.25)
    #expect(!stage.isAnimating)
    tap(2)
    #expect(heard.indices == [2])
    #expect(!stage.isAnimating)
  }

  @Test("duration and curve of a tap can be chosen, or a spring")
  func motionOfTaps() {
    strip.animationDuration = 1
    strip.animationCurve = .linear
    tap(1)
    #expect(abs(position(at: 0.3) - 0.3) < 1e-9)
    stage.advance(to: 1)
    strip.animationDamping = 0.5
    tap(3)
    #expect((0...60).contains { position(at: 1 + Double($0) / 60) > 3 })
    #expect(position(at: 2) == 3)
  }

  @Test("a tap at the right edge selects the last tab; outside a strip without width none")
  func tapsAtEdges() {
    #expect(strip.handleTap(at: Point(x: 320, y: 0)))
    #expect(strip.selectedIndex == 3)
    #expect(strip.handleTap(at: Point(x: -1, y: 0)))
    #expect(strip.selectedIndex == 0)
    #expect(strip.handleTap(at: Point(x: 319.999, y: 0)))
    #expect(strip.selectedIndex == 3)
    strip.frame.size.width = 0
    #expect(!strip.handleTap(at: Point(x: 0, y: 0)))
    #expect(strip.selectedIndex == 3)
    #expect(strip.position == 3)
  }

  @Test("a tap on a tab while the bar comes from a drag takes it on from there, and never back")
  func tapAfterDrag() {
    // 40 % of the way from the first to the second tab, then a tap on the fourth.
    strip.drag(to: 0.4)
    strip.endDrag()
    stage.advance(to: 0.02)
    let before = position(at: 0.02)
    tap(3)
    let positions = positions(for: 0.5)
    #expect(abs(positions[0] - before) < 1e-9)
    #expect(strip.selectedIndex == 3)
    #expect(heard.indices == [3])
    stage.advance(to: 1)
    #expect(position(at: 1) == 3)
  }

  @Test("a tap during a slide towards it never turns the bar back")
  func tapWhileSliding() {
    stage.animate(withDuration: 0.25, options: .allowUserInteraction) { strip.position = 1 }
    stage.advance(to: 0.1)
    tap(3)
    let positions = positions(for: 0.4)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(positions.last == 3)
    #expect(heard.indices == [3])
  }

  @Test("a second tap on the same tab does not stop the bar")
  func doubleTap() {
    tap(2)
    stage.advance(to: 0.1)
    tap(2)
    let positions = positions(for: 0.3)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(position(at: 0.35) == 2)
    #expect(heard.indices == [2])
  }

  @Test("two quick taps move the bar on, within its ends and without a turn")
  func quickTaps() {
    tap(1)
    stage.advance(to: 0.05)
    tap(2)
    let positions = positions(for: 0.4)
    #expect(positions.allSatisfy { (0...2).contains($0) })
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(positions.last == 2)
    #expect(heard.indices == [1, 2])
  }

  @Test("after a tap there and one back, the first title alone is selected")
  func thereAndBack() {
    strip.titles = ["AA", "BBBBBB", "CCCC"]
    stage.tap(at: Point(x: 280, y: 40))
    stage.advance(to: 1)
    stage.tap(at: Point(x: 40, y: 40))
    stage.advance(to: 2)
    let shown = strip.layout.state(position: position(at: 2))
    #expect(shown == strip.layout.state(position: 0))
    #expect(shown.tabs.map(\.isSelected) == [true, false, false])
  }

  // MARK: - By code

  @Test("a selection by code tells nobody, and is there at once unless animated")
  func selectByCode() {
    strip.select(3)
    #expect(position(at: 0) == 3)
    strip.select(99, animated: true)
    #expect(!stage.isAnimating)
    strip.selectedIndex = 1
    #expect(strip.position == 1)
    strip.selectedIndex = -7
    #expect(strip.selectedIndex == -1)
    #expect(heard.indices.isEmpty)
  }

  @Test("a position from outside shows at once and ends a motion")
  func driver() {
    tap(3)
    stage.advance(to: 0.1)
    strip.position = 1.25
    #expect(!stage.isAnimating)
    #expect(position(at: 0.2) == 1.25)
    #expect(strip.selectedIndex == 1)
    for hostile in [Double.nan, .infinity, -.infinity] {
      strip.position = hostile
      #expect(strip.position == 1.25)
    }
    strip.numbers = [.nan, .nan]
    stage.layoutIfNeeded()
    _ = stage.displayList()
    strip.numbers = []
    _ = stage.displayList()
    #expect(heard.indices == [3])
  }

  @Test("without a selection nothing is marked; a tap makes the bar appear where it is to be")
  func deselected() {
    strip.select(1)
    strip.deselect(animated: true)
    #expect(strip.selectedIndex == -1)
    #expect(strip.detail == "selected -1 of 4")
    #expect(abs(strip.presentation(at: 0.125).numbers[1] - 0.5) < 1e-9)
    stage.advance(to: 1)
    tap(3)
    #expect(position(at: 1) == 3)
    #expect(strip.presentation(at: 1).numbers[1] == 0)
    #expect(strip.presentation(at: 1.25).numbers[1] == 1)
    #expect(heard.indices == [3])
    strip.deselect()
    stage.advance(to: 2)
    tap(3)
    #expect(heard.indices == [3, 3])
  }

  // MARK: - Drags

  @Test("a drag selects nothing until it ends")
  func drag() {
    strip.drag(to: 0.6)
    strip.drag(to: 1.8)
    strip.drag(to: .nan)
    #expect(strip.selectedIndex == 0)
    #expect(heard.indices.isEmpty)
    #expect(heard.positions == [0.6, 1.8])
    strip.endDrag()
    #expect(strip.selectedIndex == 2)
    #expect(heard.indices == [2])
    stage.advance(to: 1)
    strip.drag(to: 1.6)
    strip.endDrag()
    #expect(heard.indices == [2])
    stage.advance(to: 2)
    #expect(position(at: 2) == 2)
    strip.endDrag()
    #expect(heard.indices == [2])
  }

  @Test("a drag that is taken back goes back, and tells nobody")
  func cancelledDrag() {
    strip.select(1)
    strip.drag(to: 2.7)
    strip.cancelDrag()
    #expect(strip.selectedIndex == 1)
    stage.advance(to: 1)
    #expect(position(at: 1) == 1)
    #expect(heard.indices.isEmpty)
  }

  @Test("a throw goes on by a tenth of its velocity")
  func thrown() {
    strip.drag(to: 0.2)
    // 16 points on the way, and 0.099 * 600 = 59.4 on: 75.4 of 80.
    strip.endDrag(velocity: 600)
    #expect(heard.indices == [1])
    strip.drag(to: 1)
    strip.endDrag(velocity: -5000)
    #expect(heard.indices == [1, 0])
    strip.drag(to: 0.2)
    strip.endDrag(velocity: .nan)
    #expect(strip.selectedIndex == 0)
  }

  @Test("a finger on the indicator drags it, beside it not")
  func finger() {
    strip.isIndicatorDraggable = true
    stage.play(.drag(from: Point(x: 40, y: 40), to: Point(x: 210, y: 42), duration: 0.5))
    stage.advance(to: stage.time + 1)
    #expect(heard.indices == [2])
    #expect(!heard.positions.isEmpty)
    #expect(zip(heard.positions, heard.positions.dropFirst()).allSatisfy { $0 <= $1 })
    // 170 points less the slop of 10, of 80 a tab.
    #expect(abs((heard.positions.last ?? 0) - 2) < 0.01)
    let count = heard.positions.count
    stage.play(.drag(from: Point(x: 40, y: 40), to: Point(x: 120, y: 40), duration: 0.5))
    #expect(heard.positions.count == count)
  }

  @Test("a finger that goes down across the strip, or on a strip that says no, drags nothing")
  func otherFingers() {
    stage.play(.drag(from: Point(x: 40, y: 40), to: Point(x: 120, y: 40), duration: 0.3))
    strip.isIndicatorDraggable = true
    stage.play(.drag(from: Point(x: 40, y: 40), to: Point(x: 50, y: 90), duration: 0.3))
    #expect(heard.positions.isEmpty)
  }

  @Test("from right to left a finger moves the indicator along with it, too")
  func mirroredFinger() {
    strip.semanticContentAttribute = .forceRightToLeft
    strip.isIndicatorDraggable = true
    stage.play(.drag(from: Point(x: 280, y: 40), to: Point(x: 190, y: 40), duration: 0.5))
    stage.advance(to: stage.time + 1)
    #expect(heard.indices == [1])
  }

  // MARK: - Other contents

  @Test("a title can be changed while the bar moves, and everything follows")
  func liveTitle() {
    tap(1)
    stage.advance(to: 0.1)
    strip.setTitle("Liked by many", at: 1)
    strip.setTitle("No such tab", at: 9)
    #expect(strip.titles == ["Notes", "Liked by many", "Follows", "Me"])
    #expect(stage.isAnimating)
    stage.advance(to: 1)
    #expect(strip.selectedIndex == 1)
    let bar = strip.layout.state(position: 1).indicator.frame
    #expect(bar.width > strip.style.font.size(of: "Likes").width)
  }

  @Test("with fewer tabs the selection is kept, or the last is selected; with more it stays")
  func liveCount() {
    strip.select(3)
    strip.titles = ["A", "B"]
    #expect(strip.selectedIndex == 1)
    #expect(strip.position == 1)
    strip.titles = ["A", "B", "C", "D", "E"]
    #expect(strip.selectedIndex == 1)
    strip.select(3, animated: true)
    stage.advance(to: 0.1)
    strip.titles.removeLast()
    #expect(!stage.isAnimating)
    #expect(strip.spokenDescription == "Tab 4 of 4, selected: D")
  }

  @Test("badges keep their tabs, and say how much there is")
  func badges() {
    strip.setBadge(.count(3), at: 1)
    strip.setBadge(.dot, at: 2)
    strip.setBadge(.dot, at: 7)
    #expect(strip.badges == [.none, .count(3), .dot])
    #expect(strip.layout.tabs.map { $0.badge == .zero } == [true, false, false, true])
    #expect(strip.spokenDescription(ofTab: 1) == "Tab 2 of 4: Likes, 3 new")
    #expect(strip.spokenDescription(ofTab: 2) == "Tab 3 of 4: Follows, with news")
    strip.badges = [.count(0), .count(-4), .text("new"), .text("")]
    #expect(strip.layout.tabs.map { $0.badge == .zero } == [true, true, false, false])
    #expect(strip.spokenDescription(ofTab: 0) == "Tab 1 of 4, selected: Notes")
    #expect(strip.spokenDescription(ofTab: 2) == "Tab 3 of 4: Follows, new")
  }

  @Test("says its state in words")
  func words() {
    #expect(strip.spokenDescription == "Tab 1 of 4, selected: Notes")
    strip.deselect()
    #expect(strip.spokenDescription == "4 tabs, none selected")
    #expect(strip.spokenDescription(ofTab: -1) == "")
  }

  @Test("views in place of titles are measured, placed and faded")
  func views() {
    let (normal, selected) = (View(), View())
    normal.frame.size = Size(width: 30, height: 20)
    selected.frame.size = Size(width: 30, height: 20)
    strip.style.colorChange = .crossFade
    strip.setViews(normal: normal, selected: selected, at: 1)
    strip.setViews(normal: View(), at: 12)
    strip.position = 0.75
    stage.layoutIfNeeded()
    #expect(strip.layout.tabs[1].title == Size(width: 30, height: 20))
    #expect(normal.frame == Rect(x: 105, y: 12, width: 30, height: 20))
    #expect(normal.alpha == 0.25)
    #expect(selected.alpha == 0.75)
    strip.setViews(normal: nil, at: 1)
    #expect(normal.superview == nil)
    #expect(selected.superview == nil)
    #expect(strip.layout.tabs[1].title.width == strip.style.font.size(of: "Likes").width)
  }

  @Test("a view can be the indicator: it is placed, and keeps what it looks like")
  func indicatorView() {
    let mark = View()
    mark.backgroundColor = .red
    strip.indicatorView = mark
    strip.position = 1.5
    stage.layoutIfNeeded()
    #expect(mark.frame == strip.layout.state(position: 1.5).indicator.frame)
    #expect(mark.backgroundColor == .red)
    strip.indicatorView = nil
    #expect(mark.superview == nil)
  }
}
