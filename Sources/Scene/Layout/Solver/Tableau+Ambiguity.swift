// Whether the sums of errors leave a choice.

extension Tableau {
  /// Whether a sum of symbols has one value wherever required rows hold and all sums of errors are
  /// least.
  ///
  /// The tableau is at its optimum, and is so again afterwards.
  mutating func isDetermined(_ terms: [(symbol: Int, coefficient: Double)]) -> Bool {
    var isBlocked = false
    for column in columns(of: terms) {
      for direction in [1.0, -1.0] {
        switch freedom(column, direction: direction) {
        case .none: break
        case .blocked: isBlocked = true
        case .free: return false
        }
      }
    }
    // Several blocked columns together may still move.
    return !isBlocked || !(moves(terms, by: 1) || moves(terms, by: -1))
  }

  private enum Freedom {
    case none
    /// Another symbol that is at 0 keeps it from moving by itself.
    case blocked
    case free
  }

  /// The nonbasic symbols that a sum comes to.
  private mutating func columns(of terms: [(symbol: Int, coefficient: Double)]) -> [Int] {
    accumulate(terms)
    var columns: [Int] = []
    for column in touched {
      let column = Int(column)
      if sums[column].magnitude > SolverTolerance.pivot * max(1, magnitudes[column]) {
        columns.append(column)
      }
    }
    clearSums()
    return columns
  }

  /// Whether a column can move without a cost.
  private mutating func freedom(_ column: Int, direction: Double) -> Freedom {
    let costs = costs(of: column)
    guard let cost = direction > 0 ? costs.up : costs.down, cost.slope == 0 else { return .none }
    collectBreakpoints(column, direction: direction, blockingOnly: false)
    for breakpoint in breakpoints
    where breakpoint.distance <= SolverTolerance.residual
      && (breakpoint.blocks || symbols[Int(breakpoint.symbol)].level != Self.none)
    {
      return .blocked
    }
    return .free
  }

  /// Whether a sum moves if nothing but itself is left to decide.
  private mutating func moves(
    _ terms: [(symbol: Int, coefficient: Double)], by distance: Double
  ) -> Bool {
    let now = terms.reduce(0) { $0 + $1.coefficient * value(of: $1.symbol) }
    let probe = addSymbol(
      .optionalEquality, owner: 0, priority: .leastNormalMagnitude, serial: .max)
    addRow(for: probe, terms: terms, constant: -now - distance, scale: 1)
    optimize()
    let moved = distance + value(of: probe)
    removeSymbol(probe)
    optimize()
    return moved.magnitude > SolverTolerance.residual
  }
}
