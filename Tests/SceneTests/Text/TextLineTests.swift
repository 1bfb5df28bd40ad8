import Scene
import Testing

@Suite struct TextLineTests {
  /// Advances in thousandths of an em, so that numbers below can be read off the face's tables.
  private let font = Font.system(size: 1000)

  private func line(_ text: String) -> TextLine { TextLine(text, font: font) }

  private func glyphs(_ text: String) -> [Glyph] { text.map { font.glyph(for: $0) } }

  private func shown(_ text: String, in width: Double) -> [Glyph] {
    line(text).truncated(to: width).run(at: .zero).items.map(\.glyph)
  }

  @Test("a line that fits exactly is shown whole")
  func fits() {
    // H is 732 wide, and H and H are not kerned.
    #expect(line("HH").width == 1464)
    #expect(shown("HH", in: 1464) == glyphs("HH"))
    #expect(shown("HH", in: 5000) == glyphs("HH"))
  }

  @Test("a line that does not fit is the longest start that fits with the …")
  func truncates() {
    // … is 840 wide: HHHH is 2928; HH… 2304 and H… 1572 are not.
    #expect(shown("HHHH", in: 2927) == glyphs("HH…"))
    #expect(shown("HHHH", in: 2304) == glyphs("HH…"))
    #expect(shown("HHHH", in: 2303) == glyphs("H…"))
    #expect(shown("HHHH", in: 1571) == glyphs("…"))
  }

  @Test("spaces before the … are dropped, spaces inside stay")
  func spaces() {
    // A space is 278 wide.
    #expect(line("H H").width == 1742)
    #expect(shown("H HHH", in: 1742) == glyphs("H…"))
    #expect(shown("H  HHH", in: 2127) == glyphs("H…"))
    #expect(shown("H HHH", in: 2582) == glyphs("H H…"))
  }

  @Test("spaces at the end do not count as width, and do not cause a …")
  func trailingSpaces() {
    #expect(line("HH  ").width == 1464)
    #expect(line("HH  ").advance == 1464 + 2 * 278)
    #expect(shown("HH  ", in: 1464) == glyphs("HH  "))
    #expect(line("   ").width == 0 && line("   ").size.height == font.lineHeight)
  }

  @Test("where not even the … fits it is alone; no room at all is no exception")
  func noRoom() {
    for width in [10.0, 0, -5, .nan, -Double.infinity] {
      #expect(shown("HH", in: width) == glyphs("…"))
    }
    #expect(shown("HH", in: .infinity) == glyphs("HH"))
    #expect(line("").truncated(to: 0).isEmpty && line("").size == .zero)
  }

  @Test("the … is kerned to what it follows")
  func kerned() {
    let line = line("TTTT").truncated(to: 1436)
    #expect(line.run(at: .zero).items.map(\.glyph) == glyphs("T…"))
    let kern = font.kerning(font.glyph(for: "T"), font.glyph(for: "…"))
    #expect(kern < 0 && line.width == 596 + kern + 840)
  }

  @Test("what the face lacks counts as one box in a truncated line too")
  func boxes() {
    // The box is 620 wide.
    #expect(shown("漢漢漢漢", in: 2479) == [0, 0].map(Glyph.init) + glyphs("…"))
  }
}
