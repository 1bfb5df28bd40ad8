/// Which references a run writes.
///
/// A test that writes one fails, and so does every test in `all`: no run both records and passes.
/// Where the environment's `CI` is set, nothing is ever written.
public enum SnapshotRecording: String, CaseIterable, Hashable, Sendable {
  /// None: what differs or is missing is a failure.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist, and those of snapshots that fail.
  case failed
  /// Those of all snapshots; one whose pixels are as they were is not touched.
  case all
}
