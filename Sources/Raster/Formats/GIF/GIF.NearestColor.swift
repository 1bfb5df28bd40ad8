extension GIF {
  /// Finds the nearest of a few colours.
  struct NearestColor {
    /// What a squared difference of a level counts for, of red, green and blue.
    static let weights: [3 of Int] = [2, 4, 1]

    private struct Entry {
      var red: Int
      var green: Int
      var blue: Int
      var index: Int
    }

    /// The colours by their green.
    private let entries: [Entry]
    /// For each green the first entry that has as much or more.
    private var starts = [Int](repeating: 0, count: 256)

    init(_ colors: [UInt32]) {
      entries = colors.enumerated().map { index, color in
        let pixel = Pixel(word: color)
        return Entry(
          red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), index: index)
      }.sorted { ($0.green, $0.index) < ($1.green, $1.index) }
      var start = 0
      for green in 0..<256 {
        while start < entries.count, entries[start].green < green { start += 1 }
        starts[green] = start
      }
    }

    /// The index of the nearest colour, the least of several; 0 if there are no colours.
    func index(for pixel: Pixel) -> Int {
      let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
      var best = (distance: Int.max, index: 0)
      // Away from the same green, upwards and downwards, until green alone is too far.
      func compare(_ entry: Entry) -> Bool {
        let greenPart = (entry.green - green) * (entry.green - green) * Self.weights[1]
        guard greenPart <= best.distance else { return false }
        let distance =
          greenPart + (entry.red - red) * (entry.red - red) * Self.weights[0]
          + (entry.blue - blue) * (entry.blue - blue) * Self.weights[2]
        if distance < best.distance || distance == best.distance && entry.index < best.index {
          best = (distance, entry.index)
        }
        return true
      }
      var up = starts[green]
      var down = up - 1
      var (goesUp, goesDown) = (true, true)
      while goesUp || goesDown {
        if goesUp {
          goesUp = up < entries.count && compare(entries[up])
          up += 1
        }
        if goesDown {
          goesDown = down >= 0 && compare(entries[down])
          down -= 1
        }
      }
      return best.index
    }
  }
}
