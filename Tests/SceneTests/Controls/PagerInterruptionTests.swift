import Scene
import TestSupport
import Testing

/// A thousand strips with pages to which things happen at moments drawn by lot.
@Suite struct PagerInterruptionTests {
  /// A strip and its pages, a finger, and what happened.
  private final class Trial {
    /// Pages taken from a finger less than half a point from their place rest there.
    private static let slack = 0.5 / 100

    let scene: PagerScene
    var random: SplitMix64
    var finger: Point?
    var log: [String] = []
    /// Whether code may choose pages, beside the user.
    let isCodeAllowed: Bool
    var isRenumbered = false
    var pager: Pager { scene.pager }
    var stage: Stage { scene.stage }

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      isCodeAllowed = seed % 2 == 0
      let count = 1 + Int(random.next() % 9)
      scene = PagerScene(
        pageCount: count, page: Int(random.next() % 9) % count,
        scale: [1.0, 2, 3][Int(random.next() % 3)],
        direction: random.next() % 3 == 0 ? .rightToLeft : .leftToRight)
      pager.bounces = random.next() % 4 != 0
    }

    func number(_ range: ClosedRange<Double>) -> Double {
      let part = Double(random.next() >> 11) / 0x1p53
      return range.lowerBound + (range.upperBound - range.lowerBound) * part
    }

    var page: Int { Int(number(-1...Double(pager.pageCount))) }

    var place: Point { Point(x: number(10...310), y: number(60...190)) }

    /// Lets one thing happen.
    ///
    /// - Returns: How far the position may jump by it.
    func act() -> Double {
      let kind = random.next() % (isCodeAllowed ? 16 : 10)
      log.append("\(kind)")
      switch kind {
      case 0, 1:
        lift()
        stage.play(.fling(from: place, velocity: Point(x: number(-4000...4000), y: 0)))
        return .infinity
      case 2, 3, 4:
        return move()
      case 5:
        lift()
        return .infinity
      case 6, 7:
        scene.tap(tab: Int(number(0...3.99)))
        return Self.slack
      case 8:
        let isHard = pager.isMoving && !pager.bounces
        lift()
        stage.tap(at: place)
        return isHard ? .infinity : 0.02
      case 9:
        resize()
        return 1e-6
      case 10, 11:
        pager.setPage(page, animated: true)
        return Self.slack
      case 12:
        scene.strip.titles = Array(TabStripFixture.titles.prefix(1 + Int(random.next() % 4)))
        return 1e-6
      case 13:
        isRenumbered = true
        pager.insertPages(at: page, count: 1 + Int(random.next() % 3))
        return 3.000001
      case 14:
        isRenumbered = true
        if pager.pageCount > 1 { pager.removePage(at: page) }
        return .infinity
      default:
        pager.setPage(page)
        return .infinity
      }
    }

    private func move() -> Double {
      guard let old = finger else {
        let point = place
        finger = point
        stage.send(.began, finger: 1, at: point)
        return 1e-6
      }
      let point = Point(x: old.x + number(-90...90), y: old.y)
      finger = point
      stage.send(.moved, finger: 1, at: point)
      return .infinity
    }

    private func resize() {
      pager.frame = Rect(x: 0, y: 44, width: number(100...640), height: number(60...156))
      stage.layoutIfNeeded()
    }

    func lift() {
      guard let point = finger else { return }
      finger = nil
      stage.send(random.next() % 5 == 0 ? .cancelled : .ended, finger: 1, at: point)
    }
  }

  @Test(
    "nothing traps or jumps, each page that is settled on is told once, and all ends alike",
    arguments: 0..<10)
  func interrupted(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      let trial = Trial(seed: seed)
      let (pager, stage) = (trial.pager, trial.stage)
      for _ in 0..<12 {
        run(trial, for: trial.number(0...0.5), seed)
        let before = pager.position(at: stage.time)
        let jump = trial.act()
        let after = pager.position(at: stage.time)
        #expect(
          abs(after - before) <= jump,
          "seed \(seed): \(trial.log.joined(separator: " ")), \(before) to \(after)")
        checkSmooth(trial, seed)
      }
      trial.lift()
      run(trial, for: 1.5, seed)
      checkEnd(trial, seed)
    }
  }

  /// Goes on, frame by frame, and counts what is told of each page on which it stands still.
  private func run(_ trial: Trial, for duration: Double, _ seed: UInt64) {
    let scene = trial.scene
    for _ in 0..<Int(duration * 30) {
      let (page, count) = (scene.pager.currentPage, scene.heard.count)
      scene.stage.advance(to: scene.stage.time + 1.0 / 30)
      let told = Array(scene.heard[count...])
      let isOther = scene.pager.currentPage != page
      let log = trial.log.joined(separator: " ")
      if isOther, !trial.isCodeAllowed {
        #expect(told == [scene.pager.currentPage], "seed \(seed): \(log)")
      } else {
        #expect(
          told.isEmpty || (isOther && told == [scene.pager.currentPage]), "seed \(seed): \(log)")
      }
    }
  }

  /// What is to show in the next second goes on without jumps, on pages that are there.
  private func checkSmooth(_ trial: Trial, _ seed: UInt64) {
    let (scene, time) = (trial.scene, trial.stage.time)
    let log = trial.log.joined(separator: " ")
    scene.stage.layoutIfNeeded()
    var last = scene.pager.position(at: time)
    for step in 1...30 {
      let next = scene.pager.position(at: time + Double(step) / 300)
      // 4000 points a second at most were thrown, on pages of 100 points, perhaps eleven in one.
      #expect(abs(next - last) <= 1.8, "seed \(seed): \(log), \(last) to \(next)")
      last = next
    }
    if scene.pager.isMoving {
      let shown = scene.shownPages(at: time + 0.1)
      #expect(!shown.isEmpty, "seed \(seed): \(log)")
    }
  }

  private func checkEnd(_ trial: Trial, _ seed: UInt64) {
    let (scene, pager) = (trial.scene, trial.pager)
    let log = trial.log.joined(separator: " ")
    #expect(!pager.isMoving && scene.stage.isSettled, "seed \(seed): \(log)")
    #expect(pager.position == Double(pager.currentPage), "seed \(seed): \(log)")
    #expect(pager.selectedIndex == pager.currentPage, "seed \(seed): \(log)")
    let near = pager.currentPage - 1...pager.currentPage + 1
    let alive = near.filter { (0..<pager.pageCount).contains($0) }
    #expect(pager.alivePages == alive, "seed \(seed): \(log)")
    // Pages that got other numbers look as they did; new ones look as a fresh pager's.
    if trial.isRenumbered { pager.reloadPages() }
    let fresh = PagerScene(
      pageCount: pager.pageCount, page: pager.currentPage, scale: scene.stage.scale,
      direction: scene.stage.layoutDirection)
    fresh.pager.frame = pager.frame
    fresh.strip.titles = scene.strip.titles
    #expect(scene.stage.displayList() == fresh.stage.displayList(), "seed \(seed): \(log)")
  }
}
