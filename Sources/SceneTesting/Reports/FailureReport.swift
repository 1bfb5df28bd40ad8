import Foundation
import Raster
package import SnapshotReports
import Synchronization

/// Collects the failures of a run and writes them where people look: pictures in a folder, and one page
/// that shows them all.
///
/// The folder is `.build/snapshot-failures` of the package that the first failing test is of, or the one
/// that the environment's `SNAPSHOT_TESTING_REPORT` names.
package final class FailureReport: Sendable {
  /// The report of this process.
  package static let shared: FailureReport = {
    let report = FailureReport(folder: nil, writes: true)
    _ = atexit { FailureReport.shared.finish() }
    return report
  }()

  /// The greatest number of bytes of a folder's name, without the number of those with equal names; they
  /// are ASCII.
  private static let nameLimit = 200

  private struct State {
    var failures: [SnapshotFailure] = []
    var names: Set<String> = []
    var folder: ReportFolder?
    var hasUnwritten = false
    /// When the page may be written again, in seconds since the machine started.
    var nextWriting = 0.0
  }

  private let state = Mutex(State())
  private let path: String?
  private let writes: Bool

  /// Creates an empty report that nobody reads: it writes no file.
  package convenience init() {
    self.init(folder: nil, writes: false)
  }

  /// Creates an empty report.
  ///
  /// - Parameter folder: The path of the folder to write into; what another run wrote there is removed.
  package convenience init(folder: String) {
    self.init(folder: folder, writes: true)
  }

  private init(folder: String?, writes: Bool) {
    path = folder
    self.writes = writes
  }

  /// Adds a failure, from any thread, and writes its pictures.
  ///
  /// The page is written when the process ends, by `finish()`, and meanwhile about once a second; less
  /// often where it has become so large that this would take more than a tenth of the time.
  ///
  /// - Parameter failure: Any failure.
  /// - Returns: What the test runner shall be told besides the failure's message, or an empty text.
  @discardableResult
  package func add(_ failure: SnapshotFailure) -> String {
    take(failure).message
  }

  /// Adds a failure whose message already says what is wrong.
  ///
  /// - Parameter failure: Any failure.
  /// - Returns: The message, and where the page is.
  func message(for failure: SnapshotFailure) -> String {
    let page = take(failure).message.split(separator: "\n").last
    return page.map { failure.message + "\n" + $0 } ?? failure.message
  }

  /// What the test runner shall be told besides a failure's message, and what it may keep.
  struct Note {
    var message = ""
    /// The pictures, by the names of their files.
    var pictures: [(name: String, bytes: [UInt8])] = []
  }

  /// Adds a failure; see `add`.
  func take(_ failure: SnapshotFailure) -> Note {
    guard writes else {
      state.withLock { $0.failures.append(failure) }
      return Note()
    }
    let (name, folder) = enter(failure)
    let pictures = FailurePictures(failure)
    var lines = pictures.lines(
      environment: ProcessInfo.processInfo.environment, besides: failure.message)
    let files = FailureFiles(failure, pictures, name: name)
    do {
      try folder.write(files)
      lines.append("report: \(folder.page)")
    } catch {
      lines.append("the report cannot be written: \(error.fileReason)")
    }
    writePageIfDue()
    return Note(
      message: lines.joined(separator: "\n"),
      pictures: files.contents.filter { $0.name.hasSuffix(".png") })
  }

  private func writePageIfDue() {
    let start = ProcessInfo.processInfo.systemUptime
    let isDue = state.withLock { state in
      state.hasUnwritten = true
      guard start >= state.nextWriting else { return false }
      // Nobody else shall write it meanwhile.
      state.nextWriting = .infinity
      return true
    }
    guard isDue else { return }
    finish()
    let end = ProcessInfo.processInfo.systemUptime
    state.withLock { $0.nextWriting = end + max(1, 9 * (end - start)) }
  }

  /// Writes the page, unless nothing is new.
  package func finish() {
    let folder: ReportFolder? = state.withLock { state in
      guard state.hasUnwritten else { return nil }
      state.hasUnwritten = false
      return state.folder
    }
    try? folder?.writePage()
  }

  /// The failures so far, in the order in which they came; of a report that writes files without
  /// pictures and display lists, which a run with many failures would have no memory for.
  package var all: [SnapshotFailure] { state.withLock { $0.failures } }

  /// Removes what another run has left, if there is a folder for tests of this file.
  func begin(file: String) {
    guard writes else { return }
    _ = folder(for: file)
  }

  /// Keeps the pictures of a snapshot whose reference is a digest, so that people can look at them.
  func keep(_ pictures: SnapshotPictures, of name: SnapshotName, file: String) {
    guard writes, let bytes = try? SnapshotCodec.encode(pictures) else { return }
    let suffix = SnapshotCodec.imageSuffix
    try? folder(for: file).write(bytes, to: "\(ReportFolder.digests)/\(name.fileName).\(suffix)")
  }

  /// Takes a failure up and gives it a name of its own, for it may come several times.
  private func enter(_ failure: SnapshotFailure) -> (name: String, folder: ReportFolder) {
    let folder = folder(for: failure.file)
    let label = failure.label.isEmpty ? nil : failure.label
    // What only says where a picture is wrong may be longer than the name of a folder.
    let name = String(
      SnapshotName(suite: failure.suite, function: failure.test, label: label).fileName
        .prefix(Self.nameLimit))
    var kept = failure
    (kept.actual, kept.expected, kept.displayLists, kept.referenceBytes) = ([], nil, [], [])
    return state.withLock { [kept] state in
      state.failures.append(kept)
      var number = 1
      var own = name
      while !state.names.insert(own.lowercased()).inserted {
        number += 1
        own = "\(name)-\(number)"
      }
      return (own, folder)
    }
  }

  private func folder(for file: String) -> ReportFolder {
    state.withLock { state in
      if let folder = state.folder { return folder }
      let folder = ReportFolder(path: path ?? ReportFolder.usualPath(forTestsIn: file))
      folder.begin()
      state.folder = folder
      return folder
    }
  }
}
