/// Where the same bytes were before.
///
/// A place is stored as its number plus one, and 0 stands for none. The table is an array in three parts:
/// for each hash of six bytes (and how far it is to the end of a repetition, within one) the last place
/// that has it; for each hash of three bytes the same; and for each of the last 32768 places, modulo
/// that, the one before it with the same hash of six. It is passed as a span, so that nothing is checked
/// for other owners when it is written.
enum PlaceTable {
  /// The last places with the same hashes, plus one.
  struct Last {
    var withSix: Int
    var withThree: Int
  }

  private static let hashBits: UInt64 = 15
  private static let part = 1 &<< 15

  static var empty: [UInt32] { Array(repeating: 0, count: 3 * part) }

  /// Enters a place, and gives the last ones that look like it; none within the last eight bytes.
  ///
  /// `runEnd` is where the repetition ends in which the place lies, if it does.
  @inline(__always)
  static func enter(
    _ place: Int, _ bytes: Span<UInt8>, runEnd: Int, _ table: inout MutableSpan<UInt32>
  ) -> Last {
    guard place &+ 8 <= bytes.count else { return Last(withSix: 0, withThree: 0) }
    let eight = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: place, as: UInt64.self)
    let run = min(runEnd &- place, MatchLength.limit)
    let key = run < 6 ? 0 : UInt64(truncatingIfNeeded: run) &<< 16
    let six = hash((UInt64(littleEndian: eight) &<< 16) &+ key)
    let three = part &+ hash(UInt64(littleEndian: eight) &<< 40)
    let last = Last(withSix: Int(table[six]), withThree: Int(table[three]))
    table[2 &* part &+ (place & (part &- 1))] = table[six]
    let entry = UInt32(truncatingIfNeeded: place &+ 1)
    table[six] = entry
    table[three] = entry
    return last
  }

  /// The place before one with the same hash of six bytes, plus one.
  @inline(__always)
  static func place(before place: Int, _ table: borrowing MutableSpan<UInt32>) -> Int {
    Int(table[2 &* part &+ (place & (part &- 1))])
  }

  @inline(__always)
  private static func hash(_ value: UInt64) -> Int {
    Int(truncatingIfNeeded: (value &* 0x9E37_79B1_7F4A_7C15) &>> (64 &- hashBits))
  }
}
