extension PixelLedger {
  /// A command that drew nothing on a pixel.
  public struct Skip: Hashable, Sendable {
    /// Why it did not.
    public enum Reason: Hashable, Sendable {
      /// The pixel lies outside of what it draws.
      case outside
      /// It lies in a group whose clip leaves nothing of the pixel; the place of the group's command.
      case clipped(by: Int)
      /// It lies in a group of which nothing can be seen; the place of the group's command.
      case insideTransparentGroup(Int)
      /// Its own opacity is 0.
      case transparent
      /// It reaches the pixel, and covers less than half a 255th of it.
      case notCovered
    }

    /// The place of the command in the list.
    public let command: Int
    /// Why it drew nothing.
    public let reason: Reason
  }
}
