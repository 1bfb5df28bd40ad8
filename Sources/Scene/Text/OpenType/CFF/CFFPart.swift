/// What one part of a font, a font DICT, has of its own: a matrix and subroutines.
struct CFFPart: Sendable {
  /// From units of charstrings to ems, y up; `nil` if none is given.
  var matrix: AffineTransform?
  /// Where the private DICT is; `nil` if there is none.
  private(set) var privateDict: FontTable?
  /// The set of regions that numbers are blended for, until a charstring chooses another.
  private(set) var variationSet = 0
  private var privateStart = 0
  private var subroutineOffset = 0

  /// A part that has nothing.
  init() {}

  /// Reads a font DICT.
  init(_ dict: FontTable, _ table: FontTable, version: CFFVersion) throws(FontError) {
    var reader = CFFDictReader(dict, version: version)
    while try reader.next() { try take(reader, table, version: version) }
  }

  /// Takes an entry of a font DICT, or one of a top DICT that a font DICT may have, too.
  mutating func take(
    _ reader: CFFDictReader, _ table: FontTable, version: CFFVersion
  ) throws(FontError) {
    switch reader.name {
    case 18:
      privateStart = try reader.size()
      let dict = try table.part(at: privateStart, count: try reader.size(fromLast: 1))
      try readPrivate(dict, version: version)
      privateDict = dict
    case 0x0C07:
      let m = reader.operands
      guard m.count >= 6 else { throw reader.wrongEntry() }
      matrix = AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    default: break
    }
  }

  /// The part's own subroutines; `nil` if it has none.
  func subroutines(in table: FontTable, version: CFFVersion) throws(FontError) -> CFFIndex? {
    guard privateDict != nil, subroutineOffset > 0 else { return nil }
    // Both were checked to be below 2³¹; the sum is checked by the table.
    let start = privateStart.addingReportingOverflow(subroutineOffset)
    guard !start.overflow else { throw table.wrongValue(at: privateStart, subroutineOffset) }
    return try CFFIndex(table, at: start.partialValue, version: version)
  }

  private mutating func readPrivate(_ dict: FontTable, version: CFFVersion) throws(FontError) {
    var reader = CFFDictReader(dict, version: version)
    while try reader.next() {
      switch reader.name {
      case 19: subroutineOffset = try reader.size()
      case 22 where version == .cff2: variationSet = try reader.size()
      default: break
      }
    }
  }
}
