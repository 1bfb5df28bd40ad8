/// The measures of a face, of the tables `head`, `hhea`, `OS/2` and `post`.
///
/// A table that is missing or ends too early leaves what it would have said to another, or to a share
/// of the em.
///
/// - Units: units of the face; y up.
struct FontMetrics: Hashable, Sendable {
  /// How far the tallest letters reach above the baseline.
  var ascender: Double
  /// How far the lowest letters reach below the baseline, as a negative number.
  var descender: Double
  /// The gap between a line's descender and the next line's ascender, at least 0.
  var lineGap: Double
  /// The height of a flat capital, if the face says so.
  var capHeight: Double?
  /// The height of a flat small letter, if the face says so.
  var xHeight: Double?
  /// The upper edge of an underline, negative below the baseline.
  var underlinePosition: Double
  var underlineThickness: Double
  /// The upper edge of the line that strikes letters out.
  var strikethroughPosition: Double
  var strikethroughThickness: Double
  /// By how much upright strokes lean, in degrees; negative leans to the right.
  var italicAngle = 0.0
  /// Whether every advance is the same.
  var isFixedPitch = false

  /// Reads what the tables say.
  init(unitsPerEm: Int, hhea: FontTable?, os2: FontTable?, post: FontTable?) {
    let em = Double(unitsPerEm)
    ascender = 0.8 * em
    descender = -0.2 * em
    lineGap = 0
    underlinePosition = -0.1 * em
    underlineThickness = 0.05 * em
    strikethroughPosition = 0.3 * em
    strikethroughThickness = 0.05 * em
    readLine(hhea: hhea, os2: os2)
    if let os2 { readStyle(os2) }
    if let post { readPost(post) }
  }

  /// The line's measures: those of `hhea`, or, where there are none, of `OS/2`.
  private mutating func readLine(hhea: FontTable?, os2: FontTable?) {
    if let hhea, readLine(hhea, at: 4) { return }
    guard let os2, !readLine(os2, at: 68) else { return }
    guard let up = try? os2.uint16(at: 74), let down = try? os2.uint16(at: 76), up + down > 0
    else { return }
    ascender = Double(up)
    descender = -Double(down)
  }

  /// Three numbers, of which the line must get some height.
  private mutating func readLine(_ table: FontTable, at offset: Int) -> Bool {
    guard let up = try? table.int16(at: offset), let down = try? table.int16(at: offset + 2),
      up > down
    else { return false }
    ascender = Double(up)
    descender = Double(down)
    lineGap = Double(max(0, (try? table.int16(at: offset + 4)) ?? 0))
    return true
  }

  private mutating func readStyle(_ os2: FontTable) {
    if let size = try? os2.int16(at: 26), let position = try? os2.int16(at: 28), size > 0 {
      strikethroughThickness = Double(size)
      strikethroughPosition = Double(position)
    }
    guard let version = try? os2.uint16(at: 0), version >= 2 else { return }
    if let height = try? os2.int16(at: 86), height > 0 { xHeight = Double(height) }
    if let height = try? os2.int16(at: 88), height > 0 { capHeight = Double(height) }
  }

  private mutating func readPost(_ post: FontTable) {
    italicAngle = (try? post.fixed(at: 4)) ?? 0
    isFixedPitch = ((try? post.uint32(at: 12)) ?? 0) != 0
    guard let position = try? post.int16(at: 8), let size = try? post.int16(at: 10), size > 0
    else { return }
    underlinePosition = Double(position)
    underlineThickness = Double(size)
  }
}
