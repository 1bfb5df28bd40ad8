/// How far a picture may be from its reference: two numbers, and why.
///
/// A renderer whose bytes never differ needs none of it. It is there for pictures from elsewhere.
public struct SnapshotTolerance: Hashable, Sendable {
  /// No pixel may differ.
  public static let exact = SnapshotTolerance(
    channelDifference: 0, pixelCount: 0, reason: "pictures have the same bytes everywhere")

  /// A pixel counts as different if a component is further than this from the reference, 0 … 255.
  public let channelDifference: Int
  /// So many pixels of a picture may be different, 0 or more.
  public let pixelCount: Int
  /// Why pictures may differ at all; a snapshot whose tolerance has no reason fails.
  public let reason: String

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - channelDifference: Clamped to 0 … 255.
  ///   - pixelCount: Below 0 it counts as 0.
  ///   - reason: Why; it must hold more than blanks.
  public init(channelDifference: Int, pixelCount: Int, reason: String) {
    self.channelDifference = max(0, min(255, channelDifference))
    self.pixelCount = max(0, pixelCount)
    self.reason = reason
  }

  /// Whether the reason says something.
  public var hasReason: Bool { reason.contains { !$0.isWhitespace } }
}
