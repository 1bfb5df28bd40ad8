import Scene
import Testing

/// Lines of a font of 1000 points: H is 732 wide, a space 278, a line 1200 high with its baseline 950
/// below its top.
@Suite struct ParagraphStyleTests {
  private func layout(
    _ text: String, _ style: ParagraphStyle, width: Double = .infinity
  ) -> TextLayout {
    TextLayout(
      AttributedText(text, attributes: TextAttributes(paragraphStyle: style)), width: width,
      font: .system(size: 1000))
  }

  @Test("a line's height is multiplied, then held; what is more is above the letters")
  func heights() {
    func line(_ multiple: Double, _ low: Double = 0, _ high: Double = 0) -> [Double] {
      var style = ParagraphStyle(lineHeightMultiple: multiple)
      style.minimumLineHeight = low
      style.maximumLineHeight = high
      let line = layout("H", style).lines[0]
      return [line.height, line.baseline]
    }
    #expect(line(0) == [1200, 950] && line(1) == [1200, 950])
    #expect(line(1.5) == [1800, 1550] && line(0.5) == [600, 350])
    #expect(line(0, 1300) == [1300, 1050] && line(0, 0, 1000) == [1000, 750])
    #expect(line(2, 0, 1500) == [1500, 1250])
    for value in [Double.nan, -.infinity, .infinity, -5] {
      #expect(line(value, value, value) == [1200, 950])
    }
  }

  @Test("gaps are between lines and between paragraphs, not at the ends")
  func spacing() {
    var style = ParagraphStyle(lineSpacing: 100, paragraphSpacing: 50)
    style.paragraphSpacingBefore = 7
    let layout = layout("H H\nH\u{2028}H", style, width: 800)
    #expect(layout.lines.map(\.frame.minY) == [0, 1300, 2657, 3957])
    #expect(layout.height == 5157)
  }

  @Test("lines are indented at both sides")
  func indents() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 300
    style.headIndent = 100
    style.tailIndent = -200
    // H H is 1742 wide: the first line has 2200 − 500, the second 2200 − 300.
    let lines = layout("H H H\nH", style, width: 2200).lines
    #expect(lines.map(\.range) == [0..<2, 2..<5, 6..<7])
    #expect(lines.map(\.frame.minX) == [300, 100, 300])
    #expect(layout("H", style).width == 300 + 732 + 200)
    style.tailIndent = 1000
    #expect(layout("H H", style, width: 2200).lines.map(\.frame.minX) == [300, 100])
    style.alignment = .right
    #expect(layout("H H", style, width: 2200).lines.map(\.frame.maxX) == [1032, 1000])
    style.baseWritingDirection = .rightToLeft
    style.alignment = .natural
    #expect(layout("H H", style, width: 2200).lines.map(\.frame.maxX) == [1900, 2100])
  }

  @Test(
    "lines go to the side that is asked for, in the box or in the widest line's width",
    arguments: [
      (TextAlignment.left, 0.0), (.center, 634), (.right, 1268), (.natural, 0), (.justified, 0),
    ])
  func alignment(alignment: TextAlignment, x: Double) {
    let style = ParagraphStyle(alignment: alignment)
    #expect(layout("H", style, width: 2000).lines[0].frame.minX == x)
    let lines = layout("HH\nH", style).lines
    #expect(lines[1].frame.minX == x * 732 / 1268)
  }

  @Test("each paragraph has its own style")
  func paragraphs() {
    var text = AttributedText(
      "HH HH\n", attributes: TextAttributes(paragraphStyle: ParagraphStyle(alignment: .right)))
    text.append(
      "HHHH",
      TextAttributes(paragraphStyle: ParagraphStyle(lineBreakMode: .byCharWrapping)))
    let lines = TextLayout(text, width: 2300, font: .system(size: 1000)).lines
    #expect(lines.map(\.range) == [0..<3, 3..<5, 6..<9, 9..<10])
    #expect(lines.map(\.frame.minX) == [836, 836, 0, 0])
  }

  @Test("justified lines get wider between words, or between ideographs")
  func justified() {
    let style = ParagraphStyle(alignment: .justified)
    let words = layout("H H H", style, width: 2000).lines
    #expect(words[0].width == 2000 && words[1].width == 732)
    #expect(words[0].run(at: .zero).items[2].origin.x == 2000 - 732)
    // The box is 620 wide: three of them have 140 in two gaps.
    let ideographs = layout("漢字漢字", style, width: 2000).lines
    #expect(ideographs[0].run(at: .zero).items.map(\.origin.x) == [0, 690, 1380])
    #expect(layout("HHH", style, width: 1700).lines[0].width == 1464)
  }

  @Test("a tab leads to a place that is finite, however small the distance of such places")
  func tinyTabs() {
    var style = ParagraphStyle()
    style.defaultTabInterval = .leastNonzeroMagnitude
    #expect(layout("H\tH", style).lines[0].width == 1464)
  }
}
