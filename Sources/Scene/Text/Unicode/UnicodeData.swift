/// Properties of characters, as short texts: see `Scripts/unicode-tables`, which writes them.
///
/// - Source: the Unicode Character Database, version 15.0.
enum UnicodeData {
  /// Reads the numbers of a table, five bits a character, the lowest first.
  struct Numbers {
    private var bytes: String.UTF8View.Iterator

    init(_ text: String) { bytes = text.utf8.makeIterator() }

    /// The next number, `nil` at the end.
    mutating func next() -> Int? {
      var (value, shift): (UInt32, UInt32) = (0, 0)
      while let byte = bytes.next() {
        // Line ends of the source.
        if byte < 0x30 { continue }
        let digit = UInt32(byte) - 0x30
        value |= (digit & 31) &<< shift
        shift += 5
        if digit < 32 { return Int(value) }
      }
      return nil
    }
  }
}
