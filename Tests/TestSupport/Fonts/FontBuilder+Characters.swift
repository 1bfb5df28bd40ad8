extension FontBuilder {
  /// A table `cmap` of subtables.
  public static func cmap(
    _ subtables: [(platform: Int, encoding: Int, subtable: FontBytes)]
  ) -> FontBytes {
    var table = FontBytes(0, subtables.count)
    var body = FontBytes()
    for (platform, encoding, subtable) in subtables {
      table.append([platform, encoding])
      table.append32(4 + 8 * subtables.count + body.count)
      body.append(subtable)
    }
    table.append(body)
    return table
  }

  /// Format 12, with a group for each character.
  public static func format12(_ characters: [UInt32: Int]) -> FontBytes {
    var table = FontBytes(12, 0)
    table.append32(16 + 12 * characters.count)
    table.append32(0)
    table.append32(characters.count)
    for (character, glyph) in characters.sorted(by: { $0.key < $1.key }) {
      table.append32(Int(character))
      table.append32(Int(character))
      table.append32(glyph)
    }
    return table
  }
}
