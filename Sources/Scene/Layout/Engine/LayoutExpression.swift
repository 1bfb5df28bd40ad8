/// A sum of variables with coefficients, and a constant.
struct LayoutExpression: Hashable {
  /// In the order in which the variables were named first; none has the coefficient 0.
  private(set) var terms: [Solver.Term] = []
  var constant = 0.0

  /// Adds a variable times a coefficient.
  mutating func add(_ coefficient: Double, _ variable: Solver.Variable) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Solver.Term(coefficient, variable))
  }

  /// Adds another expression times a factor.
  mutating func add(_ factor: Double, _ other: LayoutExpression) {
    for term in other.terms { add(factor * term.coefficient, term.variable) }
    constant += factor * other.constant
  }
}
