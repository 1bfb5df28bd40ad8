// Steps along a column, and the exchange of a nonbasic symbol for a basic one.

extension Tableau {
  /// Where a basic symbol comes to 0 as a column moves.
  struct Breakpoint {
    /// How far the column has moved, at least 0.
    var distance: Double
    /// The size of the entry.
    var magnitude: Double
    var node: Int32
    var symbol: Int32
    /// Whether the symbol must not go beyond.
    var blocks: Bool

    func precedes(_ other: Breakpoint) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if blocks != other.blocks { return blocks }
      if magnitude != other.magnitude { return magnitude > other.magnitude }
      return symbol < other.symbol
    }
  }

  /// Collects the breakpoints of a column in a direction, in no order; only those that block, if told.
  ///
  /// Required rows that are known not to hold count for nothing: they are mended one by one.
  mutating func collectBreakpoints(_ column: Int, direction: Double, blockingOnly: Bool) {
    breakpoints.removeAll(keepingCapacity: true)
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let speed = matrix.value(node) * direction
      let row = rows[matrix.row(node)]
      if speed.magnitude > SolverTolerance.pivot,
        let breakpoint = breakpoint(row, node: node, speed: speed),
        breakpoint.blocks || !blockingOnly
      {
        breakpoints.append(breakpoint)
      }
      node = matrix.nextInColumn(node)
    }
  }

  private func breakpoint(_ row: Row, node: Int32, speed: Double) -> Breakpoint? {
    let symbol = symbols[Int(row.symbol)]
    var distance = 0.0
    var blocks = false
    switch symbol.kind {
    case .requiredEquality:
      guard !symbol.isInfeasible else { return nil }
      blocks = true
    case .requiredInequality:
      guard speed < 0, !symbol.isInfeasible else { return nil }
      distance = max(0, row.value / -speed)
      blocks = true
    case .variable, .optionalEquality, .optionalInequality:
      guard symbol.isAboveZero == (speed < 0) else { return nil }
      distance = max(0, row.value / -speed)
    }
    return Breakpoint(
      distance: distance, magnitude: speed.magnitude, node: node, symbol: row.symbol,
      blocks: blocks)
  }

  /// Moves a column by a signed distance, and lets it take the place of a row's basic symbol, which
  /// becomes 0 by that.
  mutating func exchange(_ column: Int, node: Int32, distance: Double, direction: Double) {
    let row = matrix.row(node)
    moveColumn(column, by: distance * direction, but: row)
    let leaving = Int(rows[row].symbol)
    let inverse = 1 / matrix.value(node)
    matrix.remove(node)
    matrix.scaleRow(row, by: -inverse)
    matrix.insert(row: row, column: leaving, value: inverse)
    symbols[leaving].row = Self.none
    symbols[leaving].isInfeasible = false
    if symbols[leaving].kind == .variable { noteChange(leaving) }
    rows[row].symbol = Int32(column)
    symbols[column].row = Int32(row)
    symbols[column].isAboveZero = direction > 0
    symbols[column].isInfeasible = false
    var other = matrix.firstInColumn(column)
    while other != SparseMatrix.none {
      let target = matrix.row(other)
      let factor = matrix.value(other)
      matrix.remove(other)
      matrix.addRow(row, times: factor, to: target)
      other = matrix.firstInColumn(column)
    }
    setValue(distance * direction, ofRow: row)
    addCandidates(ofRow: row)
    pivotCount += 1
  }

  private mutating func moveColumn(_ column: Int, by distance: Double, but row: Int) {
    guard distance != 0 else { return }
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let moved = matrix.row(node)
      if moved != row { add(matrix.value(node) * distance, toRow: moved) }
      node = matrix.nextInColumn(node)
    }
  }

  /// Makes a nonbasic symbol basic that may go anywhere, so that no required row breaks; it stays
  /// nonbasic only if no row names it.
  mutating func makeBasic(_ column: Int) {
    var best: (breakpoint: Breakpoint, direction: Double)?
    for direction in [1.0, -1.0] {
      collectBreakpoints(column, direction: direction, blockingOnly: true)
      for breakpoint in breakpoints
      where best.map({ breakpoint.precedes($0.breakpoint) }) ?? true {
        best = (breakpoint, direction)
      }
    }
    if let best {
      exchange(
        column, node: best.breakpoint.node, distance: best.breakpoint.distance,
        direction: best.direction)
      return
    }
    makeBasicInLargestRow(column)
  }

  /// Takes the row with the largest entry; what is too small for a pivot is rounding and is dropped.
  private mutating func makeBasicInLargestRow(_ column: Int) {
    var largest = SparseMatrix.none
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      if largest == SparseMatrix.none
        || matrix.value(node).magnitude > matrix.value(largest).magnitude
      {
        largest = node
      }
      node = matrix.nextInColumn(node)
    }
    if largest != SparseMatrix.none,
      matrix.value(largest).magnitude > SolverTolerance.pivot
    {
      let distance = -rows[matrix.row(largest)].value / matrix.value(largest)
      return exchange(
        column, node: largest, distance: distance.magnitude, direction: distance < 0 ? -1 : 1)
    }
    while matrix.firstInColumn(column) != SparseMatrix.none {
      matrix.remove(matrix.firstInColumn(column))
    }
  }
}
