public import Raster

#if canImport(Testing)
  public import Testing
#endif

/// Compares what is shown with its reference, and tells the running test if they differ.
///
/// The reference is `__Snapshots__/Suite.test.label.png` beside the test. It works in Swift Testing and
/// in XCTest. A reference that is missing is a failure, too, unless references are recorded, as by
/// `SNAPSHOT_TESTING_RECORD=missing swift test`.
///
/// - Parameters:
///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
///   - style: How it is drawn and kept.
///   - label: What tells the snapshot from others of its test; a test with parameters says their
///     values, as in `"\(value)"`.
///   - times: When a stage is shown; several times are one animated reference.
///   - tolerance: How far the pictures may differ.
///   - record: Which references are written; `nil` is what the scope or the environment says.
///   - fileID: Where to tell of a failure; say nothing.
///   - filePath: Where to tell of a failure; say nothing.
///   - testName: The test in XCTest; Swift Testing knows it.
///   - line: Where to tell of a failure; say nothing.
///   - column: Where to tell of a failure; say nothing.
public func assertSnapshot(
  of subject: some Snapshottable, as style: SnapshotStyle = .image, named label: String? = nil,
  at times: SnapshotTimes = .now, tolerance: ComparisonTolerance = .none,
  record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let check = SnapshotCheck(
    named: label, style: style, tolerance: tolerance, recording: record, site: site)
  let verdict = check.verdict(of: subject, at: times)
  if !verdict.passes { RunningTest.fail(verdict.message, at: site) }
}

#if canImport(Testing)
  /// Compares what is shown with its reference, for helpers that pass on who called them.
  ///
  /// - Parameters:
  ///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
  ///   - style: How it is drawn and kept.
  ///   - label: What tells the snapshot from others of its test.
  ///   - times: When a stage is shown; several times are one animated reference.
  ///   - tolerance: How far the pictures may differ.
  ///   - record: Which references are written; `nil` is what the scope or the environment says.
  ///   - sourceLocation: Where to tell of a failure.
  public func assertSnapshot(
    of subject: some Snapshottable, as style: SnapshotStyle = .image, named label: String? = nil,
    at times: SnapshotTimes = .now, tolerance: ComparisonTolerance = .none,
    record: SnapshotRecording? = nil, sourceLocation: SourceLocation
  ) {
    let site = SnapshotSite(sourceLocation)
    let check = SnapshotCheck(
      named: label, style: style, tolerance: tolerance, recording: record, site: site)
    let verdict = check.verdict(of: subject, at: times)
    if !verdict.passes { RunningTest.fail(verdict.message, at: site) }
  }
#endif

/// Compares what is shown with its reference, and gives the verdict.
///
/// The same as `assertSnapshot`, but that nobody is told: `#expect(verifySnapshot(of: view).passes)`.
/// What differs is in the report all the same, and references are recorded if it is said so.
///
/// - Parameters:
///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
///   - style: How it is drawn and kept.
///   - label: What tells the snapshot from others of its test; a test with parameters says their
///     values, as in `"\(value)"`.
///   - times: When a stage is shown; several times are one animated reference.
///   - tolerance: How far the pictures may differ.
///   - record: Which references are written; `nil` is what the scope or the environment says.
///   - fileID: Where the test is; say nothing.
///   - filePath: Where the test is; say nothing.
///   - testName: The test in XCTest; Swift Testing knows it.
///   - line: Where the test is; say nothing.
///   - column: Where the test is; say nothing.
/// - Returns: What came of it.
public func verifySnapshot(
  of subject: some Snapshottable, as style: SnapshotStyle = .image, named label: String? = nil,
  at times: SnapshotTimes = .now, tolerance: ComparisonTolerance = .none,
  record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> SnapshotVerdict {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let check = SnapshotCheck(
    named: label, style: style, tolerance: tolerance, recording: record, site: site)
  return check.verdict(of: subject, at: times)
}
