extension GIF.ColorReduction {
  /// Some colours of a histogram.
  struct Box {
    /// Indices of the histogram.
    private let members: [Int]
    private(set) var mean = Sum()
    /// The sum of squared distances to the mean, of all axes; 0 for one colour.
    private(set) var spread = 0.0

    init(_ members: [Int], of histogram: Histogram) {
      self.members = members
      for member in members { mean.add(histogram.colors[member], histogram.counts[member]) }
      if members.count > 1 { spread = mean.spread(0) + mean.spread(1) + mean.spread(2) }
    }

    /// The colours at most and those above the mean of the axis of greatest spread; `nil` if all are
    /// the same there.
    func halves(of histogram: Histogram) -> (lower: Box, upper: Box)? {
      guard members.count > 1 else { return nil }
      var axis = 0
      for other in 1..<3 where mean.spread(other) > mean.spread(axis) { axis = other }
      let middle = mean.mean(axis)
      var lower: [Int] = []
      var upper: [Int] = []
      for member in members {
        let level = histogram.colors[member] &>> UInt32(axis * 8) & 255
        if Double(level) <= middle { lower.append(member) } else { upper.append(member) }
      }
      guard !lower.isEmpty, !upper.isEmpty else { return nil }
      return (Box(lower, of: histogram), Box(upper, of: histogram))
    }
  }
}
