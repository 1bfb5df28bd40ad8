import Scene
import Testing

/// Strips with more tabs than there is room for, and fingers that scroll them.
@Suite struct TabStripScrollingTests {
  private let stage = Stage(size: Size(width: 200, height: 44), scale: 2)
  private let strip = TabStrip(titles: (0..<10).map { "Tab \($0)" })

  init() {
    strip.frame = stage.bounds
    // Middles at 40, 120, …; 800 in all.
    strip.style.tabWidth = .fixed(80)
    stage.root.addSubview(strip)
    stage.layoutIfNeeded()
  }

  /// How far the tabs are scrolled in the picture of the present.
  private var offset: Double {
    strip.subviews[0].presentation(at: stage.time).bounds.origin.x
  }

  private func finger(from start: Double, to end: Double, duration: Double = 0.5) {
    stage.play(.drag(from: Point(x: start, y: 20), to: Point(x: end, y: 20), duration: duration))
  }

  /// A drag that ends at rest, so that nothing goes on by itself.
  private func scroll(by distance: Double) {
    finger(from: 150, to: 150 - distance, duration: 5)
    stage.settle()
  }

  @Test("a finger scrolls the tabs and selects nothing")
  func drag() {
    scroll(by: 70)
    // Less the ten points that a pan takes to begin, and what 12 points a second go on.
    #expect(abs(offset - 60) < 8)
    #expect(strip.selectedIndex == 0)
    #expect(strip.position == 0)
  }

  @Test("a fling goes on by itself, and ends at the last tab")
  func fling() {
    finger(from: 180, to: 20, duration: 0.1)
    let first = offset
    stage.advance(to: stage.time + 0.1)
    #expect(offset > first)
    stage.settle()
    #expect(offset == 600)
    // What the model says is what shows.
    #expect(strip.subviews[0].bounds.origin.x == 600)
  }

  @Test("a tap goes to the tab that shows there")
  func tap() {
    finger(from: 180, to: 20, duration: 0.1)
    stage.settle()
    stage.tap(at: Point(x: 190, y: 20))
    #expect(strip.selectedIndex == 9)
  }

  @Test("a slide to the next tab brings the selected one to the middle without a jump")
  func back() {
    strip.select(3)
    stage.layoutIfNeeded()
    #expect(offset == 180)
    scroll(by: 110)
    let scrolled = offset
    #expect(scrolled > 270)
    var before = scrolled
    for step in 1...100 {
      strip.position = 3 + Double(step) / 100
      stage.layoutIfNeeded()
      #expect(abs(offset - before) < 2)
      before = offset
    }
    #expect(offset == 260)
    // And there it stays.
    strip.position = 3
    stage.layoutIfNeeded()
    #expect(offset == 180)
  }

  @Test("a tap on a tab far away scrolls there from where the finger left the tabs")
  func tapFarAway() {
    scroll(by: 120)
    let scrolled = offset
    stage.tap(at: Point(x: 150, y: 20))
    #expect(abs(offset - scrolled) < 1e-4)
    let target = strip.selectedIndex
    #expect(target == 3)
    stage.settle()
    #expect(offset == 80 * Double(target) - 60)
  }

  @Test("a tap on the selected tab brings it to the middle again")
  func tapOnSelected() {
    strip.select(4)
    stage.layoutIfNeeded()
    scroll(by: 40)
    #expect(offset > 280)
    let before = offset
    stage.tap(at: Point(x: 100, y: 20))
    #expect(strip.selectedIndex == 4)
    #expect(abs(offset - before) < 0.5)
    stage.settle()
    #expect(offset == 260)
  }

  @Test("a finger takes on what another one has scrolled, while the position moves, too")
  func again() {
    strip.select(5)
    stage.layoutIfNeeded()
    scroll(by: 60)
    strip.position = 5.5
    stage.layoutIfNeeded()
    let before = offset
    stage.send(.began, at: Point(x: 100, y: 20))
    stage.send(.moved, at: Point(x: 89.5, y: 20))
    #expect(abs(offset - before - 0.5) < 0.6)
    stage.send(.ended, at: Point(x: 89.5, y: 20))
  }

  @Test("from right to left a finger scrolls the other way")
  func rightToLeft() {
    strip.semanticContentAttribute = .forceRightToLeft
    stage.layoutIfNeeded()
    #expect(offset == 600)
    finger(from: 20, to: 180, duration: 0.1)
    stage.settle()
    #expect(offset == 0)
    stage.tap(at: Point(x: 10, y: 20))
    #expect(strip.selectedIndex == 9)
  }

  @Test("tabs that all show cannot be scrolled")
  func short() {
    strip.style.tabWidth = .equal
    stage.layoutIfNeeded()
    finger(from: 150, to: 20)
    stage.settle()
    #expect(offset == 0)
  }

  @Test("a strip whose ends may lie in the middle can be scrolled as far")
  func unclamped() {
    strip.style.clampsScrolling = false
    stage.layoutIfNeeded()
    #expect(offset == -60)
    finger(from: 180, to: 20, duration: 0.05)
    stage.settle()
    #expect(offset == 660)
  }

  @Test("an indicator that can be dragged is, and beside it the tabs are scrolled")
  func indicator() {
    strip.isIndicatorDraggable = true
    finger(from: 40, to: 130, duration: 1)
    stage.settle()
    #expect(strip.selectedIndex == 1)
    let before = offset
    finger(from: 180, to: 100, duration: 5)
    stage.settle()
    #expect(strip.selectedIndex == 1)
    #expect(offset > before + 60)
  }

  @Test("other titles lie where they do by themselves")
  func otherTitles() {
    scroll(by: 100)
    strip.setTitle("Other", at: 2)
    stage.layoutIfNeeded()
    #expect(offset == 0)
  }
}
