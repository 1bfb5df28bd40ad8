public import Raster

/// What the reference renderer drew, and how much rounding each pixel may owe.
public struct ReferencePicture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// For each pixel, row by row, the number of stores that a coverage strictly between 0 and 1, or an
  /// opacity strictly between them, had a part in.
  public let contributions: [Int]

  /// The part of the pixels that some edge or translucent thing touches.
  public var partialShare: Double {
    Double(contributions.count { $0 > 0 }) / Double(max(1, contributions.count))
  }

  /// The pixels of `actual` that are farther from the reference than its contract allows: one level
  /// for each contribution, never more than three.
  public func violations(in actual: Bitmap) -> BitmapComparison {
    let tolerance = ComparisonTolerance(
      levels: 3, pixels: 0, reason: "a level for each partly covered or translucent contribution")
    return BitmapComparison(actual: actual, expected: bitmap, tolerance: tolerance) { x, y in
      min(3, contributions[y * bitmap.width + x])
    }
  }
}
