extension LayoutPriority {
  /// 750, as `defaultHigh`.
  public static let high = defaultHigh
  /// 500, between high and low.
  public static let medium = LayoutPriority(500)
  /// 250, as `defaultLow`.
  public static let low = defaultLow
}
