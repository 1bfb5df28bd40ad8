extension Bitmap {
  /// A part of the picture; what lies outside the picture is transparent.
  ///
  /// - Parameter area: In pixels of this picture.
  /// - Returns: A bitmap of the area's size.
  /// - Throws: `BitmapError.sizeOutOfRange` if the part's size is not that of a bitmap.
  public func cropped(to area: PixelRect) throws(BitmapError) -> Bitmap {
    var result = try Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      let (sourceRow, overflows) = area.y.addingReportingOverflow(y)
      guard !overflows, sourceRow >= 0, sourceRow < height else { continue }
      for x in 0..<area.width {
        let (column, overflows) = area.x.addingReportingOverflow(x)
        guard !overflows, column >= 0, column < width else { continue }
        result[x, y] = self[column, sourceRow]
      }
    }
    return result
  }

  /// The picture with a square of pixels for each of its own.
  ///
  /// - Parameter factor: The side of the square; below 1 counts as 1.
  /// - Returns: A bitmap `factor` times as wide and as high.
  /// - Throws: `BitmapError.sizeOutOfRange` if no bitmap is so large.
  public func enlarged(by factor: Int) throws(BitmapError) -> Bitmap {
    let factor = max(1, min(Self.sideLimit + 1, factor))
    let (wide, isTooWide) = width.multipliedReportingOverflow(by: factor)
    let (high, isTooHigh) = height.multipliedReportingOverflow(by: factor)
    var result = try Bitmap(
      width: isTooWide ? Int.max : wide, height: isTooHigh ? Int.max : high)
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = self[x / factor, y / factor] }
    }
    return result
  }
}
