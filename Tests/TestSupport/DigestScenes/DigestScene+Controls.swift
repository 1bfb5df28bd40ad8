import Scene

// Highlights on their way: the pill's edge cuts letters, in every mode.
extension DigestScene {
  /// Five controls under each other, interrupted in mid-motion.
  static func highlights() -> DisplayList {
    let stage = Stage(size: Size(width: 90, height: 100), scale: 1.7, background: .white)
    for index in 0..<5 {
      let control = HighlightSegmentedControl(titles: ["Wave", "Ågot", "fjord & sea"])
      control.frame = Rect(x: 1.3, y: Double(index) * 20 + 0.1, width: 87.1, height: 19)
      control.font = .system(size: 11)
      control.pillRadius = 6
      dress(control, index)
      stage.root.addSubview(control)
      control.select(2, animated: true)
    }
    stage.advance(to: 0.1)
    for view in stage.root.subviews {
      (view as? HighlightSegmentedControl)?.select(1, animated: true)
    }
    return stage.displayList(at: 0.17)
  }

  private static func dress(_ control: HighlightSegmentedControl, _ index: Int) {
    switch index {
    case 1:
      control.clipMode = .rect
      control.selectedFont = .system(size: 11, weight: .bold)
    case 2:
      control.semanticContentAttribute = .forceRightToLeft
      control.pillInset = 1.6
    case 3:
      control.pillColor = Color(200, 40, 90, alpha: 120)
    case 4:
      control.mistakes = [.noClip, .noCounterOffset]
    default:
      break
    }
  }

  /// Labels of several lines, in each mode and each alignment.
  static func paragraphs() -> DisplayList {
    let stage = Stage(size: Size(width: 120, height: 90), scale: 1.7, background: .white)
    let alignments: [TextAlignment] = [.natural, .left, .center, .right, .justified, .justified]
    for (index, mode) in LineBreakMode.allCases.enumerated() {
      let label = Label()
      label.text = "To wrap Ångström’s well-known words,\nwords 漢字。too"
      label.font = .system(size: 7.3)
      label.numberOfLines = 5 - index % 3
      label.lineBreakMode = mode
      label.textAlignment = alignments[index]
      label.frame = Rect(
        x: 1.3 + 40 * Double(index % 3), y: 0.4 + 45 * Double(index / 3), width: 37.6,
        height: 43.9)
      label.backgroundColor = Color(240, 240, 200)
      if index == 5 { label.semanticContentAttribute = .forceRightToLeft }
      stage.root.addSubview(label)
    }
    return stage.displayList(at: 0)
  }
}
