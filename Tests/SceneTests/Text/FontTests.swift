import Scene
import Testing

@Suite struct FontTests {
  private static let weights: [Font.Weight] = [.regular, .medium, .bold]
  private let font = Font.system(size: 20)

  /// Printable ASCII, Latin-1, and the signs that a text in Western Europe cannot do without.
  private static let required: [Character] =
    (Array(0x21...0x7E) + Array(0xA1...0xFF)).compactMap(UnicodeScalar.init).map(Character.init)
    + Array("–—‘’“”…•€™‚„‹›−ŒœŸ")

  @Test("every required character has a glyph of its own that is not the box")
  func coverage() {
    var seen: Set<Int32> = []
    for character in Self.required {
      let glyph = font.glyph(for: character)
      #expect(glyph.index != 0, "\(character)")
      #expect(seen.insert(glyph.index).inserted, "\(character)")
    }
  }

  @Test(
    "every glyph but the blanks has an outline inside the line and near its advance",
    arguments: weights)
  func outlines(weight: Font.Weight) {
    let font = Font.system(size: 20, weight: weight)
    for character in Self.required where character != "\u{AD}" {
      let glyph = font.glyph(for: character)
      let box = font.outline(of: glyph).controlBounds
      #expect(font.advance(of: glyph) > 0)
      #expect(box.width > 0 && box.height > 0, "\(character)")
      #expect(box.minY >= -font.ascender && box.maxY <= -font.descender, "\(character)")
      #expect(box.minX > -2 && box.maxX < font.advance(of: glyph) + 2, "\(character)")
    }
    #expect(font.outline(of: font.glyph(for: " ")).isEmpty)
  }

  @Test("upright stems are as wide as the weight says, within 3 %", arguments: weights)
  func stems(weight: Font.Weight) {
    // 86, 104 and 134 thousandths of an em are the weights' widths.
    let width = weight == .regular ? 86.0 : weight == .medium ? 104 : 134
    let font = Font(size: 1000, weight: weight)
    let stems: [(Character, Double, Int)] = [
      ("l", 300, 1), ("i", 200, 1), ("I", 300, 1), ("H", 100, 2), ("n", 100, 2), ("m", 100, 3),
      ("h", 100, 2), ("u", 400, 2), ("T", 300, 1), ("L", 400, 1), ("E", 250, 1), ("p", -100, 1),
      ("b", 620, 1), ("t", 300, 1), ("1", 200, 1), ("M", 20, 2), ("U", 500, 2), ("þ", -100, 1),
      ("!", 500, 1), ("ï", 200, 1), ("|", 0, 1), ("4", 60, 1), ("N", 350, 2), ("a", 2, 1),
    ]
    for (character, height, count) in stems {
      let outline = font.outline(of: font.glyph(for: character))
      let spans = Self.spans(of: outline, at: -height)
      let upright = spans.filter { abs($0 - width) <= 0.03 * width }
      #expect(upright.count >= count, "\(character): \(spans)")
    }
  }

  /// The lengths inside a path of lines along a level line, by the even-odd rule.
  private static func spans(of path: Path, at y: Double) -> [Double] {
    var (crossings, pen, start): ([Double], Point, Point) = ([], .zero, .zero)
    func edge(to end: Point) {
      if (pen.y <= y) != (end.y <= y) {
        crossings.append(pen.x + (end.x - pen.x) * (y - pen.y) / (end.y - pen.y))
      }
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p), .quadratic(_, let p), .cubic(_, _, let p): edge(to: p)
      case .close: edge(to: start)
      }
    }
    crossings.sort()
    return stride(from: 1, to: crossings.count, by: 2).map { crossings[$0] - crossings[$0 - 1] }
  }

  @Test("flat letters stand on the baseline and reach the heights the font states")
  func heights() {
    let font = Font.system(size: 1000)
    func box(_ character: Character) -> Rect {
      font.outline(of: font.glyph(for: character)).controlBounds
    }
    #expect(abs(-box("H").minY - font.capHeight) < 0.01)
    #expect(abs(-box("x").minY - font.xHeight) < 0.01)
    #expect(abs(box("H").maxY) < 0.01)
    // Round letters overshoot a little, or they would look smaller.
    for (round, flat) in [("o", "x"), ("O", "H")] as [(Character, Character)] {
      #expect(box(flat).minY - box(round).minY > 5)
      #expect(box(flat).minY - box(round).minY < 20)
    }
  }

  @Test("metrics are in proportion to the size")
  func proportion() {
    let double = Font.system(size: 40)
    #expect(font.ascender == 19 && font.descender == -5 && font.lineHeight == 24)
    #expect(double.capHeight == 2 * font.capHeight && double.xHeight == 2 * font.xHeight)
    let glyph = font.glyph(for: "g")
    #expect(double.advance(of: glyph) == 2 * font.advance(of: glyph))
  }

  @Test("figures have one advance, and heavier text is wider")
  func advances() {
    let advances = Set("0123456789".map { font.advance(of: font.glyph(for: $0)) })
    #expect(advances.count == 1)
    let widths = Self.weights.map { Font(size: 20, weight: $0).size(of: "Heading").width }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test("a text is as wide as its advances and kerning, and its glyphs lie accordingly")
  func textSize() {
    let text = "AVo"
    let glyphs = text.map { font.glyph(for: $0) }
    let kerns = [font.kerning(glyphs[0], glyphs[1]), font.kerning(glyphs[1], glyphs[2])]
    let advances = glyphs.map { font.advance(of: $0) }
    let run = font.glyphRun(for: text, at: Point(x: 3, y: 50))
    #expect(run.items.map(\.glyph) == glyphs)
    #expect(run.items[0].origin == Point(x: 3, y: 50))
    #expect(
      abs(run.items[2].origin.x - (3 + advances[0] + kerns[0] + advances[1] + kerns[1])) < 1e-9)
    let size = font.size(of: text)
    #expect(abs(size.width - (run.items[2].origin.x - 3 + advances[2])) < 1e-9)
    #expect(size.height == font.lineHeight)
    #expect(font.size(of: "") == .zero)
    #expect(font.glyphRun(for: "", at: .zero).items.isEmpty)
  }

  @Test("pairs that gape are kerned, whatever mark the letters wear", arguments: weights)
  func kerning(weight: Font.Weight) {
    let font = Font(size: 1000, weight: weight)
    func kern(_ left: Character, _ right: Character) -> Double {
      font.kerning(font.glyph(for: left), font.glyph(for: right))
    }
    for (left, right) in [("A", "V"), ("T", "o"), ("T", "y"), ("W", "A"), ("r", "."), ("L", "T")]
      as [(Character, Character)]
    {
      #expect(kern(left, right) < -20, "\(left)\(right)")
    }
    #expect(kern("A", "V") == kern("V", "A") && kern("A", "T") == kern("T", "A"))
    #expect(kern("Ä", "V") == kern("A", "V") && kern("T", "ö") == kern("T", "o"))
    #expect(kern("H", "H") == 0 && kern("n", "n") == 0)
    #expect(font.kerning(Glyph(index: -1), Glyph(index: 1 << 30)) == 0)
  }

  @Test("a letter and a combining mark are the composed letter")
  func decomposed() {
    for composed in "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿŸ" {
      let marks: [UInt32] = [0x300, 0x301, 0x302, 0x303, 0x308, 0x30A, 0x327]
      let decomposed = marks.compactMap(UnicodeScalar.init).flatMap { mark in
        ("A"..."z" as ClosedRange<UnicodeScalar>).asciiScalars.map { base in
          var scalars = String.UnicodeScalarView()
          scalars.append(base)
          scalars.append(mark)
          return Character(String(scalars))
        }
      }
      // Swift compares characters by canonical equivalence: the pair is found by Unicode's own rule.
      let pair = decomposed.first { $0 == composed }
      #expect(pair.map { font.glyph(for: $0) } == font.glyph(for: composed), "\(composed)")
    }
  }

  @Test(
    "each character the face lacks is one box", arguments: ["漢", "👨‍👩‍👧", "q\u{301}", "\u{1}", "ж"])
  func unknown(text: String) {
    let run = font.glyphRun(for: text, at: .zero)
    #expect(run.items.map(\.glyph.index) == [0])
    let box = font.outline(of: Glyph(index: 0))
    #expect(!box.isEmpty && font.size(of: text).width == font.advance(of: Glyph(index: 0)))
    #expect(font.outline(of: Glyph(index: 99_999)) == box)
    #expect(font.outline(of: Glyph(index: -7)) == box)
  }

  @Test("tabs and line breaks are spaces, layout characters are empty")
  func blanks() {
    let space = font.glyph(for: " ")
    for blank in ["\t", "\n", "\r\n", "\u{A0}", "\u{2028}"] as [Character] {
      #expect(font.glyph(for: blank) == space)
    }
    #expect(font.advance(of: space) > 0)
    #expect(font.size(of: "\u{200B}\u{AD}").width == 0)
  }

  @Test("sizes that make no sense count as 0, and huge ones do not trap")
  func hostileSizes() {
    for size in [Double.nan, -3, 0, .infinity] {
      let font = Font.system(size: size)
      #expect(font.size(of: "Ag") == .zero)
      #expect(font.outline(of: font.glyph(for: "g")).controlBounds.width == 0)
    }
    let huge = Font.system(size: 1e9)
    #expect(huge.size(of: "Ag").width > 1e9)
    #expect(huge.outline(of: huge.glyph(for: "g")).controlBounds.isFinite)
    let vast = Font.system(size: 1e308)
    #expect(!vast.outline(of: vast.glyph(for: "g")).controlBounds.minX.isNaN)
  }

  @Test("outlines wind once round what is inside", arguments: weights)
  func unions(weight: Font.Weight) {
    // Where the non-zero and the even-odd rule agree everywhere, the signed area is the area inside.
    let font = Font(size: 1000, weight: weight)
    for character in "ABQaegk8&@ß§" {
      let outline = font.outline(of: font.glyph(for: character))
      let slices = stride(from: -950.5, to: 250, by: 1).map {
        Self.spans(of: outline, at: $0).reduce(0, +)
      }
      #expect(abs(outline.signedArea - slices.reduce(0, +)) < 0.005 * outline.signedArea)
    }
  }
}

extension ClosedRange<UnicodeScalar> {
  fileprivate var asciiScalars: [UnicodeScalar] {
    (lowerBound.value...upperBound.value).compactMap(UnicodeScalar.init)
  }
}
