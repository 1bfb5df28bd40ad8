extension TextLine {
  /// The line as it is shown in a box: as it is if it fits, else with a … in place of what does not.
  ///
  /// No space stands beside the …. If not even the … fits, it is alone. Start and end are those of the
  /// text, so that the … of a text from right to left is at the left.
  ///
  /// - Parameters:
  ///   - width: The width of the box; in NaN nothing fits.
  ///   - mode: Where the … goes. At the tail or the head, as much as fits is left of the other end. In
  ///     the middle, the start gets at most half of the room beside the …, the end all that is left.
  ///     The other modes change nothing.
  /// - Returns: A line of one paragraph's end.
  /// - Complexity: O(n).
  public func truncated(
    to width: Double, mode: LineBreakMode = .byTruncatingTail
  ) -> TextLine {
    guard !(self.width <= width + Self.tolerance), mode.isTruncating, let text else { return self }
    return Truncation(text, cut, width: width).line(mode)
  }
}
