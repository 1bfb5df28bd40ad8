import Scene

// Strips and highlights over pages that are on the way: thrown, moved by code, and interrupted.
extension DigestScene {
  /// Four pagers side by side, each under something that follows it.
  static func pages() -> DisplayList {
    let stage = Stage(size: Size(width: 136, height: 84), scale: 1.7, background: .white)
    let pagers = (0..<4).map { pages(on: stage, at: $0) }
    stage.layoutIfNeeded()
    pagers[0].setPage(.max, animated: true)
    pagers[2].setPage(7, animated: true)
    stage.play(.fling(from: Point(x: 80, y: 30), velocity: Point(x: 300, y: 0)), rate: 60)
    pagers[2].setPage(4, animated: true)
    pagers[2].insertPages(at: 1, count: 2)
    stage.tap(at: Point(x: 120, y: 50))
    stage.advance(by: 1.0 / 30, rate: 60)
    return stage.displayList(at: stage.time + 0.05)
  }

  private static func pages(on stage: Stage, at index: Int) -> Pager {
    let (x, y) = (Double(index % 2) * 68 + 1.3, Double(index / 2) * 42 + 0.6)
    let pager = Pager(pageCount: index == 0 ? 1_000_000 : 9) { index in
      let page = View()
      page.backgroundColor = Color(UInt8(index % 6 * 40), 150, UInt8(230 - index % 5 * 40))
      page.cornerRadius = 7
      return page
    }
    pager.frame = Rect(x: x, y: y + 18, width: 65.3, height: 20)
    let frame = Rect(x: x, y: y, width: 65.3, height: 18)
    let above: View
    if index == 3 {
      let control = HighlightSegmentedControl(titles: ["a", "b", "c"])
      control.font = .system(size: 11)
      control.follow(pager)
      above = control
    } else {
      let strip = TabStrip(titles: ["a", "bcd", "ef"])
      strip.style.font = .system(size: 11)
      strip.style.colorChange = .swap
      strip.follow(pager)
      above = strip
    }
    above.frame = frame
    if index == 1 {
      for view in [pager, above] { view.semanticContentAttribute = .forceRightToLeft }
    }
    stage.root.addSubview(pager)
    stage.root.addSubview(above)
    return pager
  }

  /// Where pages are over some seconds of fingers and code.
  static var pageValues: [Double] {
    let stage = Stage(size: Size(width: 100, height: 60), scale: 2)
    let pager = Pager(pageCount: 40) { _ in View() }
    pager.frame = stage.bounds
    stage.root.addSubview(pager)
    var values: [Double] = []
    func note(_ script: TouchScript) {
      stage.play(script, rate: 60)
      for step in 0...20 { values.append(pager.position(at: stage.time + Double(step) / 25)) }
      stage.advance(by: 0.15, rate: 60)
      values += [pager.position, Double(pager.currentPage), Double(pager.selectedIndex)]
      values += pager.alivePages.map { Double($0) }
    }
    let place = Point(x: 70, y: 30)
    note(.fling(from: place, velocity: Point(x: -400, y: 0)))
    note(.fling(from: place, velocity: Point(x: -900, y: 0)))
    pager.setPage(30, animated: true)
    note(.pause(0.1))
    note(.drag(from: place, to: Point(x: 20, y: 30), duration: 0.2))
    pager.setPage(12, animated: true)
    note(.pause(0.11))
    pager.setPage(20, animated: true)
    pager.removePages(13..<17)
    note(.pause(0.02))
    pager.frame.size.width = 73.1
    note(.drag(from: place, to: Point(x: 99, y: 30), duration: 0.3, hold: 0.2))
    return values
  }
}
