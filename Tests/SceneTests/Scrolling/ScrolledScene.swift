import Scene

/// A stage with one scroll view that covers it, and what that said.
final class ScrolledScene {
  let stage: Stage
  let scrollView = ScrollView()
  var heard: [String] = []
  /// Where the content is to come to rest, if it is told so.
  var target: Point?
  /// What was said to be the velocity and the target at the end of the last drag.
  var lastRelease: (velocity: Point, target: Point)?

  init(
    size: Size = Size(width: 400, height: 400),
    contentSize: Size = Size(width: 4000, height: 400), scale: Double = 1
  ) {
    stage = Stage(size: size, scale: scale)
    scrollView.frame = stage.bounds
    scrollView.contentSize = contentSize
    stage.root.addSubview(scrollView)
    listen()
  }

  var x: Double { scrollView.contentOffset.x }

  /// What was said, with repetitions of didScroll left out.
  var order: [String] {
    var order: [String] = []
    for event in heard where event != order.last || event != "didScroll" { order.append(event) }
    return order
  }

  /// What shows at a time.
  func shownX(_ time: Double) -> Double {
    scrollView.presentation(at: time).bounds.origin.x
  }

  /// A finger that moves to the left by `distance` plus the slop, and lets go after that.
  func drag(_ distance: Double, hold: Double = 0.2, rate: Double? = nil) {
    let slop = distance < 0 ? -10.0 : 10
    stage.play(
      .drag(
        from: Point(x: 200, y: 200), to: Point(x: 200 - distance - slop, y: 200), duration: 0.2,
        hold: hold),
      rate: rate)
  }

  /// A finger that throws the content with a velocity of the offset.
  func fling(_ velocity: Double) {
    stage.play(.fling(from: Point(x: 200, y: 200), velocity: Point(x: -velocity, y: 0)))
  }

  private func listen() {
    scrollView.callbacks.didScroll = { [weak self] _ in self?.heard.append("didScroll") }
    scrollView.callbacks.willBeginDragging = { [weak self] _ in
      self?.heard.append("willBeginDragging")
    }
    scrollView.callbacks.willEndDragging = { [weak self] _, velocity, target in
      self?.heard.append("willEndDragging")
      self?.lastRelease = (velocity, target)
      if let chosen = self?.target { target = chosen }
    }
    scrollView.callbacks.didEndDragging = { [weak self] _, willDecelerate in
      self?.heard.append("didEndDragging \(willDecelerate)")
    }
    scrollView.callbacks.willBeginDecelerating = { [weak self] _ in
      self?.heard.append("willBeginDecelerating")
    }
    scrollView.callbacks.didEndDecelerating = { [weak self] _ in
      self?.heard.append("didEndDecelerating")
    }
    scrollView.callbacks.didEndScrollingAnimation = { [weak self] _ in
      self?.heard.append("didEndScrollingAnimation")
    }
    scrollView.callbacks.willBeginZooming = { [weak self] _ in
      self?.heard.append("willBeginZooming")
    }
    scrollView.callbacks.didEndZooming = { [weak self] _, _ in
      self?.heard.append("didEndZooming")
    }
    scrollView.callbacks.didChangeAdjustedContentInset = { [weak self] _ in
      self?.heard.append("didChangeAdjustedContentInset")
    }
  }
}
