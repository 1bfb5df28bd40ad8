/// A character to the rules of line breaking: a scalar and the combining marks on it (LB9, LB10).
struct LineBreakUnit {
  /// Its class.
  var kind: LineBreakClass
  /// Whether it is wide in East Asian text.
  var isWide: Bool
  /// Whether its last scalar joins it to the next.
  var endsWithJoiner: Bool
  /// Whether it is U+2010, which is class BA and a hyphen.
  var isHyphen2010: Bool
  /// The index of its scalar.
  var start: Int

  /// The units of a text, in order.
  static func units(of scalars: ArraySlice<Unicode.Scalar>) -> [LineBreakUnit] {
    var units: [LineBreakUnit] = []
    units.reserveCapacity(scalars.count)
    let table = SettingProperties.table
    for index in scalars.indices {
      let properties = table.properties(of: scalars[index])
      var unit = LineBreakUnit(
        kind: properties.lineBreak, isWide: properties.isWide,
        endsWithJoiner: properties.lineBreak == .zeroWidthJoiner,
        isHyphen2010: scalars[index].value == 0x2010, start: index)
      if unit.kind == .combiningMark || unit.kind == .zeroWidthJoiner {
        if let last = units.indices.last, !units[last].kind.takesNoMarks {
          units[last].endsWithJoiner = unit.endsWithJoiner
          continue
        }
        unit.kind = .alphabetic
      }
      units.append(unit)
    }
    return units
  }
}
