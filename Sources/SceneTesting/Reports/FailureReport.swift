import Foundation
import Raster
import Synchronization

/// Collects the failures of a run and writes them where people look.
public final class FailureReport: Sendable {
  /// The report of this process.
  public static let shared = FailureReport()

  private let failures = Mutex<[SnapshotFailure]>([])

  /// Adds a failure, from any thread.
  public func add(_ failure: SnapshotFailure) {
    failures.withLock { $0.append(failure) }
  }

  /// The failures so far, in the order in which they came.
  public var all: [SnapshotFailure] { failures.withLock { $0 } }
}
