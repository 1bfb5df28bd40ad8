import Foundation

/// What the environment says about snapshots.
package struct SnapshotEnvironment: Sendable {
  /// The variable that names a `SnapshotRecording`.
  package static let recordingVariable = "SNAPSHOT_TESTING_RECORD"
  /// The variable that says what becomes of references that no test asks for: `list` or `remove`.
  package static let staleVariable = "SNAPSHOT_TESTING_STALE"
  /// The variable that, set to `all`, has the pictures of digests written.
  package static let picturesVariable = "SNAPSHOT_TESTING_PICTURES"

  /// The variables of this process.
  package static let process = SnapshotEnvironment()

  /// Whether the run is one of a server: then nothing is written.
  package let isServer: Bool
  /// What `SNAPSHOT_TESTING_RECORD` says, or `nil`.
  package let recording: SnapshotRecording?
  /// Whether stale references are removed.
  package let removesStale: Bool
  /// Whether pictures of digests are written into the report.
  package let writesPictures: Bool
  /// What is wrong with the variables, or `nil`.
  package let error: SnapshotError?

  /// Reads variables.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    let server = variables["CI", default: ""].lowercased()
    isServer = !["", "0", "false"].contains(server)
    let recordings = SnapshotRecording.allCases.map { $0.rawValue }
    var error: SnapshotError?
    func choice(_ name: String, of allowed: [String]) -> String? {
      guard let value = variables[name], !value.isEmpty else { return nil }
      if allowed.contains(value) { return value }
      error = .badVariable(name: name, value: value, allowed: allowed.joined(separator: ", "))
      return nil
    }
    recording = choice(Self.recordingVariable, of: recordings)
      .flatMap { SnapshotRecording(rawValue: $0) }
    let stale = choice(Self.staleVariable, of: ["list", "remove"])
    removesStale = stale == "remove" && !isServer
    writesPictures = choice(Self.picturesVariable, of: ["all"]) != nil
    self.error = error
  }
}
