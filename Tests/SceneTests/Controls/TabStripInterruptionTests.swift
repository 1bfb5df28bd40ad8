import Scene
import TestSupport
import Testing

/// A strip to which something happens at a thousand random moments.
@Suite struct TabStripInterruptionTests {
  /// What happens to a strip of one seed, and what must hold whenever it does.
  private final class Run {
    let seed: UInt64
    var random: SplitMix64
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    let strip = TabStrip(titles: ["AA", "BBBBBB", "CCCC", "D"])
    var heard: [Int] = []

    init(seed: UInt64) {
      self.seed = seed
      random = SplitMix64(seed: seed)
      strip.frame = stage.bounds
      strip.style = style()
      stage.root.addSubview(strip)
      strip.valueChanged = { [unowned self] in heard.append($0) }
    }

    func style() -> TabStripStyle {
      var style = TabStripStyle()
      if random.below(2) == 0 {
        style.tabWidth = .intrinsic
        style.padding = 30
        style.selectedFont = .system(size: 19, weight: .bold)
      }
      style.colorChange = TabStripStyle.ColorChange.allCases[random.below(3)]
      style.overscroll = TabStripStyle.Overscroll.allCases[random.below(5)]
      style.indicator = [.line, .pill, .dot, .progress][random.below(4)]
      style.indicator.motion = [.linear, .elastic, .lengthen(creep: 4)][random.below(3)]
      return style
    }

    var shown: Double { strip.presentation(at: stage.time).numbers[0] }

    func step() {
      stage.advance(to: stage.time + random.unit() * 0.2)
      let count = heard.count
      let selected = strip.selectedIndex
      let before = shown
      let kind = random.below(10)
      switch kind {
      case 0...2:
        stage.tap(at: Point(x: random.unit() * strip.bounds.width, y: 20))
        expectContinuous(before)
      case 3: strip.drag(to: random.unit() * 6 - 1)
      case 4:
        strip.endDrag(velocity: random.unit() * 2000 - 1000)
        expectContinuous(before)
      case 5:
        strip.cancelDrag()
        expectContinuous(before)
      case 6:
        strip.select(random.below(5), animated: true)
        expectContinuous(before)
      default: disturb()
      }
      let isUsers = kind <= 2 || kind == 4
      let change = isUsers && strip.selectedIndex != selected ? 1 : 0
      #expect(heard.count - count == change, "seed \(seed)")
    }

    /// What moves goes on from where it shows; only what does not show may appear elsewhere.
    func expectContinuous(_ before: Double) {
      let presence = strip.presentation(at: stage.time).numbers[1]
      #expect(presence == 0 || abs(shown - before) < 1e-9, "seed \(seed)")
    }

    func disturb() {
      switch random.below(6) {
      case 0: strip.titles = Array(["AA", "BBBBBB", "CC", "D", "EEE"].prefix(1 + random.below(5)))
      case 1: strip.setTitle("FFF", at: random.below(4))
      case 2: strip.frame.size.width = 100 + 220 * random.unit()
      case 3:
        strip.semanticContentAttribute =
          random.below(2) == 0 ? .forceRightToLeft : .forceLeftToRight
      case 4: strip.deselect(animated: true)
      default: strip.badges = [.dot, .count(random.below(120))]
      }
    }

    /// In the end everything is as in a strip that was made so.
    func settle() {
      strip.endDrag(animated: random.below(2) == 0)
      stage.advance(to: stage.time + 1)
      #expect(!stage.isAnimating)
      let twin = TabStrip(titles: strip.titles)
      twin.frame = strip.frame
      twin.style = strip.style
      twin.badges = strip.badges
      twin.semanticContentAttribute = strip.semanticContentAttribute
      twin.numbers = strip.numbers
      if strip.selectedIndex >= 0 { twin.select(strip.selectedIndex) }
      let other = Stage(size: stage.size, scale: 2)
      other.root.addSubview(twin)
      #expect(stage.displayList() == other.displayList(), "seed \(seed)")
    }
  }

  @Test(
    "motions go on from where they are, a change is told once, and the end is as if nothing had been",
    arguments: 0..<10)
  func interruptions(hundred: Int) {
    for seed in 0..<100 {
      let run = Run(seed: UInt64(hundred * 100 + seed))
      for _ in 0..<6 { run.step() }
      run.settle()
    }
  }
}
