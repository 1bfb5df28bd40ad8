import Testing

@testable import Scene

@Suite struct SolverConflictTests {
  private typealias Term = Solver.Term

  @Test("a constraint without variables that cannot hold conflicts with nothing else")
  func empty() throws {
    let solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.conflict(with: [])) {
      _ = try solver.add([], constant: 1, .equal)
    }
    #expect(throws: SolverError.conflict(with: [])) {
      _ = try solver.add([Term(1, x), Term(-1, x)], constant: -1, .greaterThanOrEqual)
    }
    _ = try solver.add([], constant: 1, .greaterThanOrEqual)
    _ = try solver.add([], constant: 1, .equal, priority: 500)
    _ = try solver.add([Term(1, x), Term(-1, x)], .equal)
  }

  @Test("x ≥ 1 and y ≥ 2 leave no room for x + y ≤ 2; what else holds is not named")
  func inequalities() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, x)], .greaterThanOrEqual)
    let first = try solver.add([Term(1, x)], constant: -1, .greaterThanOrEqual)
    let second = try solver.add([Term(1, y)], constant: -2, .greaterThanOrEqual)
    _ = try solver.add([Term(1, x), Term(-1, y)], constant: -50, .lessThanOrEqual)
    _ = try solver.add([Term(1, x)], constant: -9, .equal, priority: 999)
    #expect(throws: SolverError.conflict(with: [first, second])) {
      _ = try solver.add([Term(1, x), Term(1, y)], constant: -2, .lessThanOrEqual)
    }
    solver.solve()
    #expect(solver.value(of: x) == 9)
    #expect(solver.value(of: y) == 2)
  }

  @Test("an equation conflicts with an inequality through the definitions between them")
  func throughDefinitions() throws {
    let solver = Solver()
    let variables = (0..<5).map { _ in solver.addVariable() }
    let limit = try solver.add([Term(1, variables[4])], constant: -10, .lessThanOrEqual)
    var chain: [Solver.Constraint] = []
    for index in 1..<5 {
      chain.append(
        try solver.add(
          [Term(1, variables[index]), Term(-2, variables[index - 1])], .equal))
    }
    #expect(throws: SolverError.conflict(with: [limit] + chain)) {
      _ = try solver.add([Term(1, variables[0])], constant: -1, .equal)
    }
    #expect(throws: SolverError.conflict(with: [limit] + chain[1...])) {
      _ = try solver.add([Term(1, variables[1])], constant: -2, .equal)
    }
    _ = try solver.add([Term(1, variables[0])], constant: -0.5, .equal)
    solver.solve()
    #expect(variables.map { solver.value(of: $0) } == [0.5, 1, 2, 4, 8])
  }

  @Test("a constant that cannot be is refused, and all stays")
  func constants() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add([Term(1, x)], constant: -1, .equal)
    let second = try solver.add([Term(1, y), Term(-1, x)], constant: -1, .equal)
    let third = try solver.add([Term(1, y)], constant: -5, .lessThanOrEqual)
    let implied = try solver.add([Term(1, y)], constant: -2, .equal)
    #expect(throws: SolverError.conflict(with: [second, implied])) {
      try solver.setConstant(-2, of: first)
    }
    solver.remove(implied)
    #expect(throws: SolverError.conflict(with: [second, third])) {
      try solver.setConstant(-6, of: first)
    }
    #expect(throws: SolverError.conflict(with: [first, second])) {
      try solver.setConstant(-1, of: third)
    }
    solver.solve()
    #expect(solver.value(of: y) == 2)
    try solver.setConstant(-4, of: first)
    solver.solve()
    #expect(solver.value(of: y) == 5)
  }

  @Test("a priority that makes a conflict is refused, and all stays")
  func priorities() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([Term(1, x)], constant: -1, .equal)
    let second = try solver.add([Term(1, x)], constant: -2, .equal, priority: 500)
    #expect(throws: SolverError.conflict(with: [first])) {
      try solver.setPriority(1000, of: second)
    }
    solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.residual(of: second) == 1)
    try solver.setPriority(400, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(1000, of: second)
    #expect(throws: SolverError.conflict(with: [second])) {
      try solver.setPriority(1000, of: first)
    }
  }

  @Test("an edit at 1000 is refused a value that cannot be")
  func edits() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let limit = try solver.add([Term(1, x)], constant: -10, .lessThanOrEqual)
    try solver.addEdit(x, priority: 1000)
    try solver.suggest(7, for: x)
    #expect(throws: SolverError.conflict(with: [limit])) { try solver.suggest(11, for: x) }
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test("random conflicts name a set of which each member is needed", arguments: 0..<4)
  func minimal(block: Int) throws {
    var count = 0
    for seed in block * 25..<block * 25 + 25 {
      var numbers = SeededNumbers(seed: 5000 + seed)
      let solver = Solver()
      let variables = (0..<6).map { _ in solver.addVariable() }
      var added: [Solver.Constraint: ([Double], Double, Solver.Relation)] = [:]
      for _ in 0..<20 {
        var coefficients = [Double](repeating: 0, count: 6)
        for _ in 0..<1 + numbers.next(3) {
          coefficients[numbers.next(6)] =
            Double(1 + numbers.next(3)) * (numbers.next(2) == 0 ? 1 : -1)
        }
        let relation: Solver.Relation =
          [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(3)]
        let wanted = (coefficients, Double(numbers.next(41) - 20), relation)
        do throws(SolverError) {
          let terms = zip(coefficients, variables).map { Term($0.0, $0.1) }
          added[try solver.add(terms, constant: wanted.1, relation)] = wanted
        } catch {
          guard case .conflict(let others) = error else { throw error }
          count += 1
          let members = others.compactMap { added[$0] }
          #expect(!holds(members + [wanted]), "seed \(seed): they cannot hold together")
          for leaving in members.indices {
            var rest = members
            rest.remove(at: leaving)
            #expect(holds(rest + [wanted]), "seed \(seed): without one they can")
          }
        }
      }
    }
    #expect(count > 25)
  }

  /// Whether a fresh solver takes them all.
  private func holds(_ constraints: [([Double], Double, Solver.Relation)]) -> Bool {
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.addVariable() }
    return constraints.allSatisfy { constraint in
      let terms = zip(constraint.0, variables).map { Term($0.0, $0.1) }
      return (try? solver.add(terms, constant: constraint.1, constraint.2)) != nil
    }
  }
}
