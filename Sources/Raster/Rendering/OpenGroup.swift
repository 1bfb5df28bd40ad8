/// A group that has begun in the band being drawn.
struct OpenGroup {
  /// 0 … 255.
  var alpha: UInt32
  /// The first row that it touches, and the row after the last.
  var y0: Int
  var y1: Int
  /// The place of its first row.
  var firstRow: Int
  /// The outline that it is clipped by; empty if by edges or not at all.
  var outline: Outline
  /// How many clips are around it; see `PlannedCommand.clipDepth`.
  var clipDepth: Int
  /// How much memory was in use before it began.
  var coverageMark: Int
  var backdropMark: Int
}
