/// Between which edges views are distributed along the horizontal axis.
public enum DistributionEdges: Hashable, Sendable {
  /// In the direction in which text runs: where it runs to the left, the first view is the rightmost.
  case leadingAndTrailing
  /// From left to right whatever the direction, as Masonry does it.
  case leftAndRight
}
