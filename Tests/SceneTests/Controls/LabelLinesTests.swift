import Testing

@testable import Scene

/// Labels of several lines, in a font of 20 points: H is 14.64 wide, a space 5.56, an … 16.8, a line
/// 24 high with its baseline 19 below its top.
@Suite struct LabelLinesTests {
  private func label(_ text: String, _ frame: Rect = .zero, lines: Int = 0) -> Label {
    let label = Label(frame: frame)
    label.font = .system(size: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func stage(_ label: Label, _ direction: LayoutDirection = .leftToRight) -> Stage {
    let stage = Stage(
      size: Size(width: 400, height: 300), scale: 2, layoutDirection: direction)
    stage.root.addSubview(label)
    return stage
  }

  private func glyphs(_ label: Label, _ text: String) -> [Glyph] {
    text.map { label.font.glyph(for: $0) }
  }

  /// Expects the lines of a picture.
  private func expect(
    _ list: DisplayList, _ label: Label, _ lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = list.glyphRuns.map { $0.items.map(\.glyph) }
    #expect(actual == lines.map { glyphs(label, $0) }, sourceLocation: sourceLocation)
  }

  // MARK: - Sizes

  @Test("the intrinsic size is that of all lines, broken only where the text says so")
  func intrinsicSize() {
    let label = label("HH HH\nH")
    // 4 · 14.64 + 5.56 = 64.12; scale 1 outside a stage.
    #expect(label.intrinsicContentSize == Size(width: 65, height: 48))
    let stage = stage(label)
    #expect(label.intrinsicContentSize == Size(width: 64.5, height: 48))
    label.font = .system(size: 17)
    // 20.4 a line: 40.8 becomes 41, and 64.12 · 17 / 20 = 54.502 becomes 55.
    #expect(label.intrinsicContentSize == Size(width: 55, height: 41))
    stage.scale = 5
    #expect(label.intrinsicContentSize == Size(width: 54.6, height: 40.8))
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("at most as many lines as allowed count, with the rest in the last one or dropped")
  func limit() {
    let label = label("H\nH\nH", lines: 2)
    // The second line is H H: 34.84.
    #expect(label.intrinsicContentSize == Size(width: 35, height: 48))
    label.lineBreakMode = .byWordWrapping
    #expect(label.intrinsicContentSize == Size(width: 15, height: 48))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == Size(width: 15, height: 24))
    label.lineBreakMode = .byTruncatingTail
    // H H H is 55.04 wide.
    #expect(label.intrinsicContentSize == Size(width: 56, height: 24))
  }

  @Test("a preferred width breaks lines for the intrinsic size")
  func preferredWidth() {
    let label = label("HH HH HH")
    label.preferredMaxLayoutWidth = 70
    #expect(label.intrinsicContentSize == Size(width: 65, height: 48))
    #expect(!label.wrapsToWidth)
    for value in [0, -1, .nan, .infinity] {
      label.preferredMaxLayoutWidth = value
      // 6 · 14.64 + 2 · 5.56 = 98.96.
      #expect(label.intrinsicContentSize == Size(width: 99, height: 24))
      #expect(label.wrapsToWidth == (value != .infinity))
    }
    label.preferredMaxLayoutWidth = 70
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == Size(width: 99, height: 24))
    #expect(!label.wrapsToWidth)
  }

  @Test("several lines fit the offered width, one line does not care")
  func sizeThatFits() {
    let label = label("HH HH HH")
    #expect(label.sizeThatFits(Size(width: 70, height: 0)) == Size(width: 65, height: 48))
    #expect(label.sizeThatFits(Size(width: 30, height: 0)) == Size(width: 30, height: 72))
    #expect(label.intrinsicSize(wrappedTo: 30) == Size(width: 30, height: 72))
    for width in [0, -1, .nan, .infinity] {
      #expect(label.sizeThatFits(Size(width: width, height: 0)) == Size(width: 99, height: 24))
    }
    label.numberOfLines = 2
    #expect(label.sizeThatFits(Size(width: 30, height: 0)).height == 48)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(Size(width: 30, height: 0)) == Size(width: 99, height: 24))
    label.numberOfLines = 0
    label.frame = Rect(x: 3, y: 4, width: 70, height: 9)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 3, y: 4, width: 65, height: 48))
    expect(stage(label).displayList(), label, ["HH HH ", "HH"])
  }

  // MARK: - Pictures

  @Test("the lines lie together in the middle, with baselines on device pixels")
  func baselines() {
    let label = label("HH HH", Rect(x: 0, y: 0, width: 40, height: 100))
    let stage = stage(label)
    // 48 of 100: top 26.
    #expect(stage.displayList().glyphRuns.map { $0.items[0].origin.y } == [45, 69])
    label.font = .system(size: 17)
    // 40.8 of 100: top 29.6 becomes 29.5; 29.5 + 16.15 = 45.65 becomes 45.5, and 66.05 becomes 66.
    #expect(stage.displayList().glyphRuns.map { $0.items[0].origin.y } == [45.5, 66])
  }

  @Test(
    "each line goes where the alignment says",
    arguments: [
      (TextAlignment.natural, LayoutDirection.leftToRight, 0.0, 0.0),
      (.natural, .rightToLeft, 35.88, 85.36), (.left, .rightToLeft, 0, 0),
      (.right, .leftToRight, 35.88, 85.36), (.center, .rightToLeft, 17.94, 42.68),
      (.justified, .leftToRight, 0, 0), (.justified, .rightToLeft, 0, 85.36),
    ])
  func alignment(
    alignment: TextAlignment, direction: LayoutDirection, first: Double, second: Double
  ) {
    // HH HH is 64.12 wide, H 14.64, in a label of 100.
    let label = label("HH HH HHH\nH", Rect(x: 0, y: 0, width: 100, height: 100))
    label.textAlignment = alignment
    let runs = stage(label, direction).displayList().glyphRuns
    #expect(runs.count == 3)
    #expect(abs(runs[0].items[0].origin.x - first) < 1e-9)
    #expect(abs(runs[2].items[0].origin.x - second) < 1e-9)
  }

  @Test("justified lines reach both sides, but for a paragraph's last")
  func justified() {
    let label = label("HH HH HH HH", Rect(x: 0, y: 0, width: 100, height: 100))
    label.textAlignment = .justified
    let runs = stage(label).displayList().glyphRuns
    // HH HH HH is 98.96 wide: each of two spaces gets 0.52; the last H begins 14.64 before the end.
    #expect(abs(runs[0].items[3].origin.x - (34.84 + 0.52)) < 1e-9)
    #expect(abs(runs[0].items[7].origin.x - 85.36) < 1e-9)
    #expect(runs[1].items[1].origin.x == 14.64)
  }

  @Test("the last line allowed is shortened by the mode, also where the height allows no more")
  func truncation() {
    let label = label("HH HH HHH HH", Rect(x: 0, y: 0, width: 50, height: 100), lines: 2)
    let stage = stage(label)
    expect(stage.displayList(), label, ["HH ", "HH…"])
    label.lineBreakMode = .byTruncatingHead
    expect(stage.displayList(), label, ["HH ", "…HH"])
    label.lineBreakMode = .byTruncatingMiddle
    expect(stage.displayList(), label, ["HH ", "H…H"])
    label.lineBreakMode = .byClipping
    expect(stage.displayList(), label, ["HH ", "HH HHH HH"])
    label.lineBreakMode = .byWordWrapping
    expect(stage.displayList(), label, ["HH ", "HH "])
    label.lineBreakMode = .byCharWrapping
    expect(stage.displayList(), label, ["HH H", "H HH"])
    label.lineBreakMode = .byTruncatingTail
    label.numberOfLines = 0
    expect(stage.displayList(), label, ["HH ", "HH ", "HHH ", "HH"])
    label.frame.size.height = 72
    expect(stage.displayList(), label, ["HH ", "HH ", "HH…"])
    label.frame.size.height = 71.9
    expect(stage.displayList(), label, ["HH ", "HH…"])
    label.frame.size.height = 3
    expect(stage.displayList(), label, ["HH…"])
  }

  @Test(
    "while its size animates, a label's lines are those of the end, in the middle of what shows")
  func animation() {
    let label = label("HH HH", Rect(x: 0, y: 0, width: 100, height: 100))
    label.textAlignment = .center
    let stage = stage(label)
    expect(stage.displayList(), label, ["HH HH"])
    stage.animate(withDuration: 1, options: .curveLinear) {
      label.frame = Rect(x: 0, y: 0, width: 40, height: 60)
    }
    stage.layoutIfNeeded()
    for time in [0, 0.5, 1] {
      let list = stage.displayList(at: time)
      expect(list, label, ["HH ", "HH"])
      // The first line is 29.28 wide; the two are 48 high.
      let origin = list.glyphRuns[0].items[0].origin
      let (width, height) = (100 - 60 * time, 100 - 40 * time)
      #expect(abs(origin.x - (width - 29.28) / 2) < 1e-9)
      #expect(origin.y == (height - 48) / 2 + 19)
    }
  }

  // MARK: - What layout asks

  @Test(
    "baselines are linear in the height, and where a picture has them",
    arguments: [0, 1, 2], [40.0, 60, 75, 200])
  func layoutBaselines(lines: Int, width: Double) throws {
    let label = label(
      "HH HH\nHI", Rect(x: 0, y: 0, width: width, height: 100), lines: lines)
    let stage = stage(label)
    for height in [72.0, 100, 123.4] {
      label.frame.size.height = height
      let runs = stage.displayList().glyphRuns
      let first = try #require(runs.first?.items.first?.origin.y)
      let last = try #require(runs.last?.items.first?.origin.y)
      // Top and baseline are each rounded to half points.
      #expect(abs(label.firstBaseline().distance(inHeight: height) - first) <= 0.5)
      #expect(abs(label.lastBaseline().distance(inHeight: height) - last) <= 0.5)
    }
  }

  @Test("the baselines of two lines, in numbers; without text those of a line; the edges of a view")
  func baselineNumbers() {
    let label = label("H\nH")
    #expect(label.firstBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 19 - 24))
    #expect(label.lastBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 24 - 5))
    label.text = ""
    #expect(label.firstBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 7))
    #expect(label.lastBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 7))
    #expect(View().firstBaseline() == .top && View().lastBaseline() == .bottom)
    #expect(!View().wrapsToWidth)
    #expect(View().intrinsicSize(wrappedTo: 9) == View().intrinsicContentSize)
  }

  @Test("a change of what decides the size asks the superview for layout")
  func invalidation() {
    final class Probe: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let probe = Probe()
    let label = label("a")
    probe.addSubview(label)
    func rounds(_ change: () -> Void) -> Int {
      probe.layoutIfNeeded()
      let before = probe.count
      change()
      probe.layoutIfNeeded()
      return probe.count - before
    }
    #expect(rounds { label.numberOfLines = 2 } == 1)
    #expect(rounds { label.numberOfLines = 2 } == 0)
    #expect(rounds { label.preferredMaxLayoutWidth = 20 } == 1)
    #expect(rounds { label.lineBreakMode = .byClipping } == 1)
    #expect(rounds { label.lineBreakMode = .byClipping } == 0)
  }

  // MARK: - Limits

  @Test("hostile numbers have a result", arguments: [Double.nan, .infinity, -1, 0, 1e9, 1e300])
  func hostile(value: Double) {
    let label = label("HH HH\nHH", Rect(x: 0, y: 0, width: 30, height: 30))
    let stage = stage(label)
    for alignment in [TextAlignment.natural, .justified, .right] {
      label.textAlignment = alignment
      label.font = .system(size: value)
      _ = stage.displayList()
      label.font = .system(size: 20)
      label.frame = Rect(x: 0, y: 0, width: value, height: 50)
      _ = (stage.displayList(), label.firstBaseline(), label.intrinsicSize(wrappedTo: value))
      label.frame = Rect(x: 0, y: 0, width: 50, height: value)
      _ = (stage.displayList(), label.lastBaseline())
    }
    for lines in [Int.min, -1, Int.max] {
      label.numberOfLines = lines
      label.frame = Rect(x: 0, y: 0, width: 40, height: 100)
      expect(stage.displayList(), label, ["HH ", "HH", "HH"])
    }
  }
}
