// Chooses a few colours for a picture of many. Goals, in order: the same colours everywhere; a small sum
// of squared distances; time that grows with the number of different colours.
//
// A median cut in the form of Wu's: of all boxes the one with the greatest sum of squared distances
// to its mean is cut, across its longest axis (in that sense), at the mean. Then a few of Lloyd's steps:
// each colour goes to its nearest mean, each mean to the middle of its colours. Distances are
// those of `Distance`: differences of sRGB levels, weighted as the eye weighs them.
//
// Sources: P. Heckbert 1982, Color image quantization for frame buffer display; X. Wu 1991, Efficient
// statistical computations for optimal color quantization; S. Lloyd 1982.

extension GIF {
  /// A choice of colours for pixels.
  struct ColorReduction {
    /// Opaque colours, all different.
    private(set) var colors: [UInt32] = []
    /// The different colours of the pixels.
    private let histogram: Histogram
    private var search = NearestColor([])

    /// Chooses colours.
    ///
    /// - Parameters:
    ///   - pixels: Opaque pixels, and others that are ignored.
    ///   - ignored: Which pixels do not count.
    ///   - limit: The greatest number of colours, 1 or more.
    init(of pixels: [UInt32], ignoring ignored: [Bool], to limit: Int) {
      histogram = Histogram(of: pixels, ignoring: ignored)
      guard histogram.colors.count > limit else {
        choose(histogram.colors)
        return
      }
      choose(boxes(limit))
      for _ in 0..<3 { choose(centers()) }
    }

    private mutating func choose(_ colors: [UInt32]) {
      var different = Palette()
      for color in colors { _ = different.insert(color) }
      self.colors = different.colors
      search = NearestColor(self.colors)
    }

    /// The means of as many boxes.
    private func boxes(_ limit: Int) -> [UInt32] {
      var boxes = [Box(Array(histogram.colors.indices), of: histogram)]
      while boxes.count < limit {
        var widest = 0
        for index in boxes.indices where boxes[index].spread > boxes[widest].spread {
          widest = index
        }
        guard let (lower, upper) = boxes[widest].halves(of: histogram) else { break }
        boxes[widest] = lower
        boxes.append(upper)
      }
      return boxes.map { $0.mean.color }
    }

    /// The mean of what is nearest to each colour; the colour itself where that is nothing.
    private func centers() -> [UInt32] {
      var sums = [Sum](repeating: Sum(), count: colors.count)
      for (color, count) in zip(histogram.colors, histogram.counts) {
        sums[search.index(for: Pixel(word: color))].add(color, count)
      }
      return zip(sums, colors).map { $0.count > 0 ? $0.color : $1 }
    }

    /// The index of the nearest colour for each pixel, 0 for ignored ones.
    func nearest(_ pixels: [UInt32], ignoring ignored: [Bool]) -> [UInt8] {
      let indices = histogram.colors.map { UInt8(search.index(for: Pixel(word: $0))) }
      return zip(pixels, ignored).map { pixel, isIgnored in
        isIgnored ? 0 : indices[histogram.index(of: pixel) ?? 0]
      }
    }

    /// As `nearest`, with the error of each pixel handed on to its neighbours.
    func dithered(_ pixels: [UInt32], ignoring ignored: [Bool], width: Int) -> [UInt8] {
      var dithering = Dithering(colors: colors, search: search, width: width)
      return dithering.indices(pixels, ignoring: ignored)
    }
  }
}
