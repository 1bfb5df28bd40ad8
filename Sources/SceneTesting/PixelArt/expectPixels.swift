import Raster
import SnapshotReports

/// Compares a small picture with a drawing of it in the test's source, and tells the running test if
/// they differ.
///
/// A character is a pixel, and the legend says what it means; see `PixelLegend`. Blanks are left out, so
/// rows may be spaced, and so are empty lines at the ends. What fails says which drawing would pass.
///
///     expectPixels(
///       of: dot,
///       """
///       .484.
///       8###8
///       #####
///       8###8
///       .484.
///       """, legend: [".": .white, "#": .red])
///
/// - Parameters:
///   - subject: A view, a stage, a display list, a bitmap, or what is made of one.
///   - style: How it is drawn; as what it would be kept does not count.
///   - drawing: Rows of characters.
///   - legend: What the characters mean.
///   - fileID: Where to tell of a failure; say nothing.
///   - filePath: Where to tell of a failure; say nothing.
///   - testName: The test in XCTest; Swift Testing knows it.
///   - line: Where to tell of a failure; say nothing.
///   - column: Where to tell of a failure; say nothing.
public func expectPixels(
  of subject: some Snapshottable, as style: SnapshotStyle = .image, _ drawing: String,
  legend: PixelLegend, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = SnapshotSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  do throws(SnapshotError) {
    let pictures = try subject.snapshotPictures(as: style, at: .now)
    guard let bitmap = pictures.bitmaps.first else { return }
    let art = PixelArt(drawing, legend: legend)
    guard let message = PixelArtCheck(bitmap, art, legend: legend).message else { return }
    let failure = failure(pictures, art.bitmap(legend: legend), message, at: site)
    RunningTest.fail(SnapshotSettings.current.report.message(for: failure), at: site)
  } catch {
    RunningTest.fail(error.description, at: site)
  }
}

/// A picture that is not as drawn, for the report.
private func failure(
  _ pictures: SnapshotPictures, _ expected: Bitmap?, _ message: String, at site: SnapshotSite
) -> SnapshotFailure {
  let test = RunningTest(at: site)
  let name = SnapshotName(suite: test.suite, function: test.function, label: nil)
  var failure = SnapshotFailure(
    suite: name.suite, test: name.test, label: "line-\(site.line)", file: test.file,
    line: Int(site.line), reference: "", message: message)
  failure.times = pictures.times
  failure.actual = pictures.bitmaps
  failure.expected = expected.map { [$0] }
  failure.displayLists = pictures.displayLists
  failure.treeDump = pictures.treeDump
  return failure
}
