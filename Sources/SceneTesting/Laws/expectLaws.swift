import Scene
import SnapshotReports

/// Checks laws on what a view, a stage or a display list shows, without a reference, and tells the
/// running test of those that do not hold.
///
/// A law that is broken comes with the smallest part of the picture that still breaks it. Some laws say
/// nothing of some pictures: text has no mirror image, for instance; `checkLaws` tells which and why.
///
/// - Parameters:
///   - subject: A view, a stage, a display list, or what is made of one.
///   - laws: The laws; all of them if nothing is said.
///   - style: How it is drawn; as what it would be kept does not count.
///   - times: When a stage is shown.
///   - fileID: Where to tell of a failure; say nothing.
///   - filePath: Where to tell of a failure; say nothing.
///   - testName: The test in XCTest; Swift Testing knows it.
///   - line: Where to tell of a failure; say nothing.
///   - column: Where to tell of a failure; say nothing.
public func expectLaws(
  of subject: some Snapshottable, _ laws: [Law] = Law.allCases, as style: SnapshotStyle = .image,
  at times: SnapshotTimes = .now, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  do throws(SnapshotError) {
    for verdict in try checkLaws(of: subject, laws, as: style, at: times) {
      guard case .broken(let breach) = verdict.outcome else { continue }
      let failure = failure(verdict, breach, at: site)
      RunningTest.fail(SnapshotSettings.current.report.message(for: failure), at: site)
    }
  } catch {
    RunningTest.fail(error.description, at: site)
  }
}

/// Checks laws on what a view, a stage or a display list shows, and gives the verdicts.
///
/// - Parameters:
///   - subject: A view, a stage, a display list, or what is made of one.
///   - laws: The laws; all of them if nothing is said.
///   - style: How it is drawn; as what it would be kept does not count.
///   - times: When a stage is shown.
/// - Returns: For each time a verdict for each law; none for a bitmap, which nothing draws.
/// - Throws: `SnapshotError` if it cannot be drawn like this.
public func checkLaws(
  of subject: some Snapshottable, _ laws: [Law] = Law.allCases, as style: SnapshotStyle = .image,
  at times: SnapshotTimes = .now
) throws(SnapshotError) -> [LawVerdict] {
  try subject.snapshotPictures(as: style, at: times).displayLists.flatMap { list in
    let check = LawCheck(list)
    return laws.map { check.verdict(on: $0) }
  }
}

/// A law that is broken, for the report.
private func failure(
  _ verdict: LawVerdict, _ breach: LawVerdict.Breach, at site: SnapshotSite
) -> SnapshotFailure {
  let test = RunningTest(at: site)
  let name = SnapshotName(suite: test.suite, function: test.function, label: nil)
  var failure = SnapshotFailure(
    suite: name.suite, test: name.test, label: verdict.law.rawValue, file: test.file,
    line: Int(site.line), reference: "", message: verdict.description)
  failure.times = [0]
  failure.actual = [breach.actual]
  failure.expected = [breach.expected]
  return failure
}
