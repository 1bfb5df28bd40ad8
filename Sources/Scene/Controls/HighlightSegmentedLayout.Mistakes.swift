extension HighlightSegmentedLayout {
  /// The classic mistakes in building a highlight, for those who teach it.
  public struct Mistakes: OptionSet, Hashable, Sendable {
    /// One bit a mistake; bits without a name mean nothing.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The selected titles are not moved back against the window: they travel with it.
    public static let noCounterOffset = Mistakes(rawValue: 1)
    /// The window does not cut: all selected titles show, on top of the normal ones.
    public static let noClip = Mistakes(rawValue: 2)
  }
}
