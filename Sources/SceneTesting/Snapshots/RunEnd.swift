import Foundation

#if canImport(Glibc)
  import Glibc
#endif
#if canImport(Testing)
  import Testing
#endif

/// What is done when the process that runs the tests ends.
package enum RunEnd {
  /// Has `report` called at the end.
  ///
  /// Glibc says with which status the process ends. Elsewhere nobody does, and nothing is looked for.
  static func begin() {
    #if canImport(Glibc)
      unsafe on_exit({ status, _ in RunEnd.report(status: status) }, nil)
    #endif
  }

  /// Lists stale references after a full run that has passed, and removes them if it is told to.
  static func report(status: Int32) {
    let run = SnapshotRun.process
    guard status == 0, run.isComplete, isFullRun(CommandLine.arguments) else { return }
    let environment = SnapshotEnvironment.process
    for path in StaleReferences(run.claims).paths() {
      guard environment.removesStale else {
        SnapshotLog.write(
          "stale (\(SnapshotEnvironment.staleVariable)=remove deletes it): \(path)")
        continue
      }
      let isRemoved = (try? FileManager.default.removeItem(atPath: path)) != nil
      SnapshotLog.write("stale, \(isRemoved ? "removed" : "cannot be removed"): \(path)")
    }
  }

  /// Whether a runner with these arguments runs all tests of its kind.
  ///
  /// Of XCTest a filter is an argument that is no option. Swift Testing has options for it, and is
  /// given those of `swift test` besides, such as `--skip-build`.
  package static func isFullRun(_ arguments: [String]) -> Bool {
    guard arguments.contains("--testing-library") else { return arguments.count == 1 }
    let options = Set(arguments.map { $0.prefix { $0 != "=" } })
    return options.isDisjoint(with: ["--filter", "--skip"])
  }
}
