import Testing

@testable import Scene

@Suite struct SolverStayTests {
  private typealias Term = Solver.Term

  @Test("a stay keeps what an edit has moved, of stays the stronger one")
  func order() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add([Term(1, x), Term(1, y)], constant: -100, .equal)
    _ = try solver.addStay(x, priority: 20)
    _ = try solver.addStay(y, priority: 10)
    for (value, edited) in [(30.0, x), (10, y), (40, x), (99, y)] {
      try solver.addEdit(edited, priority: 500)
      try solver.suggest(value, for: edited)
      solver.solve()
      solver.removeEdit(edited)
      solver.solve()
      #expect(solver.value(of: edited) == value)
      #expect(solver.value(of: x) + solver.value(of: y) == 100)
    }
  }

  @Test("a variable can be edited once; a second edit changes the priority")
  func twice() throws {
    let solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add([Term(1, x)], constant: -5, .equal, priority: 400)
    try solver.addEdit(x, priority: 300)
    try solver.suggest(9, for: x)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    try solver.addEdit(x, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 9)
    solver.removeEdit(x)
    solver.removeEdit(x)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test("a suggestion that repeats is followed as exactly as the first one")
  func repeats() throws {
    let solver = Solver()
    var variables = [solver.addVariable()]
    for index in 1..<50 {
      variables.append(solver.addVariable())
      _ = try solver.add(
        [Term(1, variables[index]), Term(-1, variables[index - 1])], constant: -0.1, .equal)
    }
    try solver.addEdit(variables[49], priority: 900)
    for step in 0..<100 {
      let value = Double(step * 7919 % 1000)
      try solver.suggest(value, for: variables[49])
      // A constant of the chain moves at times, too, and so does what is not on the way.
      if step == 50 { _ = try solver.add([Term(1, solver.addVariable())], .equal) }
      solver.solve()
      #expect(solver.value(of: variables[49]) == value)
      #expect(abs(solver.value(of: variables[0]) - (value - 4.9)) < 1e-9)
      #expect(solver.takeChanges().count >= (value == 0 ? 0 : 50))
    }
  }
}
