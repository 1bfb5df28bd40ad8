import Foundation
import Synchronization

/// The snapshots of one run of tests, by the names of their references.
package final class SnapshotRun: Sendable {
  /// The run of this process.
  package static let process: SnapshotRun = {
    RunEnd.begin()
    return SnapshotRun(allowsRepetition: CommandLine.arguments.contains("--repetitions"))
  }()

  /// A reference and the test that asked for it.
  package struct Claim: Hashable, Sendable {
    /// The name of the snapshot.
    package let name: SnapshotName
    /// The path of the reference.
    package let path: String
    /// The path of the test's source.
    package let file: String
    /// The file and the line that asked, with a colon between.
    package let place: String

    /// Creates a claim.
    package init(name: SnapshotName, path: String, file: String, place: String) {
      self.name = name
      self.path = path
      self.file = file
      self.place = place
    }
  }

  private struct State {
    var claims: [Claim] = []
    /// The places in `claims` by path, where case does not count, as in some file systems.
    var places: [String: Int] = [:]
    /// How many snapshots have not passed.
    var failureCount = 0
    /// Whether a piece of a test asked, which names only some of its snapshots.
    var isPartial = false
  }

  private let state = Mutex(State())
  private let allowsRepetition: Bool

  /// Creates a run without snapshots.
  ///
  /// - Parameter allowsRepetition: Whether the runner was told to run tests several times.
  package init(allowsRepetition: Bool = false) {
    self.allowsRepetition = allowsRepetition
  }

  /// Takes a name; from any thread.
  ///
  /// - Throws: `SnapshotError.duplicateName` if another snapshot has it.
  package func claim(_ claim: Claim) throws(SnapshotError) {
    let former: Claim? = state.withLock { state in
      if RunningTest.isPieceOfTest { state.isPartial = true }
      let key = claim.path.lowercased()
      if let place = state.places[key] { return state.claims[place] }
      state.places[key] = state.claims.count
      state.claims.append(claim)
      return nil
    }
    guard let former, !allowsRepetition || former != claim else { return }
    throw .duplicateName(former.name.description, place: former.place)
  }

  /// Counts a snapshot that has not passed; from any thread.
  package func countFailure() {
    state.withLock { $0.failureCount += 1 }
  }

  /// The names taken so far, in their order.
  package var claims: [Claim] { state.withLock { $0.claims } }

  /// How many snapshots have not passed.
  package var failureCount: Int { state.withLock { $0.failureCount } }

  /// Whether every test that asked has named all its snapshots, as far as is known.
  var isComplete: Bool { state.withLock { $0.failureCount == 0 && !$0.isPartial } }
}
