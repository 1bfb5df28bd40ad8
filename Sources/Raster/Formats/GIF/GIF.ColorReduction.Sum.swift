extension GIF.ColorReduction {
  /// Sums of components, their squares, and a count: what means and spreads are made of.
  ///
  /// Of 2²⁸ pixels no sum is above 2⁴⁴.
  struct Sum {
    private(set) var count: Int64 = 0
    private var totals: [3 of Int64] = [0, 0, 0]
    private var squares: [3 of Int64] = [0, 0, 0]

    mutating func add(_ color: UInt32, _ times: Int) {
      count += Int64(times)
      for axis in 0..<3 {
        let level = Int64(color &>> UInt32(axis * 8) & 255)
        totals[axis] += level * Int64(times)
        squares[axis] += level * level * Int64(times)
      }
    }

    /// The mean of a component, 0 … 255.
    func mean(_ axis: Int) -> Double { Double(totals[axis]) / Double(max(count, 1)) }

    /// The sum of squared distances to the mean along an axis, weighted.
    func spread(_ axis: Int) -> Double {
      let square = Double(squares[axis]) - Double(totals[axis]) * mean(axis)
      return max(0, square) * Double(GIF.NearestColor.weights[axis])
    }

    /// The mean as an opaque colour, each component rounded half up.
    var color: UInt32 {
      var color: UInt32 = 0xFF00_0000
      for axis in 0..<3 { color |= UInt32(mean(axis) + 0.5) &<< UInt32(axis * 8) }
      return color
    }
  }
}
