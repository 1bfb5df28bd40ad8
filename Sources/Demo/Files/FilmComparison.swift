import Raster
import Scene
import SnapshotReports

/// Two pictures or films, frame by frame.
struct FilmComparison {
  let name: String
  /// What differs, in a line.
  let verdict: String
  let isMatch: Bool
  /// What a page shows of it.
  private(set) var failure: SnapshotFailure
  /// The frames that are shown to people: the first two that differ, or the first ones where only
  /// numbers or times do; `nil` if nothing does.
  private(set) var worst: (expected: Bitmap, actual: Bitmap)?

  /// Reads both and compares them.
  init(_ pair: PicturePairs.Pair) throws(Failure) {
    name = pair.name
    let paths = [pair.expected, pair.actual].compactMap { $0 }.joined(separator: " and ")
    failure = SnapshotFailure(
      suite: "", test: "", file: paths, line: 0, reference: pair.expected ?? "", message: "")
    failure.title = pair.name
    guard let old = pair.expected, let new = pair.actual else {
      verdict = pair.expected == nil ? "new" : "missing"
      isMatch = false
      failure.message = verdict
      return
    }
    let (expected, actual) = (try PictureFile.readFilm(old), try PictureFile.readFilm(new))
    let frames = zip(expected.frames, actual.frames)
    let place = frames.enumerated().first { $1.0.image != $1.1.image }
    worst = (place?.element ?? frames.first { _ in true })
      .map { (Bitmap($0.0.image), Bitmap($0.1.image)) }
    (verdict, isMatch) = Self.verdict(expected, actual, place?.offset, worst)
    failure.message = verdict
    // Of a thousand pictures those that are equal need not be kept.
    if isMatch { worst = nil }
    if let worst { (failure.expected, failure.actual) = ([worst.expected], [worst.actual]) }
  }

  private static func verdict(
    _ expected: AnimatedImage, _ actual: AnimatedImage, _ place: Int?,
    _ pair: (expected: Bitmap, actual: Bitmap)?
  ) -> (String, Bool) {
    let comparison = pair.map { BitmapComparison(actual: $0.actual, expected: $0.expected) }
    if let place, let comparison, !comparison.isMatch {
      guard expected.frames.count > 1 || actual.frames.count > 1 else {
        return ("\(comparison)", false)
      }
      let time = actual.frames[..<place].reduce(0) { $0 + $1.duration }
      return ("first differs at frame \(place), t = \(shown(time)) s: \(comparison)", false)
    }
    guard expected.frames.count == actual.frames.count else {
      return ("\(actual.frames.count) frames, not \(expected.frames.count)", false)
    }
    let late = zip(expected.frames, actual.frames).enumerated()
      .first { abs($1.0.duration - $1.1.duration) > 1e-9 }
    guard let late else { return ("equal", true) }
    let (old, new) = late.element
    return (
      "frame \(late.offset) lasts \(shown(new.duration)) s, not \(shown(old.duration)) s", false
    )
  }

  /// Seconds with four decimal places.
  private static func shown(_ seconds: Double) -> String {
    let units = Int((min(seconds, 1e9) * 10_000).rounded())
    let decimals = String(units % 10_000)
    return "\(units / 10_000)." + String(repeating: "0", count: 4 - decimals.count) + decimals
  }
}
