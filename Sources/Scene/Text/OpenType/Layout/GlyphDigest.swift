/// What can be told at once of a set of glyphs: which are surely not in it.
///
/// Three times 64 bits, each of other six bits of the glyph's number. Sets of few glyphs or of ranges,
/// as rules have them, leave most bits empty.
struct GlyphDigest: Hashable, Sendable {
  private static let shifts: (Int, Int, Int) = (4, 0, 9)

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// A digest of which nothing can be told.
  static let everything = GlyphDigest(
    first: UInt64.max, second: UInt64.max, third: UInt64.max)

  /// The digest of no glyph.
  init() {}

  private init(first: UInt64, second: UInt64, third: UInt64) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// Adds a glyph.
  mutating func insert(_ glyph: Int) {
    first |= Self.bit(glyph &>> Self.shifts.0)
    second |= Self.bit(glyph &>> Self.shifts.1)
    third |= Self.bit(glyph &>> Self.shifts.2)
  }

  /// Adds glyphs that follow each other.
  mutating func insert(_ glyphs: ClosedRange<Int>) {
    first |= Self.bits(glyphs, shift: Self.shifts.0)
    second |= Self.bits(glyphs, shift: Self.shifts.1)
    third |= Self.bits(glyphs, shift: Self.shifts.2)
  }

  /// Adds what is in another.
  mutating func formUnion(_ other: GlyphDigest) {
    first |= other.first
    second |= other.second
    third |= other.third
  }

  /// Whether a glyph may be in the set.
  @inline(__always)
  func mayContain(_ glyph: Int) -> Bool {
    first & Self.bit(glyph &>> Self.shifts.0) != 0
      && second & Self.bit(glyph &>> Self.shifts.1) != 0
      && third & Self.bit(glyph &>> Self.shifts.2) != 0
  }

  /// Whether a glyph may be in both.
  func mayMeet(_ other: GlyphDigest) -> Bool {
    first & other.first != 0 && second & other.second != 0 && third & other.third != 0
  }

  @inline(__always)
  private static func bit(_ number: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: number & 63)
  }

  private static func bits(_ glyphs: ClosedRange<Int>, shift: Int) -> UInt64 {
    let from = glyphs.lowerBound &>> shift
    let through = glyphs.upperBound &>> shift
    guard through - from < 63 else { return .max }
    var bits: UInt64 = 0
    for number in from...through { bits |= bit(number) }
    return bits
  }
}
