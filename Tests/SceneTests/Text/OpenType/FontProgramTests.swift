import Scene
import Testing
import TestSupport

@Suite struct FontProgramTests {
  @Test("a font says its characters, advances and the measures of a line")
  func opens() throws {
    let face = try Typeface(FontBuilder.sample.bytes)
    #expect(face.glyphCount == 6)
    #expect(face.unitsPerEm == 1000)
    #expect(face.glyph(for: Unicode.Scalar("A")) == Glyph(index: 2))
    #expect(face.glyph(for: Unicode.Scalar("B")) == nil)
    let font = Font(face, size: 20)
    #expect(font.advance(of: font.glyph(for: " ")) == 5)
    #expect(font.advance(of: font.glyph(for: "A")) == 12)
    #expect(font.glyph(for: "B") == Glyph(index: 0))
    #expect(font.glyph(for: "a\u{308}") == Glyph(index: 4))
    #expect(font.glyph(for: "\n") == Glyph(index: 1))
    #expect(font.ascender == 16)
    #expect(font.descender == -4)
    #expect(font.leading == 0)
    #expect(font.lineHeight == 20)
    #expect(font.underlinePosition == -2)
    #expect(font.underlineThickness == 1)
  }

  @Test("glyphs beyond the advances have the last one, and none is told for glyphs that are none")
  func sharedAdvance() throws {
    var builder = FontBuilder.sample
    builder.tables["hmtx"] = FontBytes(500, 0, 250, 0, 0, 0, 0, 0)
    var hhea = FontBytes(1, 0, 800, -200, 90)
    hhea.append([Int](repeating: 0, count: 12) + [2])
    builder.tables["hhea"] = hhea
    let font = Font(try Typeface(builder.bytes), size: 1000)
    #expect((0...5).map { font.advance(of: Glyph(index: $0)) } == [500, 250, 250, 250, 250, 250])
    #expect(font.advance(of: Glyph(index: 77)) == 500)
    #expect(font.advance(of: Glyph(index: -1)) == 500)
    #expect(font.leading == 90)
  }

  @Test("a copy of a typeface equals it, another reading of the same bytes does not")
  func equality() throws {
    let bytes = FontBuilder.sample.bytes
    let face = try Typeface(bytes)
    let copy = face
    #expect(face == copy)
    #expect(face.hashValue == copy.hashValue)
    #expect(try Typeface(bytes) != face)
  }

  @Test("a collection has its faces, and no other")
  func collection() throws {
    let font = FontBuilder.sample.bytes
    // The offsets of a face's tables are from the start of the file, so the font comes first.
    var file = FontBytes()
    file.append("ttcf")
    file.append([1, 0])
    file.append32(1)
    file.append32(16)
    file.append(Self.moved(font, by: 16))
    #expect(try Typeface.count(in: font) == 1)
    #expect(try Typeface.count(in: file.bytes) == 1)
    let face = try Typeface(file.bytes, index: 0)
    #expect(face.glyph(for: Unicode.Scalar("V")) == Glyph(index: 5))
    #expect(throws: FontError.noSuchFace(index: 1, count: 1)) {
      try Typeface(file.bytes, index: 1)
    }
    #expect(throws: FontError.noSuchFace(index: -1, count: 1)) { try Typeface(font, index: -1) }
  }

  @Test(
    "what is no font is refused", arguments: [[], [0x89, 0x50], Array("%PDF-1.7 and more".utf8)])
  func noFont(bytes: [UInt8]) {
    #expect(throws: FontError.wrongSignature(firstBytes: Array(bytes.prefix(4)))) {
      try Typeface(bytes)
    }
  }

  @Test("a font that ends in its header is said to end, not to begin otherwise")
  func shortHeader() {
    let short = Array(FontBuilder.sample.bytes.prefix(11))
    #expect(throws: FontError.endInTable("file", offset: 0, count: 12, tableLength: 11)) {
      try Typeface(short)
    }
    #expect(FontError.wrongSignature(firstBytes: []).description == "no font: it has no bytes")
  }

  @Test(
    "a font without a table that it needs is refused", arguments: ["head", "hhea", "hmtx", "maxp"])
  func missing(name: String) {
    let tag = FontTag(value: name.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    var builder = FontBuilder.sample
    builder.tables[tag] = FontBytes()
    #expect(throws: FontError.missingTable(tag)) { try Typeface(builder.bytes) }
  }

  private static func moved(_ font: [UInt8], by distance: Int) -> [UInt8] {
    var font = font
    for entry in 0..<Int(font[5]) {
      let place = 12 + 16 * entry + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + distance
      for byte in 0..<4 {
        font[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte))
      }
    }
    return font
  }
}
