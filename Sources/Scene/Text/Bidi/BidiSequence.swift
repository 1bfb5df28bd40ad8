/// Characters of one level that are next to each other, isolates between them left out (BD13).
struct BidiSequence {
  /// The places of the characters in the paragraph.
  var indices: [Int]
  /// Their level.
  var level: UInt8
  /// The direction of what is before the first.
  var start: BidiClass
  /// The direction of what is after the last.
  var end: BidiClass

  /// The direction of the level.
  var embedding: BidiClass { level % 2 == 0 ? .leftToRight : .rightToLeft }
}
