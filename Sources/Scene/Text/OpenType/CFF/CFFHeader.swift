/// What stands at the beginning of a table `CFF ` or `CFF2`, up to the global subroutines.
struct CFFHeader {
  /// The version.
  let version: CFFVersion
  /// The DICT that says where everything else is.
  let topDict: FontTable
  /// The subroutines of all glyphs.
  let globals: CFFIndex

  /// Reads the header of a table.
  init(_ table: FontTable) throws(FontError) {
    let major = try table.uint8(at: 0)
    let size = try table.uint8(at: 2)
    switch major {
    case 1:
      version = .cff1
      let names = try CFFIndex(table, at: size, version: .cff1)
      let dicts = try CFFIndex(table, at: try names.end(), version: .cff1)
      guard dicts.count > 0 else { throw table.wrongValue(at: try names.end(), 0) }
      topDict = try dicts.object(0)
      let strings = try CFFIndex(table, at: try dicts.end(), version: .cff1)
      globals = try CFFIndex(table, at: try strings.end(), version: .cff1)
    case 2:
      version = .cff2
      let length = try table.uint16(at: 3)
      topDict = try table.part(at: size, count: length)
      globals = try CFFIndex(table, at: size + length, version: .cff2)
    default: throw table.wrongValue(at: 0, major)
    }
  }
}
