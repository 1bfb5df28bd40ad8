import Scene
import TestSupport
import Testing

@Suite struct HostileFontTests {
  @Test("before anything is done to it, the font has all that is asked for")
  func whole() throws {
    let tables = HostileFont.builder.allTables
    #expect(Set(tables.keys) == Set(HostileFont.tags))
    let face = try Typeface(FontBuilder.file(tables))
    for glyph in 0..<6 { _ = try face.checkedOutline(of: Glyph(index: Int32(glyph))) }
    let bold = face.varied(["wght": 900])
    #expect(bold != face)
    for glyph in 0..<6 { _ = try bold.checkedOutline(of: Glyph(index: Int32(glyph))) }
    #expect(face.familyName == "Kiwi")
    #expect(face.fullName == "Kiwi")
    #expect(face.colorLayers(of: Glyph(index: 2)).count == 2)
    #expect(face.glyph(for: "A", variation: "\u{FE0F}") == Glyph(index: 2))
    #expect(face.glyph(for: "\u{2603}", variation: "\u{FE0F}") == Glyph(index: 3))
    #expect(Font(bold, size: 1000).ascender == 780)
  }

  @Test("a table may end anywhere", arguments: HostileFont.tags)
  func truncated(tag: FontTag) {
    var (bytes, table, entryEnd) = HostileFont.file(tag)
    for count in 0..<table.count {
      bytes[entryEnd - 2] = UInt8(count >> 8)
      bytes[entryEnd - 1] = UInt8(count & 0xFF)
      HostileFont.ask(bytes, about: tag)
    }
  }

  @Test("a file may end anywhere")
  func truncatedFile() {
    let bytes = HostileFont.builder.bytes
    for count in 0..<bytes.count where count < 300 || count % 16 == 0 {
      HostileFont.ask(Array(bytes.prefix(count)))
    }
  }

  @Test("any 16 bits of a table may be as extreme as they can", arguments: HostileFont.tags)
  func extremes16(tag: FontTag) {
    let (bytes, table, _) = HostileFont.file(tag)
    for offset in stride(from: table.lowerBound, to: table.upperBound - 1, by: 2) {
      for value in [0, 1, 0x7FFF, 0x8000, 0xFFFF] {
        var bytes = bytes
        bytes[offset] = UInt8(value >> 8)
        bytes[offset + 1] = UInt8(value & 0xFF)
        HostileFont.ask(bytes, about: tag)
      }
    }
  }

  @Test("any 32 bits of a table may be as extreme as they can", arguments: HostileFont.tags)
  func extremes32(tag: FontTag) {
    let (bytes, table, _) = HostileFont.file(tag)
    for offset in stride(from: table.lowerBound, to: table.upperBound - 3, by: 2) {
      for value in [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
        var bytes = bytes
        for byte in 0..<4 {
          bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * byte))
        }
        HostileFont.ask(bytes, about: tag)
      }
    }
  }

  @Test("the directory may say anything")
  func directory() {
    let bytes = HostileFont.builder.bytes
    for offset in 0..<12 + 16 * HostileFont.tags.count {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = bytes
        bytes[offset] = value
        HostileFont.ask(bytes)
      }
    }
  }
}
