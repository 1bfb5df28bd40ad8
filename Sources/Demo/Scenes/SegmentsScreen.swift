import Scene

/// A screen with a bar and five segmented controls.
struct SegmentsScreen {
  private static let margin = 16.0
  private static let titleHeight = 44.0
  private static let barHeight = 92.0

  let stage: Stage
  private let fonts: FontChoice
  /// In the bar.
  let charts: SegmentedControl
  let momentary = SegmentedControl(items: ["−", "+"])
  /// The third segment is disabled.
  let partlyDisabled = SegmentedControl(items: ["Day", "Week", "Month", "Year"])
  /// As wide as the titles, in proportion.
  let proportional = SegmentedControl(items: ["S", "Medium", "Extraordinarily large"])
  let rightToLeft = SegmentedControl(items: ["First", "Second", "Third"])

  init(on stage: Stage, titles: [String], fonts: FontChoice = FontChoice()) {
    self.stage = stage
    self.fonts = fonts
    charts = SegmentedControl(items: titles)
    momentary.isMomentary = true
    partlyDisabled.setEnabled(false, forSegmentAt: 2)
    proportional.apportionsSegmentWidthsByContent = true
    rightToLeft.semanticContentAttribute = .forceRightToLeft
    for control in [charts, partlyDisabled, proportional, rightToLeft] {
      control.selectedSegmentIndex = 0
    }
    for control in [charts, momentary, partlyDisabled, proportional, rightToLeft] {
      control.style.font = fonts.font(size: 13)
      control.style.selectedFont = fonts.font(size: 13, weight: .medium)
    }
    addBars()
    add(momentary, "Momentary", row: 0)
    add(partlyDisabled, "With a disabled segment", row: 1)
    add(proportional, "As wide as their titles", row: 2)
    add(rightToLeft, "From right to left", row: 3)
    stage.layoutIfNeeded()
  }

  /// What the finger does.
  var script: TouchScript {
    var script = TouchScript()
    script.hold(for: 0.1)
    script.tap(place(of: 1, in: charts))
    script.down(at: place(of: 1, in: charts))
    script.hold(for: 0.1)
    script.move(to: place(of: 2, in: charts), duration: 0.3)
    script.hold(for: 0.2)
    script.up()
    script.hold(for: 0.1)
    script.tap(place(of: 1, in: momentary))
    script.tap(place(of: 2, in: partlyDisabled))
    script.tap(place(of: 1, in: partlyDisabled))
    script.tap(place(of: 2, in: proportional))
    script.tap(place(of: 1, in: rightToLeft))
    return script
  }

  /// The middle of a segment, on the stage; where there are fewer, of the last.
  private func place(of segment: Int, in control: SegmentedControl) -> Point {
    let frames = control.layout.frames
    return control.convert(frames[min(segment, frames.count - 1)].center, to: nil)
  }

  // MARK: - Views

  /// One bar with the title, and one below it with the control: they read as one.
  private func addBars() {
    let width = stage.size.width
    let bar = Bar(frame: Rect(x: 0, y: 0, width: width, height: Self.titleHeight))
    bar.showsHairline = false
    let title = Label(frame: bar.bounds)
    title.text = "Top Charts"
    title.font = fonts.font(size: 17, weight: .bold)
    title.textAlignment = .center
    bar.addSubview(title)
    let strip = Bar(
      frame: Rect(
        x: 0, y: Self.titleHeight, width: width, height: Self.barHeight - Self.titleHeight))
    strip.overhang.top = 1
    charts.frame = rect(y: 4)
    strip.addSubview(charts)
    stage.root.addSubview(bar)
    stage.root.addSubview(strip)
  }

  private func add(_ control: SegmentedControl, _ text: String, row: Int) {
    let top = Self.barHeight + 10 + 62 * Double(row)
    let caption = Label(frame: rect(y: top))
    caption.frame.size.height = 18
    caption.text = text
    caption.font = fonts.font(size: 12)
    caption.textColor = Color(110, 110, 115)
    control.frame = rect(y: top + 20)
    stage.root.addSubview(caption)
    stage.root.addSubview(control)
  }

  private func rect(y: Double) -> Rect {
    Rect(x: Self.margin, y: y, width: max(stage.size.width - 2 * Self.margin, 0), height: 32)
  }
}

extension TouchScript {
  /// A tap that can be seen, and a moment after it.
  fileprivate mutating func tap(_ point: Point) {
    down(at: point)
    hold(for: 0.1)
    up()
    hold(for: 0.2)
  }
}
