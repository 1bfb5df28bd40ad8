import Raster

extension Bitmap {
  /// The picture made smaller: each pixel is the mean of the area that it takes the place of.
  ///
  /// The mean is that of the premultiplied components, so that what is transparent has no say in a
  /// colour. It is exact, and rounded half up once.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, at most as many as there are.
  ///   - height: Rows, at most as many as there are.
  /// - Returns: A bitmap of that size.
  /// - Throws: `BitmapError.sizeOutOfRange` if a side is below 1.
  func reduced(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    guard width < self.width || height < self.height else { return self }
    var result = try Bitmap(width: width, height: height)
    let columns = Self.shares(of: self.width, in: width)
    let rows = Self.shares(of: self.height, in: height)
    let area = self.width * self.height
    withWords { words in
      for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() {
          var sums = (red: area / 2, green: area / 2, blue: area / 2, alpha: area / 2)
          for part in row {
            for share in column {
              let word = words[part.index * self.width + share.index]
              let weight = part.weight * share.weight
              sums.red += Int(word & 255) * weight
              sums.green += Int(word >> 8 & 255) * weight
              sums.blue += Int(word >> 16 & 255) * weight
              sums.alpha += Int(word >> 24) * weight
            }
          }
          result[x, y] = Pixel(
            red: UInt8(sums.red / area), green: UInt8(sums.green / area),
            blue: UInt8(sums.blue / area), alpha: UInt8(sums.alpha / area))
        }
      }
    }
    return result
  }

  /// Of each of `count` equal parts of a side: which pixels lie in it, and how much of each.
  ///
  /// Weights are whole: a pixel is `count` long, and a part is as long as the side has pixels.
  private static func shares(of side: Int, in count: Int) -> [[(index: Int, weight: Int)]] {
    (0..<count).map { part in
      let (start, end) = (part * side, (part + 1) * side)
      return (start / count...(end - 1) / count).map { index in
        (index, min(end, (index + 1) * count) - max(start, index * count))
      }
    }
  }
}
