/// Sums of what lies to the right of slanted lines, in one row of pixels.
struct RowSweep {
  private let columns: Range<Int>
  /// What lines that pass through a pixel leave to their right in it.
  private var partial: [Double]
  /// What begins to count wholly from a pixel on.
  private var steps: [Double]

  /// Begins with nothing.
  init(columns: Range<Int>) {
    self.columns = columns
    partial = Array(repeating: 0, count: columns.count)
    steps = Array(repeating: 0, count: columns.count + 1)
  }

  /// The sum in each pixel.
  var sums: [Double] {
    var full = 0.0
    return partial.indices.map { index in
      full += steps[index]
      return partial[index] + full
    }
  }

  /// Adds what lies to the right of a slanted line in a slab of a height, which may be negative.
  mutating func addRightOf(from a: Double, to b: Double, height: Double) {
    let (left, right) = (columns.lowerBound, columns.upperBound)
    let low = min(max(min(a, b), Double(left - 1)), Double(right))
    let high = min(max(max(a, b), Double(left - 1)), Double(right))
    let first = max(left, Int(low.rounded(.down)))
    let last = Int(high.rounded(.down))
    if first < right, last >= first {
      for column in first...min(last, right - 1) {
        partial[column - left] += height * Self.meanRight(of: a, b, column: Double(column))
      }
    }
    steps[min(right, max(left, last + 1)) - left] += height
  }

  /// The mean of `clamp(column + 1 - x, 0, 1)` for x evenly between a and b.
  private static func meanRight(of a: Double, _ b: Double, column: Double) -> Double {
    if abs(b - a) < 1e-7 { return min(1, max(0, column + 1 - (a + b) / 2)) }
    func integral(_ x: Double) -> Double {
      let inside = x - column
      return inside <= 0 ? inside : inside >= 1 ? 0.5 : inside - inside * inside / 2
    }
    return (integral(b) - integral(a)) / (b - a)
  }
}
