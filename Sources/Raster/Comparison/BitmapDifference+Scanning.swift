extension BitmapDifference {
  /// Compares the pixels that two bitmaps have in common; `allowance(x, y)` is the number of levels by
  /// which the channels of pixel (x, y) may be off.
  init(actual: Bitmap, expected: Bitmap, allowance: (Int, Int) -> Int) {
    let (left, right) = (actual.words.span, expected.words.span)
    let (width, height) = (min(actual.width, expected.width), min(actual.height, expected.height))
    comparedCount = width * height
    var clusters = ClusterFinder()
    for y in 0..<height {
      let (row, otherRow) = (y * actual.width, y * expected.width)
      for x in 0..<width where left[row + x] != right[otherRow + x] {
        let place = Place(
          x: x, y: y, actual: Pixel(word: left[row + x]),
          expected: Pixel(word: right[otherRow + x]))
        if record(place, allowance: allowance(x, y)) { clusters.add(x: x) }
      }
      clusters.endRow(y)
    }
    clusters.finish()
    clusterCount = clusters.count
    largestCluster = clusters.largest
    bounds = clusters.bounds
  }

  /// Takes a pixel that is not equal into account, and tells whether it differs.
  private mutating func record(_ place: Place, allowance: Int) -> Bool {
    let own = Channels(place.actual, place.expected)
    channels.red = max(channels.red, own.red)
    channels.green = max(channels.green, own.green)
    channels.blue = max(channels.blue, own.blue)
    channels.alpha = max(channels.alpha, own.alpha)
    guard Int(own.greatest) > allowance else {
      slightCount += 1
      return false
    }
    count += 1
    if first == nil { first = place }
    return true
  }
}

extension BitmapDifference.Channels {
  /// The differences of two pixels.
  init(_ left: Pixel, _ right: Pixel) {
    red = Self.distance(left.red, right.red)
    green = Self.distance(left.green, right.green)
    blue = Self.distance(left.blue, right.blue)
    alpha = Self.distance(left.alpha, right.alpha)
  }

  private static func distance(_ left: UInt8, _ right: UInt8) -> UInt8 {
    left > right ? left &- right : right &- left
  }
}
