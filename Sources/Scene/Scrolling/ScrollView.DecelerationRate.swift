extension ScrollView {
  /// How soon content that was let go slows down.
  public struct DecelerationRate: Hashable, Sendable {
    /// The part of the velocity that stays in each millisecond; clamped to 0.001 … 0.9999 when used.
    public var rawValue: Double

    /// Creates a rate.
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// 0.998: what is let go with 1000 points a second goes on for 494 points.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: about a fifth of that.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the safe area's insets are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// Along the axes along which the content can be scrolled.
    case automatic
    /// Along neither axis.
    case never
    /// Along both axes.
    case always
  }
}
