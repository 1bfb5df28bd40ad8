import Raster
package import Scene

/// Tries laws on a picture, and makes pictures smaller that break one.
package struct LawCheck {
  /// So many smaller pictures are tried.
  private static let trialLimit = 600

  private let list: DisplayList
  private let renderer: LawRenderer

  /// Prepares the laws of a picture.
  ///
  /// - Parameters:
  ///   - list: Any picture.
  ///   - renderer: Who draws it.
  package init(_ list: DisplayList, renderer: LawRenderer = .ours) {
    // Copies are in device pixels, and so is the picture that they are compared with.
    self.list = list.copy(commands: list.commands)
    self.renderer = renderer
  }

  /// What comes of a law.
  ///
  /// - Parameter law: Any law.
  /// - Returns: The verdict; a picture of a size that no bitmap has breaks no law.
  package func verdict(on law: Law) -> LawVerdict {
    do throws(BitmapError) {
      let trial = LawTrial(list: list, renderer: renderer)
      switch try trial.result(of: law) {
      case .skipped(let reason):
        return LawVerdict(law: law, outcome: .skipped(reason))
      case .pictures(let actual, let expected):
        guard actual != expected else { return LawVerdict(law: law, outcome: .holds) }
        return LawVerdict(law: law, outcome: .broken(breach(of: law, actual, expected)))
      }
    } catch {
      return LawVerdict(law: law, outcome: .skipped(error.description))
    }
  }

  /// Makes the picture smaller for as long as the law is broken.
  private func breach(of law: Law, _ actual: Bitmap, _ expected: Bitmap) -> LawVerdict.Breach {
    var pictures = (actual: actual, expected: expected)
    let smallest = list.shrunk(trialLimit: Self.trialLimit) { candidate in
      guard let result = try? LawTrial(list: candidate, renderer: renderer).result(of: law),
        case .pictures(let actual, let expected) = result, actual != expected
      else { return false }
      pictures = (actual, expected)
      return true
    }
    return LawVerdict.Breach(
      comparison: BitmapComparison(actual: pictures.actual, expected: pictures.expected),
      expected: pictures.expected, actual: pictures.actual, listing: smallest.listing,
      stepCount: smallest.commands.count, originalStepCount: list.commands.count)
  }
}
