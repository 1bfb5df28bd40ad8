import Scene

// Scroll views under fingers: thrown, stopped, drawn beyond their edges, turned by pages, zoomed.

extension DigestScene {
  /// One stage in the midst of a bounce, with a bar.
  static func scrolling() -> DisplayList {
    let (stage, scrollView) = makeScrollingStage()
    stage.play(.fling(from: Point(x: 50, y: 50), velocity: Point(x: -150, y: -200), duration: 0.2))
    stage.advance(by: 0.1, rate: 60)
    stage.play(.pinch(center: Point(x: 30, y: 30), from: 20, to: 60, duration: 0.2))
    scrollView.contentOffset = .zero
    stage.play(.drag(from: Point(x: 10, y: 10), to: Point(x: 50, y: 60), duration: 0.2, hold: 0.2))
    return stage.displayList(at: stage.time + 0.05)
  }

  /// The offsets of the same stage at many times, with all kinds of motion.
  static var scrollValues: [Double] {
    let (stage, scrollView) = makeScrollingStage()
    var values: [Double] = []
    func note(_ script: TouchScript) {
      stage.play(script, rate: 60)
      for step in 0...40 {
        let time = stage.time + Double(step) / 20
        let (exact, shown) = (
          scrollView.exactContentOffset(at: time), scrollView.presentation(at: time).bounds.origin
        )
        values += [exact.x, exact.y, shown.x, shown.y]
      }
      stage.settle()
    }
    let place = Point(x: 32, y: 32)
    note(.fling(from: place, velocity: Point(x: -150, y: -300)))
    note(.fling(from: place, velocity: Point(x: 900, y: 0)))
    note(.drag(from: place, to: Point(x: 60, y: 64), duration: 0.3, hold: 0.2))
    scrollView.decelerationRate = .fast
    note(.fling(from: place, velocity: Point(x: -400, y: 20)).then(.tap(at: place), after: 0.05))
    scrollView.isPagingEnabled = true
    note(.fling(from: place, velocity: Point(x: -400, y: 0)))
    scrollView.setContentOffset(Point(x: 7, y: 9), animated: true)
    note(.pinch(center: place, from: 10, to: 60, duration: 0.2, angle: 1))
    return values
  }

  private static func makeScrollingStage() -> (Stage, ScrollView) {
    let stage = Stage(size: Size(width: 64, height: 64), scale: 2, background: Color(240, 240, 250))
    let scrollView = ScrollView(frame: Rect(x: 4, y: 4, width: 56, height: 56))
    scrollView.contentSize = Size(width: 168, height: 112)
    scrollView.showsVerticalScrollIndicator = true
    scrollView.backgroundColor = .white
    scrollView.cornerRadius = 6
    stage.root.addSubview(scrollView)
    let content = View(frame: Rect(x: 0, y: 0, width: 168, height: 112))
    scrollView.addSubview(content)
    scrollView.maximumZoomScale = 2
    scrollView.callbacks.viewForZooming = { $0.subviews.first }
    for index in 0..<24 {
      let tile = View(
        frame: Rect(
          x: Double(index % 6) * 28 + 2, y: Double(index / 6) * 28 + 2, width: 24, height: 24))
      tile.backgroundColor = Color(UInt8(index * 10), 120, UInt8(250 - index * 10))
      tile.cornerRadius = Double(index % 5)
      content.addSubview(tile)
    }
    return (stage, scrollView)
  }
}
