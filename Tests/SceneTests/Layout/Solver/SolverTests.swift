import Scene
import Testing

@Suite struct SolverTests {
  private typealias Term = Solver.Term

  @Test("a variable without constraints is 0")
  func free() {
    let solver = Solver()
    let x = solver.addVariable()
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
    #expect(solver.takeChanges().isEmpty)
  }

  @Test("equations are solved in any order")
  func equations() throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let solver = Solver()
      let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
      for which in order {
        switch which {
        case 0: _ = try solver.add([Term(1, x), Term(1, y), Term(1, z)], constant: -6, .equal)
        case 1: _ = try solver.add([Term(1, x), Term(-1, y)], constant: 1, .equal)
        default: _ = try solver.add([Term(2, y), Term(-1, z)], constant: -1, .equal)
        }
      }
      solver.solve()
      #expect(solver.value(of: x) == 1)
      #expect(solver.value(of: y) == 2)
      #expect(solver.value(of: z) == 3)
      #expect([x, y, z].allSatisfy { solver.isDetermined($0) })
    }
  }

  @Test("three constraints of a lower priority do not outweigh one of a higher")
  func lexicographic() throws {
    let solver = Solver()
    let width = solver.addVariable(isSize: true)
    for _ in 0..<3 { _ = try solver.add([Term(1, width)], constant: -200, .equal, priority: 400) }
    _ = try solver.add([Term(1, width)], constant: -100, .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test("a thousand constraints at 249 do not outweigh one at 250")
  func thousand() throws {
    let solver = Solver()
    let width = solver.addVariable(isSize: true)
    for index in 0..<1000 {
      _ = try solver.add(
        [Term(1, width)], constant: -200 - Double(index), .greaterThanOrEqual, priority: 249)
    }
    let one = try solver.add([Term(1, width)], constant: -100, .lessThanOrEqual, priority: 250)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    try solver.setPriority(248, of: one)
    solver.solve()
    #expect(solver.value(of: width) == 1199)
    solver.remove(one)
    solver.solve()
    #expect(solver.value(of: width) == 1199)
  }

  @Test("of equal sums of errors the earlier constraint wins, also after constants changed")
  func ties() throws {
    let solver = Solver()
    let width = solver.addVariable(isSize: true)
    let first = try solver.add([Term(1, width)], constant: -100, .equal, priority: 250)
    let second = try solver.add([Term(1, width)], constant: -200, .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(!solver.isDetermined(width))
    try solver.setConstant(-300, of: first)
    solver.solve()
    #expect(solver.value(of: width) == 300)
    try solver.setConstant(-50, of: second)
    solver.solve()
    #expect(solver.value(of: width) == 300)
    _ = try solver.add([Term(1, width)], constant: -120, .equal, priority: 100)
    solver.solve()
    #expect(solver.value(of: width) == 120, "a lower priority decides before the order does")
  }

  @Test("labels of 80 and 60 in 300 with a gap of 10, hugging 251 and 250: 80 and 210")
  func labels() throws {
    let solver = Solver()
    let (x1, w1) = (solver.addVariable(), solver.addVariable(isSize: true))
    let (x2, w2) = (solver.addVariable(), solver.addVariable(isSize: true))
    for (width, size, hugging) in [(w1, 80.0, 251.0), (w2, 60, 250)] {
      _ = try solver.add([Term(1, width)], constant: -size, .lessThanOrEqual, priority: hugging)
      _ = try solver.add([Term(1, width)], constant: -size, .greaterThanOrEqual, priority: 750)
    }
    _ = try solver.add([Term(1, x1)], .equal)
    _ = try solver.add([Term(1, x2), Term(-1, x1), Term(-1, w1)], constant: -10, .equal)
    _ = try solver.add([Term(1, x2), Term(1, w2)], constant: -300, .equal)
    solver.solve()
    #expect(solver.value(of: w1) == 80)
    #expect(solver.value(of: w2) == 210)
    #expect(solver.value(of: x2) == 90)
  }

  @Test("a conflict names the others of a minimal set, and changes nothing")
  func conflict() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    let first = try solver.add([Term(1, variables[0])], constant: -1, .equal)
    var chain = [first]
    for index in 1..<4 {
      chain.append(
        try solver.add(
          [Term(1, variables[index]), Term(-1, variables[index - 1])], constant: -1, .equal))
    }
    _ = try solver.add([Term(1, variables[1])], .greaterThanOrEqual)
    #expect(throws: SolverError.conflict(with: Array(chain[..<3]))) {
      _ = try solver.add([Term(1, variables[2])], constant: -4, .equal)
    }
    #expect(throws: SolverError.conflict(with: chain)) {
      _ = try solver.add([Term(1, variables[3])], constant: -3, .lessThanOrEqual)
    }
    solver.solve()
    #expect(variables.map { solver.value(of: $0) } == [1, 2, 3, 4])
  }

  @Test("a redundant constraint takes effect once the others are gone")
  func redundant() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add([Term(1, x)], constant: -5, .equal)
    let second = try solver.add([Term(1, y)], constant: -5, .equal)
    _ = try solver.add([Term(1, x), Term(-1, y)], .equal)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    try solver.setConstant(-7, of: second)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test("a constraint in the place of a removed one that was pending is put in once")
  func pendingPlace() throws {
    let solver = Solver()
    let (x0, w0) = (solver.addVariable(), solver.addVariable(isSize: true))
    let (x1, w1) = (solver.addVariable(), solver.addVariable(isSize: true))
    let width = solver.addVariable(isSize: true)
    for (size, own) in [(w0, 20.0), (w1, 60)] {
      _ = try solver.add([Term(1, size)], constant: -own, .lessThanOrEqual, priority: 250)
      _ = try solver.add([Term(1, size)], constant: -own, .greaterThanOrEqual, priority: 750)
    }
    _ = try solver.add([Term(1, width)], constant: -320, .equal)
    // A row of equal widths closes a loop; then both widths are fixed; then they are free again.
    let row = [
      try solver.add([Term(1, x0)], constant: -10, .equal),
      try solver.add([Term(1, w1), Term(-1, w0)], .equal),
      try solver.add([Term(1, x1), Term(-1, w0), Term(-1, x0)], constant: -5, .equal),
      try solver.add([Term(1, w1), Term(1, x1), Term(-1, width)], .equal),
    ]
    solver.solve()
    for constraint in row { solver.remove(constraint) }
    let fixed = try [w0, w1].map { try solver.add([Term(1, $0)], constant: -40, .equal) }
    solver.solve()
    #expect(solver.value(of: w0) == 40 && solver.value(of: w1) == 40)
    for constraint in fixed { solver.remove(constraint) }
    solver.solve()
    #expect(solver.value(of: w0) == 20 && solver.value(of: w1) == 60)
  }

  @Test("numbers that are not finite, and priorities out of range, are refused")
  func arguments() throws {
    let solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.notFinite(.infinity)) {
      _ = try solver.add([Term(1, x)], constant: .infinity, .equal)
    }
    #expect(throws: SolverError.notFinite(-.infinity)) {
      _ = try solver.add([Term(-.infinity, x)], .equal)
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      _ = try solver.add([Term(1, x)], .equal, priority: 0)
    }
    #expect(throws: SolverError.priorityOutOfRange(1001)) {
      _ = try solver.add([Term(1, x)], .equal, priority: 1001)
    }
    #expect(throws: SolverError.notEdited(x)) { try solver.suggest(1, for: x) }
    solver.removeVariable(x)
    #expect(throws: SolverError.unknownVariable(x)) { _ = try solver.add([Term(1, x)], .equal) }
  }

  @Test("an edit pulls, a stay keeps")
  func editAndStay() throws {
    let solver = Solver()
    let (left, right) = (solver.addVariable(), solver.addVariable())
    let width = solver.addVariable(isSize: true)
    _ = try solver.add([Term(1, right), Term(-1, left), Term(-1, width)], .equal)
    _ = try solver.addStay(width, priority: 1)
    _ = try solver.addStay(left, priority: 2)
    try solver.addEdit(right, priority: 500)
    try solver.suggest(100, for: right)
    solver.solve()
    #expect(solver.value(of: left) == 0)
    #expect(solver.value(of: width) == 100)
    solver.removeEdit(right)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    try solver.addEdit(left, priority: 500)
    try solver.suggest(10, for: left)
    solver.solve()
    #expect(solver.value(of: right) == 110)
    #expect(solver.takeChanges() == [left, right, width])
    #expect(solver.takeChanges().isEmpty)
  }
}
