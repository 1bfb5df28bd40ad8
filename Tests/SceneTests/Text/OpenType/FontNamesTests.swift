import Scene
import TestSupport
import Testing

@Suite struct FontNamesTests {
  /// A name as the table keeps it.
  private struct Record {
    var platform = 3
    var encoding = 1
    var language = 0x409
    var number: Int
    var bytes: [UInt8]

    init(
      _ number: Int, _ text: String, platform: Int = 3, encoding: Int = 1, language: Int = 0x409
    ) {
      self.number = number
      self.platform = platform
      self.encoding = encoding
      self.language = language
      bytes =
        platform == 1
        ? Array(text.utf8) : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  private static func face(_ records: Record...) throws -> Typeface {
    var table = FontBytes(0, records.count, 6 + 12 * records.count)
    var storage = FontBytes()
    for record in records {
      table.append([record.platform, record.encoding, record.language, record.number])
      table.append([record.bytes.count, storage.count])
      storage.append(record.bytes)
    }
    table.append(storage)
    var builder = FontBuilder.sample
    builder.tables["name"] = table
    return try Typeface(builder.bytes)
  }

  @Test("a face says its family, style, full and PostScript names")
  func names() throws {
    let face = try Self.face(
      .init(1, "Kiwi"), .init(2, "Bold"), .init(4, "Kiwi Bold"), .init(6, "Kiwi-Bold"))
    #expect(face.familyName == "Kiwi")
    #expect(face.styleName == "Bold")
    #expect(face.fullName == "Kiwi Bold")
    #expect(face.postScriptName == "Kiwi-Bold")
  }

  @Test("the names of large families come before those of four styles")
  func typographic() throws {
    let face = try Self.face(
      .init(1, "Kiwi Light"), .init(2, "Regular"), .init(16, "Kiwi"), .init(17, "Light"))
    #expect(face.familyName == "Kiwi")
    #expect(face.styleName == "Light")
  }

  @Test("English comes before other languages, wherever it stands")
  func language() throws {
    let german = Record(1, "Kiwi auf Deutsch", language: 0x407)
    let british = Record(1, "Kiwi in Britain", language: 0x809)
    let american = Record(1, "Kiwi")
    #expect(try Self.face(german).familyName == "Kiwi auf Deutsch")
    #expect(try Self.face(german, british).familyName == "Kiwi in Britain")
    #expect(try Self.face(german, american, british).familyName == "Kiwi")
  }

  @Test("names are read in Unicode with pairs, and in Mac Roman")
  func encodings() throws {
    #expect(try Self.face(.init(1, "思源黑体 😀", platform: 0, encoding: 4)).familyName == "思源黑体 😀")
    var mac = Record(1, "", platform: 1, encoding: 0, language: 0)
    // In Mac Roman 0x9F is ü.
    mac.bytes = [0x4B, 0x9F]
    #expect(try Self.face(mac).familyName == "Kü")
    var lone = Record(1, "")
    lone.bytes = [0xD8, 0x3D, 0x00, 0x41]
    #expect(try Self.face(lone).familyName == "\u{FFFD}A")
  }

  @Test("a name that is empty, not there or beyond the table is none")
  func missing() throws {
    #expect(try Self.face().familyName == nil)
    #expect(try Self.face(.init(1, "")).familyName == nil)
    #expect(try Self.face(.init(1, "Kiwi", platform: 2)).familyName == nil)
    var builder = FontBuilder.sample
    builder.tables["name"] = FontBytes(0, 1, 18, 3, 1, 0x409, 1, 8, 0, 0x4B)
    #expect(try Typeface(builder.bytes).familyName == nil)
    #expect(try Typeface(FontBuilder.sample.bytes).familyName == nil)
  }

  @Test("weight, width and slant are those of OS/2, else of the style in head")
  func style() throws {
    var builder = FontBuilder.sample
    let plain = try Typeface(builder.bytes)
    #expect(plain.weightClass == 400)
    #expect(plain.widthClass == 5)
    #expect(!plain.isItalic)
    var os2 = FontBytes(4, 500, 560, 3)
    os2.append([Int](repeating: 0, count: 27) + [1])
    builder.tables["OS/2"] = os2
    let face = try Typeface(builder.bytes)
    #expect(face.weightClass == 560)
    #expect(face.widthClass == 3)
    #expect(face.isItalic)
  }

  @Test(
    "the weight is the nearest of three",
    arguments: [
      (100, Font.Weight.regular), (450, .regular), (451, .medium), (600, .medium), (601, .bold),
      (900, .bold), (7, .bold), (0, .regular),
    ])
  func weight(number: Int, weight: Font.Weight) throws {
    var builder = FontBuilder.sample
    builder.tables["OS/2"] = FontBytes(1, 500, number)
    #expect(try Typeface(builder.bytes).weight == weight)
  }

  @Test("the embedded face has names, too")
  func embedded() {
    let face = Typeface.system(weight: .bold)
    #expect(face.fullName == "ViewTree Sans Bold")
    #expect(face.weight == .bold)
    #expect(face.weightClass == 700)
  }
}
