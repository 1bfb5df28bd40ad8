import Scene
import Testing

/// Places in lines of a font of 1000 points: H is 732 wide, I 272, a space 278, the box of what the face
/// lacks, so of Hebrew letters, 620, a line 1200 high.
@Suite struct TextLayoutPlacesTests {
  private let font = Font.system(size: 1000)

  private func layout(_ text: String, _ width: Double = .infinity, limit: Int = 0) -> TextLayout {
    TextLayout(text, font: font, width: width, lineLimit: limit)
  }

  private func carets(_ layout: TextLayout) -> [Double] {
    (0...layout.characterCount).map { layout.caretRect(at: $0).minX }
  }

  @Test("lines have frames, baselines and ranges of characters")
  func lines() {
    let layout = layout("HI HI\nH", 1100)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<5, 6..<7])
    #expect(layout.lines.map(\.frame.minY) == [0, 1200, 2400])
    #expect(layout.lines.map(\.frame.width) == [1004, 1004, 732])
    #expect(layout.lines.map(\.baseline) == [950, 2150, 3350])
    #expect(layout.characterCount == 7)
  }

  @Test("the character at a point is the one under it, or the nearest")
  func characters() {
    let layout = layout("HI\nH")
    func index(_ x: Double, _ y: Double) -> Int? { layout.characterIndex(at: Point(x: x, y: y)) }
    #expect(index(0, 0) == 0 && index(731, 1199) == 0 && index(733, 0) == 1)
    #expect(index(-50, 3) == 0 && index(9999, 3) == 1 && index(9999, -3) == 1)
    #expect(index(10, 1201) == 3 && index(9999, 99_999) == 3)
    #expect(index(.nan, .nan) == 0 && index(.infinity, .infinity) == 3)
    #expect(self.layout("").characterIndex(at: .zero) == nil)
    #expect(self.layout("\n").characterIndex(at: .zero) == 0)
  }

  @Test("a caret goes to the nearer side of a character")
  func insertion() {
    let layout = layout("HI")
    let indices = [-9, 365, 367, 867, 869, 5000].map {
      layout.insertionIndex(at: Point(x: $0, y: 0))
    }
    #expect(indices == [0, 0, 1, 1, 2, 2])
  }

  @Test("the caret stands before each character, at a line's start, and behind the last")
  func caret() {
    let layout = layout("HI HI", 1100)
    #expect(carets(layout) == [0, 732, 1004, 0, 732, 1004])
    #expect((0...5).map { layout.caretRect(at: $0).minY } == [0, 0, 0, 1200, 1200, 1200])
    #expect(layout.caretRect(at: 2) == Rect(x: 1004, y: 0, width: 0, height: 1200))
    #expect(layout.caretRect(at: -7) == layout.caretRect(at: 0))
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 5))
  }

  @Test("the caret stands in empty lines and behind a line break at the end")
  func caretAtBreaks() {
    let text = layout("H\n\nI\n")
    #expect((0...5).map { text.caretRect(at: $0).minY } == [0, 0, 1200, 2400, 2400, 3600])
    #expect(carets(text) == [0, 732, 0, 0, 272, 0])
    #expect(layout("").caretRect(at: 3) == Rect(x: 0, y: 0, width: 0, height: 1200))
  }

  @Test("frames hold the characters of a range, one for each line")
  func frames() {
    let layout = layout("HI HI\nH", 1100)
    #expect(
      layout.frames(of: 1..<4) == [
        Rect(x: 732, y: 0, width: 272 + 278, height: 1200),
        Rect(x: 0, y: 1200, width: 732, height: 1200),
      ])
    #expect(layout.frames(of: 5..<6).isEmpty && layout.frames(of: 2..<2).isEmpty)
    #expect(layout.frames(of: -9..<999).count == 3)
  }

  @Test("the characters that a … stands for are where it is")
  func ellipsis() {
    let layout = TextLayout(
      "HHHHH", font: font, width: 2400, lineLimit: 1, lineBreakMode: .byTruncatingTail)
    #expect(layout.lines[0].range == 0..<5)
    #expect(
      layout.frames(of: 3..<5) == [Rect(x: 1464, y: 0, width: 840, height: 1200)])
    #expect(layout.characterIndex(at: Point(x: 1500, y: 0)) == 2)
  }

  // MARK: - Both directions

  @Test("words from right to left begin at their right, numbers and other words do not")
  func bothDirections() {
    // Seen: H, space, ג, ב, א, space, I.
    let text = layout("H אבג I")
    #expect(carets(text) == [0, 732, 2870, 2250, 1630, 2870, 3148, 3420])
    #expect(text.frames(of: 1..<3).map(\.minX) == [732, 2250])
    #expect(text.characterIndex(at: Point(x: 1100, y: 0)) == 4)
    #expect(text.insertionIndex(at: Point(x: 1100, y: 0)) == 5)
  }

  @Test("a paragraph from right to left begins at the right of its box")
  func rightToLeft() {
    let text = layout("אב H ", 5000)
    let line = text.lines[0]
    #expect(line.isRightToLeft && line.width == 620 * 2 + 278 + 732)
    #expect(line.frame.maxX == 5000)
    #expect(carets(text) == [5000, 4380, 3760, 2750, 2750, 2472])
    let lines = layout("אב אב", 1300).lines
    #expect(lines.map(\.range) == [0..<3, 3..<5])
    #expect(lines.map(\.frame.minX) == [60, 60] && lines.map(\.width) == [1240, 1240])
  }

  @Test("lines are broken in the order of the text and ordered each by itself")
  func brokenBothDirections() {
    // א ב | ג H: each line from right to left.
    let lines = layout("אב גד H", 1600).lines
    #expect(lines.map(\.range) == [0..<3, 3..<6, 6..<7])
  }
}
