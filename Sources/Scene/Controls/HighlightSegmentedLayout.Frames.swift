extension HighlightSegmentedLayout {
  /// Where everything lies at one position.
  public struct Frames: Hashable, Sendable {
    /// The layer of normal titles, in the control.
    public var normalTitles: Rect
    /// The window, in the control.
    public var window: Rect
    /// The pill, in the window.
    public var pill: Rect
    /// The layer of selected titles, in the window: where the normal ones are, seen from there.
    public var selectedTitles: Rect
    /// The titles from the first to the last, in either layer.
    public var titles: [Rect]
  }
}
