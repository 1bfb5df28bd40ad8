import Scene
import TestSupport
import Testing

/// A thousand scroll views to which things happen at moments drawn by lot.
@Suite struct ScrollInterruptionTests {
  /// One scroll view, a finger, and what happened.
  private final class Trial {
    let scene: ScrolledScene
    var random: SplitMix64
    var finger: Point?
    var log: [String] = []
    var view: ScrollView { scene.scrollView }
    var stage: Stage { scene.stage }

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      scene = ScrolledScene(scale: [1.0, 2, 3][Int(random.next() % 3)])
      view.contentSize = Size(width: number(0...3000), height: number(0...900))
      view.isPagingEnabled = chance(3)
      if chance(3) {
        view.addSubview(View(frame: Rect(origin: .zero, size: view.contentSize)))
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
        view.callbacks.viewForZooming = { $0.subviews.first }
      }
      view.bounces = !chance(4)
      view.alwaysBounceVertical = chance(3)
      view.isDirectionalLockEnabled = chance(3)
      view.decelerationRate = chance(3) ? .fast : .normal
      if chance(4) { view.contentInset = EdgeInsets(top: 10, left: number(0...50), right: 30) }
      stage.layoutIfNeeded()
    }

    func number(_ range: ClosedRange<Double>) -> Double {
      let part = Double(random.next() >> 11) / 0x1p53
      return range.lowerBound + (range.upperBound - range.lowerBound) * part
    }

    func chance(_ count: UInt64) -> Bool { random.next() % count == 0 }

    var place: Point { Point(x: number(0...400), y: number(0...400)) }

    /// Lets one thing happen.
    ///
    /// - Returns: How far what shows may jump by it.
    func act() -> Double {
      let kind = random.next() % 13
      log.append("\(kind)")
      switch kind {
      case 0, 1:
        lift()
        stage.play(
          .fling(from: place, velocity: Point(x: number(-4000...4000), y: number(-900...900))))
        return .infinity
      case 2, 3:
        if finger == nil {
          let point = place
          finger = point
          stage.send(.began, at: point)
          return 0.01
        }
        let point = (finger ?? .zero) + Point(x: number(-60...60), y: number(-60...60))
        finger = point
        stage.send(.moved, at: point)
        return view.bounces ? 150 : .infinity
      case 4:
        lift()
        return .infinity
      case 5:
        let isHard = view.isDragging && !view.bounces
        lift()
        stage.tap(at: place)
        // What is caught and not dragged lies on whole pixels then.
        return isHard ? .infinity : 0.51
      case 6:
        view.setContentOffset(legalPlace, animated: true)
        return finger == nil ? 0.01 : .infinity
      case 7:
        view.contentSize = Size(width: number(0...3000), height: number(0...900))
        stage.layoutIfNeeded()
        return view.isDecelerating ? 0.51 : .infinity
      case 8:
        view.frame.size = Size(width: number(50...400), height: number(50...400))
        stage.layoutIfNeeded()
        return view.isDecelerating ? 0.51 : .infinity
      case 9:
        view.removeFromSuperview()
        stage.root.addSubview(view)
        stage.layoutIfNeeded()
        return .infinity
      case 10:
        view.contentOffset = legalPlace
        return .infinity
      case 12:
        lift()
        stage.play(
          .pinch(center: place, from: number(20...200), to: number(20...300), duration: 0.1))
        return .infinity
      default:
        view.scrollRectToVisible(
          Rect(x: number(0...2000), y: 0, width: 50, height: 50), animated: finger == nil)
        return finger == nil ? 0.01 : .infinity
      }
    }

    func lift() {
      guard let point = finger else { return }
      finger = nil
      stage.send(chance(5) ? .cancelled : .ended, at: point)
    }

    /// Where the offset may rest.
    var limits: (low: Point, high: Point) {
      let (inset, bounds) = (view.adjustedContentInset, view.bounds)
      let low = Point(x: -inset.left, y: -inset.top)
      let high = Point(
        x: view.contentSize.width + inset.right - bounds.width,
        y: view.contentSize.height + inset.bottom - bounds.height)
      return (low, Point(x: max(low.x, high.x), y: max(low.y, high.y)))
    }

    var legalPlace: Point {
      let (low, high) = limits
      return Point(x: number(low.x...high.x), y: number(low.y...high.y))
    }

    var isLegal: Bool {
      let (offset, limits) = (view.contentOffset, limits)
      return offset.x >= limits.low.x && offset.x <= limits.high.x && offset.y >= limits.low.y
        && offset.y <= limits.high.y
    }
  }

  @Test(
    "nothing traps or jumps, what begins ends, and it comes to rest where it may", arguments: 0..<10
  )
  func interrupted(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      let trial = Trial(seed: seed)
      let (view, stage) = (trial.view, trial.stage)
      func shown() -> Point { view.exactContentOffset(at: stage.time) }
      for _ in 0..<12 {
        stage.advance(to: stage.time + trial.number(0...0.4))
        #expect(
          view.isZoomBouncing
            || view.presentation(at: stage.time).bounds.origin == view.contentOffset)
        let before = shown()
        let jump = trial.act()
        let after = shown()
        #expect(after.x.isFinite && after.y.isFinite)
        #expect(
          abs(after.x - before.x) <= jump && abs(after.y - before.y) <= jump,
          "seed \(seed): \(trial.log.joined(separator: " ")), \(before) to \(after)")
        checkSmooth(trial, seed)
      }
      trial.lift()
      stage.settle()
      checkEnd(trial, seed)
    }
  }

  /// What is to show in the next second goes on without jumps.
  private func checkSmooth(_ trial: Trial, _ seed: UInt64) {
    let (view, time) = (trial.view, trial.stage.time)
    var last = view.exactContentOffset(at: time)
    for step in 1...60 {
      let next = view.exactContentOffset(at: time + Double(step) / 600)
      // 4000 points a second at most were thrown; springs may draw at 11 a second.
      let way = max(abs(next.x - last.x), abs(next.y - last.y))
      #expect(
        way <= 40 + view.contentSize.width / 80,
        "seed \(seed): \(trial.log.joined(separator: " ")), \(last) to \(next)")
      last = next
    }
  }

  private func checkEnd(_ trial: Trial, _ seed: UInt64) {
    let (view, stage) = (trial.view, trial.stage)
    let log = trial.log.joined(separator: " ")
    #expect(stage.isSettled && !view.isDragging && !view.isTracking, "seed \(seed): \(log)")
    #expect(trial.isLegal, "seed \(seed): \(log), \(view.contentOffset)")
    #expect(view.exactContentOffset == view.contentOffset, "seed \(seed): \(log)")
    for (begin, end) in [
      ("willBeginDragging", "didEndDragging"), ("willBeginDecelerating", "didEndDecelerating"),
      ("willBeginZooming", "didEndZooming"),
    ] {
      var depth = 0
      for event in trial.scene.heard {
        if event.hasPrefix(begin) { depth += 1 }
        if event.hasPrefix(end) { depth -= 1 }
        #expect(depth == 0 || depth == 1, "seed \(seed): \(begin)")
      }
      #expect(depth == 0, "seed \(seed): \(begin)")
    }
    // The same place is the same picture, whatever came before.
    for subview in view.subviews { subview.removeFromSuperview() }
    view.setContentOffset(Point(x: 0, y: 0), animated: true)
    stage.settle()
    let fresh = ScrolledScene(scale: stage.scale)
    fresh.scrollView.frame = view.frame
    #expect(stage.displayList() == fresh.stage.displayList())
  }
}
