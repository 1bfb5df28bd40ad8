import Testing

@testable import Scene

/// Labels whose text has several looks, in a font of 20 points: H is 14.64 wide, I 5.44, an … 16.8, a
/// line 24 high with its baseline 19 below its top.
@Suite struct LabelAttributedTests {
  private let font = Font.system(size: 20)

  private func label(_ text: AttributedText, _ frame: Rect = .zero) -> Label {
    let label = Label(frame: frame)
    label.font = font
    label.attributedText = text
    return label
  }

  private func list(_ label: Label) -> DisplayList {
    let stage = Stage(size: Size(width: 400, height: 300), scale: 2)
    stage.root.addSubview(label)
    return stage.displayList()
  }

  private func fills(_ list: DisplayList) -> [(shape: Shape, color: Color)] {
    list.commands.compactMap { command in
      if case .fill(let shape, let color, _, _) = command { (shape, color) } else { nil }
    }
  }

  // MARK: - Text and attributes

  @Test("an attributed text brings its first character's font, colour and paragraph style")
  func adopted() {
    let style = ParagraphStyle(alignment: .right, lineBreakMode: .byClipping)
    let bold = Font(size: 30, weight: .bold)
    var text = AttributedText(
      "H", attributes: TextAttributes(font: bold, color: .red, paragraphStyle: style))
    text.append("I", TextAttributes(color: .blue))
    let label = label(text)
    #expect(label.font == bold && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
    #expect(label.text == "HI" && label.attributedText == text)
    let plain = self.label("HI")
    #expect(plain.font == font && plain.textColor == .black && plain.textAlignment == .natural)
    #expect(plain.lineBreakMode == .byTruncatingTail)
  }

  @Test("to set the text keeps the first look, to set font, colour or alignment sets all")
  func changes() {
    var text = AttributedText("H", attributes: TextAttributes(color: .red, kern: 2))
    text.append("I", TextAttributes(font: .system(size: 40), color: .blue))
    let label = label(text)
    label.text = "HHI"
    #expect(label.attributedText.runs.count == 1)
    #expect(label.attributedText.attributes(at: 2) == TextAttributes(color: .red, kern: 2))
    #expect(label.intrinsicContentSize.width == (14.64 * 2 + 5.44 + 6).rounded(.up))
    label.text = ""
    label.text = "H"
    #expect(label.attributedText.attributes(at: 0).kern == 2)
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 48)
    label.font = font
    #expect(label.intrinsicContentSize.height == 24)
    label.textColor = .green
    #expect(label.attributedText.runs.allSatisfy { $0.attributes.color == nil })
    label.sizeToFit()
    #expect(fills(list(label)).map(\.color) == [.green])
    label.textAlignment = .center
    #expect(label.attributedText.attributes(at: 0).paragraphStyle == nil)
  }

  // MARK: - Pictures

  @Test("each part is drawn in its colour and font, on one baseline")
  func parts() {
    var text = AttributedText("HI", attributes: TextAttributes(color: .red))
    text.append("H", TextAttributes(font: Font(size: 40), color: .blue))
    text.append("H")
    let list = list(label(text, Rect(x: 0, y: 0, width: 200, height: 100)))
    #expect(fills(list).map(\.color) == [.red, .blue, .black])
    #expect(list.glyphRuns.map(\.font.size) == [20, 40, 20])
    // The line is 48 high: its top is 26, its baseline 38 below.
    #expect(list.glyphRuns.flatMap(\.items).map(\.origin.y) == [64, 64, 64, 64])
    #expect(abs(list.glyphRuns[2].items[0].origin.x - (14.64 + 5.44 + 29.28)) < 1e-9)
  }

  @Test("glyphs that a negative kern takes out of the label are cut")
  func negativeKern() {
    let text = AttributedText("HHHHHHHH", attributes: TextAttributes(kern: -40))
    let label = label(text, Rect(x: 100, y: 100, width: 300, height: 40))
    label.textAlignment = .center
    let list = list(label)
    #expect(list.glyphRuns.flatMap(\.items).contains { $0.origin.x < 0 })
    let isClipped = list.commands.contains { command in
      if case .beginGroup(.some, _, _, _) = command { true } else { false }
    }
    #expect(isClipped)
  }

  @Test("behind the glyphs are backgrounds and lines under them, before them lines through them")
  func decorations() {
    let text = AttributedText(
      "H ",
      attributes: TextAttributes(
        underline: .single, underlineColor: .red, strikethrough: .double, backgroundColor: .green)
    )
    let fills = fills(list(label(text, Rect(x: 0, y: 0, width: 100, height: 24))))
    #expect(fills.map(\.color) == [.green, .red, .black, .black, .black])
    #expect(fills[0].shape == .rect(Rect(x: 0, y: 0, width: 14.64, height: 24)))
    guard case .rect(let line) = fills[1].shape, case .rect(let upper) = fills[3].shape,
      case .rect(let lower) = fills[4].shape
    else {
      Issue.record("lines are rectangles")
      return
    }
    #expect(line.minY == 19 - font.underlinePosition && line.height == font.underlineThickness)
    #expect(line.minX == 0 && line.width == 14.64)
    #expect(upper.minY == 19 - font.strikethroughPosition)
    #expect(abs(lower.minY - upper.minY - 2 * font.strikethroughThickness) < 1e-9)
  }

  @Test("shadows are drawn first, and a highlighted label in one colour")
  func shadow() {
    var text = AttributedText("H", attributes: TextAttributes(color: .red))
    text.append("I", TextAttributes(shadow: TextShadow(color: .green)))
    let label = label(text, Rect(x: 0, y: 0, width: 100, height: 24))
    label.shadowColor = .blue
    label.shadowOffset = Size(width: 2, height: 3)
    label.highlightedTextColor = .white
    var shown = list(label)
    #expect(fills(shown).map(\.color) == [.blue, .green, .red, .black])
    #expect(shown.glyphRuns[0].items[0].origin == Point(x: 2, y: 22))
    #expect(shown.glyphRuns[1].items[0].origin == Point(x: 14.64, y: 18))
    label.isHighlighted = true
    shown = list(label)
    #expect(fills(shown).map(\.color) == [.blue, .green, .white])
    #expect(shown.glyphRuns[2].items.count == 2)
  }

  // MARK: - Sizes

  @Test("lines may differ in height: as many are shown as have room")
  func lineLimit() {
    var text = AttributedText("H\n")
    text.append("H\n", TextAttributes(font: .system(size: 40)))
    text.append("H")
    let label = label(text, Rect(x: 0, y: 0, width: 100, height: 96))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == Size(width: 30, height: 96))
    #expect(list(label).glyphRuns.map(\.items[0].origin.y) == [19, 62, 91])
    label.bounds.size.height = 95
    // The rest goes to the last line, which is as high as before: top 12.
    label.lineBreakMode = .byClipping
    #expect(list(label).glyphRuns.map(\.items.count) == [1, 2, 1])
    label.bounds.size.height = 50
    label.lineBreakMode = .byWordWrapping
    #expect(list(label).glyphRuns.map(\.items.count) == [1])
  }

  @Test("a line that is too wide is drawn smaller, down to a limit, then shortened")
  func shrinks() {
    let label = label("HHHH", Rect(x: 0, y: 0, width: 29.28, height: 24))
    label.adjustsFontSizeToFitWidth = true
    #expect(label.intrinsicContentSize == Size(width: 59, height: 24))
    var run = list(label).glyphRuns[0]
    #expect(abs(run.font.size - 10) < 1e-9 && run.items.count == 4)
    #expect(abs(run.items[1].origin.x - 7.32) < 1e-9)
    // The baseline is where it would be in full size.
    #expect(run.items[0].origin.y == 19)
    label.baselineAdjustment = .alignCenters
    // 12 of 24: top 6, baseline 9.5 below.
    #expect(list(label).glyphRuns[0].items[0].origin.y == 15.5)
    label.baselineAdjustment = .none
    #expect(list(label).glyphRuns[0].items[0].origin.y == 9.5)
    label.minimumScaleFactor = 0.8
    run = list(label).glyphRuns[0]
    // H… is 25.152 wide at 16 points, HH… 36.864.
    #expect(run.font.size == 16 && run.items.count == 2)
    label.numberOfLines = 2
    #expect(list(label).glyphRuns[0].font.size == 20)
  }

  @Test("limits of smaller fonts that make no sense are none", arguments: [0, -1, .nan])
  func shrinkLimits(factor: Double) {
    let label = label("HHHH", Rect(x: 0, y: 0, width: 2.928, height: 24))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = factor
    #expect(abs(list(label).glyphRuns[0].font.size - 1) < 1e-9)
    label.minimumScaleFactor = 3
    #expect(list(label).glyphRuns[0].font.size == 20)
  }

  @Test("baselines for layout are those of the first and the last line")
  func baselines() {
    var text = AttributedText("H\n", attributes: TextAttributes(font: .system(size: 40)))
    text.append("H")
    let label = label(text)
    label.numberOfLines = 0
    // 48 + 24 high: the first baseline is 38, the last 67 below the top.
    #expect(label.firstBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 38 - 36))
    #expect(label.lastBaseline() == LayoutBaseline(heightFactor: 0.5, offset: 67 - 36))
  }
}
