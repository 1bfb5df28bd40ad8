// The way to the optimum: required rows are mended, then columns enter while any improves.

extension Tableau {
  /// Steps without progress after which Bland's rule is obeyed, which cannot cycle.
  private static let patience = 60

  /// As many steps as end any search, even one that rounding leads astray.
  private var stepLimit: Int { 10_000 + 100 * (rows.count + symbols.count) }

  // MARK: - Required rows

  /// Makes all required rows hold.
  ///
  /// Returns a symbol that cannot: its row then has nothing that could move it further, so it tells
  /// the conflict. That symbol, and those not yet looked at, stay noted as broken.
  mutating func repair() -> Int? {
    var index = 0
    while index < infeasible.count {
      let symbol = Int(infeasible[index])
      if symbols[symbol].isInfeasible, isBasic(symbol), !isFeasible(Int(symbols[symbol].row)),
        !raise(symbol)
      {
        infeasible.removeFirst(index)
        return symbol
      }
      symbols[symbol].isInfeasible = false
      index += 1
    }
    infeasible.removeAll(keepingCapacity: true)
    return nil
  }

  /// Gives up on required rows that still do not hold; they count for nothing until they are met.
  mutating func abandonInfeasible() {
    infeasible.removeAll(keepingCapacity: true)
  }

  /// Moves a broken required symbol to 0, where it becomes nonbasic.
  private mutating func raise(_ symbol: Int) -> Bool {
    var stalls = 0
    for _ in 0..<stepLimit {
      let row = Int(symbols[symbol].row)
      let isBelow = rows[row].value < 0
      let usesBland = stalls > Self.patience
      guard let (node, direction) = raisingColumn(row, isBelow: isBelow, usesBland: usesBland)
      else {
        return false
      }
      let column = matrix.column(node)
      collectBreakpoints(column, direction: direction, blockingOnly: true)
      let entry = matrix.value(node).magnitude
      var stop = Breakpoint(
        distance: rows[row].value.magnitude / entry, magnitude: entry, node: node,
        symbol: Int32(symbol), blocks: true)
      let limit = stop.distance
      for breakpoint in breakpoints where breakpoint.distance < limit {
        let isBetter =
          usesBland && breakpoint.distance == stop.distance
          ? breakpoint.symbol < stop.symbol : breakpoint.precedes(stop)
        if isBetter { stop = breakpoint }
      }
      stalls = stop.distance > 0 ? 0 : stalls + 1
      exchange(column, node: stop.node, distance: stop.distance, direction: direction)
      if stop.symbol == Int32(symbol) { return true }
      if isFeasible(row) { return true }
    }
    return true
  }

  /// The entry of a row whose column moves the row towards 0 at the least cost, and the direction.
  private mutating func raisingColumn(
    _ row: Int, isBelow: Bool, usesBland: Bool
  ) -> (node: Int32, direction: Double)? {
    var best: (node: Int32, direction: Double)?
    var least: StepCost?
    var node = matrix.firstInRow(row)
    while node != SparseMatrix.none {
      let entry = matrix.value(node)
      let column = matrix.column(node)
      let direction = (entry > 0) == isBelow ? 1.0 : -1.0
      if entry.magnitude > SolverTolerance.pivot,
        symbols[column].kind != .requiredEquality
      {
        let costs = costs(of: column)
        if var cost = direction > 0 ? costs.up : costs.down {
          cost.slope /= entry.magnitude
          let isBetter =
            if let best, let least {
              usesBland ? column < matrix.column(best.node) : isLess(cost, than: least)
            } else {
              true
            }
          if isBetter {
            best = (node, direction)
            least = cost
          }
        }
      }
      node = matrix.nextInRow(node)
    }
    return best
  }

  /// Lets a required equality that holds become nonbasic at once, so that nothing runs into it.
  mutating func settleEquality(_ symbol: Int) {
    guard isBasic(symbol) else { return }
    let row = Int(symbols[symbol].row)
    var best = SparseMatrix.none
    var node = matrix.firstInRow(row)
    while node != SparseMatrix.none {
      if matrix.value(node).magnitude > SolverTolerance.pivot,
        symbols[matrix.column(node)].kind != .requiredEquality,
        best == SparseMatrix.none || isBetterPivot(node, than: best)
      {
        best = node
      }
      node = matrix.nextInRow(node)
    }
    guard best != SparseMatrix.none else { return }
    exchange(matrix.column(best), node: best, distance: 0, direction: 1)
  }

  private func isBetterPivot(_ node: Int32, than other: Int32) -> Bool {
    let isVariable = symbols[matrix.column(node)].kind == .variable
    guard isVariable == (symbols[matrix.column(other)].kind == .variable) else { return isVariable }
    return matrix.value(node).magnitude > matrix.value(other).magnitude
  }

  // MARK: - The optimum

  /// Lets columns enter while any improves.
  ///
  /// All required rows hold.
  mutating func optimize() {
    var stalls = 0
    for _ in 0..<stepLimit {
      let usesBland = stalls > Self.patience
      guard let (column, improvement) = nextImprovement(usesBland: usesBland) else { return }
      guard let stop = stop(column, improvement, usesBland: usesBland) else { continue }
      stalls = stop.distance > 0 ? 0 : stalls + 1
      exchange(
        column, node: stop.node, distance: stop.distance, direction: improvement.direction)
    }
  }

  private mutating func nextImprovement(usesBland: Bool) -> (Int, Improvement)? {
    if usesBland { candidates[nextCandidate...].sort() }
    while nextCandidate < candidates.count {
      let column = Int(candidates[nextCandidate])
      nextCandidate += 1
      symbols[column].isCandidate = false
      if symbols[column].owner != Self.none, !isBasic(column),
        let improvement = improvement(column)
      {
        return (column, improvement)
      }
    }
    candidates.removeAll(keepingCapacity: true)
    nextCandidate = 0
    return nil
  }

  /// Where a step ends: at the first kink from which on it would not improve.
  private mutating func stop(
    _ column: Int, _ improvement: Improvement, usesBland: Bool
  ) -> Breakpoint? {
    collectBreakpoints(column, direction: improvement.direction, blockingOnly: false)
    guard !breakpoints.isEmpty else { return nil }
    if usesBland {
      return breakpoints.min {
        $0.distance != $1.distance ? $0.distance < $1.distance : $0.symbol < $1.symbol
      }
    }
    if breakpoints.count > 1 { breakpoints.sort { $0.precedes($1) } }
    let index =
      improvement.ownCostOf == Self.none
      ? priorityStop(column, improvement.direction)
      : breakpoints.firstIndex { endsOwnCost($0, of: improvement.ownCostOf) }
    guard let index else { return nil }
    for passed in breakpoints[..<index] {
      let row = Int(symbols[Int(passed.symbol)].row)
      if rows[row].value == 0 {
        setSide(above: !symbols[Int(passed.symbol)].isAboveZero, Int(passed.symbol))
      }
    }
    return breakpoints[index]
  }

  private func endsOwnCost(_ breakpoint: Breakpoint, of winner: Int32) -> Bool {
    let symbol = symbols[Int(breakpoint.symbol)]
    return breakpoint.blocks || symbol.kind != .variable || !symbols[Int(winner)].precedes(symbol)
  }
}
