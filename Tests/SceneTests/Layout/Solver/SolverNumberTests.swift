import Testing

@testable import Scene

@Suite struct SolverNumberTests {
  private typealias Term = Solver.Term

  @Test("thirds of whole numbers add up to whole numbers again")
  func thirds() throws {
    let solver = Solver()
    let sizes = (0..<3).map { _ in solver.addVariable(isSize: true) }
    let total = solver.addVariable(isSize: true)
    for size in sizes[1...] { _ = try solver.add([Term(1, size), Term(-1, sizes[0])], .equal) }
    _ = try solver.add(sizes.map { Term(1, $0) } + [Term(-1, total)], .equal)
    _ = try solver.add([Term(1, total)], constant: -100, .equal)
    solver.solve()
    #expect(solver.value(of: total) == 100)
    #expect(abs(solver.value(of: sizes[2]) - 100.0 / 3) < 1e-9)
  }

  @Test("a constraint that is missed by less than 10⁻⁸ of its size holds, by more it does not")
  func tolerance() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, x)], constant: -1000, .equal)
    _ = try solver.add([Term(1, y)], constant: -1000, .equal)
    _ = try solver.add([Term(1, x), Term(-1, y)], constant: 1e-10, .equal)
    #expect(throws: SolverError.self) {
      _ = try solver.add([Term(1, x), Term(-1, y)], constant: 1e-4, .equal)
    }
  }

  @Test("a coefficient below 10⁻¹⁰ of the greatest counts for nothing")
  func coefficients() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, x), Term(1e-11, y)], constant: -1, .equal)
    _ = try solver.add([Term(1, y)], constant: -1e6, .equal)
    _ = try solver.add([Term(1e-11, x)], constant: -1e-11, .equal)
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test(
    "constraints in small and in great units mean the same", arguments: [1e-12, 1e-3, 1, 1e3, 1e12])
  func units(unit: Double) throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let limit = try solver.add([Term(unit, x)], constant: -5 * unit, .lessThanOrEqual)
    _ = try solver.add([Term(unit, x), Term(-unit, y)], .greaterThanOrEqual)
    _ = try solver.add([Term(unit, y)], constant: -3 * unit, .equal, priority: 500)
    _ = try solver.add([Term(1, x)], constant: -9, .equal, priority: 400)
    #expect(throws: SolverError.conflict(with: [limit])) {
      _ = try solver.add([Term(1, x)], constant: -6, .equal)
    }
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 3)
    // Errors are those of the constraint as written: of one priority the greater unit wins.
    let z = solver.addVariable()
    _ = try solver.add([Term(1, z)], constant: -1, .equal, priority: 300)
    _ = try solver.add([Term(unit, z)], constant: -2 * unit, .equal, priority: 300)
    solver.solve()
    #expect(solver.value(of: z) == (unit > 1 ? 2 : 1))
  }

  @Test("huge numbers end in values that are finite")
  func huge() throws {
    let numbers = [
      1e300, -1e300, Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, 0,
    ]
    for first in numbers {
      for second in numbers {
        let solver = Solver()
        let variables = (0..<4).map { _ in solver.addVariable() }
        _ = try? solver.add(
          [Term(first, variables[0]), Term(1, variables[1])], constant: 1, .equal)
        _ = try? solver.add(
          [Term(1, variables[1]), Term(second, variables[2])], constant: first, .equal)
        _ = try? solver.add([Term(1, variables[2])], constant: second, .lessThanOrEqual)
        _ = try? solver.add(
          [Term(second, variables[0]), Term(first, variables[3])], constant: 3, .equal,
          priority: 500)
        _ = try? solver.add([Term(1, variables[3])], constant: second, .equal, priority: 250)
        try solver.addEdit(variables[1], priority: 700)
        try solver.suggest(second, for: variables[1])
        solver.solve()
        try solver.suggest(first, for: variables[1])
        solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
        _ = variables.map { solver.isDetermined($0) }
      }
    }
  }

  @Test("NaN is refused wherever a number is given")
  func notANumber() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.add([Term(1, x)], constant: -4, .equal, priority: 500)
    try solver.addEdit(x, priority: 1)
    #expect(throws: SolverError.self) { _ = try solver.add([Term(.nan, x)], .equal) }
    #expect(throws: SolverError.self) { _ = try solver.add([Term(1, x)], constant: .nan, .equal) }
    #expect(throws: SolverError.self) {
      _ = try solver.add([Term(1, x)], .equal, priority: .nan)
    }
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: constraint) }
    #expect(throws: SolverError.self) { try solver.setPriority(.nan, of: constraint) }
    #expect(throws: SolverError.self) { try solver.suggest(.nan, for: x) }
    #expect(throws: SolverError.self) { try solver.addEdit(x, priority: .nan) }
    #expect(throws: SolverError.self) { _ = try solver.addStay(x, priority: .nan) }
    solver.solve()
    #expect(solver.value(of: x) == 4)
  }
}
