import Scene
import Testing
import TestSupport

@Suite struct FontMetricsTests {
  /// `OS/2` of version 4, with the numbers that are read.
  private static func os2(
    version: Int = 4, typo: [Int] = [0, 0, 0], win: [Int] = [0, 0], heights: [Int] = [0, 0]
  ) -> FontBytes {
    var table = FontBytes(version, 500, 400, 5)
    table.append([Int](repeating: 0, count: 9))
    table.append([60, 280])
    while table.count < 68 { table.append(0) }
    table.append(typo + win)
    while table.count < 86 { table.append(0) }
    table.append(heights)
    while table.count < 96 { table.append(0) }
    return table
  }

  private static func font(_ change: (inout FontBuilder) -> Void) throws -> Font {
    var builder = FontBuilder.sample
    change(&builder)
    return Font(try Typeface(builder.bytes), size: 1000)
  }

  @Test("a line is as high as hhea says, whatever OS/2 says")
  func hhea() throws {
    let font = try Self.font {
      $0.ascender = 900
      $0.descender = -300
      $0.lineGap = 50
      $0.tables["OS/2"] = Self.os2(typo: [700, -100, 10], win: [1, 2])
    }
    #expect(font.ascender == 900)
    #expect(font.descender == -300)
    #expect(font.leading == 50)
  }

  @Test("where hhea says nothing, OS/2 does: its typographic measures, then those of Windows")
  func os2Fallback() throws {
    let typo = try Self.font {
      ($0.ascender, $0.descender) = (0, 0)
      $0.tables["OS/2"] = Self.os2(typo: [700, -100, 10], win: [1, 2])
    }
    #expect(typo.ascender == 700)
    #expect(typo.descender == -100)
    #expect(typo.leading == 10)
    let win = try Self.font {
      ($0.ascender, $0.descender) = (0, 0)
      $0.tables["OS/2"] = Self.os2(win: [950, 220])
    }
    #expect(win.ascender == 950)
    #expect(win.descender == -220)
    #expect(win.leading == 0)
  }

  @Test("a line that would have no height gets one, and a negative gap is none")
  func height() throws {
    let font = try Self.font {
      ($0.ascender, $0.descender, $0.lineGap) = (-500, 500, -10)
    }
    #expect(font.lineHeight == 1000)
    #expect(try Self.font { $0.lineGap = -10 }.leading == 0)
  }

  @Test("the heights of letters are told by OS/2, else measured, else a share of the em")
  func letters() throws {
    let told = try Self.font { $0.tables["OS/2"] = Self.os2(heights: [510, 710]) }
    #expect(told.xHeight == 510)
    #expect(told.capHeight == 710)
    let old = try Self.font { $0.tables["OS/2"] = Self.os2(version: 1, heights: [510, 710]) }
    #expect(old.xHeight == 500)
    #expect(old.capHeight == 700)
    // Glyph 5 is 700 high, glyph 3 reaches up to the points beside its curve, at 500.
    let measured = try Self.font { $0.characters = [0x48: 5, 0x78: 3] }
    #expect(measured.capHeight == 700)
    #expect(measured.xHeight == 500)
  }

  @Test("lines under and through letters are told by post and OS/2")
  func lines() throws {
    let font = try Self.font { $0.tables["OS/2"] = Self.os2() }
    #expect(font.underlinePosition == -100)
    #expect(font.underlineThickness == 50)
    #expect(font.strikethroughPosition == 280)
    #expect(font.strikethroughThickness == 60)
    let plain = try Self.font { $0.tables["post"] = FontBytes() }
    #expect(plain.underlinePosition == -100)
    #expect(plain.underlineThickness == 50)
    #expect(plain.strikethroughPosition == 300)
  }
}
