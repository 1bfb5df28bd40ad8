import Foundation
package import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What there is to see of a failure: the first picture that differs, and where.
package struct FailurePictures: Sendable {
  /// The place of the picture among those of the failure.
  package private(set) var frame = 0
  /// What should be there, if anything is known of it.
  package private(set) var expected: Bitmap?
  /// What is there, if it could be drawn.
  package private(set) var actual: Bitmap?
  /// How the two differ.
  package private(set) var difference: BitmapDifference?
  /// The verdict in a line.
  package private(set) var summary = ""
  /// Where they differ, in colour.
  package private(set) var marked: Bitmap?
  /// How far apart they look.
  package private(set) var distance: PerceptualDistance?
  /// What of the picture the largest cluster and a margin take.
  package private(set) var clusterArea: PixelRect?
  /// The layers of the first pixel that differs.
  package private(set) var blame: Blame?

  /// Compares the pictures of a failure.
  package init(_ failure: SnapshotFailure) {
    let expectations = failure.expected ?? []
    let pairs = zip(failure.actual, expectations)
    let differing = pairs.enumerated().filter { $0.element.0 != $0.element.1 }
    let failing = differing.first { pair in
      let (actual, expected) = pair.element
      return !BitmapComparison(actual: actual, expected: expected, tolerance: failure.tolerance)
        .isMatch
    }
    frame = (failing ?? differing.first)?.offset ?? 0
    actual = failure.actual.indices.contains(frame) ? failure.actual[frame] : nil
    expected = expectations.indices.contains(frame) ? expectations[frame] : nil
    guard let actual, let expected else { return }
    let levels = failure.tolerance.levels
    let comparison = BitmapComparison(
      actual: actual, expected: expected, tolerance: failure.tolerance)
    difference = comparison.difference
    summary = comparison.description
    marked = try? DifferencePicture.marked(actual: actual, expected: expected, levels: levels)
    guard let difference, let cluster = difference.largestCluster else { return }
    distance = PerceptualDistance(actual, expected)
    clusterArea = Self.area(round: cluster.bounds, in: actual)
    if let first = difference.first, failure.displayLists.indices.contains(frame) {
      blame = Blame(of: failure.displayLists[frame], x: first.x, y: first.y)
    }
  }

  /// A cluster and a margin, at most 64 pixels a side, within a picture.
  private static func area(round cluster: PixelRect, in bitmap: Bitmap) -> PixelRect {
    let (left, top) = (max(0, cluster.x - 3), max(0, cluster.y - 3))
    let right = min(bitmap.width, cluster.x + cluster.width + 3, left + 64)
    let bottom = min(bitmap.height, cluster.y + cluster.height + 3, top + 64)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The largest cluster enlarged: what should be, what is, what differs.
  package var enlargedCluster: Bitmap? {
    guard let clusterArea, let expected, let actual, let marked else { return nil }
    let factor = max(2, min(8, 80 / max(clusterArea.width, clusterArea.height)))
    let parts = [expected, actual, marked].compactMap {
      try? $0.cropped(to: clusterArea).enlarged(by: factor)
    }
    return try? DifferencePicture.sideBySide(parts, gap: factor)
  }

  /// What a test runner is told: where, by whom, and a few pixels.
  ///
  /// The verdict is left out where a message has it.
  package func lines(environment: [String: String], besides message: String) -> [String] {
    var lines: [String] = []
    if !summary.isEmpty, !message.contains(summary) { lines.append(summary) }
    if let blame { lines.append(blame.text) }
    if let expected, let actual, let place = difference?.largestCluster?.bounds {
      let hasColors = TerminalPreview.hasColors(environment, isTerminal: isatty(2) != 0)
      let preview = TerminalPreview(
        expected: expected, actual: actual, around: place, hasColors: hasColors)
      lines.append(preview.text)
    }
    return lines
  }
}
