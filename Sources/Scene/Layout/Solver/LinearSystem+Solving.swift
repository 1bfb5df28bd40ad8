// Working out values.

extension LinearSystem {
  /// How often values and tableau are compared before what is left is taken for rounding.
  private static let roundLimit = 6

  mutating func solve() {
    if tableau.pivotCount > 2000 + 20 * tableau.rowCount { emptyTableau() }
    for _ in 0..<Self.roundLimit {
      if settle() != nil { tableau.abandonInfeasible() }
      if !pendingOptional.isEmpty {
        placePendingOptional()
        if settle() != nil { tableau.abandonInfeasible() }
      }
      guard !tableau.candidates.isEmpty else { break }
      tableau.optimize()
    }
    publish()
  }

  /// Works out values and makes all required constraints hold.
  ///
  /// Returns a minimal conflicting set if that cannot be done.
  mutating func settle() -> [Int32]? {
    for _ in 0..<Self.roundLimit {
      if !pending.isEmpty, let conflict = placePending() { return conflict }
      takeTableauChanges()
      guard !dirty.isEmpty || !touched.isEmpty || !tableau.infeasible.isEmpty else { break }
      propagate()
      reconcile()
      if let broken = tableau.repair() { return conflict(of: broken) }
    }
    return nil
  }

  /// Notes the free variables whose values the tableau has changed.
  private mutating func takeTableauChanges() {
    for symbol in tableau.changedVariables {
      tableau.symbols[Int(symbol)].isChanged = false
      let owner = tableau.symbols[Int(symbol)].owner
      if owner != Tableau.none, tableau.symbols[Int(symbol)].kind == .variable {
        noteDirty(Int(owner))
      }
    }
    tableau.changedVariables.removeAll(keepingCapacity: true)
  }

  /// Corrects the tableau's constants by the residuals of the constraints as written.
  private mutating func reconcile() {
    var shifts: [(symbol: Int, difference: Double, scale: Double)] = []
    for item in touched {
      let index = Int(item)
      constraints[index].isTouched = false
      let record = constraints[index]
      guard record.isLive, record.symbol != Self.none else { continue }
      let (residual, scale) = residual(of: index, in: work)
      let difference = record.factor * residual - tableau.value(of: Int(record.symbol))
      if difference.magnitude * record.unit > scale * 1e-11 {
        shifts.append((Int(record.symbol), difference, scale / record.unit))
      }
    }
    touched.removeAll(keepingCapacity: true)
    for shift in shifts {
      tableau.shift(shift.symbol, by: shift.difference, scale: shift.scale)
    }
  }

  /// The sum of a constraint's terms and constant, and the size of its greatest part, at least that of
  /// its coefficients.
  func residual(of index: Int, in values: [Double]) -> (sum: Double, scale: Double) {
    var sum = constraints[index].constant
    var scale = max(constraints[index].unit, sum.magnitude)
    for term in termRange(index) {
      let part = terms.entries[term].coefficient * values[Int(terms.entries[term].variable)]
      sum += part
      scale = max(scale, part.magnitude)
    }
    return (sum, scale)
  }

  // MARK: - Results

  private mutating func publish() {
    for item in unpublished {
      let index = Int(item)
      variables[index].isUnpublished = false
      guard variables[index].isLive else { continue }
      let value = Self.rounded(work[index])
      if variables[index].value != value {
        variables[index].value = value
        if !variables[index].isUntaken {
          variables[index].isUntaken = true
          untaken.append(item)
        }
      }
      if variables[index].stayCount > 0 { renewStays(of: index) }
    }
    unpublished.removeAll(keepingCapacity: true)
  }

  /// The nearest multiple of 2⁻³²: adding 1.5 · 2²⁰ leaves no finer bits of a value below 2¹⁹.
  private static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 524_288 else { return value }
    return (value + 1_572_864) - 1_572_864
  }

  func value(of variable: Solver.Variable) -> Double {
    index(of: variable).map { variables[$0].value } ?? 0
  }

  mutating func takeChanges() -> [Solver.Variable] {
    var changed: [Int] = []
    for item in untaken {
      let index = Int(item)
      variables[index].isUntaken = false
      guard variables[index].isLive, variables[index].value != variables[index].takenValue else {
        continue
      }
      variables[index].takenValue = variables[index].value
      changed.append(index)
    }
    untaken.removeAll(keepingCapacity: true)
    changed.sort { variables[$0].serial < variables[$1].serial }
    return changed.map { handle(variable: $0) }
  }

  func residual(of constraint: Solver.Constraint) -> Double {
    guard let index = index(of: constraint) else { return 0 }
    var sum = constraints[index].constant
    var scale = max(constraints[index].unit, sum.magnitude)
    for term in termRange(index) {
      let entry = terms.entries[term]
      let part = entry.coefficient * variables[Int(entry.variable)].value
      sum += part
      scale = max(scale, part.magnitude)
    }
    let miss =
      switch constraints[index].relation {
      case .lessThanOrEqual: max(0, sum)
      case .equal: sum.magnitude
      case .greaterThanOrEqual: max(0, -sum)
      }
    return miss <= scale * SolverTolerance.residual ? 0 : miss
  }

  /// Whether the optimum without the third and fourth rule leaves a variable one value.
  mutating func isDetermined(_ variable: Solver.Variable) -> Bool {
    guard let index = index(of: variable) else { return false }
    solve()
    accumulateForQuestion(index)
    let flat = flatten(constant: 0)
    return tableau.isDetermined(flat.terms)
  }

  private mutating func accumulateForQuestion(_ variable: Int) {
    sums[variable] = 1
    magnitudes[variable] = 1
    queue.insert(variable, rank: variables[variable].rank)
  }
}
