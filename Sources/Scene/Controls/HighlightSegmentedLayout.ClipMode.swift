extension HighlightSegmentedLayout {
  /// What the window of a highlight cuts its content by.
  public enum ClipMode: Hashable, Sendable {
    /// The pill's own rounded outline: selected titles show nowhere but on the pill.
    case pill
    /// The rectangle of the segment: selected titles show in the corners beside the pill, too, on
    /// top of the normal ones.
    case rect
  }
}
