extension PPM {
  /// Why bytes are no binary pixmap of 8 bits a component.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The bytes do not begin with `P6`.
    case notBinaryPixmap(firstBytes: [UInt8])
    /// The bytes end before the pixels begin.
    case endInHeader(count: Int)
    /// A byte is neither the digit nor the blank that must stand at its place.
    case unexpectedByte(UInt8, offset: Int)
    /// The number that begins at `offset` has more than nine digits that count.
    case numberTooLarge(offset: Int)
    /// The greatest component is not 255.
    case unsupportedMaximum(Int)
    /// A bitmap may not have this size.
    case sizeOutOfRange(BitmapError)
    /// There are fewer bytes than the size needs.
    case pixelsMissing(wanted: Int, given: Int)
    /// Bytes follow the last pixel.
    case bytesAfterPixels(count: Int)
  }
}

extension PPM.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .notBinaryPixmap(let firstBytes):
      "not a binary pixmap: it begins with the bytes \(Self.list(firstBytes)) and not with P6"
    case .endInHeader(let count):
      "a pixmap of \(count) bytes: it ends before its pixels begin"
    case .unexpectedByte(let byte, let offset):
      "byte \(byte) at \(offset) of a pixmap's header: a number or a blank must stand there"
    case .numberTooLarge(let offset):
      "the number at \(offset) of a pixmap's header: at most nine digits are read"
    case .unsupportedMaximum(let maximum):
      "a pixmap with \(maximum) as the greatest component: only 255 is read"
    case .sizeOutOfRange(let error):
      error.description
    case .pixelsMissing(let wanted, let given):
      "a pixmap with \(given) bytes of pixels: its size needs \(wanted)"
    case .bytesAfterPixels(let count):
      "a pixmap with \(count) bytes after its last pixel: none may follow"
    }
  }

  private static func list(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text += (text.isEmpty ? "" : " ") + String(byte) }
    return text.isEmpty ? "(none)" : text
  }
}
