// Whether the sums of errors leave a choice.

extension Tableau {
  /// Whether a sum of symbols has one value wherever required rows hold and all sums of errors are
  /// least.
  mutating func isDetermined(_ terms: [(symbol: Int, coefficient: Double)]) -> Bool {
    for (named, coefficient) in terms {
      guard isBasic(named) else {
        accumulate(coefficient, named)
        continue
      }
      var node = matrix.firstInRow(Int(symbols[named].row))
      while node != SparseMatrix.none {
        accumulate(coefficient * matrix.value(node), matrix.column(node))
        node = matrix.nextInRow(node)
      }
    }
    var moving: [Int] = []
    for column in touched {
      let column = Int(column)
      if !SolverTolerance.cancels(sums[column], magnitude: magnitudes[column]) {
        moving.append(column)
      }
    }
    clearSums()
    for column in moving {
      if moves(column, direction: 1) || moves(column, direction: -1) { return false }
    }
    return true
  }

  /// Whether a column can move at no cost.
  private mutating func moves(_ column: Int, direction: Double) -> Bool {
    guard let slope = leadingSlope(column, direction: direction), slope.value == 0 else {
      return false
    }
    collectBreakpoints(column, direction: direction, blockingOnly: false)
    for breakpoint in breakpoints where breakpoint.distance == 0 {
      if breakpoint.blocks || symbols[Int(breakpoint.symbol)].level != Self.none { return false }
    }
    return true
  }
}
