extension View {
  /// The closest view that is, or holds, both this view and another; `nil` if they are in different
  /// trees.
  ///
  /// - Complexity: O(depth).
  public final func closestCommonSuperview(with other: View) -> View? {
    commonAncestor(with: other)
  }
}
