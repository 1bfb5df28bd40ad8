import Scene
import TestSupport
import Testing

/// What holds of any text in any width.
@Suite struct TextLayoutLawTests {
  private static let characters: [Character] = Array("HITo.,-–( )\u{A0}\n漢字。「ゃ1  ")

  private func text(_ numbers: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int(numbers.next() % 60) {
      text.append(Self.characters[Int(numbers.next() % UInt64(Self.characters.count))])
    }
    return text
  }

  private func items(_ line: TextLine) -> [GlyphRun.Item] { line.run(at: .zero).items }

  @Test("all characters but line breaks are in the lines, in order, placed as if each were alone")
  func complete() {
    var numbers = SplitMix64(seed: 71)
    for round in 0..<500 {
      let text = text(&numbers)
      let font = Font.system(size: 10, weight: round % 2 == 0 ? .regular : .bold)
      let mode = round % 3 == 0 ? LineBreakMode.byCharWrapping : .byWordWrapping
      let width = Double(numbers.next() % 80)
      let lines = TextLayout(text, font: font, width: width, lineBreakMode: mode).lines
      var rest = Substring(text)
      for line in lines {
        let count = items(line).count
        let alone = TextLine(String(rest.prefix(count)), font: font)
        #expect(items(alone) == items(line), "round \(round), \(text.debugDescription)")
        rest = rest.dropFirst(count)
        if line.endsParagraph, rest.first?.isNewline == true { rest = rest.dropFirst() }
      }
      #expect(rest.isEmpty, "round \(round), \(text.debugDescription), \(width)")
    }
  }

  @Test("a line is not wider than it may be, unless it has only one, and as long as can be")
  func greedy() {
    var numbers = SplitMix64(seed: 72)
    for round in 0..<500 {
      let text = text(&numbers)
      let font = Font.system(size: 10)
      let width = Double(numbers.next() % 80)
      let lines = TextLayout(
        text, font: font, width: width, lineBreakMode: .byCharWrapping
      ).lines
      var rest = Substring(text)
      for line in lines {
        let count = items(line).count
        let first = TextLine(String(rest.prefix(1)), font: font)
        #expect(line.width <= width + 0.001 || line.width == first.width, "round \(round)")
        if !line.endsParagraph {
          let longer = TextLine(String(rest.prefix(count + 1)), font: font)
          #expect(longer.width > width, "round \(round)")
        }
        rest = rest.dropFirst(count)
        if line.endsParagraph, rest.first?.isNewline == true { rest = rest.dropFirst() }
      }
    }
  }

  @Test("more room never makes more lines, and the width of the widest line makes the same ones")
  func monotonic() {
    var numbers = SplitMix64(seed: 73)
    for round in 0..<80 {
      let text = text(&numbers)
      let font = Font.system(size: 10)
      var last = Int.max
      for width in stride(from: 0.0, to: 400, by: 11) {
        let layout = TextLayout(text, font: font, width: width)
        #expect(layout.lines.count <= last, "round \(round)")
        last = layout.lines.count
        // A character alone may be wider than its line.
        guard layout.width <= width else { continue }
        let isSame = TextLayout(text, font: font, width: layout.width) == layout
        #expect(isSame, "round \(round), \(text.debugDescription), \(width)")
      }
    }
  }

  @Test("a truncated line is as wide as its box at most, and the next wider one is not")
  func truncated() {
    var numbers = SplitMix64(seed: 74)
    for round in 0..<300 {
      let line = TextLine(text(&numbers), font: .system(size: 10))
      let width = 9 + Double(numbers.next() % 80)
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
        let shown = line.truncated(to: width, mode: mode)
        #expect(shown.width <= width + 0.001, "round \(round), \(mode)")
        // As it is, or with at least one character less and the … more.
        #expect(
          items(shown) == items(line) || items(shown).count <= items(line).count, "\(round)")
      }
    }
  }
}
