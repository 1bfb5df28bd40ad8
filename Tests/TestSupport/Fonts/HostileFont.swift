public import Scene

/// A small font that has every table which is read, and what asks it for everything that it has.
public enum HostileFont {
  /// The tables that are read, whatever the outlines are.
  public static let tags: [FontTag] = [
    "cmap", "glyf", "loca", "head", "hhea", "hmtx", "maxp", "OS/2", "post", "name", "COLR", "CPAL",
    "fvar", "avar", "gvar", "HVAR", "MVAR",
  ]

  /// The font before anything is done to it.
  public static var builder: FontBuilder {
    var builder = FontBuilder.sample
    builder.glyphs[5] = .init(
      advance: 600, components: [.init(4, 0, 0), .init(2, 2, 1, flags: 0x200)])
    builder.tables["cmap"] = cmap
    builder.tables["OS/2"] = os2
    builder.tables["name"] = name
    builder.addColors(
      layers: [2: [(3, 1), (5, 0xFFFF)], 3: [(3, 0)]], palettes: [[0xFF00_00FF, 0x0102_0380]])
    builder.addAxes([.init("wght", 100, 400, 900)], instances: [(1, [900])])
    builder.tables["avar"] = FontBytes(
      1, 0, 0, 1, 4, -0x4000, -0x4000, 0, 0, 0x2000, 0x1000, 0x4000, 0x4000)
    builder.addMoves(
      [
        2: [.init(peak: [0x4000], points: [0, 2], x: [5, 50], y: [0, 9])],
        4: [
          .init(peak: [0x2000], range: [0, 0x4000], x: [1, 2, 3, 4, 5, 6], y: [1, 2, 3, 4, 5, 6])
        ],
      ], axisCount: 1)
    builder.tables["HVAR"] = hvar
    builder.tables["MVAR"] = mvar
    return builder
  }

  /// The file, and where a table lies in it; the table's length stands 4 bytes before `entryEnd`.
  public static func file(
    _ tag: FontTag
  ) -> (bytes: [UInt8], table: Range<Int>, entryEnd: Int) {
    let tables = builder.allTables
    let bytes = FontBuilder.file(tables)
    let index = tables.keys.filter { $0.value < tag.value }.count
    let end = 12 + 16 * index + 16
    let place = bytes[end - 8..<end - 4].reduce(0) { $0 << 8 | Int($1) }
    return (bytes, place..<place + (tables[tag]?.count ?? 0), end)
  }

  /// Asks a font for all that a table, or any of them, has a say in; returns the answers as numbers.
  @discardableResult
  public static func ask(_ bytes: [UInt8], about tag: FontTag? = nil) -> [Int] {
    guard let face = try? Typeface(bytes) else { return [] }
    switch tag {
    case "cmap": return characters(face)
    case "name": return names(face)
    case "COLR", "CPAL": return colors(face)
    case "OS/2", "post": return measures(face)
    case "fvar", "avar", "gvar", "HVAR", "MVAR": return variations(face)
    case nil:
      return characters(face) + names(face) + colors(face) + variations(face) + outlines(face)
    default: return outlines(face)
    }
  }

  private static let glyphs = [-1, 1, 2, 3, 4, 5, 6, 0xFFFF].map { Glyph(index: $0) }

  private static func outlines(_ face: Typeface) -> [Int] {
    var answers = measures(face)
    for glyph in glyphs {
      answers.append(((try? face.checkedOutline(of: glyph)) ?? Path()).elements.count)
      answers.append(Int(Font(face, size: 1000).advance(of: glyph)))
    }
    return answers
  }

  private static func measures(_ face: Typeface) -> [Int] {
    let font = Font(face, size: 12)
    let style = [
      face.weightClass, face.widthClass, face.isItalic ? 1 : 0, face.isFixedPitch ? 1 : 0,
    ]
    return [font.lineHeight, font.capHeight, font.xHeight, font.underlinePosition].map { Int($0) }
      + style
  }

  private static func characters(_ face: Typeface) -> [Int] {
    var answers: [Int] = []
    for value in [0, 0x20, 0x41, 0x43, 0x2603, 0xF041, 0xFFFF, 0x1F600, 0x10FFFF] as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      answers.append(Int(face.glyph(for: scalar)?.index ?? -1))
      answers.append(Int(face.glyph(for: scalar, variation: "\u{FE0F}")?.index ?? -1))
    }
    return answers
  }

  private static func names(_ face: Typeface) -> [Int] {
    [face.familyName, face.styleName, face.fullName, face.postScriptName].map {
      $0?.utf8.count ?? -1
    }
  }

  private static func colors(_ face: Typeface) -> [Int] {
    glyphs.map { face.colorLayers(of: $0).count + face.withPalette(1).colorLayers(of: $0).count }
  }

  private static func variations(_ face: Typeface) -> [Int] {
    var answers = [face.namedVariations.count]
    for axis in face.variationAxes.prefix(2) {
      answers += outlines(face.varied([axis.tag: 700]))
    }
    return answers
  }

  private static var cmap: FontBytes {
    var format4 = FontBytes(4, 0, 0, 4, 0, 0, 0, 0x42, 0xFFFF, 0, 0x41, 0xFFFF)
    format4.append([2 - 0x41, 1, 4, 0, 2, 3])
    var sequences = FontBytes(14)
    for number in [33, 1] { sequences.append32(number) }
    sequences.append24(0xFE0F)
    for number in [21, 29, 1] { sequences.append32(number) }
    sequences.append24(0x41)
    sequences.append8(0)
    sequences.append32(1)
    sequences.append24(0x2603)
    sequences.append(3)
    return FontBuilder.cmap([
      (0, 3, format4), (0, 5, sequences),
      (3, 10, FontBuilder.format12([0x20: 1, 0x41: 2, 0x1F600: 3])),
    ])
  }

  private static var os2: FontBytes {
    var table = FontBytes(4, 500, 400, 5)
    while table.count < 96 { table.append(table.count) }
    return table
  }

  private static var name: FontBytes {
    var table = FontBytes(0, 2, 30, 3, 1, 0x409, 1, 8, 0, 1, 0, 0, 4, 4, 8)
    table.append([0x4B, 0x69, 0x77, 0x69, 0x4B69, 0x7769])
    return table
  }

  private static var store: FontBytes {
    FontBuilder.variationStore(regions: [[[0, 0x4000, 0x4000]]], lines: [[60], [-20]])
  }

  private static var hvar: FontBytes {
    var table = FontBytes(1, 0)
    for number in [26, 20, 0, 0] { table.append32(number) }
    table.append([0x0003, 2, 0x0001])
    table.append(store)
    return table
  }

  private static var mvar: FontBytes {
    var table = FontBytes(1, 0, 0, 8, 1, 20)
    table.append("hasc")
    table.append([0, 1])
    table.append(store)
    return table
  }
}
