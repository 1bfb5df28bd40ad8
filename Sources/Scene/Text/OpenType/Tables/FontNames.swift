/// What a face calls itself: the table `name`.
///
/// Of several languages English is preferred, and Unicode to older character sets.
///
/// - Source: OpenType 1.9, `name`.
struct FontNames: Sendable {
  /// What a name is of.
  enum Kind: Int {
    case family = 1
    case subfamily = 2
    case full = 4
    case postScript = 6
    /// The family, not only of four styles.
    case typographicFamily = 16
    case typographicSubfamily = 17
  }

  private let table: FontTable

  /// Takes the table.
  init(_ table: FontTable) { self.table = table }

  /// A name; `nil` if there is none that can be read, or if it is empty.
  func name(_ kind: Kind) -> String? { name(number: kind.rawValue) }

  /// The name of a number, as other tables give for axes and palettes.
  func name(number: Int) -> String? {
    guard let count = try? table.uint16(at: 2) else { return nil }
    var best = Int.max
    var name: String?
    for index in 0..<min(count, max(0, table.count - 6) / 12) {
      let record = 6 + index * 12
      guard (try? table.uint16(at: record + 6)) == number, let rank = rank(record), rank < best,
        let text = text(record, isRoman: rank % 2 == 1), !text.isEmpty
      else { continue }
      best = rank
      name = text
    }
    return name
  }

  /// How much a record is wanted, the less the more; odd for Mac Roman, `nil` for what is not read.
  private func rank(_ record: Int) -> Int? {
    guard let platform = try? table.uint16(at: record),
      let encoding = try? table.uint16(at: record + 2),
      let language = try? table.uint16(at: record + 4)
    else { return nil }
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10):
      // The low ten bits are the language, the others the country; 0x409 is English of America.
      return language == 0x409 ? 0 : language & 0x3FF == 0x09 ? 2 : 6
    case (0, _): return 4
    case (1, 0): return language == 0 ? 5 : 7
    default: return nil
    }
  }

  private func text(_ record: Int, isRoman: Bool) -> String? {
    guard let storage = try? table.uint16(at: 4), let length = try? table.uint16(at: record + 8),
      let offset = try? table.uint16(at: record + 10),
      let bytes = try? table.part(at: storage + offset, count: length)
    else { return nil }
    return isRoman ? Self.roman(bytes) : Self.utf16(bytes)
  }

  private static func roman(_ bytes: FontTable) -> String {
    var text = String.UnicodeScalarView()
    for place in 0..<bytes.count {
      if let byte = try? bytes.uint8(at: place) {
        text.append(MacRoman.scalar(of: UInt8(truncatingIfNeeded: byte)))
      }
    }
    return String(text)
  }

  /// Halves of pairs that stand alone become the replacement character.
  private static func utf16(_ bytes: FontTable) -> String {
    var units: [UInt16] = []
    for place in 0..<bytes.count / 2 {
      if let unit = try? bytes.uint16(at: place * 2) {
        units.append(UInt16(truncatingIfNeeded: unit))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
