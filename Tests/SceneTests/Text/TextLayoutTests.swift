import Scene
import Testing

/// Lines of a font of 1000 points.
///
/// Widths are thousandths of an em, read off the face's tables: H 732, I 272, a space 278, a hyphen
/// 340, an en dash 560, ( 330, a full stop 280, “ 426, ' 210, s 496, an … 840, the box of what the face
/// lacks 620. None of these are kerned to each other.
@Suite struct TextLayoutTests {
  private let font = Font.system(size: 1000)

  private func layout(
    _ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) -> TextLayout {
    TextLayout(text, font: font, width: width, lineLimit: limit, lineBreakMode: mode)
  }

  /// Expects lines to be made of the glyphs of texts.
  private func expect(
    _ layout: TextLayout, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = layout.lines.map { $0.run(at: .zero).items.map(\.glyph) }
    let expected = lines.map { $0.map { font.glyph(for: $0) } }
    #expect(actual == expected, "\(lines)", sourceLocation: sourceLocation)
  }

  /// The number of characters in each line.
  private func counts(_ text: String, _ width: Double) -> [Int] {
    layout(text, width).lines.map { $0.run(at: .zero).items.count }
  }

  // MARK: - Words

  @Test("a line takes the words that fit; the space where it ends has no width")
  func words() {
    // 732 · 4 + 278 = 3206.
    expect(layout("HH HH HH", 3206), ["HH HH ", "HH"])
    expect(layout("HH HH HH", 3205), ["HH ", "HH ", "HH"])
    // 732 · 6 + 278 · 2 = 4948.
    expect(layout("HH HH HH", 4947), ["HH HH ", "HH"])
    expect(layout("HH HH HH", 4948), ["HH HH HH"])
    #expect(layout("HH HH HH", 3300).lines.map(\.width) == [3206, 1464])
    #expect(layout("HH HH HH", 3300).size == Size(width: 3206, height: 2400))
  }

  @Test("many spaces hang at the end of a line and cause no other; at the start they stay")
  func spaces() {
    expect(layout("HH      HH", 1464), ["HH      ", "HH"])
    expect(layout("HH      ", 1464), ["HH      "])
    expect(layout("  H H", 1288), ["  H ", "H"])
    #expect(layout("  H H", 1288).lines[0].width == 2 * 278 + 732)
    expect(layout("H\tH\u{3000}H", 732), ["H\t", "H\u{3000}", "H"])
    expect(layout("    ", 10), ["    "])
  }

  @Test("a word wider than a line begins one of its own and is broken between characters")
  func longWords() {
    expect(layout("HHHHH", 1464), ["HH", "HH", "H"])
    expect(layout("H HHHHH H", 1464), ["H ", "HH", "HH", "H ", "H"])
    expect(layout("HHH", 731), ["H", "H", "H"])
  }

  @Test("a line ends after a hyphen or a dash inside a word")
  func hyphens() {
    expect(layout("HH-HH", 2000), ["HH-", "HH"])
    expect(layout("HH–HH", 2600), ["HH–", "HH"])
    // H HH- is 2814 wide; a hyphen that has no room takes its word with it.
    expect(layout("H HH-HH", 2814), ["H HH-", "HH"])
    expect(layout("H HH-HH", 2813), ["H ", "HH-", "HH"])
    expect(layout("I H--H", 2600), ["I H--", "H"])
    // Not before a figure, nor after a hyphen that begins a word.
    expect(layout("HH H-1", 2900), ["HH ", "H-1"])
    expect(layout("I -HH", 1900), ["I ", "-HH"])
    expect(layout("I --H", 1800), ["I ", "--H"])
  }

  @Test("a no-break space, a no-break hyphen and a word joiner hold words together")
  func glue() {
    for glue in ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2011}", "\u{2060}", "\u{FEFF}"] {
      // HHH I is 2746 wide, with the final H 3478; what is between is at most a box.
      expect(layout("HHH I\(glue)H", 3400), ["HHH ", "I\(glue)H"])
    }
    // But not where a hyphen is before the space, by LB12a of UAX #14.
    expect(layout("I H-\u{A0}H", 2500), ["I H-", "\u{A0}H"])
  }

  @Test("a line ends at a zero-width space, and nowhere else between letters")
  func zeroWidthSpace() {
    expect(layout("HH\u{200B}HH", 2200), ["HH\u{200B}", "HH"])
    expect(layout("I(HH)", 2100), ["I(HH", ")"])
    expect(layout("I H.H", 2000), ["I ", "H.H"])
    expect(layout("I H's", 1800), ["I ", "H's"])
    expect(layout("I “H”", 1900), ["I ", "“H”"])
  }

  // MARK: - Ideographs and kana

  @Test("a line ends between ideographs and kana, and between them and letters")
  func ideographs() {
    #expect(counts("漢字漢字漢", 1240) == [2, 2, 1])
    #expect(counts("ひらカタ", 1240) == [2, 2])
    #expect(counts("HH漢HH", 1464) == [2, 1, 2])
    #expect(counts("😀😀😀", 1240) == [2, 1])
    // Hangul is written with spaces: 글 goes down with its word.
    #expect(counts("한 한글", 1518) == [2, 2])
  }

  @Test(
    "no line begins with a mark that closes, or ends with one that opens",
    arguments: [
      "漢字。漢", "漢字、漢", "漢字」漢", "漢字！漢", "漢きゃ漢", "漢カー漢", "漢字々漢", "漢字ｬ漢", "漢「字漢", "漢（字漢",
      "漢『字漢", "漢｢字漢",
    ])
  func marks(text: String) {
    // There is room for two, but the two in the middle belong together.
    #expect(counts(text, 1240) == [1, 2, 1])
  }

  // MARK: - Line breaks in the text

  @Test("a line break ends a line; an empty line counts, one after the last break does not")
  func lineBreaks() {
    expect(
      layout("H\nH\r\nH\rH\u{2028}H\u{2029}H\u{85}H", 9000),
      ["H", "H", "H", "H", "H", "H", "H"])
    expect(layout("H\n\nH", 9000), ["H", "", "H"])
    expect(layout("\nH", 9000), ["", "H"])
    expect(layout("\n", 9000), [""])
    expect(layout("H\n", 9000), ["H"])
    expect(layout("H\n\n", 9000), ["H", ""])
    expect(layout("", 9000), [])
    #expect(layout("", 9000).size == .zero)
    #expect(layout("\n", 9000).size == Size(width: 0, height: 1200))
  }

  @Test("a line knows whether its paragraph ends with it")
  func paragraphs() {
    #expect(layout("H H\nH H", 800).lines.map(\.endsParagraph) == [false, true, false, true])
    #expect(layout("H \n", 800).lines.map(\.endsParagraph) == [true])
  }

  // MARK: - Characters

  @Test("broken by characters, lines are as full as can be, but for spaces at their ends")
  func characters() {
    expect(layout("HHH HH", 1464, .byCharWrapping), ["HH", "H ", "HH"])
    expect(layout("HH   HH", 1464, .byCharWrapping), ["HH   ", "HH"])
    expect(layout("HHH\nH", 1464, .byCharWrapping), ["HH", "H", "H"])
  }

  // MARK: - The last line

  @Test("a mode that wraps drops what follows the last line")
  func dropped() {
    expect(layout("HH HH HH", 1464, limit: 2), ["HH ", "HH "])
    expect(layout("HH HH HH", 3206, limit: 1), ["HH HH "])
    expect(layout("HHHHH", 1464, limit: 2, .byCharWrapping), ["HH", "HH"])
    expect(layout("H\nH", 9000, limit: 1), ["H"])
  }

  @Test("the other modes put all the rest in the last line, and shorten it if it is too wide")
  func lastLine() {
    let text = "HH HI HIHI HH"
    for mode in LineBreakMode.allCases where mode != .byWordWrapping && mode != .byCharWrapping {
      // Seven H are 5124 wide, the rest 732 · 5 + 272 · 3 + 278 · 2 = 5032.
      expect(layout("HHHHHHH HI HIHI HH", 5124, limit: 2, mode), ["HHHHHHH ", "HI HIHI HH"])
      expect(layout("HH\nHH\nHH", 5000, limit: 2, mode), ["HH", "HH HH"])
    }
    expect(layout(text, 1700, limit: 1, .byClipping), [text])
    expect(layout(text, 1700, limit: 2, .byClipping), ["HH ", "HI HIHI HH"])
    // H… is 1572 wide, HI… 1844, …HH and H…H 2304.
    expect(layout(text, 1843, limit: 2, .byTruncatingTail), ["HH ", "H…"])
    expect(layout(text, 1844, limit: 2, .byTruncatingTail), ["HH ", "HI…"])
    expect(layout(text, 2303, limit: 2, .byTruncatingHead), ["HH ", "…H"])
    expect(layout(text, 2304, limit: 2, .byTruncatingHead), ["HH ", "…HH"])
    expect(layout(text, 2303, limit: 2, .byTruncatingMiddle), ["HH ", "…H"])
    expect(layout(text, 2304, limit: 2, .byTruncatingMiddle), ["HH ", "H…H"])
  }

  @Test("a text of fewer lines than the limit is not shortened")
  func belowLimit() {
    for mode in LineBreakMode.allCases where mode != .byCharWrapping {
      expect(layout("HH HH", 1464, limit: 3, mode), ["HH ", "HH"])
      expect(layout("HH HH", 1464, limit: 2, mode), ["HH ", "HH"])
      expect(layout("HH HH", 1464, limit: 0, mode), ["HH ", "HH"])
      expect(layout("HH HH", 1464, limit: -3, mode), ["HH ", "HH"])
    }
  }

  // MARK: - Measures

  @Test("baselines are a line height apart, the first one ascender below the top")
  func baselines() {
    let layout = layout("H\nH\nH", 9000)
    #expect([0, 1, 2].map { layout.baseline(ofLine: $0) } == [950, 2150, 3350])
    #expect(layout.height == 3600 && layout.width == 732)
  }

  // MARK: - Limits

  @Test("where nothing fits each line has a character", arguments: [0.0, -5, .nan, -.infinity])
  func noRoom(width: Double) {
    expect(layout("HI H", width), ["H", "I ", "H"])
    #expect(counts("漢。", width) == [1, 1])
    expect(layout("HI H", width, limit: 2, .byTruncatingTail), ["H", "…"])
    expect(layout("HI H", width, limit: 2, .byTruncatingMiddle), ["H", "…"])
    expect(layout("", width), [])
  }

  @Test("in any amount of room there is one line", arguments: [1e300, .infinity])
  func allRoom(width: Double) {
    expect(layout("HI H", width), ["HI H"])
  }

  @Test("a font of no size or of a huge one has a layout", arguments: [0, 1e300, .nan])
  func fonts(size: Double) {
    let layout = TextLayout("HI H\nH", font: .system(size: size), width: 100)
    #expect(layout.lines.count == (size > 1 ? 4 : 2))
  }

  @Test("a hundred thousand characters are broken, whatever they are")
  func hugeTexts() {
    let count = 100_000
    // One word, two a line.
    let word = layout(String(repeating: "H", count: count), 1464)
    #expect(word.lines.count == count / 2)
    // Words of four and a space, two a line: 732 · 8 + 278 = 6134.
    let words = layout(String(repeating: "HHHH ", count: count / 5), 6134)
    #expect(words.lines.count == count / 10)
    // Spaces, and line breaks.
    #expect(layout(String(repeating: " ", count: count), 10).lines.count == 1)
    #expect(layout(String(repeating: "\n", count: count), 10).lines.count == count)
    // The last line takes all the rest, in each mode.
    for mode in LineBreakMode.allCases {
      let last = layout(String(repeating: "H ", count: count / 2), 5000, limit: 2, mode).lines[1]
      #expect((last.width <= 5000) == (mode != .byClipping))
    }
  }
}
