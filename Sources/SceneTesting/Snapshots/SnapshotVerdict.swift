/// What came of a snapshot.
public struct SnapshotVerdict: Hashable, Sendable {
  /// What came of a snapshot, without words.
  public enum Outcome: Hashable, Sendable {
    /// The picture is as its reference, to the byte.
    case same
    /// The picture differs, and no more than its tolerance allows.
    case tolerated
    /// The picture differs.
    case different
    /// There is no reference.
    case missing
    /// There is a reference that cannot be read.
    case unreadable
    /// There is no picture, or it may not have its name, its size or its style.
    case refused(SnapshotError)
    /// A reference was written where none was.
    case recordedNew
    /// A reference was replaced, of which so many pixels differed: 0 if only its times did, `nil` if
    /// it is unknown, as for a digest.
    case recordedChanged(pixels: Int?)
    /// All references are written, and this one already was as it should be.
    case recordedSame
  }

  /// What came of it.
  public let outcome: Outcome
  /// The name, with dots between suite, test and label.
  public let name: String
  /// The path of the reference, whether or not it exists.
  public let reference: String
  /// What the test runner is told; an empty text if the picture is as its reference.
  public let message: String

  /// Whether the test may go on as if nothing had happened: nothing differs and nothing was written.
  public var passes: Bool { outcome == .same || outcome == .tolerated }
}

extension SnapshotVerdict: CustomStringConvertible {
  /// The message, or that there is nothing to be said.
  public var description: String {
    message.isEmpty ? "\(name): as its reference" : message
  }
}
