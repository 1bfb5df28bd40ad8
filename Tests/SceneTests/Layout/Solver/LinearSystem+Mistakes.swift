@testable import Scene

extension LinearSystem {
  /// What is wrong with the solver's state once it is solved: nothing.
  ///
  /// Each row of the tableau must be its constraint as written, written out anew; no column may improve;
  /// all that is required must hold.
  func mistakes() -> [String] {
    var copy = self
    return copy.findMistakes()
  }

  private mutating func findMistakes() -> [String] {
    var mistakes: [String] = []
    for index in constraints.indices where constraints[index].isLive {
      let record = constraints[index]
      if !record.isPlaced { mistakes.append("constraint \(index) takes no part") }
      if record.symbol != Self.none, differs(index) {
        mistakes.append("constraint \(index) is another in the tableau")
      }
      let (sum, scale) = residual(of: index, in: work)
      let miss = record.relation == .equal ? abs(sum) : max(0, -sum * record.factor * record.unit)
      if record.isRequired, miss > scale * SolverTolerance.residual {
        mistakes.append("constraint \(index) misses by \(miss)")
      }
    }
    for index in variables.indices where variables[index].isLive {
      let symbol = variables[index].symbol
      if variables[index].definition == Self.none,
        work[index] != (symbol == Self.none ? 0 : tableau.value(of: Int(symbol)))
      {
        mistakes.append("variable \(index) has another value in the tableau")
      }
    }
    for symbol in tableau.symbols.indices {
      let record = tableau.symbols[symbol]
      guard record.owner != Tableau.none else { continue }
      let owner = Int(record.owner)
      let known =
        record.kind == .variable ? variables[owner].symbol : constraints[owner].symbol
      if Int(known) != symbol { mistakes.append("symbol \(symbol) belongs to nothing") }
      if !tableau.isBasic(symbol), tableau.improvement(symbol) != nil {
        mistakes.append("symbol \(symbol) improves")
      }
    }
    return mistakes
  }

  private mutating func differs(_ index: Int) -> Bool {
    accumulate(index, times: constraints[index].factor)
    let flat = flatten(constant: 0)
    tableau.accumulate(flat.terms)
    tableau.accumulate([(symbol: Int(constraints[index].symbol), coefficient: -1)])
    let isOther = tableau.touched.contains { abs(tableau.sums[Int($0)]) > 1e-8 }
    tableau.clearSums()
    return isOther
  }
}
