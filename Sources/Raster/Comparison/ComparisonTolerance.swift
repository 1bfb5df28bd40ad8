/// How far two bitmaps may differ and still count as alike: two numbers, and why.
///
/// The renderer gives the same bytes everywhere, so nothing that it drew needs one.
public struct ComparisonTolerance: Hashable, Sendable {
  /// A pixel counts as alike if each channel is at most this many levels off.
  public let levels: UInt8
  /// So many pixels may be farther off.
  public let pixels: Int
  /// Why the bytes need not be equal; shown wherever it had a part in a verdict.
  public let reason: String

  /// Every byte must be equal.
  public static let none = ComparisonTolerance(levels: 0, pixels: 0, reason: "")

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - levels: Of 255, for each premultiplied channel.
  ///   - pixels: A number; below 0 counts as 0.
  ///   - reason: A few words for whoever wonders.
  public init(levels: UInt8, pixels: Int, reason: String) {
    self.levels = levels
    self.pixels = max(0, pixels)
    self.reason = reason
  }
}
