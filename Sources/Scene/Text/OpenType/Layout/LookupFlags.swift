/// Which glyphs a rule does not see: they are neither matched nor changed.
struct LookupFlags: Hashable, Sendable {
  /// The flags as they stand in the file.
  let bits: Int
  /// The set of marks that the rule sees, if it sees only those of one set.
  let markSet: Int?

  /// Reads the flags of a rule at its place.
  init(bits: Int, markSet: Int) {
    self.bits = bits
    self.markSet = bits & 0x10 != 0 ? markSet : nil
  }

  /// Marks are not seen.
  static let ignoringMarks = LookupFlags(bits: 0x08, markSet: 0)

  /// The last glyph of a chain of joined glyphs rests on the baseline, not the first.
  var isRightToLeft: Bool { bits & 0x01 != 0 }

  /// The classes that are not seen, as bits of `ShapingItem.Traits`.
  var ignoredClasses: UInt8 { UInt8(truncatingIfNeeded: bits & 0x0E) }

  /// The only class of marks that is seen; 0 if there is no such limit.
  var markClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The same without what is said of bases, ligatures and marks.
  var withoutIgnoredClasses: LookupFlags { LookupFlags(bits: bits & ~0x0E, markSet: markSet ?? 0) }
}
