import SceneTesting
import Testing

@Suite struct SnapshotEnvironmentTests {
  @Test("a server is where CI is set to anything but nothing, 0 and false")
  func server() {
    for value in ["", "0", "false", "FALSE"] {
      #expect(!SnapshotEnvironment(["CI": value]).isServer)
    }
    for value in ["1", "true", "yes", "no"] {
      #expect(SnapshotEnvironment(["CI": value]).isServer)
    }
    #expect(!SnapshotEnvironment([:]).isServer)
  }

  @Test("a word that is none of the recordings is an error, not a guess")
  func words() {
    let variable = SnapshotEnvironment.recordingVariable
    #expect(SnapshotEnvironment([variable: "failed"]).recording == .failed)
    #expect(SnapshotEnvironment([variable: ""]).error == nil)
    let environment = SnapshotEnvironment([variable: "ALL"])
    #expect(environment.recording == nil)
    #expect(
      environment.error
        == .badVariable(name: variable, value: "ALL", allowed: "never, missing, failed, all"))
  }

  @Test("what a snapshot says is stronger than its scope, and that than the environment")
  func precedence() {
    var settings = SnapshotSettings()
    settings.environment = SnapshotEnvironment([:])
    #expect(settings.recording(asked: nil) == .never)
    settings.environment = SnapshotEnvironment([SnapshotEnvironment.recordingVariable: "all"])
    #expect(settings.recording(asked: nil) == .all)
    settings.recording = .missing
    #expect(settings.recording(asked: nil) == .missing)
    #expect(settings.recording(asked: .failed) == .failed)
  }

  @Test("on a server nothing is recorded, whoever asks")
  func serverNeverRecords() {
    var settings = SnapshotSettings()
    settings.environment = SnapshotEnvironment([
      "CI": "true", SnapshotEnvironment.recordingVariable: "all",
      SnapshotEnvironment.staleVariable: "remove",
    ])
    settings.recording = .all
    #expect(settings.recording(asked: .all) == .never)
    #expect(!settings.environment.removesStale)
  }
}
