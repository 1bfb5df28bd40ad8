public import Scene

/// Makes the bytes of a small TrueType or OpenType font, so that tests need no font file.
///
/// What is not said has a plain value. A table that is given replaces the one that would be made, so
/// that a test can write any of them itself; an empty one leaves it out. With a `CFF ` or `CFF2` table
/// there is no `glyf` or `loca`, unless given.
public struct FontBuilder: Sendable {
  /// The description and the measures of a glyph.
  public struct Glyph: Hashable, Sendable {
    /// The advance, in units of the face.
    public var advance: Int
    /// The left bearing; `nil` is the left edge of the bounds.
    public var leftBearing: Int?
    /// The bytes of its description in `glyf`; none for a blank.
    public var description: FontBytes

    /// Creates a glyph.
    public init(advance: Int, leftBearing: Int? = nil, description: FontBytes = FontBytes()) {
      self.advance = advance
      self.leftBearing = leftBearing
      self.description = description
    }
  }

  /// The units of an em.
  public var unitsPerEm = 1000
  /// The ascender of `hhea`.
  public var ascender = 800
  /// The descender of `hhea`.
  public var descender = -200
  /// The line gap of `hhea`.
  public var lineGap = 0
  /// The glyphs; the first is the box.
  public var glyphs: [Glyph]
  /// The characters and their glyphs.
  public var characters: [UInt32: Int]
  /// Tables that are added, or replace those that would be made.
  public var tables: [FontTag: FontBytes] = [:]

  /// Creates a builder of a font.
  public init(glyphs: [Glyph], characters: [UInt32: Int] = [:]) {
    self.glyphs = glyphs
    self.characters = characters
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { Self.file(allTables) }

  /// All tables, those that were given and those that are made.
  public var allTables: [FontTag: FontBytes] {
    var all: [FontTag: FontBytes] = [
      "head": head, "hhea": hhea, "hmtx": hmtx, "maxp": maxp, "post": post,
      "cmap": Self.cmap([(platform: 3, encoding: 10, subtable: Self.format12(characters))]),
    ]
    if tables["CFF "] == nil, tables["CFF2"] == nil {
      all["glyf"] = glyf.table
      all["loca"] = glyf.offsets
    }
    for (tag, table) in tables { all[tag] = table.count > 0 ? table : nil }
    return all
  }

  /// The bytes of a file with tables.
  public static func file(_ tables: [FontTag: FontBytes]) -> [UInt8] {
    let sorted = tables.sorted { $0.key.value < $1.key.value }
    let isCFF = tables["CFF "] != nil || tables["CFF2"] != nil
    var file = FontBytes()
    file.append(isCFF ? "OTTO" : FontTag(value: 0x0001_0000))
    file.append([sorted.count, 0, 0, 0])
    var body = FontBytes()
    for (tag, table) in sorted {
      file.append(tag)
      file.append32(0)
      file.append32(12 + 16 * sorted.count + body.count)
      file.append32(table.count)
      body.append(table)
      body.pad(to: 4)
    }
    file.append(body)
    return file.bytes
  }

  private var head: FontBytes {
    var table = FontBytes(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, unitsPerEm)
    table.append([Int](repeating: 0, count: 8))
    table.append([0, 0, 0, 0, 0, 8, 2, 1, 0])
    return table
  }

  private var hhea: FontBytes {
    var table = FontBytes(1, 0, ascender, descender, lineGap)
    table.append(glyphs.map { $0.advance }.max() ?? 0)
    table.append([Int](repeating: 0, count: 11))
    table.append(glyphs.count)
    return table
  }

  private var hmtx: FontBytes {
    var table = FontBytes()
    for glyph in glyphs {
      table.append(glyph.advance)
      let bytes = glyph.description.bytes
      let left = bytes.count < 4 ? 0 : Int(bytes[2]) << 8 | Int(bytes[3])
      table.append(glyph.leftBearing ?? left)
    }
    return table
  }

  private var maxp: FontBytes {
    var table = FontBytes(1, 0, glyphs.count)
    table.append([Int](repeating: 0, count: 13))
    return table
  }

  private var post: FontBytes {
    var table = FontBytes(3, 0, 0, 0, -100, 50)
    table.append([Int](repeating: 0, count: 10))
    return table
  }

  private var glyf: (table: FontBytes, offsets: FontBytes) {
    var table = FontBytes()
    var offsets = FontBytes()
    offsets.append32(0)
    for glyph in glyphs {
      table.append(glyph.description)
      table.pad(to: 4)
      offsets.append32(table.count)
    }
    return (table, offsets)
  }
}
