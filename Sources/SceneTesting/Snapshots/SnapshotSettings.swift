/// What holds for the snapshots of a scope.
package struct SnapshotSettings: Sendable {
  /// The settings of the scope that runs.
  @TaskLocal package static var current = SnapshotSettings()

  /// Which references are written; `nil` is what the environment says.
  package var recording: SnapshotRecording?
  /// The folder of references; `nil` is `__Snapshots__` beside the test.
  package var folder: String?
  /// The greatest number of pixels of all pictures of a snapshot.
  package var pixelLimit = 16_777_216
  /// The greatest number of bytes of a reference.
  package var byteLimit = 1_048_576
  /// What the environment says.
  package var environment = SnapshotEnvironment.process
  /// What keeps the names.
  package var run = SnapshotRun.process
  /// What keeps the failures.
  package var report = FailureReport.shared
  /// What is told a line for each reference that is written, and would be.
  package var log: @Sendable (String) -> Void = { SnapshotLog.write($0) }
  /// Whether the test runner is given the pictures of failures.
  package var attachesPictures = true

  /// Creates the settings of a scope that nothing was said about.
  package init() {}

  /// Which references are written, all told; on a server none, whatever else is said.
  package func recording(asked: SnapshotRecording?) -> SnapshotRecording {
    if environment.isServer { return .never }
    return asked ?? recording ?? environment.recording ?? .never
  }

  /// The settings with what is not `nil`.
  func changed(
    _ record: SnapshotRecording?, _ folder: String?, _ pixelLimit: Int?, _ byteLimit: Int?
  ) -> SnapshotSettings {
    var settings = self
    settings.recording = record ?? recording
    settings.folder = folder ?? self.folder
    settings.pixelLimit = pixelLimit ?? self.pixelLimit
    settings.byteLimit = byteLimit ?? self.byteLimit
    return settings
  }
}
