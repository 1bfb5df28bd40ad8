/// The verdict on two bitmaps.
public enum BitmapComparison: Hashable, Sendable {
  /// Every byte is equal.
  case equal
  /// They differ, but no more than a tolerance allows.
  case tolerated(BitmapDifference, ComparisonTolerance)
  /// They differ.
  case different(BitmapDifference)
  /// Their sizes differ; the difference is that of the part which both have, from the upper left.
  case sizesDiffer(actual: PixelRect, expected: PixelRect, common: BitmapDifference)

  /// Compares two bitmaps.
  ///
  /// - Parameters:
  ///   - actual: What is there.
  ///   - expected: What should be there.
  ///   - tolerance: How far they may differ; a difference of sizes is never tolerated.
  /// - Complexity: Equal bitmaps take as long as their memory is read.
  public init(
    actual: Bitmap, expected: Bitmap, tolerance: ComparisonTolerance = .none
  ) {
    self.init(actual: actual, expected: expected, tolerance: tolerance) { _, _ in
      Int(tolerance.levels)
    }
  }

  /// Compares two bitmaps; the channels of pixel (x, y) may be off by `allowance(x, y)` levels.
  package init(
    actual: Bitmap, expected: Bitmap, tolerance: ComparisonTolerance,
    allowance: (Int, Int) -> Int
  ) {
    guard actual != expected else {
      self = .equal
      return
    }
    let difference = BitmapDifference(actual: actual, expected: expected, allowance: allowance)
    if actual.width != expected.width || actual.height != expected.height {
      self = .sizesDiffer(actual: actual.area, expected: expected.area, common: difference)
    } else if difference.count <= tolerance.pixels {
      self = .tolerated(difference, tolerance)
    } else {
      self = .different(difference)
    }
  }

  /// Whether the bitmaps are equal, or as alike as asked for.
  public var isMatch: Bool {
    switch self {
    case .equal, .tolerated: true
    case .different, .sizesDiffer: false
    }
  }

  /// The difference; `nil` if there is none.
  public var difference: BitmapDifference? {
    switch self {
    case .equal: nil
    case .tolerated(let difference, _), .different(let difference): difference
    case .sizesDiffer(_, _, let common): common
    }
  }
}

extension BitmapComparison: CustomStringConvertible {
  /// One line.
  public var description: String {
    switch self {
    case .equal: "equal"
    case .tolerated(let difference, let tolerance):
      "\(difference.count + difference.slightCount) pixels differ by up to "
        + "\(difference.channels.greatest), tolerated: \(tolerance.reason)"
    case .different(let difference): difference.description
    case .sizesDiffer(let actual, let expected, let common):
      "\(actual.width) x \(actual.height) pixels, not \(expected.width) x \(expected.height); "
        + "in what both have: \(common)"
    }
  }
}

extension Bitmap {
  /// All pixels, from the origin.
  package var area: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
