import Scene

// Plain segmented controls in the middle of everything: pills that slide, fade and are held, segments that
// come and go; on two bars that read as one, with dots for pages.
extension DigestScene {
  /// Six controls under each other, interrupted in mid-motion.
  static func segments() -> DisplayList {
    let stage = Stage(size: Size(width: 130, height: 162), scale: 1.7, background: .white)
    addBars(to: stage)
    var controls: [SegmentedControl] = []
    for index in 0..<6 {
      let control = SegmentedControl(items: ["Wave", "Ågot", "fjord & sea", "no"])
      control.frame = Rect(x: 2.3, y: Double(index) * 23 + 1.1, width: 124.7, height: 21)
      control.style.font = .system(size: 9)
      control.style.selectedFont = .system(size: 9, weight: .medium)
      control.style.dividerInset = 5
      control.selectedSegmentIndex = index == 1 ? -1 : 0
      dress(control, index)
      stage.root.addSubview(control)
      controls.append(control)
    }
    let pages = PageControl(frame: Rect(x: 20.3, y: 138, width: 90, height: 24))
    pages.backgroundColor = .gray
    pages.numberOfPages = 4
    stage.root.addSubview(pages)
    stage.layoutIfNeeded()
    stage.animate(withDuration: 0.25) { pages.currentPage = 2 }
    for control in controls { control.select(2, animated: true) }
    stage.advance(to: 0.1)
    for (index, control) in controls.enumerated() { disturb(control, index) }
    return stage.displayList(at: 0.17)
  }

  private static func addBars(to stage: Stage) {
    let bar = Bar(frame: Rect(x: 0, y: 0, width: 130, height: 9.4))
    bar.showsHairline = false
    let strip = Bar(frame: Rect(x: 0, y: 9.4, width: 130, height: 30.2))
    strip.overhang.top = 2
    stage.root.addSubview(bar)
    stage.root.addSubview(strip)
  }

  private static func dress(_ control: SegmentedControl, _ index: Int) {
    switch index {
    case 2:
      control.semanticContentAttribute = .forceRightToLeft
      control.apportionsSegmentWidthsByContent = true
    case 3:
      control.style.cornerRadius = 1000
      control.style.pillColor = Color(200, 40, 90, alpha: 120)
      control.setEnabled(false, forSegmentAt: 1)
      control.setContentOffset(Size(width: 1.3, height: -0.7), forSegmentAt: 3)
    case 4:
      control.setWidth(50, forSegmentAt: 2)
    default:
      break
    }
  }

  private static func disturb(_ control: SegmentedControl, _ index: Int) {
    switch index {
    case 0: control.select(1, animated: true)
    case 2: control.insertSegment(withTitle: "new", at: 1, animated: true)
    case 3: control.stage?.send(.began, at: Point(x: 16, y: 80))
    case 4: control.removeSegment(at: 2, animated: true)
    case 5: control.isEnabled = false
    default: break
    }
  }
}
