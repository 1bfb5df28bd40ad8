import TestSupport
import Testing

@testable import Scene

/// Runs of several fonts.
///
/// Of the embedded face: H is 732 wide, I 272, the space 278, in thousandths. Of two made in the tests:
/// Latin has f and i (500 wide), f i as one (900), H (600), a space (250), the hyphen (300), Hebrew א
/// and ב (400); Wide has 漢 (1000) and 字 (1000).
@Suite struct TextRunsTests {
  private static func glyph(_ advance: Int) -> FontBuilder.Glyph {
    FontBuilder.Glyph(advance: advance, polygon: [(0, 0), (advance, 0), (0, 500)])
  }

  /// One ligature: glyphs 1 and 2 are glyph 3.
  private static var ligature: FontBytes {
    var table = FontBytes(1, 0, 10, 30, 44)
    // Scripts: DFLT has feature 0.
    table.append(1)
    table.append("DFLT" as FontTag)
    table.append([8, 4, 0, 0, 0xFFFF, 1, 0])
    // Features: liga has lookup 0.
    table.append(1)
    table.append("liga" as FontTag)
    table.append([8, 0, 1, 0])
    // Lookups: one of type 4 with one subtable of one set, of one ligature of two parts.
    table.append([1, 4, 4, 0, 1, 8, 1, 18, 1, 8, 1, 4, 3, 2, 2, 1, 1, 1])
    return table
  }

  private static func latin() throws -> Typeface {
    var builder = FontBuilder(
      glyphs: [500, 500, 500, 900, 600, 250, 300, 400, 400].map(glyph),
      characters: [0x66: 1, 0x69: 2, 0x48: 4, 0x20: 5, 0x2D: 6, 0x5D0: 7, 0x5D1: 8])
    builder.tables["GSUB"] = ligature
    return try Typeface(builder.bytes)
  }

  private static func wide() throws -> Typeface {
    try Typeface(
      FontBuilder(
        glyphs: [500, 1000, 1000].map(glyph), characters: [0x6F22: 1, 0x5B57: 2]
      ).bytes)
  }

  private func advances(_ line: TextLine) -> [Double] {
    line.extents.map { $0.maxX - $0.minX }
  }

  // MARK: - Fallback

  @Test("a character is drawn by the first font that has it, then by the embedded face")
  func fallback() throws {
    let font = Font(try Self.latin(), size: 1000, fallbacks: [try Self.wide()])
    let line = TextLine("H漢I語", font: font)
    // 語 is in no font: the box of the first.
    #expect(advances(line) == [600, 1000, 272, 500])
    let parts = line.parts(at: .zero)
    #expect(parts.map(\.run.font.typeface.isEmbedded) == [false, false, true, false])
    #expect(parts.map { $0.run.items.map(\.glyph.index) }.map(\.count) == [1, 1, 1, 1])
    #expect(line.run(at: .zero).items.count == 2)
    #expect(parts[3].run.items[0].glyph.index == 0)
  }

  @Test("a line is as high as the highest of its fonts, those that stand in included")
  func heights() throws {
    let font = Font(try Self.latin(), size: 1000, fallbacks: [try Self.wide()])
    #expect(TextLine("H漢", font: font).height == 1000)
    let line = TextLine("HI", font: font)
    #expect(line.height == 1200 && line.ascent == 950)
    #expect(TextLine("", font: font).height == 1000)
  }

  @Test("a letter and its mark are drawn by one font, and so is a sequence of emoji")
  func clusters() throws {
    let font = Font(try Self.latin(), size: 1000)
    // The face has f, but neither the mark nor the two as one; nor has the embedded face.
    let line = TextLine("f\u{301}fé", font: font)
    #expect(line.extents.map(\.character) == [0, 1, 2])
    #expect(line.runs.map(\.font.typeface.isEmbedded) == [false, true])
    let family = TextLine("👩‍👩‍👧H", font: font)
    #expect(family.extents.map(\.character) == [0, 1])
  }

  // MARK: - Ligatures

  @Test("letters that belong together are one glyph, shared evenly by them")
  func ligature() throws {
    let font = Font(try Self.latin(), size: 1000)
    let layout = TextLayout("Hfi", font: font)
    #expect(layout.lines[0].width == 1500)
    #expect(layout.lines[0].run(at: .zero).items.map(\.glyph.index) == [4, 3])
    #expect((0...3).map { layout.caretRect(at: $0).minX } == [0, 600, 1050, 1500])
    #expect(layout.characterIndex(at: Point(x: 1100, y: 0)) == 2)
    #expect(layout.frames(of: 2..<3).map(\.minX) == [1050])
  }

  @Test("a line that cuts a ligature shows its parts")
  func cutLigature() throws {
    let font = Font(try Self.latin(), size: 1000)
    let layout = TextLayout("Hfi", font: font, width: 1200, lineBreakMode: .byCharWrapping)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<3])
    #expect(layout.lines.map(\.width) == [1100, 500])
    #expect(layout.lines.flatMap { $0.run(at: .zero).items.map(\.glyph.index) } == [4, 1, 2])
    // A … of the embedded face is 840 wide.
    let shown = TextLine("Hfifi", font: font).truncated(to: 2000)
    #expect(shown.parts(at: .zero).flatMap { $0.run.items }.map(\.glyph.index).prefix(2) == [4, 1])
    #expect(shown.width == 600 + 500 + 840)
  }

  @Test("letters are not joined where that is switched off, or where they are set apart")
  func noLigature() throws {
    let font = Font(try Self.latin(), size: 1000)
    func width(_ attributes: TextAttributes) -> Double {
      TextLine(AttributedText("fi", attributes: attributes), font: font).width
    }
    #expect(width(TextAttributes()) == 900)
    #expect(width(TextAttributes(ligatures: false)) == 1000)
    #expect(width(TextAttributes(kern: 10)) == 1020)
    #expect(width(TextAttributes(kern: .nan)) == 900)
    var text = AttributedText("f", attributes: TextAttributes(color: .red))
    text.append("i", TextAttributes(color: .blue))
    // Colours do not part a ligature, which has that of its first letter.
    #expect(TextLine(text, font: font).width == 900)
    text.setAttributes(TextAttributes(baselineOffset: 3), in: 1..<2)
    #expect(TextLine(text, font: font).width == 1000)
  }

  // MARK: - Right to left

  @Test("letters from right to left are drawn by their font in the order they are seen")
  func rightToLeft() throws {
    let font = Font(try Self.latin(), size: 1000)
    let line = TextLine("אבH", font: font)
    #expect(line.isRightToLeft && line.width == 1400)
    #expect(line.run(at: .zero).items.map(\.glyph.index) == [4, 8, 7])
    #expect(line.run(at: .zero).items.map(\.origin.x) == [0, 600, 1000])
    let shown = line.truncated(to: 1300)
    // The … is at the left, where the text ends.
    #expect(shown.places.map(\.isEllipsis) == [true, false] && shown.width == 1240)
  }

  @Test("brackets look the other way")
  func mirrored() {
    let font = Font.system(size: 1000)
    let line = TextLine("א(ב", font: font)
    #expect(line.run(at: .zero).items[1].glyph == font.glyph(for: ")"))
  }

  // MARK: - Attributes

  @Test("distances, tabs and raised text")
  func measures() {
    let font = Font.system(size: 1000)
    let spaced = TextLine(AttributedText("HHI", attributes: TextAttributes(kern: 5)), font: font)
    #expect(spaced.run(at: .zero).items.map(\.origin.x) == [0, 737, 1474])
    #expect(spaced.width == 2 * 732 + 272 + 15)
    // 14 points: H is 10.248 wide, so that tabs lead to 28, 56 and, past four H, 84.
    let tabs = TextLine("H\tH\t\tHHHH\tH", font: .system(size: 14))
    let places = tabs.extents.filter { [2, 5, 10].contains($0.character) }.map(\.minX)
    #expect(places == [28, 84, 140])
    var text = AttributedText("H")
    text.append("H", TextAttributes(baselineOffset: 100))
    text.append("H", TextAttributes(baselineOffset: -300))
    let raised = TextLine(text, font: font)
    #expect(raised.parts(at: .zero).flatMap { $0.run.items }.map(\.origin.y) == [0, -100, 300])
    #expect(raised.ascent == 1050 && raised.height == 1050 + 550)
  }

  @Test("a soft hyphen is seen where a line ends behind it, if it has room")
  func softHyphen() {
    let font = Font.system(size: 1000)
    let text = "HH\u{AD}HH"
    func lines(_ width: Double) -> [TextLine] { TextLayout(text, font: font, width: width).lines }
    #expect(lines(3000).map(\.width) == [2928])
    // HH- is 1464 + 340 wide.
    #expect(lines(1804).map(\.width) == [1804, 1464])
    #expect(lines(1804)[0].run(at: .zero).items.last?.glyph == font.glyph(for: "-"))
    #expect(lines(1803).map(\.width) == [1464, 1464])
    #expect(
      lines(1803).map(\.range) == [0..<3, 3..<5] || lines(1803).map(\.range) == [0..<2, 2..<5])
  }

  @Test("a text of characters without width is shortened in few steps")
  func noWidth() {
    let zero = String(repeating: "\u{200B}", count: 4000)
    let font = Font.system(size: 1000)
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      let line = TextLine("HHH\(zero)HHHH\(zero)HHH", font: font)
      #expect(line.truncated(to: 1600, mode: mode).width <= 1600)
    }
  }
}
