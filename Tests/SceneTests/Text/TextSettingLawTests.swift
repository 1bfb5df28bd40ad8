import TestSupport
import Testing

@testable import Scene

/// What holds of any text of both directions, in any looks, width and mode.
@Suite struct TextSettingLawTests {
  private static let scalars: [Unicode.Scalar] = Array(
    "HIfi.,-( ) 1 \tאבגد\u{301}\u{200D}\u{AD}\u{200B}\u{202E}\u{2067}\u{2069}\u{202C}漢。“”\n\u{2028}\r🇩🇪👩"
      .unicodeScalars)

  private func text(_ numbers: inout SplitMix64) -> AttributedText {
    var text = AttributedText()
    for _ in 0..<Int(numbers.next() % 4) {
      var part = String.UnicodeScalarView()
      for _ in 0..<Int(numbers.next() % 14) {
        part.append(Self.scalars[Int(numbers.next() % UInt64(Self.scalars.count))])
      }
      var style = ParagraphStyle(alignment: numbers.next() % 2 == 0 ? .justified : .right)
      style.headIndent = Double(numbers.next() % 3) * 4
      style.tailIndent = Double(numbers.next() % 5) * 4 - 12
      if numbers.next() % 3 == 0 { style.baseWritingDirection = .rightToLeft }
      text.append(
        String(part),
        TextAttributes(
          font: numbers.next() % 2 == 0 ? nil : .system(size: 7, weight: .bold),
          kern: Double(numbers.next() % 3) - 1, baselineOffset: Double(numbers.next() % 3),
          paragraphStyle: numbers.next() % 2 == 0 ? style : nil))
    }
    return text
  }

  private func width(_ numbers: inout SplitMix64) -> Double {
    let widths = [Double.nan, -4, 0, .infinity, 1e300]
    let choice = Int(numbers.next() % 20)
    return choice < widths.count ? widths[choice] : Double(numbers.next() % 90)
  }

  @Test("lines show all characters but line breaks, each once, beside each other")
  func complete() {
    var numbers = SplitMix64(seed: 91)
    for round in 0..<250 {
      let text = text(&numbers)
      let mode = round % 2 == 0 ? LineBreakMode.byWordWrapping : .byCharWrapping
      let layout = TextLayout(
        text, width: width(&numbers), lineBreakMode: mode, font: .system(size: 10))
      let characters = Array(text.string)
      var next = 0
      for line in layout.lines {
        let isNext = line.range.lowerBound == next
        #expect(isNext, "round \(round), \(text.string.debugDescription)")
        let shown = line.extents.flatMap { Array($0.character..<$0.character + $0.length) }
        #expect(shown.sorted() == Array(line.range), "round \(round)")
        for (left, right) in zip(line.places, line.places.dropFirst()) {
          #expect(abs(left.end - right.x) < 1e-6 || line.style.alignment == .justified)
        }
        next = line.range.upperBound
        if next < characters.count, characters[next].isNewline { next += 1 }
      }
      #expect(next == characters.count, "round \(round)")
    }
  }

  @Test("places, carets and frames are in the text and in the lines, whatever is asked")
  func places() {
    var numbers = SplitMix64(seed: 92)
    for round in 0..<250 {
      let text = text(&numbers)
      let limit = Int(numbers.next() % 4)
      let mode = LineBreakMode.allCases[round % LineBreakMode.allCases.count]
      let layout = TextLayout(
        text, width: width(&numbers), lineLimit: limit, lineBreakMode: mode,
        font: .system(size: 10))
      for index in -1...layout.characterCount + 1 {
        let caret = layout.caretRect(at: index)
        #expect(caret.isFinite && caret.height > 0 && caret.minY >= 0, "round \(round)")
        let frames = layout.frames(of: index..<index + 2)
        #expect(frames.allSatisfy { $0.isFinite && $0.width >= -2 }, "round \(round)")
      }
      for _ in 0..<8 {
        let point = Point(x: Double(numbers.next() % 120) - 20, y: Double(numbers.next() % 60) - 9)
        let index = layout.characterIndex(at: point)
        let insertion = layout.insertionIndex(at: point)
        #expect((index == nil) == layout.lines.isEmpty && (insertion == nil) == (index == nil))
        #expect((0...layout.characterCount).contains(insertion ?? 0))
        #expect((0...layout.characterCount).contains(index ?? 0))
      }
    }
  }

  @Test("a shortened line has room where a … has, in any direction")
  func truncated() {
    var numbers = SplitMix64(seed: 93)
    for round in 0..<250 {
      let line = TextLine(text(&numbers), font: .system(size: 10))
      let width = 12 + Double(numbers.next() % 80)
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
        let shown = line.truncated(to: width, mode: mode)
        #expect(shown.width <= width + 0.001, "round \(round), \(mode)")
        let count = shown.places.count { $0.isEllipsis }
        #expect(count == (line.width <= width + TextLine.tolerance ? 0 : 1), "round \(round)")
      }
    }
  }
}
