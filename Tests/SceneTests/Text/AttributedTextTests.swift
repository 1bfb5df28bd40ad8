import Scene
import Testing

@Suite struct AttributedTextTests {
  private let red = TextAttributes(color: .red)
  private let blue = TextAttributes(color: .blue)

  private func ranges(_ text: AttributedText) -> [Range<Int>] { text.runs.map(\.range) }

  @Test("what is appended keeps its attributes, and equal neighbours are one run")
  func appending() {
    var text = AttributedText("ab", attributes: red)
    text.append("cd", red)
    text.append("ef", blue)
    text.append("")
    text.append(AttributedText("g"))
    #expect(text.string == "abcdefg" && text.count == 7)
    #expect(ranges(text) == [0..<4, 4..<6, 6..<7])
    #expect(text.attributes(at: 3) == red && text.attributes(at: 5) == blue)
    for index in [-1, 6, 7, 99] { #expect(text.attributes(at: index) == TextAttributes()) }
    let empty: AttributedText = ""
    #expect(empty.isEmpty && empty.runs.isEmpty && AttributedText("x") == "x")
  }

  @Test("a combining mark that is appended looks like its letter")
  func marks() {
    var text = AttributedText("e", attributes: red)
    text.append("\u{301}x", blue)
    #expect(text.count == 2 && ranges(text) == [0..<1, 1..<2])
    #expect(text.attributes(at: 0) == red && text.attributes(at: 1) == blue)
  }

  @Test("attributes are set for ranges, as far as they are in the text")
  func setting() {
    var text = AttributedText("👩‍👩‍👧bcdef", attributes: red)
    text.setAttributes(blue, in: 1..<3)
    #expect(ranges(text) == [0..<1, 1..<3, 3..<6])
    text.changeAttributes(in: -5..<2) { $0.kern = 3 }
    #expect(ranges(text) == [0..<1, 1..<2, 2..<3, 3..<6])
    #expect(text.attributes(at: 0).color == .red && text.attributes(at: 0).kern == 3)
    text.setAttributes(red, in: 5..<999)
    text.setAttributes(blue, in: 99..<999)
    text.setAttributes(blue, in: -9 ..< -3)
    #expect(ranges(text) == [0..<1, 1..<2, 2..<3, 3..<6])
    text.changeAttributes { $0 = TextAttributes() }
    #expect(text == "👩‍👩‍👧bcdef")
  }
}
