import Foundation
import Raster
import Synchronization

/// Collects the failures of a run and writes them where people look.
public final class FailureReport: Sendable {
  /// The report of this process.
  public static let shared = FailureReport()

  private let failures = Mutex<[SnapshotFailure]>([])

  /// Creates an empty report.
  public init() {}

  /// Adds a failure, from any thread.
  ///
  /// - Parameter failure: Any failure.
  /// - Returns: What the test runner shall be told besides the failure's message, or an empty text.
  @discardableResult
  public func add(_ failure: SnapshotFailure) -> String {
    failures.withLock { $0.append(failure) }
    return ""
  }

  /// The failures so far, in the order in which they came.
  public var all: [SnapshotFailure] { failures.withLock { $0 } }
}

extension FailureReport {
  /// Keeps the pictures of a snapshot whose reference is a digest, so that people can look at them.
  func keep(_ pictures: SnapshotPictures, of name: SnapshotName) {}
}
