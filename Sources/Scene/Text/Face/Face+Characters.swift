extension Face {
  /// The glyph of a character; 0 if the face has none.
  func entry(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let rest = scalars.dropFirst()
    guard let second = rest.first else { return entry(of: Self.standIn(first.value)) }
    if first.value == 0x0D, second.value == 0x0A { return entry(of: 0x20) }
    guard rest.count == 1 else { return 0 }
    return composedEntry(base: first.value, mark: second.value)
  }

  /// The scalar whose glyph is drawn for a scalar: itself, but for blanks and layout characters.
  private static func standIn(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x09...0x0D, 0x85, 0xA0, 0x2028, 0x2029: 0x20
    case 0x200B...0x200F, 0x2060, 0xFEFF: 0xAD
    default: scalar
    }
  }

  /// The glyph of a letter and one combining mark.
  private func composedEntry(base: UInt32, mark: UInt32) -> Int {
    Self.composition(of: base, mark: mark).map { entry(of: $0.value) } ?? 0
  }

  /// A letter of Western Europe and one combining mark as one scalar.
  static func composition(of base: UInt32, mark: UInt32) -> Unicode.Scalar? {
    guard let column = combiningMarks.firstIndex(of: mark) else { return nil }
    let letters = Array(markedLetters[column].unicodeScalars)
    for i in stride(from: 0, to: letters.count - 1, by: 2) where letters[i].value == base {
      return letters[i + 1]
    }
    return nil
  }

  private static let combiningMarks: [UInt32] = [0x300, 0x301, 0x302, 0x303, 0x308, 0x30A, 0x327]

  /// For each combining mark the letters it goes on, each followed by the two as one.
  private static let markedLetters = [
    "AÀEÈIÌOÒUÙaàeèiìoòuù", "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyý", "AÂEÊIÎOÔUÛaâeêiîoôuû", "AÃNÑOÕaãnñoõ",
    "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ", "AÅaå", "CÇcç",
  ]
}
