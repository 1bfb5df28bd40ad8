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

  @Test("at the head, the longest end that fits stays, without spaces beside the …")
  func truncatesHead() {
    func shown(_ text: String, in width: Double) -> [Glyph] {
      line(text).truncated(to: width, mode: .byTruncatingHead).run(at: .zero).items.map(\.glyph)
    }
    #expect(shown("HHHH", in: 2304) == glyphs("…HH"))
    #expect(shown("HHHH", in: 2303) == glyphs("…H"))
    #expect(shown("HHHH", in: 1571) == glyphs("…"))
    #expect(shown("HHHH", in: 2928) == glyphs("HHHH"))
    // …HHH would be 3036; a space before the H and those at the end take nothing.
    #expect(shown("HHH  HHH  ", in: 3035) == glyphs("…HH  "))
    #expect(shown("HHH  HHH  ", in: 3036) == glyphs("…HHH  "))
    #expect(shown("HHH  HHH  ", in: 4323) == glyphs("…HHH  "))
    // …H  HHH is 840 + 4 · 732 + 2 · 278 = 4324 wide.
    #expect(shown("HHH  HHH  ", in: 4324) == glyphs("…H  HHH  "))
    for width in [10.0, 0, -5, .nan] { #expect(shown("HH", in: width) == glyphs("…")) }
  }

  @Test("in the middle, the start gets half of the room at most and the end what is left")
  func truncatesMiddle() {
    func shown(_ text: String, in width: Double) -> [Glyph] {
      line(text).truncated(to: width, mode: .byTruncatingMiddle).run(at: .zero).items
        .map(\.glyph)
    }
    // 840 + 732 n.
    #expect(shown("HHHHHHHH", in: 3768) == glyphs("HH…HH"))
    #expect(shown("HHHHHHHH", in: 4500) == glyphs("HH…HHH"))
    #expect(shown("HHHHHHHH", in: 3767) == glyphs("H…HH"))
    #expect(shown("HHHHHHHH", in: 1572) == glyphs("…H"))
    #expect(shown("HHHHHHHH", in: 1571) == glyphs("…"))
    // Half of 3768 − 840 takes H and two spaces, which are dropped; the end could take more.
    #expect(shown("H  HHHHH", in: 3500) == glyphs("H…HH"))
    for width in [10.0, 0, -5, .nan] { #expect(shown("HH", in: width) == glyphs("…")) }
  }

  @Test("modes that do not truncate leave a line as it is")
  func untruncated() {
    for mode in [LineBreakMode.byClipping, .byWordWrapping, .byCharWrapping] {
      #expect(line("HHHH").truncated(to: 1000, mode: mode) == line("HHHH"))
    }
  }

  @Test("the room beside a line goes in equal parts to the spaces between its words")
  func justified() {
    // H H  H is 3 · 732 + 3 · 278 = 3030 wide, in 3330 each space gets 100.
    let lines = TextLayout("  H H  H HHHHH", font: font, width: 3900).lines
    let line = lines[0].justified(to: 3030 + 556 + 300)
    // Those at the start keep their 278, those at the end have none.
    #expect(
      line.run(at: .zero).items.map(\.origin.x)
        == [0, 278, 556, 1288, 1666, 2398, 2776, 3154, 3886])
    #expect(line.width == 3886)
    // Not without room, without spaces, without an end, nor at the end of a paragraph.
    #expect(lines[0].justified(to: 3000) == lines[0])
    for width in [0.0, -1, .nan, .infinity] { #expect(lines[0].justified(to: width) == lines[0]) }
    #expect(lines[1].endsParagraph && lines[1].justified(to: 9000) == lines[1])
    let word = TextLayout("HH HHH", font: font, width: 2200).lines[0]
    #expect(word.justified(to: 2200) == word)
    #expect(self.line("").justified(to: 10) == self.line(""))
  }
}
