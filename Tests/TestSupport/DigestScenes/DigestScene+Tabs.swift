import Scene

// Strips of tabs on their way: each kind of indicator, motion and colour change, between two fonts.
extension DigestScene {
  /// Six strips under each other, interrupted in mid-motion.
  static func tabs() -> DisplayList {
    let stage = Stage(size: Size(width: 120, height: 138), scale: 1.7, background: .white)
    for index in 0..<6 {
      let strip = TabStrip(titles: ["Wave", "Ågot", "fjord & sea", "no"])
      strip.frame = Rect(x: 1.3, y: Double(index) * 23 + 0.1, width: 117.1, height: 22)
      strip.style.font = .system(size: 11)
      strip.style.tabWidth = .intrinsic
      strip.style.padding = 3
      dress(strip, index)
      stage.root.addSubview(strip)
      strip.select(3, animated: true)
    }
    stage.advance(to: 0.1)
    for view in stage.root.subviews { (view as? TabStrip)?.select(1, animated: true) }
    return stage.displayList(at: 0.17)
  }

  private static func dress(_ strip: TabStrip, _ index: Int) {
    switch index {
    case 1:
      strip.style.colorChange = .swap
      strip.style.indicator = .pill
      strip.style.indicator.edgeOffset = 2
      strip.style.indicator.color = Color(200, 40, 90, alpha: 120)
      strip.style.selectedFont = .system(size: 11, weight: .bold)
    case 2:
      strip.semanticContentAttribute = .forceRightToLeft
      strip.style.indicator = .triangle
      strip.style.indicator.motion = .elastic
      strip.style.distribution = .equalCentering
      strip.badges = [.dot, .count(7)]
    case 3:
      strip.style.colorChange = .crossFade
      strip.style.selectedFont = .system(size: 15, weight: .medium)
      strip.style.indicator.colors = [.red, .green, .blue]
      strip.style.indicator.motion = .lengthen(creep: 2)
      strip.badges = [.none, .count(120), .dot]
    case 4:
      strip.style.indicator = .dot
      strip.style.colorChange = .swap
      strip.style.distribution = .stretch
      strip.style.dividerColor = Color(white: 0.5)
      strip.style.tabBackground = Color(white: 0.9)
      strip.style.tabBackgroundInset = 1.5
      strip.style.tabBackgroundRadius = 4
    case 5:
      strip.style.indicator = .progress
      strip.style.indicator.motion = .fade
      strip.style.tabWidth = .fixed(40)
    default:
      break
    }
  }
}
