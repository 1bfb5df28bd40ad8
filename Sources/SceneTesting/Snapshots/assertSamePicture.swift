public import Raster
import SnapshotReports

#if canImport(Testing)
  public import Testing
#endif

/// Compares what two subjects show with each other, and tells the running test if they differ.
///
/// For what must look the same and is made in two ways: no reference is written. What differs is in the
/// report as a snapshot is, with the second subject as what is expected.
///
/// - Parameters:
///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
///   - other: What it must look like; it need not be of the same kind.
///   - style: How subjects are drawn that can be told; a bitmap, a list and a stage cannot.
///   - label: What tells the pair from others of its test, for people.
///   - tolerance: How far the pictures may differ.
///   - fileID: Where to tell of a failure; say nothing.
///   - filePath: Where to tell of a failure; say nothing.
///   - testName: The test in XCTest; Swift Testing knows it.
///   - line: Where to tell of a failure; say nothing.
///   - column: Where to tell of a failure; say nothing.
public func assertSamePicture(
  of subject: some Snapshottable, and other: some Snapshottable, as style: SnapshotStyle = .image,
  named label: String? = nil, tolerance: ComparisonTolerance = .none,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  assertSamePicture(
    of: subject, and: other, as: style, named: label, tolerance: tolerance, at: site)
}

#if canImport(Testing)
  /// Compares what two subjects show with each other, for helpers that pass on who called them.
  ///
  /// - Parameters:
  ///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
  ///   - other: What it must look like; it need not be of the same kind.
  ///   - style: How subjects are drawn that can be told; a bitmap, a list and a stage cannot.
  ///   - label: What tells the pair from others of its test, for people.
  ///   - tolerance: How far the pictures may differ.
  ///   - sourceLocation: Where to tell of a failure.
  public func assertSamePicture(
    of subject: some Snapshottable, and other: some Snapshottable,
    as style: SnapshotStyle = .image, named label: String? = nil,
    tolerance: ComparisonTolerance = .none, sourceLocation: SourceLocation
  ) {
    assertSamePicture(
      of: subject, and: other, as: style, named: label, tolerance: tolerance,
      at: SnapshotSite(sourceLocation))
  }
#endif

private func assertSamePicture(
  of subject: some Snapshottable, and other: some Snapshottable, as style: SnapshotStyle,
  named label: String?, tolerance: ComparisonTolerance, at site: SnapshotSite
) {
  do throws(SnapshotError) {
    try tolerance.checkReason()
    // The usual case in loops over many pictures: no copy, no look at single pixels.
    if let bitmap = subject as? Bitmap, bitmap == other as? Bitmap { return }
    let pictures = try subject.snapshotPictures(as: style, at: .now)
    let expected = try other.snapshotPictures(as: style, at: .now)
    guard let actual = pictures.bitmaps.first, let wanted = expected.bitmaps.first else { return }
    let comparison = BitmapComparison(actual: actual, expected: wanted, tolerance: tolerance)
    guard !comparison.isMatch else { return }
    let message = report(
      pictures, expected: expected, comparison, label: label, tolerance: tolerance, at: site)
    RunningTest.fail(message, at: site)
  } catch {
    RunningTest.fail(error.description, at: site)
  }
}

/// Puts a pair that differs into the report, and says what the test is told.
private func report(
  _ pictures: SnapshotPictures, expected: SnapshotPictures, _ comparison: BitmapComparison,
  label: String?, tolerance: ComparisonTolerance, at site: SnapshotSite
) -> String {
  let test = RunningTest(at: site)
  let name = SnapshotName(suite: test.suite, function: test.function, label: label)
  let message = "\(name): \(comparison)"
  var failure = SnapshotFailure(
    suite: name.suite, test: name.test, label: label ?? "line \(site.line)",
    file: site.filePath,
    line: Int(site.line), reference: "", message: message)
  failure.times = pictures.times
  failure.actual = pictures.bitmaps
  failure.expected = expected.bitmaps
  failure.displayLists = pictures.displayLists
  failure.treeDump = pictures.treeDump
  failure.tolerance = tolerance
  let told = SnapshotSettings.current.report.add(failure)
  return told.isEmpty ? message : message + "\n" + told
}
