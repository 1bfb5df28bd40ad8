import Scene

/// Makes small images of large ones.
enum ImageReducer {
  /// The means of square blocks of a part of an image, each channel rounded half up, once.
  ///
  /// Blocks at the right and lower end may be cut off by the part's; they are means of what is left.
  static func reduced(
    _ image: Image, columns: Range<Int>, rows: Range<Int>, side: Int
  ) -> Image {
    let width = (columns.count + side - 1) / side
    let height = (rows.count + side - 1) / side
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: side) {
      let bottom = min(top + side, rows.upperBound)
      for left in stride(from: columns.lowerBound, to: columns.upperBound, by: side) {
        let right = min(left + side, columns.upperBound)
        words.append(mean(image, columns: left..<right, rows: top..<bottom))
      }
    }
    return Image(width: width, height: height, checkedWords: words, scale: 1)
  }

  private static func mean(_ image: Image, columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var (sums, count) = ((UInt64(0), UInt64(0), UInt64(0), UInt64(0)), UInt64(0))
    let words = image.words.span
    for row in rows {
      let start = row * image.width
      for column in columns {
        let word = words[start + column]
        sums.0 &+= UInt64(word & 255)
        sums.1 &+= UInt64(word &>> 8 & 255)
        sums.2 &+= UInt64(word &>> 16 & 255)
        sums.3 &+= UInt64(word &>> 24)
      }
      count &+= UInt64(columns.count)
    }
    func byte(_ sum: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (2 * sum + count) / (2 * count))
    }
    return byte(sums.0) | byte(sums.1) &<< 8 | byte(sums.2) &<< 16 | byte(sums.3) &<< 24
  }
}
