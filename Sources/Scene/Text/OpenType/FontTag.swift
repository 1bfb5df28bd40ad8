/// The name of a table, feature, script, language or axis of a font: four letters.
public struct FontTag: Hashable, Sendable {
  /// The four bytes, the first letter in the highest.
  public let value: UInt32

  /// Creates a tag from its bytes, the first letter in the highest.
  public init(value: UInt32) { self.value = value }

  /// Creates a tag from letters of ASCII; a shorter text is filled up with spaces, as in the format,
  /// and what follows the fourth is dropped.
  public init(_ letters: StaticString) {
    var value: UInt32 = 0
    for place in 0..<4 {
      let letter = place < letters.utf8CodeUnitCount ? unsafe letters.utf8Start[place] : 0x20
      value = value << 8 | UInt32(letter)
    }
    self.value = value
  }
}

extension FontTag: ExpressibleByStringLiteral {
  /// Creates a tag from letters of ASCII.
  public init(stringLiteral value: StaticString) { self.init(value) }
}

extension FontTag: CustomStringConvertible {
  /// The four letters; a byte that is no letter of ASCII is a question mark.
  public var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: value >> UInt32(shift))
      text.unicodeScalars.append(
        (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : Unicode.Scalar(0x3F as UInt8))
    }
    return text
  }
}
