/// A set of corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit a corner, in the order of the constants below.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits beyond the four corners mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let minXMinY = Corners(rawValue: 1)
  /// Top right.
  public static let maxXMinY = Corners(rawValue: 2)
  /// Bottom left.
  public static let minXMaxY = Corners(rawValue: 4)
  /// Bottom right.
  public static let maxXMaxY = Corners(rawValue: 8)
  /// All four.
  public static let all = Corners(rawValue: 15)
}
