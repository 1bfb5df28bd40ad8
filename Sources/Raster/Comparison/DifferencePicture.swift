/// Pictures that show how two bitmaps differ.
public enum DifferencePicture {
  /// Marks a pixel that differs.
  public static let mark = Pixel(red: 255, green: 0, blue: 128)
  /// Marks a pixel that is not equal and yet within what is tolerated.
  public static let slightMark = Pixel(red: 255, green: 176, blue: 0)
  /// Marks a pixel that only one of the two bitmaps has.
  public static let outsideMark = Pixel(red: 0, green: 144, blue: 255)

  /// The expected picture as a pale grey, and on it in full colour what differs.
  ///
  /// - Parameters:
  ///   - actual: What is there.
  ///   - expected: What should be there.
  ///   - levels: How far a pixel's channels may be off without differing.
  /// - Returns: An opaque bitmap that holds both from the upper left.
  /// - Throws: `BitmapError.sizeOutOfRange` if one is so wide and the other so high that no bitmap
  ///   holds both.
  public static func marked(
    actual: Bitmap, expected: Bitmap, levels: UInt8 = 0
  ) throws(BitmapError) -> Bitmap {
    let (width, height) = (
      max(actual.width, expected.width), max(actual.height, expected.height)
    )
    var picture = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isCommon =
          x < min(actual.width, expected.width) && y < min(actual.height, expected.height)
        picture[x, y] =
          isCommon ? colour(of: actual[x, y], expected[x, y], levels: levels) : outsideMark
      }
    }
    return picture
  }

  /// Bitmaps from left to right at their upper edges, with transparent columns between them.
  ///
  /// - Parameters:
  ///   - bitmaps: At least one.
  ///   - gap: The number of columns between two; below 0 counts as 0.
  /// - Returns: A bitmap as high as the highest of them.
  /// - Throws: `BitmapError.sizeOutOfRange` if there is no bitmap, or no bitmap so large.
  public static func sideBySide(_ bitmaps: [Bitmap], gap: Int = 8) throws(BitmapError) -> Bitmap {
    let gap = max(0, min(Bitmap.sideLimit, gap))
    var (width, height) = (0, 0)
    for (index, bitmap) in bitmaps.enumerated() {
      width = min(Bitmap.sideLimit + 1, width + bitmap.width + (index == 0 ? 0 : gap))
      height = max(height, bitmap.height)
    }
    var picture = try Bitmap(width: width, height: height)
    var left = 0
    for bitmap in bitmaps {
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { picture[left + x, y] = bitmap[x, y] }
      }
      left += bitmap.width + gap
    }
    return picture
  }

  private static func colour(of actual: Pixel, _ expected: Pixel, levels: UInt8) -> Pixel {
    if actual == expected { return dimmed(expected) }
    let distance = BitmapDifference.Channels(actual, expected).greatest
    return distance > levels ? mark : slightMark
  }

  /// A quarter of the pixel's darkness, as a grey, on white.
  ///
  /// The weights are those of BT.601 in 1/256; what is transparent is white.
  private static func dimmed(_ pixel: Pixel) -> Pixel {
    let luma = (77 * UInt32(pixel.red) + 150 * UInt32(pixel.green) + 29 * UInt32(pixel.blue)) / 256
    let onWhite = min(255, luma + 255 - UInt32(pixel.alpha))
    let level = UInt8(255 - (255 - onWhite) / 4)
    return Pixel(red: level, green: level, blue: level)
  }
}
