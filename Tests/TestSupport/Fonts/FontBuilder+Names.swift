extension FontBuilder {
  /// A table `name` of English names in Unicode.
  ///
  /// - Parameter names: What is said, by the number of the name: 1 the family, 2 the style, 4 both, 6
  ///   the name without spaces.
  /// - Returns: The table.
  public static func names(_ names: [Int: String]) -> FontBytes {
    var table = FontBytes(0, names.count, 6 + 12 * names.count)
    var texts = FontBytes()
    for (number, name) in names.sorted(by: { $0.key < $1.key }) {
      let units = Array(name.utf16)
      table.append([3, 1, 0x409, number, 2 * units.count, texts.count])
      for unit in units { texts.append(Int(unit)) }
    }
    table.append(texts)
    return table
  }
}
