// Rows, their values, and the sums they are made of.

extension Tableau {
  /// Makes a symbol basic: a sum of symbols, basic or not, and a constant.
  mutating func addRow(
    for symbol: Int, terms: [(symbol: Int, coefficient: Double)], constant: Double, scale: Double
  ) {
    var value = constant
    var magnitude = max(scale, constant.magnitude)
    for (named, coefficient) in terms {
      let part = coefficient * self.value(of: named)
      value += part
      magnitude = max(magnitude, part.magnitude)
    }
    accumulate(terms)
    let row = matrix.addRow()
    while rows.count <= row { rows.append(Row(symbol: Self.none, value: 0)) }
    for column in touched {
      let column = Int(column)
      if !SolverTolerance.cancels(sums[column], magnitude: magnitudes[column]) {
        matrix.insert(row: row, column: column, value: sums[column])
      }
    }
    clearSums()
    rows[row] = Row(symbol: Int32(symbol), value: 0)
    rowCount += 1
    symbols[symbol].row = Int32(row)
    symbols[symbol].scale = max(scale, 1)
    symbols[symbol].isAboveZero = true
    setValue(SolverTolerance.cancels(value, magnitude: magnitude) ? 0 : value, ofRow: row)
    addCandidates(ofRow: row)
  }

  /// Moves a residual's constant: what is said with the residual moves if that is 0, else it moves.
  mutating func shift(_ symbol: Int, by difference: Double, scale: Double) {
    symbols[symbol].scale = max(scale, 1)
    if isBasic(symbol) { return add(difference, toRow: Int(symbols[symbol].row)) }
    var node = matrix.firstInColumn(symbol)
    while node != SparseMatrix.none {
      let row = matrix.row(node)
      add(-matrix.value(node) * difference, toRow: row)
      node = matrix.nextInColumn(node)
    }
  }

  /// Changes a row's value, cancelling what is but rounding.
  mutating func add(_ difference: Double, toRow row: Int) {
    let old = rows[row].value
    let sum = old + difference
    let magnitude = old.magnitude + difference.magnitude
    setValue(SolverTolerance.cancels(sum, magnitude: magnitude) ? 0 : sum, ofRow: row)
  }

  /// Writes a row's value, and notes what follows from it.
  mutating func setValue(_ value: Double, ofRow row: Int) {
    let symbol = Int(rows[row].symbol)
    rows[row].value = value
    switch symbols[symbol].kind {
    case .variable:
      noteChange(symbol)
      fallthrough
    case .optionalEquality, .optionalInequality:
      if value > 0 {
        setSide(above: true, symbol)
      } else if value < 0 {
        setSide(above: false, symbol)
      }
    case .requiredInequality, .requiredEquality:
      if !isFeasible(row), !symbols[symbol].isInfeasible {
        symbols[symbol].isInfeasible = true
        infeasible.append(Int32(symbol))
      }
    }
  }

  mutating func setSide(above: Bool, _ symbol: Int) {
    guard symbols[symbol].isAboveZero != above else { return }
    symbols[symbol].isAboveZero = above
    addCandidates(ofRow: Int(symbols[symbol].row))
  }

  mutating func noteChange(_ symbol: Int) {
    guard !symbols[symbol].isChanged else { return }
    symbols[symbol].isChanged = true
    changedVariables.append(Int32(symbol))
  }

  /// Whether a required row holds.
  func isFeasible(_ row: Int) -> Bool {
    let symbol = symbols[Int(rows[row].symbol)]
    let tolerance = SolverTolerance.feasibility * symbol.scale
    let value = rows[row].value
    return symbol.kind == .requiredInequality
      ? value >= -tolerance : value.magnitude <= tolerance
  }

  // MARK: - Sums

  /// Adds to a sum in scratch memory.
  mutating func accumulate(_ value: Double, _ index: Int) {
    if magnitudes[index] == 0 {
      guard value != 0 else { return }
      touched.append(Int32(index))
    }
    sums[index] += value
    magnitudes[index] += value.magnitude
  }

  /// Adds to the sums what a sum of symbols, basic or not, is in nonbasic ones.
  mutating func accumulate(_ terms: [(symbol: Int, coefficient: Double)]) {
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
  }

  mutating func clearSums() {
    for index in touched {
      sums[Int(index)] = 0
      magnitudes[Int(index)] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }
}
