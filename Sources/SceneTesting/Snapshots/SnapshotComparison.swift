import Foundation
import Raster

/// How pictures differ from those of a reference.
///
/// Pictures are compared by time, not by number: a writer may hold one frame for as long as several
/// equal pictures are shown.
struct SnapshotComparison {
  /// Seconds by which a time of a file may be off, for it is a fraction of two short numbers.
  private static let slack = 0.0001

  /// What is wrong, or `nil`.
  private(set) var problem: String?
  /// Why what differs is allowed, or `nil` if nothing differs.
  private(set) var toleratedReason: String?
  /// How many pixels differ, in all pictures together; those of pictures of another size all do.
  private(set) var pixelCount = 0
  /// The reference's picture at the time of each actual one.
  private(set) var expected: [Bitmap] = []

  /// Compares.
  init(
    _ pictures: SnapshotPictures, _ frames: [SnapshotCodec.Frame], _ tolerance: ComparisonTolerance
  ) {
    guard let start = pictures.times.first, !frames.isEmpty else { return }
    let starts = Self.starts(of: frames)
    var differing: [(index: Int, text: String)] = []
    for (index, actual) in pictures.bitmaps.enumerated() {
      let offset = pictures.times[index] - start
      let place = starts.lastIndex { $0 <= offset + Self.slack } ?? 0
      let wanted = frames[place].bitmap
      expected.append(wanted)
      guard actual != wanted else { continue }
      let comparison = BitmapComparison(actual: actual, expected: wanted, tolerance: tolerance)
      pixelCount += Self.pixelCount(of: comparison, actual)
      if comparison.isMatch {
        toleratedReason = tolerance.reason
      } else {
        differing.append((index, comparison.description))
      }
    }
    problem =
      Self.text(of: differing, in: pictures) ?? Self.timing(of: pictures, frames, starts: starts)
  }

  /// How many pixels are not equal; of pictures of another size all.
  private static func pixelCount(of comparison: BitmapComparison, _ actual: Bitmap) -> Int {
    if case .sizesDiffer = comparison { return actual.width * actual.height }
    return comparison.difference.map { $0.count + $0.slightCount } ?? 0
  }

  /// When each frame begins, from the first one on.
  private static func starts(of frames: [SnapshotCodec.Frame]) -> [Double] {
    var (starts, time) = ([Double](), 0.0)
    for frame in frames {
      starts.append(time)
      time += frame.duration
    }
    return starts
  }

  /// Which pictures differ, and how the first of them does.
  private static func text(
    of differing: [(index: Int, text: String)], in pictures: SnapshotPictures
  ) -> String? {
    guard let first = differing.first else { return nil }
    guard pictures.bitmaps.count > 1 else { return first.text }
    let time = shown(pictures.times[first.index])
    return "first differs at frame \(first.index), t = \(time) s: \(first.text); "
      + "\(differing.count) of \(pictures.bitmaps.count) frames differ"
  }

  /// What of the reference is shown at times that are not asked for.
  private static func timing(
    of pictures: SnapshotPictures, _ frames: [SnapshotCodec.Frame], starts: [Double]
  ) -> String? {
    guard frames.count > 1, let first = pictures.times.first, let last = starts.last else {
      return nil
    }
    for (place, start) in starts.enumerated() {
      let isAsked = pictures.times.contains { abs($0 - first - start) <= slack }
      guard isAsked else {
        return "frame \(place) of the reference is at t = \(shown(first + start)) s, "
          + "for which no picture is asked"
      }
    }
    let wanted = last + (frames.last?.duration ?? 0)
    let length = pictures.durations.reduce(0, +)
    guard abs(length - wanted) > slack * 2 else { return nil }
    return "the pictures last \(shown(length)) s, those of the reference \(shown(wanted)) s"
  }

  private static func shown(_ seconds: Double) -> String {
    String(format: "%.4f", seconds)
  }
}
