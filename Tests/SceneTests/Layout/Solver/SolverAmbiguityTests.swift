import Testing

@testable import Scene

@Suite struct SolverAmbiguityTests {
  private typealias Term = Solver.Term

  @Test("what an equation leaves open is a size of 0, also where that was named first")
  func sizes() throws {
    for isReversed in [false, true] {
      let solver = Solver()
      let position: Solver.Variable
      let size: Solver.Variable
      if isReversed {
        size = solver.addVariable(isSize: true)
        position = solver.addVariable()
      } else {
        position = solver.addVariable()
        size = solver.addVariable(isSize: true)
      }
      _ = try solver.add([Term(1, position), Term(1, size)], constant: -100, .equal)
      solver.solve()
      #expect(solver.value(of: size) == 0)
      #expect(solver.value(of: position) == 100)
      #expect(!solver.isDetermined(size))
      #expect(!solver.isDetermined(position))
      _ = try solver.add([Term(1, size)], constant: -30, .equal, priority: 1)
      solver.solve()
      #expect(solver.value(of: position) == 70)
      #expect(solver.isDetermined(position))
    }
  }

  @Test("what only a limit keeps from 0 is as near to it as the limit lets it")
  func limits() throws {
    let solver = Solver()
    let (least, most) = (solver.addVariable(isSize: true), solver.addVariable(isSize: true))
    _ = try solver.add([Term(1, least)], constant: -50, .greaterThanOrEqual)
    _ = try solver.add([Term(1, most)], constant: -50, .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: least) == 50)
    #expect(solver.value(of: most) == 0)
    #expect(!solver.isDetermined(least))
    #expect(!solver.isDetermined(most))
  }

  @Test("two limits that meet determine; so do an optional one below a required one")
  func squeezed() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, x)], constant: -5, .greaterThanOrEqual)
    _ = try solver.add([Term(1, x)], constant: -5, .lessThanOrEqual)
    _ = try solver.add([Term(1, y)], constant: -5, .lessThanOrEqual)
    _ = try solver.add([Term(1, y)], constant: -8, .greaterThanOrEqual, priority: 10)
    #expect(solver.isDetermined(x))
    #expect(solver.isDetermined(y))
    #expect(solver.value(of: y) == 5)
  }

  @Test("a sum can be determined where its parts are not")
  func sums() throws {
    let solver = Solver()
    let (x, y, sum) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, sum), Term(-1, x), Term(-1, y)], .equal)
    _ = try solver.add([Term(1, x), Term(1, y)], constant: -9, .equal)
    #expect(solver.isDetermined(sum))
    #expect(!solver.isDetermined(x))
    #expect(!solver.isDetermined(y))
  }

  @Test("columns that only move together still leave a choice")
  func together() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    // x = y ≥ 0, said in inequalities.
    _ = try solver.add([Term(1, x), Term(-1, y)], .greaterThanOrEqual)
    _ = try solver.add([Term(1, y), Term(-1, x)], .greaterThanOrEqual)
    _ = try solver.add([Term(1, x)], .greaterThanOrEqual)
    #expect(!solver.isDetermined(x))
    #expect(!solver.isDetermined(y))
    #expect(solver.value(of: y) == 0, "asking changes nothing")
  }
}
