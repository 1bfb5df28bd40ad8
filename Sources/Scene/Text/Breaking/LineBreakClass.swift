/// What a character is to whoever looks for a place to end a line.
enum LineBreakClass: UInt8 {
  /// A letter, a sign, anything else.
  case other
  /// A figure: a hyphen before it is a minus.
  case digit
  /// A blank.
  case space
  /// The end of a line that is written in the text.
  case lineBreak
  /// An invisible place to end a line.
  case zeroWidthSpace
  /// What holds its two neighbours together: a no-break space, a straight quotation mark.
  case glue
  /// A hyphen or a dash.
  case hyphen
  /// A character that is a word by itself.
  case ideograph
  /// A mark that may not end a line.
  case opening
  /// A mark that may not begin a line.
  case closing
  /// The same in East Asian writing, where lines end between words that touch.
  case wideOpening
  /// The same in East Asian writing, small kana and prolonging marks among them.
  case wideClosing

  /// The class of a character, which is that of its first scalar.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first?.value else {
      self = .other
      return
    }
    self = scalar < 0x80 ? Self.ascii(scalar) : Self.beyondASCII(scalar)
  }

  /// Whether it is written without spaces to its neighbours.
  var isWide: Bool { self == .ideograph || self == .wideOpening || self == .wideClosing }

  private static func ascii(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x09, 0x20: .space
    case 0x0A...0x0D: .lineBreak
    case 0x30...0x39: .digit
    case 0x2D: .hyphen
    case 0x22, 0x27: .glue
    // ( [ {
    case 0x28, 0x5B, 0x7B: .opening
    // ! % ) , . : ; ? ] }
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
    default: .other
    }
  }

  private static func beyondASCII(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x85, 0x2028, 0x2029: .lineBreak
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
    case 0x200B: .zeroWidthSpace
    case 0x2010, 0x2012...0x2015: .hyphen
    // ¡ « ¿ ‘ ‚ “ „ ‹
    case 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039: .opening
    // ° » ’ ” … ‰ ›
    case 0xB0, 0xBB, 0x2019, 0x201D, 0x2026, 0x2030, 0x203A: .closing
    case 0x2E80...0xFFFF: eastAsian(scalar)
    case 0x1F000...0x1FAFF, 0x20000...0x3FFFD: .ideograph
    default: .other
    }
  }

  private static func eastAsian(_ scalar: UInt32) -> LineBreakClass {
    if wideOpenings.contains(scalar) { return .wideOpening }
    if wideClosings.contains(scalar) { return .wideClosing }
    return switch scalar {
    case 0xFF61...0xFF64, 0xFF67...0xFF70, 0xFF9E...0xFF9F: .wideClosing
    // Radicals, kana, bopomofo, enclosed signs, ideographs, Yi; not Hangul, which is spaced.
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFF9D: .ideograph
    default: .other
    }
  }

  private static let wideOpenings = scalars("〈《「『【〔〖〘〚〝（［｛｟｢")
  private static let wideClosings = scalars(
    "、。々〉》」』】〕〗〙〛〞〟〜〻ぁぃぅぇぉっゃゅょゎゕゖ゛゜ゝゞ゠ァィゥェォッャュョヮヵヶ・ーヽヾㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "！％），．：；？］｝｠･")

  private static func scalars(_ text: String) -> [UInt32] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
    return scalars
  }
}
